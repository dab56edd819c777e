// Puffing Billy, the tournament scoring of the Train Gamers Association for train games.
// Source: core/SOURCES.md, Puffing Billy: the association's texts of 1998 (boards, finals) and 2023 (seating order).
//
// A board: placement points for the first four; second to fourth add .5 × own score ÷ winner's score, .5 at most; the
// winner adds .03 × the sum of those bonuses. Each bonus is rounded to 3 places (4 on request). Fifth and sixth are
// listed without a score.
// A final: the boards are scored as ever, and the final's first three add .3, .2, .1 to their best score in the game.
// With several boards the winners are ranked by score ÷ average of their board's first four.
// Ties: places on a board are what the players report, or by seating order, never shared. Equal ratios in a final,
// equal best scores and equal totals share a place.
// Refused: scores below zero, a winner on zero, one player twice on a board or in a final.
// Example: 252,000, 248,000, 121,000, 98,000 and a fifth score 3.028, 2.492, 1.240, .194 and nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::puffing_billy {

inline constexpr Range finishers_on_board = {2, 6};
inline constexpr Range boards_in_final = {1, 50};
inline constexpr Range decimals_allowed = {3, 4};
inline constexpr Range categories_counted = {1, 1'000'000};
inline constexpr Range scores_qualifying = {1, 1'000'000};
/// A final's bonus is printed to so many places.
inline constexpr int final_bonus_places = 1;

enum class Listed { finish, seating };
inline constexpr std::array<Named<Listed>, 2> listed_names = {
    {{Listed::finish, "finish"}, {Listed::seating, "seating"}}};
constexpr const auto& names_of(Listed) { return listed_names; }

enum class Stage { preliminary, final };
inline constexpr std::array<Named<Stage>, 2> stage_names = {
    {{Stage::preliminary, "preliminary"}, {Stage::final, "final"}}};
constexpr const auto& names_of(Stage) { return stage_names; }

struct Finisher {
  /// May be empty on a single board.
  std::string player;
  /// The game's own score, zero or more; the winner's above zero.
  Decimal score;
};

/// What holds for a whole request.
struct Settings {
  /// Places to which each bonus is rounded.
  std::int64_t decimals = 3;
  /// Whether sheets carry their working.
  bool working = false;
};

struct Board {
  std::vector<Finisher> finishers;
  Listed listed = Listed::finish;
};

struct BoardRequest : Board, Settings {};

struct Finalist : Finisher {
  /// The best PB score in this game before the final.
  std::optional<Decimal> best;
};

struct FinalBoardRequest {
  std::vector<Finalist> finishers;
  Listed listed = Listed::finish;

  Board board() const { return {{finishers.begin(), finishers.end()}, listed}; }
};

struct FinalRequest : Settings {
  std::vector<FinalBoardRequest> boards;
};

/// A board of an event, which counts for a category.
struct CategoryBoard : Board {
  std::string category;
  Stage stage = Stage::preliminary;
};

/// The holders of the best `top` scores qualify.
struct TopScores {
  std::int64_t top = 0;
};

struct QualifiersRequest : Settings {
  std::vector<CategoryBoard> boards;
  std::string category;
  /// Without it, everybody who won a board.
  std::optional<TopScores> rule;
};

struct EventRequest : Settings {
  std::vector<CategoryBoard> boards;
  /// How many categories count; without it, all.
  std::optional<std::int64_t> count;
};

struct BoardRow {
  std::string player;
  /// Among the finishers of the request.
  std::size_t index = 0;
  std::size_t place = 0;
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
  std::vector<BoardRow> rows;
  Figure bonus_total;
  Working working;
};

struct FinalRow : BoardRow {
  /// Nothing for fifth and sixth.
  std::optional<Figure> ratio;
  std::optional<std::size_t> final_place;
  Figure final_bonus;
  std::optional<Figure> new_best;
};

struct FinalBoard {
  Figure average;
  Figure bonus_total;
  std::vector<FinalRow> rows;
  Working working;
};

/// One of a final's first three.
struct LadderRow {
  std::size_t place = 0;
  /// Among the final's boards, and the row of that board.
  std::size_t board = 0;
  std::size_t row = 0;
  std::string player;
  Figure ratio;
  Figure bonus;
  bool shared = false;
};

struct FinalSheet {
  std::vector<FinalBoard> boards;
  std::vector<LadderRow> ladder;
};

struct Qualifier {
  std::string player;
  Figure best;
  int boards_won = 0;
  std::size_t place = 0;
  bool shared = false;
};

struct QualifiersSheet {
  std::vector<Qualifier> players;
};

struct CategoryScore {
  std::string category;
  Figure best;
  Figure final_bonus;
  bool counted = false;
};

struct EventRow : Standing {
  Figure total;
  std::vector<CategoryScore> categories;
};

struct EventSheet {
  std::vector<EventRow> rows;
};

/// Every problem of the request, none when it can be scored.
[[nodiscard]] Problems check(const BoardRequest& request);
[[nodiscard]] Problems check(const FinalRequest& request);
[[nodiscard]] Problems check(const QualifiersRequest& request);
[[nodiscard]] Problems check(const EventRequest& request);

// The sheets of requests in which check() finds no problem. Averages, ratios and bonuses are rounded where they stand
// on the sheet; ratios are compared exactly.

[[nodiscard]] BoardSheet score_board(const BoardRequest& request);
[[nodiscard]] FinalSheet score_final(const FinalRequest& request);
/// Best score first.
[[nodiscard]] QualifiersSheet qualifiers(const QualifiersRequest& request);
/// Highest total first.
[[nodiscard]] EventSheet standings(const EventRequest& request);

// The steps that these share.

/// A board's finishers, first place first.
std::vector<Ranked> finishing_order(const Board& board);
[[nodiscard]] BoardSheet score_board(const Board& board, const Settings& settings);
/// A final's first three, from the sheets of all its boards.
std::vector<LadderRow> ladder_of(const std::vector<const BoardSheet*>& boards);

}  // namespace tallysheet::puffing_billy
