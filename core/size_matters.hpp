// Size Matters, a Diplomacy system that scores the size of a draw, modified by supply centres.
// Source: rules/002_782ad8ccb673dfe3.txt (6 February 2023); rules/READINGS.md, Size Matters.
//
// Base = 34/n centres, n being the size of the draw or, after a solo, the number of powers that end with
// centres. Modifier = centres / base, rounded to 2 places as in the published examples, or exact.
// Draw: 210/n (15 for seven) × modifier, but never below 6/7 of the draw score unless that floor is given
// up; a survivor left out of the draw has 0. Solo: 210 for the soloist, centres × modifier for the others.
// Scores are rounded to 2 places.
// Standings: points, then solos, then the points difference and head-to-head in the order asked for.
// Refused: anything but the seven powers once each, more than 34 centres, a draw of one, a draw shared by a
// power without centres or next to a soloist.
// Example: in a four-way draw 12 centres are 52.5 × 1.41 = 74.03, and 3 centres 45 by the floor.
#pragma once

#include <optional>

#include "decimal.hpp"
#include "diplomacy.hpp"
#include "list.hpp"
#include "placing.hpp"
#include "working.hpp"

namespace tallysheet::size_matters {

enum class Rounding { published, exact };
inline constexpr std::array<std::string_view, 2> rounding_names = {"published", "exact"};
constexpr const auto& names_of(Rounding) { return rounding_names; }

enum class Result { solo, draw };
inline constexpr std::array<std::string_view, 2> result_names = {"solo", "draw"};
constexpr const auto& names_of(Result) { return result_names; }

enum class Separator { solos, points_difference, head_to_head };
inline constexpr std::array<std::string_view, 3> separator_names = {"solos", "points-difference", "head-to-head"};
constexpr const auto& names_of(Separator) { return separator_names; }

enum class TieBreaker { points_difference, head_to_head };
inline constexpr std::array<std::string_view, 2> tie_breaker_names = {"points-difference", "head-to-head"};
constexpr const auto& names_of(TieBreaker) { return tie_breaker_names; }

inline constexpr Range tie_breakers_allowed = {0, 2};
inline constexpr Range powers_in_draw = {2, 7};

struct Seat : diplomacy::Seat {
  /// Where no power carries it, all survivors share the draw.
  std::optional<bool> in_draw;
};

/// What a game may leave open.
struct Settings {
  Rounding rounding = Rounding::published;
  bool floor = true;
};

struct Game {
  List<Seat> powers;
  /// In an event: where left out, the event's own.
  std::optional<Rounding> rounding;
  std::optional<bool> floor;
  bool working = false;
};

struct Row {
  diplomacy::Power power = diplomacy::Power::austria;
  std::string_view player;
  int64_t centres = 0;
  bool in_draw = false;
  /// Nothing where it plays no part.
  std::optional<Figure> modifier;
  bool floored = false;
  Figure score;
};

struct Sheet {
  Result result = Result::draw;
  int players = 0;
  Figure base;
  std::optional<Figure> draw_score;
  List<Row> rows;
  Working working;
};

struct Event : Settings {
  List<Game> games;
  List<TieBreaker> tie_breakers = {TieBreaker::points_difference, TieBreaker::head_to_head};
};

struct StandingsRow : Standing {
  int games = 0;
  Figure total;
  int solos = 0;
  Figure points_difference;
  std::optional<Separator> separated_by;
};

struct Standings {
  List<StandingsRow> rows;
};

/// Every problem of the request, none when it can be scored.
Problems check(const Game& game);
Problems check(const Event& event);

/// The sheets of requests in which check() finds no problem.
Sheet score_game(const Game& game);
/// What `settings` say holds where the game leaves it open.
Sheet score_game(const Game& game, const Settings& settings);
/// Best first, in time n log n.
Standings standings(const Event& event);

}  // namespace tallysheet::size_matters
