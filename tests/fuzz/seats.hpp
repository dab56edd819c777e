// The seats of a game of Diplomacy, for all systems of Diplomacy.
#pragma once

#include "filler.hpp"
#include "tallysheet/diplomacy.hpp"

namespace tallysheet::fuzz {

/// Mostly fills in every power once. Sometimes a power or its centres are missing.
inline void fill_seat(Filler& filler, diplomacy::Seat& seat) {
  filler.set(seat.power, [&] { return filler.choice_in_turn<diplomacy::Power>(); });
  seat.player = filler.name();
  filler.set(seat.centres, [&] { return filler.whole(diplomacy::centres_of_power); });
}

}  // namespace tallysheet::fuzz
