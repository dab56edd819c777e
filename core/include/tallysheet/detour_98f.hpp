// Detour 98f, a Diplomacy system that shares out 100 points in a draw.
// Source: core/SOURCES.md, Detour 98f: rules of March 1998 on a page of 9 September 2009, parts 1 to 4.
//
// Draw: a point for each centre, one for a centre in Fall 1905, one for survival, a sole leader's lead over the second,
// and 4, 3, 2, 1 for the first four places, where powers that tie take the lowest place of their group. Each power
// scores its percentage of all these points, to 2 places. Win (18 centres): 110, and 0 for all others. Standings:
// total, wins, draws, best, second-best, third-best game; players still level are equal. Games compare by outcome (win,
// draw, elimination, loss), points, position (shared by fewer is better), last Fall with a centre and the number held
// then, and finally the smaller scores of the others, from first place on. Refused: anything but the seven powers once
// each, more than 34 centres, a power without centres whose last Fall is not given, or one with centres whose last Fall
// is. Example: 14 centres, alone ahead of 9, are 14 + 1 + 1 + 5 + 4 = 25 raw points.
#pragma once

#include <array>
#include <compare>
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

namespace tallysheet::detour_98f {

inline constexpr Range last_years = diplomacy::last_fall_years;
inline constexpr Range last_centres = {1, 17};

/// Outcomes are listed best first.
enum class Outcome { win, draw, elimination, loss };
inline constexpr std::array<Named<Outcome>, 4> outcome_names = {
    {{Outcome::win, "win"}, {Outcome::draw, "draw"}, {Outcome::elimination, "elimination"}, {Outcome::loss, "loss"}}};
constexpr const auto& names_of(Outcome) { return outcome_names; }

enum class Result { win, draw };
inline constexpr std::array<Named<Result>, 2> result_names = {{{Result::win, "win"}, {Result::draw, "draw"}}};
constexpr const auto& names_of(Result) { return result_names; }

enum class Separator { wins, draws, best_game, second_best_game, third_best_game };
inline constexpr std::array<Named<Separator>, 5> separator_names = {{{Separator::wins, "wins"},
                                                                     {Separator::draws, "draws"},
                                                                     {Separator::best_game, "best game"},
                                                                     {Separator::second_best_game, "second-best game"},
                                                                     {Separator::third_best_game, "third-best game"}}};
constexpr const auto& names_of(Separator) { return separator_names; }

/// The last Fall in which a power held a centre, and the number it held then. A later Fall is greater.
struct LastHeld {
  std::int64_t year = 0;
  std::int64_t centres = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): version 14 takes the comparison with zero for one with a pointer
  friend auto operator<=>(const LastHeld&, const LastHeld&) = default;
};

struct Seat : diplomacy::Seat {
  /// Set only for powers without centres.
  std::optional<LastHeld> last_held;
};

struct Game {
  std::vector<Seat> powers;
  /// Whether the sheet includes its working.
  bool working = false;
};

struct StandingsRequest {
  std::vector<Game> games;
};

struct BestCountriesRequest {
  std::vector<Game> games;
};

/// The raw points, one member for each of steps 1 to 5 of part 1.
struct Parts {
  std::int64_t centres = 0;
  std::int64_t fall_1905 = 0;
  std::int64_t survival = 0;
  std::int64_t lead = 0;
  std::int64_t position = 0;

  std::int64_t sum() const { return centres + fall_1905 + survival + lead + position; }
};

struct Row {
  diplomacy::Power power = diplomacy::Power::austria;
  std::string player;
  std::int64_t centres = 0;
  Outcome outcome = Outcome::draw;
  /// The place by centres.
  std::size_t place = 0;
  /// The number of powers in this place.
  std::size_t shared_by = 1;
  /// Not set after a win.
  std::optional<Parts> parts;
  std::optional<std::int64_t> raw;
  Figure points;
};

struct Sheet {
  Result result = Result::draw;
  /// Not set after a win.
  std::optional<std::int64_t> raw_total;
  /// The rows in the order of the request.
  std::vector<Row> rows;
  Working working;
};

struct PlayedGame {
  std::size_t game = 0;
  diplomacy::Power power = diplomacy::Power::austria;
  Figure points;
  Outcome outcome = Outcome::draw;
};

struct StandingsRow : Standing {
  Figure total;
  int wins = 0;
  int draws = 0;
  /// The player's games, best first.
  std::vector<PlayedGame> games;
  /// The criterion that put this row below the one above when their totals are equal.
  std::optional<Separator> separated_by;
  /// Its name as an identifier, "best-game".
  std::optional<std::string> criterion;
};

struct Standings {
  std::vector<StandingsRow> rows;
  /// The figures in which rows that share a place are equal; empty if no place is shared.
  LevelOn level_on = {};
  /// Their names as identifiers.
  std::vector<std::string> criteria = {};
};

struct Holder {
  std::size_t game = 0;
  std::string player;
  std::int64_t centres = 0;
  Figure points;
  Outcome outcome = Outcome::draw;
};

struct Award {
  diplomacy::Power power = diplomacy::Power::austria;
  std::vector<Holder> holders;
};

struct BestCountries {
  std::vector<Award> awards;
};

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const Game& game);
[[nodiscard]] Problems check(const StandingsRequest& request);
[[nodiscard]] Problems check(const BestCountriesRequest& request);

[[nodiscard]] Sheet score_game(const Checked<Game>& game);
/// Ranks the players, best first.
[[nodiscard]] Standings standings(const Checked<StandingsRequest>& request);
/// Gives one award per power, in the order of the powers; there are none if no game was played.
[[nodiscard]] BestCountries best_countries(const Checked<BestCountriesRequest>& request);

}  // namespace tallysheet::detour_98f
