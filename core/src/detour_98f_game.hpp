// A game of Detour 98f, scored alone or among others.
#pragma once

#include "tallysheet/detour_98f.hpp"

namespace tallysheet::detour_98f {

/// Scores a game in which check() found no problem.
Sheet sheet_of(const Game& game);

}  // namespace tallysheet::detour_98f
