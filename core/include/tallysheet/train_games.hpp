// Common ground of the two systems for train games: the scores that are allowed, and how a problem names a player.
//
// Source: core/SOURCES.md, Puffing Billy 3 and Union Pacific final 3.
#pragma once

#include <cstddef>
#include <string_view>

#include "tallysheet/decimal.hpp"
#include "tallysheet/problem.hpp"

namespace tallysheet::train_games {

/// One finisher's score. A player without a name is identified by index in the request.
struct Score {
  std::string_view player;
  std::size_t index = 0;
  Decimal score;
};

/// Reports 'range' if the score is below zero.
void check_score(Problems& problems, const Path& at, const Score& score);

/// Reports 'range' if the winner's score is zero.
void check_winner(Problems& problems, const Path& at, const Score& winner);

}  // namespace tallysheet::train_games
