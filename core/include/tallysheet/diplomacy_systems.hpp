// Further scoring systems for Diplomacy: ten families in eighteen variants, each with its own rule.
//
// A power with 18 centres has won. Each family's file in core/src/diplomacy/ states its rule. Exact values decide who
// is ahead; scores are printed to 2 places. Refused: anything but the seven powers once each, more than 34 centres, a
// draw that includes an eliminated power or stands beside a win, and missing years if the system's figures need them.
// Example: Sum of Squares gives 5, 4, 5, 5, 4, 5 and 4 centres 100 × 25 ÷ 148 = 16.89 and 100 × 16 ÷ 148 = 10.81.
// Source: core/SOURCES.md, Further systems for Diplomacy.
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
#include "tallysheet/players.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::diplomacy {

enum class System {
  draw_size,
  sum_of_squares,
  c_diplo_100,
  c_diplo_80,
  c_diplo_namur,
  detour_09,
  manorcon,
  manorcon_original,
  manorcon_v2,
  carnage_dead_equal,
  carnage_elimination_order,
  carnage_2023,
  carnage_centre_count,
  tribute,
  open_tribute,
  world_classic,
  summer_classic,
  bangkok,
};
inline constexpr std::array<Named<System>, 18> system_names = {
    {{System::draw_size, "draw-size"},
     {System::sum_of_squares, "sum-of-squares"},
     {System::c_diplo_100, "c-diplo-100"},
     {System::c_diplo_80, "c-diplo-80"},
     {System::c_diplo_namur, "c-diplo-namur"},
     {System::detour_09, "detour-09"},
     {System::manorcon, "manorcon"},
     {System::manorcon_original, "manorcon-original"},
     {System::manorcon_v2, "manorcon-v2"},
     {System::carnage_dead_equal, "carnage-dead-equal"},
     {System::carnage_elimination_order, "carnage-elimination-order"},
     {System::carnage_2023, "carnage-2023"},
     {System::carnage_centre_count, "carnage-centre-count"},
     {System::tribute, "tribute"},
     {System::open_tribute, "open-tribute"},
     {System::world_classic, "world-classic"},
     {System::summer_classic, "summer-classic"},
     {System::bangkok, "bangkok"}}};
constexpr const auto& names_of(System) { return system_names; }

/// The tie-breakers after an event's total, in order.
enum class Separator { wins, best_game };
inline constexpr std::array<Named<Separator>, 2> separator_names = {
    {{Separator::wins, "wins"}, {Separator::best_game, "best game"}}};
constexpr const auto& names_of(Separator) { return separator_names; }

inline constexpr Range final_years = {1901, 2101};

/// The last Fall in which an eliminated power held a centre.
struct LastFall {
  std::int64_t year = 0;
};

struct FinishedSeat : Seat {
  /// Set only for powers without centres.
  std::optional<LastFall> last_held;
  std::optional<bool> in_draw;
};

struct FinishedGame {
  std::vector<FinishedSeat> powers;
  /// The year of the win.
  std::optional<std::int64_t> final_year;
};

struct GameRequest : FinishedGame {
  std::optional<System> system;
  /// Whether the sheet includes its working.
  bool working = false;
};

struct StandingsRequest {
  std::vector<FinishedGame> games;
  std::optional<System> system;
};

struct ScoredSeat {
  Power power = Power::austria;
  std::string player;
  std::int64_t centres = 0;
  /// The place by score.
  std::size_t place = 0;
  Figure score;
};

struct ScoredGame {
  std::optional<Power> winner;
  /// The rows in the order of the request.
  std::vector<ScoredSeat> rows;
  Working working;
};

struct StandingsRow : Standing {
  int games = 0;
  /// The sum of the printed scores.
  Figure total;
  int wins = 0;
  Figure best;
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

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const GameRequest& request);
[[nodiscard]] Problems check(const StandingsRequest& request);

[[nodiscard]] ScoredGame score_game(const Checked<GameRequest>& request);
/// Ranks by total, then wins, then the best game.
[[nodiscard]] Standings standings(const Checked<StandingsRequest>& request);

}  // namespace tallysheet::diplomacy
