// The finish of any game at the boundary, for the systems that score places.
#pragma once

#include "boundary/systems.hpp"
#include "tallysheet/finish.hpp"

namespace tallysheet::wasm {

template <>
inline constexpr auto fields_of<Finish> = record<Finish>(optional<&Finish::player>("player"),
                                                         field<&Finish::place>("place", {places_allowed}));

template <>
inline constexpr auto fields_of<FinishRow> = record<FinishRow>(
    field<&FinishRow::player>("player"), field<&FinishRow::rank>("rank", "Standard competition ranking: 1, 2, 2, 4."),
    field<&FinishRow::shared_by>("sharedBy"),
    field<&FinishRow::points>("points", "Printed to 2 places. Tied players take the mean of the ranks they fill."));

}  // namespace tallysheet::wasm
