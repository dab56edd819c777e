// Seating: who sits at which board of the next rounds.
//
// A draw shares the players out over boards and weighs wishes in the order of the request: nothing that a later wish
// gains makes up for what an earlier one loses. Source: core/SOURCES.md, Seating.
//
// 1. Boards. As few players as possible sit out, then as many boards as possible have the preferred size, then the sum
//    of the squares of what the other sizes differ from it by is the least, then there are as few boards as possible.
//    Boards that are fixed stay as they are.
// 2. What a wish costs. "meetings": a pair that has met c times, earlier rounds included, costs c(c - 1)/2. "apart": 1
//    for each pair of one group, or named as apart, at a board. "together": 1 for each round in which a pair named as
//    together has different boards. "byes": a player who has sat out c times costs c(c + 1)/2; a volunteer nothing.
//    "short-boards": c(c - 1)/2 for c boards smaller than the preferred size. "seats": c(c - 1)/2 for c times in one
//    seat, as with a power in Diplomacy. "last-seat": the same for the last seat alone. "alike": the difference between
//    the standings of a board's players, in boards, for each pair; "spread": 1 for each pair of one pot, a pot being as
//    many players of the standings as there are boards.
// 3. The answer is the best of a number of attempts, each a simulated annealing of swaps with its own seed.
//    Where players are alike, a construction comes first: rounds in which nobody meets anybody twice or, with
//    more seats at a board than boards, as seldom as can be; who has which place in it is by lot. If it has fewer
//    rounds than are asked for, though half of them at least, the others are drawn on top of it. Few players are
//    searched completely, and the answer is then the best there is. All of this counts steps and never time, so that
//    the same request has the same answer everywhere; a search can be run in portions, and one that was stopped is
//    repeated by a request with that number of steps.
// 4. Each wish has a bound that no draw can go below, from counting meetings, seats and boards. A complete
//    search proves what the first wish costs. For meetings it is the higher of two. By players: everybody's
//    meetings, as many as the boards bring at least and at most, go to the others met least often. By rounds:
//    of the players of a board, at least as many pairs shared a board in an earlier round as if they came from
//    its boards as evenly as can be, likewise of each earlier board, and of all who sit out in neither round. A
//    complete search and bounds that are reached prove the answer; otherwise the difference is open.
//
// Refused: a player twice in a round, sizes that contradict each other, fixed boards and pairs of players who are not
// here, more than 50,000 pairs. Example: sixteen players at boards of four have five rounds without a repeated meeting.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"

