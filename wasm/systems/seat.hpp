// The seat of any game of Diplomacy at the boundary.
#pragma once

#include "boundary/systems.hpp"
#include "tallysheet/diplomacy.hpp"

namespace tallysheet::wasm {

template <>
inline constexpr Alias alias_of<diplomacy::Power> = {"Power"};

template <>
inline constexpr auto fields_of<diplomacy::Seat> =
    record<diplomacy::Seat>(field<&diplomacy::Seat::power>("power"), optional<&diplomacy::Seat::player>("player"),
                            field<&diplomacy::Seat::centres>("centres", {diplomacy::centres_of_power}));

}  // namespace tallysheet::wasm
