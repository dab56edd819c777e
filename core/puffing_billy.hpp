// Puffing Billy, the tournament scoring of the Train Gamers Association for train games.
// Source: rules/000_14661db876957472.txt (11 June 1998), How to Score a Game Board, Scoring Finals;
// rules/001_12530adf78e30c52.txt (2023), rule 7, for seating order; rules/READINGS.md, Puffing Billy.
//
// A board: placement points for the first four; second to fourth add .5 × own score ÷ winner's score,
// .5 at most; the winner adds .03 × the sum of those bonuses. Each bonus is rounded to 3 places (4 on
// request). Fifth and sixth are listed without a score.
// A final: the boards are scored as ever, and the final's first three add .3, .2, .1 to their best score
// in the game. With several boards the winners are ranked by score ÷ average of their board's first four.
// Ties: places on a board are what the players report, or by seating order, never shared. Equal ratios in a
// final, equal best scores and equal totals share a place.
// Refused: scores below zero, a winner on zero, one player twice on a board or in a final.
// Names on a sheet are views of those in its request.
// Example: 252,000, 248,000, 121,000, 98,000 and a fifth score 3.028, 2.492, 1.240, .194 and nothing.
#pragma once

#include <optional>
#include <string_view>

#include "decimal.hpp"
#include "list.hpp"
#include "placing.hpp"
#include "players.hpp"
#include "problem.hpp"
#include "working.hpp"

namespace tallysheet::puffing_billy {

inline constexpr Range finishers_on_board = {2, 6};
inline constexpr Range boards_in_final = {1, 50};
inline constexpr Range decimals_allowed = {3, 4};
inline constexpr Range categories_counted = {1, 1'000'000};
inline constexpr Range scores_qualifying = {1, 1'000'000};

enum class Listed { finish, seating };
inline constexpr std::array<std::string_view, 2> listed_names = {"finish", "seating"};
constexpr const auto& names_of(Listed) { return listed_names; }

enum class Stage { preliminary, final };
inline constexpr std::array<std::string_view, 2> stage_names = {"preliminary", "final"};
constexpr const auto& names_of(Stage) { return stage_names; }

struct Finisher {
  /// May be empty on a single board.
  std::string_view player;
  /// The game's own score, zero or more; the winner's above zero.
  Decimal score;
};

/// What holds for a whole request.
struct Settings {
  /// Places to which each bonus is rounded.
  int64_t decimals = 3;
  /// Whether each row of a sheet carries its working.
  bool working = false;
};

struct Board {
  List<Finisher> finishers;
  Listed listed = Listed::finish;
};

struct BoardRequest : Board, Settings {};

struct Finalist : Finisher {
  /// The best PB score in this game before the final.
  std::optional<Decimal> best;
};

/// A board of a final.
struct FinalTable {
  List<Finalist> finishers;
  Listed listed = Listed::finish;

  Board board() const { return {{finishers.begin(), finishers.end()}, listed}; }
};

struct FinalRequest : Settings {
  List<FinalTable> boards;
};

/// A board of an event, which counts for a category.
struct CategoryBoard : Board {
  std::string_view category;
  Stage stage = Stage::preliminary;
};

/// The holders of the best `top` scores.
struct Top {
  int64_t top = 0;
};

struct QualifiersRequest : Settings {
  List<CategoryBoard> boards;
  std::string_view category;
  /// Without it, everybody who won a board.
  std::optional<Top> top;
};

struct EventRequest : Settings {
  List<CategoryBoard> boards;
  /// How many categories count; without it, all.
  std::optional<int64_t> count;
};

struct BoardRow {
  std::string_view player;
  int index = 0;
  int place = 0;
  Figure score;
  /// Nothing for fifth and sixth, who receive no PB score.
  std::optional<int> placement;
  std::optional<Figure> bonus;
  std::optional<Figure> total;
  /// The bonus is the greatest there is because this player outscored the winner.
  bool capped = false;
  /// Seating order decided between this player and another on the same score.
  bool tiebreaker = false;
};

struct BoardSheet {
  List<BoardRow> rows;
  Figure bonus_total;
  Working working;
};

struct FinalRow : BoardRow {
  std::optional<Figure> ratio;
  std::optional<int> final_place;
  Figure final_bonus;
  std::optional<Figure> new_best;
};

struct FinalBoard {
  Figure average;
  Figure bonus_total;
  List<FinalRow> rows;
  Working working;
};

struct Rung {
  int place = 0;
  int board = 0;
  int row = 0;
  std::string_view player;
  Figure ratio;
  Figure bonus;
  bool shared = false;
};

struct FinalSheet {
  List<FinalBoard> boards;
  List<Rung> ladder;
};

struct Qualifier {
  std::string_view player;
  Figure best;
  int boards_won = 0;
  int place = 0;
  bool shared = false;
};

struct QualifiersSheet {
  List<Qualifier> players;
};

struct CategoryScore {
  std::string_view category;
  Figure best;
  Figure final_bonus;
  bool counted = false;
};

struct EventRow : Standing {
  Figure total;
  List<CategoryScore> categories;
};

struct EventSheet {
  List<EventRow> rows;
};

/// Every problem of the request, none when it can be scored.
Problems check(const BoardRequest& request);
Problems check(const FinalRequest& request);
Problems check(const QualifiersRequest& request);
Problems check(const EventRequest& request);

/// A board's finishers, first place first.
List<Placed> finishing_order(const Board& board);

/// The sheets of requests in which check() finds no problem. The points of an average, a ratio or a
/// bonus are rounded where they stand on the sheet; ratios are compared exactly.
BoardSheet score_board(const Board& board, const Settings& settings);
BoardSheet score_board(const BoardRequest& request);
FinalSheet score_final(const FinalRequest& request);
/// The final's first three, from the sheets of all its boards.
List<Rung> final_ladder(const List<const BoardSheet*>& boards);
/// Best score first.
QualifiersSheet qualifiers(const QualifiersRequest& request);
/// Highest total first, in time n log n.
EventSheet standings(const EventRequest& request);

}  // namespace tallysheet::puffing_billy
