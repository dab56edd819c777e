// Tournaments: what counts of each player's scores, over rounds and categories, in any system.
//
// A system scores each game; this module only reads the scores that its sheets print. Everything here is the
// organiser's own rule and not the system's. Source: core/SOURCES.md, Tournaments.
//
// 1. Guests play, but have no place.
// 2. The measure turns scores into values. "score": each score is a value. "percent": a player's scores of a round,
//    added, as a percentage of the field's best sum, to 2 places; 0 if the best is not above zero. "rank": the place of
//    that sum in the round's field; level players share the better place, and the lowest values are the best. Guests
//    are measured against the field without belonging to it. A value is then multiplied by its factor.
// 3. Values are left out in turn: all but the best of each round, all but the best of each category, the worst of the
//    rest, and all but the best of what then remains. Of equal values the earlier ones count.
// 4. The total adds the values that count, or is their average, which is compared exactly and printed to 4 places.
//    Bonuses are added to it.
// 5. A top board counts as any game does, or is added to the total, or puts its players above all others by their
// scores
//    on it.
// 6. Players with too few values have no place; those that step 3 takes from rounds and categories do not help. With
//    ranks, whoever has more values that count is ahead, since a missing rank must not be the best one.
// 7. Players who are level are separated by the tie-breakers in the order of the request, then by decisions, then by
//    lots. A decision or lot applies where it names all players still level; otherwise they share the place.
// 8. A team adds the best of its members: their totals, or the best values in each round or category. Bonuses and top
//    boards that are not values do not count for teams.
//
// Refused: a name twice in a game, a factor not above zero, games of one round with different factors where the
// measure takes whole rounds, categories with a measure of that kind, a bonus for a player without a score, a player
// in two teams. Example: of 60, 40 and 50 the best two add up to 110.
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

