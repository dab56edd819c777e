// A game of Size Matters, scored alone or as part of an event.
#pragma once

#include "tallysheet/size_matters.hpp"

namespace tallysheet::size_matters {

/// Scores a game in which check() found no problem. `settings` apply if the game has none of its own.
Sheet sheet_of(const Game& game, const Settings& settings);

}  // namespace tallysheet::size_matters
