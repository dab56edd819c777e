// Union Pacific, the two-game final of the Train Gamers Association's tournament.
// Source: core/SOURCES.md, Union Pacific final: the association's text of 2023, rule 2 and Finals Scoring Explained.
//
// In each game the highest score is 100 per cent and the others are measured against it; each percentage is rounded to
// a whole number and the two are added. Another reading rounds only the sum of the two.
// Ties: players level at the top of a game both have 100; equal totals share a place.
// Refused: scores below zero, a winner on zero, games with different players.
// Example: 110 of 120 and 100 of 100 are 92 + 100 = 192.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::union_pacific {

inline constexpr Range games_in_final = {2, 2};
inline constexpr Range players_in_game = {2, 6};

enum class Rounding { each_game, total };
inline constexpr std::array<Named<Rounding>, 2> rounding_names = {
    {{Rounding::each_game, "each-game"}, {Rounding::total, "total"}}};
constexpr const auto& names_of(Rounding) { return rounding_names; }

struct Player {
  std::string player;
  /// Zero or more, and above zero for the winner.
  Decimal score;
};

using Game = std::vector<Player>;

struct TwoGameRequest {
  /// The two games. They have the same players, whose order may differ.
  std::vector<Game> games;
  Rounding rounding = Rounding::each_game;
  /// Whether the sheet includes its working.
  bool working = false;
};

/// One figure for each game.
using Pair = std::array<Figure, 2>;

struct TwoGameRow : Standing {
  Pair scores;
  /// Percentages of the highest score, to 2 places.
  Pair percents;
  /// The figures that are added: whole numbers, or the percentages if only the total is rounded.
  Pair points;
  Figure total;
};

struct TwoGameSheet {
  std::vector<TwoGameRow> rows;
  Working working;
};

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const TwoGameRequest& request);

/// Sorts the rows by total, highest first.
[[nodiscard]] TwoGameSheet score_final(const Checked<TwoGameRequest>& request);

}  // namespace tallysheet::union_pacific
