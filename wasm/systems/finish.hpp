// The finish of any game at the boundary, for the systems that score places.
#pragma once

#include "boundary/systems.hpp"
#include "tallysheet/finish.hpp"

namespace tallysheet::wasm {

template <>
struct Input<Finish> {
  using Fields = InputFields<Finish>;
  static constexpr std::array fields = {
      Fields::optional<&Finish::player>("player"),
      Fields::required<&Finish::place>("place", {places_allowed}),
  };
};

template <>
struct Output<FinishRow> {
  using Fields = OutputFields<FinishRow>;
  static constexpr std::array fields = {
      Fields::of<&FinishRow::player>("player"),
      Fields::of<&FinishRow::rank>("rank"),
      Fields::of<&FinishRow::shared_by>("sharedBy"),
      Fields::of<&FinishRow::points>("points"),
  };
};

}  // namespace tallysheet::wasm
