// A request for a draw with players as numbers. Source: core/SOURCES.md, Seating.
#pragma once

#include <cstdint>
#include <vector>

#include "tallysheet/seating.hpp"

namespace tallysheet::seating {

inline constexpr std::size_t nobody = static_cast<std::size_t>(-1);

/// A square table with a figure for every two players.
template <class Figure>
class PairTable {
 public:
  explicit PairTable(std::size_t players) : players_(players), figures_(players * players) {}
  Figure& at(std::size_t a, std::size_t b) { return figures_[a * players_ + b]; }
  Figure at(std::size_t a, std::size_t b) const { return figures_[a * players_ + b]; }
  void add(std::size_t a, std::size_t b, int by) {
    at(a, b) = static_cast<Figure>(at(a, b) + by);
    at(b, a) = static_cast<Figure>(at(b, a) + by);
  }

 private:
  std::size_t players_;
  std::vector<Figure> figures_;
};

/// A place at a board of a round to draw, or among those who sit out. Slots are numbered through all rounds.
struct Slot {
  std::size_t round = 0;
  /// The number of its board within the round; the last number is that of the byes.
  std::size_t board = 0;
  std::size_t seat = 0;
  /// The slots of its board.
  std::size_t first = 0;
  std::size_t end = 0;
  /// Set if the board is fixed.
  std::size_t fixed = nobody;
  bool is_bye = false;
  bool is_short = false;
  bool is_last = false;
};

struct BoardPlan {
  std::size_t first_slot = 0;
  std::size_t size = 0;
};

struct RoundPlan {
  std::size_t first_slot = 0;
  /// The last one is that of the byes.
  std::vector<BoardPlan> boards;

  std::size_t byes() const { return boards.back().size; }
};

/// The sizes of a round's boards, counting only those who are here, and how many of these sat at none.
struct Groups {
  std::vector<std::size_t> sizes;
  std::size_t alone = 0;
};

/// Whether the boards that are not fixed are still to be drawn, or all others sit out.
enum class Boards { drawn, fixed_alone };

struct Plan {
  Plan(const Request& request, Boards boards);

  std::size_t players = 0;
  /// Whether the draw is only assessed: bounds are those of a draw without its boards.
  bool is_assessed = false;
  std::vector<RoundPlan> rounds;
  /// Those of all rounds, one round after another.
  std::vector<Slot> slots;
  std::vector<Wish> wishes;
  /// How much a search minds each wish.
  std::vector<std::int64_t> weights;
  std::int64_t weight_of_meetings = 0;
  /// The wish's cost for two players at one board, apart from their meetings.
  PairTable<std::int32_t> pair_costs;
  /// The numbers of the wishes about seats, short boards or those who sit out, and of those about pairs but meetings.
  std::vector<std::size_t> slot_wishes;
  std::vector<std::size_t> pair_wishes;
  /// The number of the wish for meetings; nobody without it.
  std::size_t meetings = nobody;
  std::vector<bool> volunteers;
  /// A player's block of the standings for boards of like players, and pot for spread ones.
  std::vector<int> blocks;
  std::vector<int> pots;
  PairTable<std::int16_t> met;
  PairTable<std::int8_t> apart;
  PairTable<std::int8_t> together;
  std::int64_t pairs_together = 0;
  /// The numbers of members of the groups.
  std::vector<std::size_t> groups;
  /// The groups of each round that was played.
  std::vector<Groups> groups_played;
  /// Whether nothing tells one player from another.
  bool players_are_alike = true;
  std::vector<std::int64_t> byes;
  std::vector<std::int64_t> short_boards;
  std::vector<std::int64_t> last_seats;
  /// How often each player has had each seat.
  std::vector<std::array<std::int64_t, 7>> seats;

  /// The cost of a wish about pairs for two players at one board; their meetings are counted elsewhere.
  std::int64_t cost_of_pair(Wish wish, std::size_t a, std::size_t b) const;

 private:
  void enter_players(const Request& request);
  void weigh_wishes();
  void weigh_pairs();
  void enter_pairs(const Request& request);
  void enter_played(const Request& request, const Round& round);
  void plan_round(const Request& request, const Round& fixed, Boards boards);
};

}  // namespace tallysheet::seating
