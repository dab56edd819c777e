// Size Matters, a Diplomacy system that scores the size of a draw and adjusts it by supply centres.
// Source: core/SOURCES.md, Size Matters: the text of 6 February 2023.
//
// Base = 34/n centres, where n is the size of the draw or, after a solo, the number of powers that end with centres.
// Modifier = centres / base, rounded to 2 places as in the published examples, or exact.
// Draw: 210/n (15 for seven) × modifier, and at least 6/7 of the draw score unless that floor is switched off; a
// survivor left out of the draw has 0. Solo: 210 for the soloist, centres × modifier for the others. Scores are rounded
// to 2 places. Standings: points, then solos, then points difference and head-to-head in the requested order.
// Refused: anything but the seven powers once each, more than 34 centres, a draw of one, a draw that includes an
// eliminated power or stands beside a solo.
// Example: in a four-way draw 12 centres are 52.5 × 1.41 = 74.03, and 3 centres 45 by the floor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/diplomacy.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::size_matters {

enum class Rounding { published, exact };
inline constexpr std::array<Named<Rounding>, 2> rounding_names = {
    {{Rounding::published, "published"}, {Rounding::exact, "exact"}}};
constexpr const auto& names_of(Rounding) { return rounding_names; }

enum class Result { solo, draw };
inline constexpr std::array<Named<Result>, 2> result_names = {{{Result::solo, "solo"}, {Result::draw, "draw"}}};
constexpr const auto& names_of(Result) { return result_names; }

enum class Separator { solos, points_difference, head_to_head };
inline constexpr std::array<Named<Separator>, 3> separator_names = {
    {{Separator::solos, "solos"},
     {Separator::points_difference, "points-difference"},
     {Separator::head_to_head, "head-to-head"}}};
constexpr const auto& names_of(Separator) { return separator_names; }

enum class TieBreaker { points_difference, head_to_head };
inline constexpr std::array<Named<TieBreaker>, 2> tie_breaker_names = {
    {{TieBreaker::points_difference, "points-difference"}, {TieBreaker::head_to_head, "head-to-head"}}};
constexpr const auto& names_of(TieBreaker) { return tie_breaker_names; }

inline constexpr Range tie_breakers_allowed = {0, 2};
inline constexpr Range powers_in_draw = {2, 7};

struct Seat : diplomacy::Seat {
  /// Whether the power shares the draw. If no power has this field, all survivors share it.
  std::optional<bool> in_draw;
};

/// Settings that apply to a game without its own.
struct Settings {
  Rounding rounding = Rounding::published;
  /// Whether a share of the draw scores at least 6/7 of the draw score.
  bool floor = true;
};

struct Game {
  std::vector<Seat> powers;
  /// The game's own settings; in an event they default to the event's.
  std::optional<Rounding> rounding;
  std::optional<bool> floor;
  /// Whether the sheet includes its working.
  bool working = false;
};

struct Row {
  diplomacy::Power power = diplomacy::Power::austria;
  std::string player;
  std::int64_t centres = 0;
  bool in_draw = false;
  /// Not set for the soloist, and not set if centres do not count.
  std::optional<Figure> modifier;
  bool floored = false;
  Figure score;
  /// The place by score; equal scores share a place.
  std::size_t place = 0;
};

struct Sheet {
  Result result = Result::draw;
  std::optional<diplomacy::Power> soloist;
  /// The size of the draw or, after a solo, the number of powers that end with centres.
  std::int64_t players = 0;
  Figure base;
  /// Not set after a solo.
  std::optional<Figure> draw_score;
  /// The rows in the order of the request.
  std::vector<Row> rows;
  Working working;
};

struct Event : Settings {
  std::vector<Game> games;
  /// The tie-breakers in the order in which they apply, each at most once.
  std::vector<TieBreaker> tie_breakers = {TieBreaker::points_difference, TieBreaker::head_to_head};
};

struct StandingsRow : Standing {
  int games = 0;
  Figure total;
  int solos = 0;
  Figure points_difference;
  /// Points from the games in which all players still level at head-to-head took part; not set if nobody was level.
  std::optional<Figure> head_to_head;
  /// The criterion that put this row below the one above when their totals are equal.
  std::optional<Separator> separated_by;
};

struct Standings {
  std::vector<StandingsRow> rows;
  /// The figures in which rows that share a place are equal; empty if no place is shared.
  LevelOn level_on = {};
};

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const Game& game);
[[nodiscard]] Problems check(const Event& event);

[[nodiscard]] Sheet score_game(const Checked<Game>& game);
/// Ranks the players, best first.
[[nodiscard]] Standings standings(const Checked<Event>& event);

}  // namespace tallysheet::size_matters
