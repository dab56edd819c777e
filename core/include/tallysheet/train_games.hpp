// What the two systems for train games share: which scores can be scored, and how a problem names a player.
//
// Source: core/SOURCES.md, Puffing Billy 3 and Union Pacific final 3.
#pragma once

#include <cstddef>
#include <string_view>

#include "tallysheet/decimal.hpp"
#include "tallysheet/problem.hpp"

namespace tallysheet::train_games {

/// One finisher's score. The player may have no name and is then told by the index in the request.
struct Score {
  std::string_view player;
  std::size_t index = 0;
  Decimal score;
};

/// Reports 'range' at a score below zero.
void check_score(Problems& problems, const Path& at, const Score& score);

/// Reports 'range' at a winner's score of zero.
void check_winner(Problems& problems, const Path& at, const Score& winner);

}  // namespace tallysheet::train_games
