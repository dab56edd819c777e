// Union Pacific, the two-game final of the Train Gamers Association's tournament.
// Source: rules/001_12530adf78e30c52.txt (2023), rule 2 and Finals Scoring Explained; rules/READINGS.md,
// Union Pacific final.
//
// In each game the highest score is 100 per cent and the others are measured against it; each percentage
// is rounded to a whole number and the two are added. Another reading rounds only the sum of the two.
// Ties: level at the top of a game, both have 100; level totals share a place.
// Refused: scores below zero, a winner on zero, games whose players differ.
// Example: 110 of 120 and 100 of 100 are 92 + 100 = 192.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "decimal.hpp"
#include "list.hpp"
#include "placing.hpp"
#include "problem.hpp"
#include "working.hpp"

namespace tallysheet::union_pacific {

inline constexpr Range games_in_final = {2, 2};
inline constexpr Range players_in_game = {2, 6};

enum class Rounding { each_game, total };
inline constexpr std::array<std::string_view, 2> rounding_names = {"each-game", "total"};
constexpr const auto& names_of(Rounding) { return rounding_names; }

struct Player {
  std::string_view player;
  /// Zero or more; the winner's above zero.
  Decimal score;
};

using Game = List<Player>;

struct TwoGameRequest {
  /// Two, with the same players, in any order within a game.
  List<Game> games;
  Rounding rounding = Rounding::each_game;
  bool working = false;
};

/// One figure for each game.
using Pair = std::array<Figure, 2>;

struct TwoGameRow : Standing {
  Pair scores;
  Pair percents;
  Pair points;
  Figure total;
};

struct TwoGameSheet {
  List<TwoGameRow> rows;
  Working working;
};

/// Every problem of the request, none when it can be scored.
Problems check(const TwoGameRequest& request);

/// Highest total first, of a request in which check() finds no problem.
TwoGameSheet score_final(const TwoGameRequest& request);

}  // namespace tallysheet::union_pacific
