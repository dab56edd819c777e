// RPLOPS, points by rank for any game, with its second version and with PLOPS, which is RPLOPS0(50).
// Source: core/SOURCES.md, RPLOPS: the text of 2004, The Formula and Version 2.
//
// n players, rank r, average x, usual length of h hours (left out if time is ignored): RPLOPS (n + 1 − r) × h × 2 × x ÷
// (n + 1); RPLOPS2 (n − r) ÷ (n − 1) × h × x × 2. Points are rounded to 2 places.
// Tied players take the mean of the exact points of the ranks they fill, which is the formula at their mean rank.
// An event adds the rounded points of its games.
// Refused: no player or more than 100 (for RPLOPS2 fewer than 2), an average or hours not above zero.
// Example: two tied at rank 2 of 5 with x = 50 have (66.66… + 50) ÷ 2 = 58.33 each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/finish.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::rplops {

enum class Formula { rplops, rplops2 };
inline constexpr std::array<Named<Formula>, 2> formula_names = {
    {{Formula::rplops, "RPLOPS"}, {Formula::rplops2, "RPLOPS2"}}};
constexpr const auto& names_of(Formula) { return formula_names; }

inline constexpr Range players_in_game = {1, 100};
inline constexpr Range players_in_rplops2_game = {2, 100};
inline constexpr Range players_in_table = {2, 20};

struct Settings {
  Formula formula = Formula::rplops;
  /// The average points per game, or per hour if hours count. Above zero.
  Decimal average = Decimal(50);
};

struct Game : Settings {
  std::vector<Finish> finish;
  /// The game's usual length, above zero; not set if time is ignored.
  std::optional<Decimal> hours;
  /// Whether the sheet includes its working.
  bool working = false;
};

struct TableRequest : Settings {
  std::optional<Decimal> hours;
  std::int64_t max_players = 6;
  std::int64_t min_players = 2;
};

struct EventGame {
  std::vector<Finish> finish;
  std::optional<Decimal> hours;
};

struct Event : Settings {
  std::vector<EventGame> games;
  bool use_time = false;
};

struct Sheet {
  /// The system's own notation for the settings: "RPLOPS0(50)".
  std::string name;
  std::vector<FinishRow> rows;
  Working working;
};

struct TableRow {
  std::size_t rank = 0;
  /// One element per column, not set if a game of that size has no such rank.
  std::vector<std::optional<WideFigure>> points;
};

struct Table {
  std::string name;
  /// The number of players in each column, largest first.
  std::vector<std::size_t> players;
  std::vector<TableRow> rows;
};

struct StandingsRow : Standing {
  int games = 0;
  /// Not set if time is ignored.
  std::optional<WideFigure> hours;
  WideFigure total;
};

struct Standings {
  std::string name;
  std::vector<StandingsRow> rows;
  /// The figures in which rows that share a place are equal; empty if no place is shared.
  LevelOn level_on = {};
};

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const Game& game);
[[nodiscard]] Problems check(const TableRequest& request);
[[nodiscard]] Problems check(const Event& event);

[[nodiscard]] Sheet score_game(const Checked<Game>& game);
/// Tabulates the points of every rank for each number of players, largest number first.
[[nodiscard]] Table points_table(const Checked<TableRequest>& request);
/// Ranks the players, highest total first.
[[nodiscard]] Standings standings(const Checked<Event>& event);

}  // namespace tallysheet::rplops
