// RPLOPS, points by rank for any game, with its second version and PLOPS, which is RPLOPS0(50).
// Source: rules/004_066abb76a106fbc6.txt (2004), The Formula and Version 2; rules/READINGS.md, RPLOPS.
//
// n players, rank r, average x, usual length h hours (left out where time is ignored):
// RPLOPS (n + 1 − r) × h × 2 × x ÷ (n + 1); RPLOPS2 (n − r) ÷ (n − 1) × h × x × 2. Rounded to 2 places.
// Ties take the mean of the exact points of the ranks they fill, which is the formula at their mean rank.
// An event adds the rounded points of its games.
// Refused: no player or more than 100 (for RPLOPS2 fewer than 2), an average or hours not above zero.
// Example: two level at rank 2 of 5 with x = 50 have (66.66… + 50) ÷ 2 = 58.33 each.
#pragma once

#include <optional>
#include <string_view>

#include "decimal.hpp"
#include "list.hpp"
#include "placing.hpp"
#include "players.hpp"
#include "problem.hpp"
#include "working.hpp"

namespace tallysheet::rplops {

enum class Formula { rplops, rplops2 };
inline constexpr std::array<std::string_view, 2> formula_names = {"RPLOPS", "RPLOPS2"};
constexpr const auto& names_of(Formula) { return formula_names; }

inline constexpr Range players_in_game = {1, 100};
inline constexpr Range players_in_second = {2, 100};  // in a game scored by RPLOPS2
inline constexpr Range players_in_table = {2, 20};
inline constexpr Range places_allowed = {1, 999'999'999'999};

struct Settings {
  Formula formula = Formula::rplops;
  /// Points per game, or per hour where hours count. Above zero.
  Decimal average{50};
};

struct Finish {
  std::string_view player;
  /// 1 is best; only the order matters, equal numbers are a tie.
  int64_t place = 0;
};

struct Game : Settings {
  List<Finish> finish;
  /// The game's usual length; nothing where time is ignored. Above zero.
  std::optional<Decimal> hours;
  bool working = false;
};

struct TableRequest : Settings {
  std::optional<Decimal> hours;
  int64_t most_players = 6;
  int64_t fewest_players = 2;
};

struct EventGame {
  List<Finish> finish;
  std::optional<Decimal> hours;
};

struct Event : Settings {
  List<EventGame> games;
  bool use_time = false;
};

struct Row {
  std::string_view player;
  int rank = 0;
  int shared_by = 1;
  WideFigure points;
};

struct Sheet {
  /// The system's own name for the settings: "RPLOPS0(50)".
  Text name;
  List<Row> rows;
  Working working;
};

struct TableRow {
  int rank = 0;
  /// Nothing where a game of so many players has no such rank.
  List<std::optional<WideFigure>> points;
};

struct Table {
  Text name;
  List<int64_t> players;
  List<TableRow> rows;
};

struct StandingsRow : Standing {
  int games = 0;
  /// Nothing where time is ignored.
  std::optional<WideFigure> hours;
  WideFigure total;
};

struct Standings {
  Text name;
  List<StandingsRow> rows;
};

/// Every problem of the request, none when it can be scored.
Problems check(const Game& game);
Problems check(const TableRequest& request);
Problems check(const Event& event);

/// The sheets of requests in which check() finds no problem.
Sheet score_game(const Game& game);
/// The points of every rank for each number of players, the largest number first.
Table points_table(const TableRequest& request);
/// Highest total first, in time n log n.
Standings standings(const Event& event);

}  // namespace tallysheet::rplops