namespace tallysheet::seating {

enum class Wish { meetings, apart, together, byes, short_boards, seats, last_seat, alike, spread };
inline constexpr std::array<Named<Wish>, 9> wish_names = {{{Wish::meetings, "meetings"},
                                                           {Wish::apart, "apart"},
                                                           {Wish::together, "together"},
                                                           {Wish::byes, "byes"},
                                                           {Wish::short_boards, "short-boards"},
                                                           {Wish::seats, "seats"},
                                                           {Wish::last_seat, "last-seat"},
                                                           {Wish::alike, "alike"},
                                                           {Wish::spread, "spread"}}};
constexpr const auto& names_of(Wish) { return wish_names; }

inline constexpr Range players_allowed = {2, 1000};
inline constexpr Range seats_at_board = {2, 7};
inline constexpr Range rounds_drawn = {1, 20};
inline constexpr Range rounds_played = {0, 1000};
/// A hundred others for each of a thousand players.
inline constexpr Range pairs_allowed = {0, 50'000};
inline constexpr Range attempts_allowed = {1, 1000};
inline constexpr Range seeds_allowed = {0, 999'999'999};
inline constexpr Range standing_allowed = {1, 1'000'000};
inline constexpr Range steps_allowed = {1, 999'999'999'999};

struct Player {
  std::string name;
  /// The team or club, whose members are kept apart; empty if there is none.
  std::string group;
  /// The place in the standings; players without one are behind all others.
  std::optional<std::int64_t> standing;
  /// Whether the player offers to sit out.
  bool volunteers = false;

  bool operator==(const Player&) const = default;
};

/// Two players by name.
struct Pair {
  std::string one;
  std::string other;

  bool operator==(const Pair&) const = default;
};

struct Board {
  /// In the order of seats; with powers, in the order of the powers.
  std::vector<std::string> players;

  bool operator==(const Board&) const = default;
};

struct Round {
  std::vector<Board> boards;

  bool operator==(const Round&) const = default;
};

struct Request {
  /// Those who are here.
  std::vector<Player> players;
  /// The rounds that have been played. Players who have left may appear in them.
  std::vector<Round> played;
  /// Boards of each round to draw that are decided already; may be shorter than the number of rounds.
  std::vector<Round> fixed;
  std::int64_t rounds = 1;
  std::int64_t smallest = 3;
  std::int64_t preferred = 4;
  std::int64_t largest = 6;
  std::vector<Wish> wishes = {Wish::meetings};
  /// Each at most `pairs_allowed`; members of a team or club have a group instead.
  std::vector<Pair> apart;
  std::vector<Pair> together;
  std::int64_t seed = 1;
  std::int64_t attempts = 1;
  /// After this number of steps the best draw found so far is the answer.
  std::optional<std::int64_t> steps;

  bool operator==(const Request&) const = default;
};

/// The cost of a wish in the draw, and a bound that no draw can go below.
struct Kept {
  Wish wish = Wish::meetings;
  std::int64_t cost = 0;
  /// No draw of this request costs less.
  std::int64_t at_least = 0;
};

/// A pair that meets in the drawn rounds and has met before, or meets more than once in them.
struct Repeat {
  std::string one;
  std::string other;
  /// All their meetings.
  std::int64_t times = 0;
};

/// Something that a wish other than for meetings, or by the standings, has lost in the drawn rounds.
struct Loss {
  Wish wish = Wish::apart;
  /// One player, or a pair for "apart" and "together".
  std::vector<std::string> players;
  /// The drawn round, from 1, for pairs.
  std::optional<std::int64_t> round;
  /// The seat, from 1, for "seats".
  std::optional<std::int64_t> seat;
  /// How often it has been so, earlier rounds included: 2 or more; for pairs 1.
  std::int64_t times = 1;
};

struct DrawnRound {
  std::vector<Board> boards;
  std::vector<std::string> byes;
};

struct Answer {
  std::vector<DrawnRound> rounds;
  /// In the order of the wishes.
  std::vector<Kept> kept;
  std::vector<Repeat> repeats;
  /// Meetings in the drawn rounds of pairs that had met before.
  std::int64_t repeat_meetings = 0;
  /// No draw of this request has fewer of them.
  std::int64_t repeat_meetings_at_least = 0;
  /// In the order of the wishes.
  std::vector<Loss> losses;
  /// Whether a complete search found nothing better, or every bound is reached.
  bool complete = false;
  /// The steps that the search has taken, and the most that it would take.
  std::int64_t steps = 0;
  std::int64_t most_steps = 0;
  /// Whether further steps would change nothing.
  bool ended = false;
};

/// Finds every problem of a request; there is none when it can be drawn.
[[nodiscard]] Problems check(const Request& request);

/// Draws the rounds of a request.
[[nodiscard]] Answer draw(const Checked<Request>& request);

/// A draw in portions. The sizes of the portions do not change the answer.
class Search {
 public:
  /// Copies the request, whose own number of steps has no meaning here.
  explicit Search(const Checked<Request>& request);
  Search(Search&&) noexcept;
  Search& operator=(Search&&) noexcept;
  ~Search();

  /// Searches on for about this number of steps, at least one.
  void proceed(std::int64_t steps);
  /// The best draw found so far.
  [[nodiscard]] Answer answer() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Says what a draw by hand costs: the boards are the fixed ones, of any sizes, and all others sit out. The bounds are
/// those of any draw of these sizes.
[[nodiscard]] Answer assess(const Checked<Request>& request);

/// The sizes of the boards for a number of players, largest first; those who sit out are what is missing.
[[nodiscard]] std::vector<std::int64_t> board_sizes(std::int64_t players, const Request& request);

}  // namespace tallysheet::seating
