// Detour 98f, a Diplomacy system that shares out 100 points in a draw.
// Source: rules/003_dab16e0d90e9b367.txt (rules of March 1998, page of 9 September 2009), parts 1 to 4;
// rules/READINGS.md, Detour 98f.
//
// Draw: a point for each centre, one for a centre in Fall 1905, one for survival, a sole leader's lead over
// the second, and 4, 3, 2, 1 for the first four places, those level taking the lowest place that they
// fill. Each power's share of all these, in per cent, to 2 places. Win (18 centres): 110, all others 0.
// Standings: total, wins, draws, best, second-best, third-best game; level after that: equal.
// Games compare by outcome (win, draw, elimination, loss), points, position with the fewer sharing it the
// better, last Fall with a centre and how many then, and the smaller scores of the others from first on.
// Refused: anything but the seven powers once each, more than 34 centres, a power without centres whose
// last Fall is not given, or one with centres whose last Fall is.
// Example: 14 centres, alone ahead of 9, are 14 + 1 + 1 + 5 + 4 = 25 raw points.
#pragma once

#include <optional>

#include "decimal.hpp"
#include "diplomacy.hpp"
#include "list.hpp"
#include "placing.hpp"
#include "working.hpp"

namespace tallysheet::detour_98f {

inline constexpr Range last_years = {1900, 2100};
inline constexpr Range last_centres = {1, 17};

enum class Outcome { win, draw, elimination, loss };
inline constexpr std::array<std::string_view, 4> outcome_names = {"win", "draw", "elimination", "loss"};
constexpr const auto& names_of(Outcome) { return outcome_names; }

enum class Result { win, draw };
inline constexpr std::array<std::string_view, 2> result_names = {"win", "draw"};
constexpr const auto& names_of(Result) { return result_names; }

enum class Separator { wins, draws, best_game, second_best_game, third_best_game };
inline constexpr std::array<std::string_view, 5> separator_names = {"wins", "draws", "best game", "second-best game",
                                                                    "third-best game"};
constexpr const auto& names_of(Separator) { return separator_names; }

/// The last Fall in which a power held a centre, and how many it held then.
struct LastHeld {
  int64_t year = 0;
  int64_t centres = 0;
};

struct Seat : diplomacy::Seat {
  /// Of a power without centres, and only of such.
  std::optional<LastHeld> last_held;
};

struct Game {
  List<Seat> powers;
  bool working = false;
};

struct StandingsRequest {
  List<Game> games;
};

struct BestCountriesRequest {
  List<Game> games;
};

/// Steps 1 to 5 of part 1.
struct Parts {
  int centres = 0;
  int fall_1905 = 0;
  int survival = 0;
  int lead = 0;
  int position = 0;

  int sum() const { return centres + fall_1905 + survival + lead + position; }
};

struct Row {
  diplomacy::Power power = diplomacy::Power::austria;
  std::string_view player;
  int64_t centres = 0;
  Outcome outcome = Outcome::draw;
  int place = 0;
  int shared_by = 1;
  /// Nothing after a win.
  std::optional<Parts> parts;
  std::optional<int> raw;
  Figure points;
};

struct Sheet {
  Result result = Result::draw;
  std::optional<int> raw_total;
  List<Row> rows;
  Working working;
};

struct PlayedGame {
  int game = 0;
  diplomacy::Power power = diplomacy::Power::austria;
  Figure points;
  Outcome outcome = Outcome::draw;
};

struct StandingsRow : Standing {
  Figure total;
  int wins = 0;
  int draws = 0;
  /// Best first.
  List<PlayedGame> games;
  std::optional<Separator> separated_by;
};

struct Standings {
  List<StandingsRow> rows;
};

struct Holder {
  int game = 0;
  std::string_view player;
  int64_t centres = 0;
  Figure points;
  Outcome outcome = Outcome::draw;
};

struct Award {
  diplomacy::Power power = diplomacy::Power::austria;
  List<Holder> holders;
};

struct BestCountries {
  List<Award> awards;
};

/// Every problem of the request, none when it can be scored.
Problems check(const Game& game);
Problems check(const StandingsRequest& request);
Problems check(const BestCountriesRequest& request);

/// The sheets of requests in which check() finds no problem.
Sheet score_game(const Game& game);
/// Best first, in time n log n.
Standings standings(const StandingsRequest& request);
/// One award for each power that was played, in the order of the powers.
BestCountries best_countries(const BestCountriesRequest& request);

}  // namespace tallysheet::detour_98f
