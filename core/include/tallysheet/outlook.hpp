// The outlook of a tournament: the places that each player can still have.
//
// A tournament's games are those of its standings. Boards to be played are given with what each of them can end in: an
// outcome is a list of finishes, best first, each with the score that it is worth or with the least and the most. Any
// player may have any finish. Source: core/SOURCES.md, Outlook.
//
// 1. A board has its players, or is open: the players who are not seated yet then share out the open boards' seats in
//    any way, and whoever is left over plays no more.
// 2. Standings are those of the tournament with all boards played. Decisions, lots and teams are left out, since
//    they are made when it is known who is level: a place here may be shared.
// 3. The answer is exact where every finish has one score, and either
//    a. scores are values, no tie-breaker is head-to-head, no board is open or has more than 10 players, and nobody
//       has two boards: each board is then counted by itself, which holds for any number of them; or
//    b. all outcomes of the boards together, times the scores of the tournament, are at most 1,000,000: each outcome is
//       then ranked.
// 4. Otherwise it is a bound: no outcome puts a player outside the places given, but some of them may be out of reach.
//    Where 3a fails only for finishes without one score or for head-to-head, boards are counted by themselves. In other
//    cases each player is compared by the best and the worst of the own boards alone; with ranks and percentages, a
//    round with such boards is worth anything from first to last, or to 100.
// 5. A player on one board with known seats has the places for each finish there, and is compared with each rival,
//    that is, each player who is neither ahead nor behind in all outcomes.
//
// Refused: what the standings refuse, a board without outcomes, outcomes of different sizes or not listed best first, a
// player both seated and not, more open seats than players for them.
// Example: with 10 and 9 points and a board of the two worth 3 and 1, second overtakes first with 1st: 12 to 11.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/tournament.hpp"

namespace tallysheet::tournament {

inline constexpr Range boards_to_play = {0, 500};
inline constexpr Range outcomes_of_board = {1, 100};
inline constexpr Range finishes_of_board = {2, 100};
inline constexpr Range players_not_seated = {0, 10'000};
/// Up to this many players, a board is counted by itself.
inline constexpr std::size_t largest_board_counted = 10;
/// Up to this many scores in all outcomes together, each outcome is ranked.
inline constexpr std::size_t most_scores_ranked = 1'000'000;

/// The value of a finish.
struct FinishScore {
  Decimal least;
  /// Not set if `least` is the score.
  std::optional<Decimal> most;
};

struct BoardToPlay {
  /// Empty if the seats are open.
  std::vector<std::string> players;
  std::int64_t round = 1;
  std::string category;
  Decimal factor = Decimal(1);
  bool top_board = false;
  /// Each has one finish for each player, best first.
  std::vector<std::vector<FinishScore>> outcomes;
};

struct OutlookRequest {
  /// The games so far, and what counts.
  Request event;
  std::vector<BoardToPlay> boards;
  /// The players for the open boards.
  std::vector<std::string> unseated;
  /// The player whose rivals are listed; empty for nobody's.
  std::string player;
};

/// Places from `first` to `last`.
struct Places {
  std::size_t first = 0;
  std::size_t last = 0;
};

/// The places with one finish at the player's board.
struct PlacesByFinish {
  /// Finishes with equal scores share the better one: 1, 2, 2, 4.
  std::size_t finish = 0;
  std::vector<Places> places;
};

enum class Against { ahead, level, behind, open };
inline constexpr std::array<Named<Against>, 4> against_names = {
    {{Against::ahead, "ahead"}, {Against::level, "level"}, {Against::behind, "behind"}, {Against::open, "open"}}};
constexpr const auto& names_of(Against) { return against_names; }

/// How the player ends against a rival, given a finish of each.
struct AgainstRival {
  /// Not set for a player who does not have exactly one board with known seats.
  std::optional<std::size_t> finish;
  std::optional<std::size_t> rival_finish;
  /// Open where it depends on more than the two finishes, or where only a bound is known.
  Against result = Against::open;
};

struct Rival {
  std::string player;
  /// In the order of finishes.
  std::vector<AgainstRival> cases;
};

struct OutlookRow {
  std::string player;
  /// The place by the games so far; not set for players without one.
  std::optional<std::size_t> place;
  /// The places that are possible, best first; empty for a player who has none in any outcome.
  std::vector<Places> places;
  /// Best first; empty for players who do not have exactly one board with known seats.
  std::vector<PlacesByFinish> finishes;
};

struct Outlook {
  /// Whether every place given is reached by some outcome.
  bool exact = true;
  /// Sorted by the best place, then by the worst, then by the place so far.
  std::vector<OutlookRow> rows;
  /// In the order of the rows.
  std::vector<Rival> rivals;
};

/// Finds every problem of a request; there is none when it can be answered.
[[nodiscard]] Problems check(const OutlookRequest& request);

/// Finds the places left to the players.
[[nodiscard]] Outlook outlook(const Checked<OutlookRequest>& request);

}  // namespace tallysheet::tournament
