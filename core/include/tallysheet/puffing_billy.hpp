// Puffing Billy, the tournament scoring of the Train Gamers Association for train games.
// Source: core/SOURCES.md, Puffing Billy: the association's texts of 1998 (boards, finals) and 2023 (seating order).
//
// A board: placement points for the first four; second to fourth add .5 × own score ÷ winner's score, .5 at most; the
// winner adds .03 × the sum of those bonuses. Each bonus is rounded to 3 places (4 on request). Fifth and sixth are
// listed without a score.
// A final: its boards are scored like any other, and the final's first three add .3, .2, .1 to their best score in the
// game. If there are several boards, the winners are ranked by score ÷ average of their board's first four.
// Ties: places on a board are never shared; they are as reported by the players, or by seating order. A sheet marks
// finishers who are level on score, and says whether a report or only the order of the list separates them. Equal
// ratios in a final, equal best scores and equal totals share a place.
// Refused: scores below zero, a winner on zero, one player twice on a board or in a final.
// Example: 252,000, 248,000, 121,000, 98,000 and a fifth score 3.028, 2.492, 1.240, .194 and nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/checked.hpp"
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
/// The number of places to which a final's bonus is printed.
inline constexpr int final_bonus_places = 1;

enum class Listed { finish, seating };
inline constexpr std::array<Named<Listed>, 2> listed_names = {
    {{Listed::finish, "finish"}, {Listed::seating, "seating"}}};
constexpr const auto& names_of(Listed) { return listed_names; }

enum class Stage { preliminary, final };
inline constexpr std::array<Named<Stage>, 2> stage_names = {
    {{Stage::preliminary, "preliminary"}, {Stage::final, "final"}}};
constexpr const auto& names_of(Stage) { return stage_names; }

/// The criterion that separates finishers who are listed as they finished and have the same score.
enum class Level {
  reported,  // the players reported who placed ahead
  listed,    // only the order of the list
};
inline constexpr std::array<Named<Level>, 2> level_names = {{{Level::reported, "reported"}, {Level::listed, "listed"}}};
constexpr const auto& names_of(Level) { return level_names; }

struct Finisher {
  /// The name, which may be empty on a single board.
  std::string player;
  /// The game's own score: zero or more, and above zero for the winner.
  Decimal score;
};

/// Settings of a whole request.
struct Settings {
  /// The number of places to which each bonus is rounded.
  std::int64_t decimals = 3;
  /// Whether sheets include their working.
  bool working = false;
};

struct Board {
  std::vector<Finisher> finishers;
  Listed listed = Listed::finish;
  /// Indexes of finishers who were reported to have placed ahead of those with the same score further down the list.
  std::vector<std::int64_t> placed_ahead = {};
};

struct BoardRequest : Board, Settings {};

struct Finalist : Finisher {
  /// The player's best PB score in this game before the final.
  std::optional<Decimal> best;
};

struct FinalBoardRequest {
  std::vector<Finalist> finishers;
  Listed listed = Listed::finish;
  std::vector<std::int64_t> placed_ahead = {};

  Board board() const { return {{finishers.begin(), finishers.end()}, listed, placed_ahead}; }
};

struct FinalRequest : Settings {
  std::vector<FinalBoardRequest> boards;
};

/// A board of an event; it counts towards a category.
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
  /// If not set, everybody who won a board qualifies.
  std::optional<TopScores> rule;
};

struct EventRequest : Settings {
  std::vector<CategoryBoard> boards;
  /// The number of best categories that count; all of them if not set.
  std::optional<std::int64_t> count;
};

struct BoardRow {
  std::string player;
  /// The index in the request's list of finishers.
  std::size_t index = 0;
  std::size_t place = 0;
  Figure score;
  /// Not set for fifth and sixth, who have no PB score.
  std::optional<int> placement;
  std::optional<Figure> bonus;
  std::optional<Figure> total;
  /// Whether the player outscored the winner, so that the bonus is limited to its maximum.
  bool capped = false;
  /// Whether seating order separated this player from another with the same score.
  bool tiebreaker = false;
  /// Set if others who are listed as they finished have the same score.
  std::optional<Level> level;
};

struct BoardSheet {
  std::vector<BoardRow> rows;
  Figure bonus_total;
  Working working;
};

struct FinalRow : BoardRow {
  /// Not set for fifth and sixth.
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
  /// The index of the board, and the index of the row on that board.
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

/// Finishers of a board with the same score whom only the order of the list separates.
struct OpenTie {
  /// The board's index in the event.
  std::size_t board = 0;
  Figure score;
  std::vector<std::string> players;
};

struct EventSheet {
  std::vector<EventRow> rows;
  /// The figures in which rows that share a place are equal; empty if no place is shared.
  LevelOn level_on = {};
  /// The open ties, category by category.
  std::vector<OpenTie> open_ties = {};
};

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const BoardRequest& request);
[[nodiscard]] Problems check(const FinalRequest& request);
[[nodiscard]] Problems check(const QualifiersRequest& request);
[[nodiscard]] Problems check(const EventRequest& request);

// Sheets print averages, ratios and bonuses rounded; ratios are compared exactly.

[[nodiscard]] BoardSheet score_board(const Checked<BoardRequest>& request);
[[nodiscard]] FinalSheet score_final(const Checked<FinalRequest>& request);
/// Lists the qualifiers, best score first.
[[nodiscard]] QualifiersSheet qualifiers(const Checked<QualifiersRequest>& request);
/// Ranks the players, highest total first.
[[nodiscard]] EventSheet standings(const Checked<EventRequest>& request);

}  // namespace tallysheet::puffing_billy
