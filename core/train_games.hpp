// What the two systems for train games share: how a player is named in a problem, and which scores can
// be scored. Source: rules/READINGS.md, Puffing Billy 3 and Union Pacific 3.
#pragma once

#include <string_view>

#include "decimal.hpp"
#include "problem.hpp"

namespace tallysheet::train_games {

/// The player in seat `seat`, who may have no name.
struct Seat {
  std::string_view player;
  size_t number;
};

/// 'range' at a score below zero.
void check_score(Problems& problems, const Pointer& at, const Seat& seat, Decimal score);

/// 'range' at a winner's score of zero.
void check_winner(Problems& problems, const Pointer& at, const Seat& seat, Decimal score);

}  // namespace tallysheet::train_games