namespace tallysheet::tournament {

enum class Measure { score, percent, rank };
inline constexpr std::array<Named<Measure>, 3> measure_names = {
    {{Measure::score, "score"}, {Measure::percent, "percent"}, {Measure::rank, "rank"}}};
constexpr const auto& names_of(Measure) { return measure_names; }

/// How the games marked as the top board count.
enum class TopBoard { counts, added, above };
inline constexpr std::array<Named<TopBoard>, 3> top_board_names = {
    {{TopBoard::counts, "counts"}, {TopBoard::added, "added"}, {TopBoard::above, "above"}}};
constexpr const auto& names_of(TopBoard) { return top_board_names; }

enum class TieBreaker {
  wins,          // the games in which nobody scored more
  best_values,   // the best value that counts, then the second best, and so on
  all_values,    // the sum of all values, those left out included
  head_to_head,  // scores in the games in which all players still level took part
  last_round,    // scores of the last round, then of the one before, and so on
  games,         // the number of games
};
inline constexpr std::array<Named<TieBreaker>, 6> tie_breaker_names = {{{TieBreaker::wins, "wins"},
                                                                        {TieBreaker::best_values, "best-values"},
                                                                        {TieBreaker::all_values, "all-values"},
                                                                        {TieBreaker::head_to_head, "head-to-head"},
                                                                        {TieBreaker::last_round, "last-round"},
                                                                        {TieBreaker::games, "games"}}};
constexpr const auto& names_of(TieBreaker) { return tie_breaker_names; }

/// The criterion that separates a row from the one above.
enum class Separator {
  top_board,
  values,
  total,
  wins,
  best_values,
  all_values,
  head_to_head,
  last_round,
  games,
  decision,
  lot,
};
inline constexpr std::array<Named<Separator>, 11> separator_names = {{{Separator::top_board, "top-board"},
                                                                      {Separator::values, "values"},
                                                                      {Separator::total, "total"},
                                                                      {Separator::wins, "wins"},
                                                                      {Separator::best_values, "best-values"},
                                                                      {Separator::all_values, "all-values"},
                                                                      {Separator::head_to_head, "head-to-head"},
                                                                      {Separator::last_round, "last-round"},
                                                                      {Separator::games, "games"},
                                                                      {Separator::decision, "decision"},
                                                                      {Separator::lot, "lot"}}};
constexpr const auto& names_of(Separator) { return separator_names; }

/// Why a value does not count.
enum class LeftOut { round, category, worst, best };
inline constexpr std::array<Named<LeftOut>, 4> left_out_names = {
    {{LeftOut::round, "round"}, {LeftOut::category, "category"}, {LeftOut::worst, "worst"}, {LeftOut::best, "best"}}};
constexpr const auto& names_of(LeftOut) { return left_out_names; }

/// Why a player has no place.
enum class Unranked { guest, too_few };
inline constexpr std::array<Named<Unranked>, 2> unranked_names = {
    {{Unranked::guest, "guest"}, {Unranked::too_few, "too-few"}}};
constexpr const auto& names_of(Unranked) { return unranked_names; }

/// The values that a team adds up.
enum class TeamUnit { total, round, category };
inline constexpr std::array<Named<TeamUnit>, 3> team_unit_names = {
    {{TeamUnit::total, "total"}, {TeamUnit::round, "round"}, {TeamUnit::category, "category"}}};
constexpr const auto& names_of(TeamUnit) { return team_unit_names; }

inline constexpr Range rounds_allowed = {1, 1000};
inline constexpr Range values_counted = {1, 1'000'000};
inline constexpr Range results_in_game = {1, 10'000};
inline constexpr Range players_decided = {2, 10'000};
inline constexpr Range members_of_team = {1, 1000};
inline constexpr Range teams_allowed = {0, 10'000};
inline constexpr Range seeds_allowed = {0, 999'999'999};
inline constexpr Decimal largest_factor = Decimal(1000);

/// A player's score as the game's sheet prints it.
struct Result {
  std::string player;
  Decimal score;
};

struct Game {
  std::vector<Result> results;
  std::int64_t round = 1;
  /// The category of a tournament that has them; otherwise empty.
  std::string category;
  /// Multiplies the value of its scores.
  Decimal factor = Decimal(1);
  bool top_board = false;
};

/// What counts. A number that is not set limits nothing.
struct Counting {
  Measure measure = Measure::score;
  std::optional<std::int64_t> best_of_round;
  std::optional<std::int64_t> best_of_category;
  /// The number of worst values that are dropped.
  std::optional<std::int64_t> dropped;
  std::optional<std::int64_t> best;
  /// Whether the total is the average of what counts.
  bool average = false;
  /// The number of values that a player needs for a place.
  std::optional<std::int64_t> at_least;
  TopBoard top_board = TopBoard::counts;
};

struct Bonus {
  std::string player;
  Decimal points;
};

/// Players in the order that the organiser decides.
struct Decision {
  std::vector<std::string> players;
};

/// A lot among players. The same players and seed always have the same order.
struct Lot {
  std::vector<std::string> players;
  std::int64_t seed = 0;
};

struct Member {
  std::string player;
  /// The first round that counts for the team.
  std::int64_t from_round = 1;
};

struct Team {
  std::string name;
  std::vector<Member> members;
};

struct TeamCounting {
  TeamUnit unit = TeamUnit::total;
  /// The number of members' totals, or of values in each round or category, that count; all of them if not set.
  std::optional<std::int64_t> best;
};

struct Request {
  std::vector<Game> games;
  Counting counting;
  std::vector<TieBreaker> tie_breakers;
  std::vector<std::string> guests;
  std::vector<Bonus> bonuses;
  std::vector<Decision> decisions;
  std::vector<Lot> lots;
  std::vector<Team> teams;
  /// The sum of all members' totals if not set.
  std::optional<TeamCounting> team_counting;
  /// Whether the standings include their working.
  bool working = false;
};

/// The worth of a game to a player or, with percentages and ranks, of a whole round.
struct Value {
  std::int64_t round = 0;
  /// Empty if the event has no categories, or if the value is that of a whole round.
  std::string category;
  /// The indexes of its games.
  std::vector<std::size_t> games;
  WideFigure value;
  /// Not set if the value counts.
  std::optional<LeftOut> left_out;
};

struct Row {
  std::string player;
  /// Not set if the player is unranked.
  std::optional<std::size_t> place;
  bool shared = false;
  std::optional<Unranked> unranked;
  int games = 0;
  /// The number of values that count.
  int counted = 0;
  WideFigure total;
  std::optional<WideFigure> bonus;
  /// The score on the top board if it is added or stands above.
  std::optional<WideFigure> top_board;
  /// In the order of rounds and games.
  std::vector<Value> values;
  /// The reason why this row is below the one above, unless it is the total or they share a place.
  std::optional<Separator> separated_by;
};

struct TeamPart {
  std::string player;
  /// Not set if members' totals are added.
  std::optional<std::int64_t> round;
  /// Not set unless categories are added.
  std::optional<std::string> category;
  WideFigure value;
};

struct TeamRow {
  std::string team;
  std::size_t place = 0;
  bool shared = false;
  WideFigure total;
  /// The summands, in the order of rounds, of categories by first appearance, or of totals.
  std::vector<TeamPart> parts;
};

struct DrawnLot {
  /// The players in the order drawn.
  std::vector<std::string> players;
  /// Whether it separated anybody.
  bool applied = false;
};

struct Standings {
  /// The ranked players by place, then the others.
  std::vector<Row> rows;
  std::vector<TeamRow> teams;
  /// One element per lot of the request.
  std::vector<DrawnLot> lots;
  /// Whether each decision of the request separated anybody.
  std::vector<bool> decisions_applied;
  /// Everything that rows which share a place are level on; empty if no place is shared.
  LevelOn level_on;
  Working working;
};

/// Finds every problem of a request; there is none when it can be ranked.
[[nodiscard]] Problems check(const Request& request);

/// Ranks the players and teams.
[[nodiscard]] Standings standings(const Checked<Request>& request);

/// Returns the players in the order that the seed draws: sorted by the bytes of their names, then shuffled from the
/// last position down to the second, each swapped with one at or before it by std::mt19937.
[[nodiscard]] std::vector<std::string> draw(const Lot& lot);

}  // namespace tallysheet::tournament
