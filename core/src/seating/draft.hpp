// A draw in the making: who has which slot, and what each wish costs. Source: core/SOURCES.md, Seating 2.
#pragma once

#include <cstdint>
#include <vector>

#include "plan.hpp"

namespace tallysheet::seating {

/// The cost of each wish, in the order of the wishes.
using Costs = std::vector<std::int64_t>;

/// The player of each slot.
using Seating = std::vector<std::size_t>;

class Draft {
 public:
  /// Starts with the fixed boards and all other slots empty.
  explicit Draft(const Plan& plan);

  const Costs& costs() const { return costs_; }
  const Seating& seating() const { return seating_; }
  std::size_t player(std::size_t slot) const { return seating_[slot]; }
  /// The slot of a player in a round; nobody while there is none.
  std::size_t slot_of(std::size_t round, std::size_t player) const { return slot_of_[round * plan_.players + player]; }
  const PairTable<std::int16_t>& met() const { return met_; }
  /// The slots whose players have met another player of their board more than once.
  const std::vector<std::size_t>& clashes() const { return clashes_; }
  std::int64_t byes(std::size_t player) const { return byes_[player]; }
  std::int64_t short_boards(std::size_t player) const { return short_boards_[player]; }
  std::int64_t last_seats(std::size_t player) const { return last_seats_[player]; }
  const std::array<std::int64_t, 7>& seats(std::size_t player) const { return seats_[player]; }

  void place(std::size_t slot, std::size_t player);
  void remove(std::size_t slot);
  /// Two slots of one round.
  void swap(std::size_t one, std::size_t other);

  /// Returns what the costs, each times its weight, would change by if two slots of a round were swapped. This decides
  /// almost every step of a search, so it changes nothing.
  std::int64_t change_by_swap(std::size_t one, std::size_t other) const;

 private:
  std::int64_t change_of_pairs(std::size_t leaving, std::size_t coming, const Slot& place, std::size_t slot) const;
  std::int64_t change_of_slots(std::size_t player, const Slot& from, const Slot& to) const;

  /// `sign` is 1 to place a player and -1 to remove one, whose slot is empty in both cases.
  void count_pairs(std::size_t slot, std::size_t player, int sign);
  void count_slot(const Slot& place, std::size_t player, int sign);
  /// Notes in all rounds that two players have met more than once, or no longer.
  void count_clash(std::size_t one, std::size_t other, int sign);
  void change_clashes(std::size_t slot, int sign);

  const Plan& plan_;
  Seating seating_;
  std::vector<std::size_t> slot_of_;
  Costs costs_;
  PairTable<std::int16_t> met_;
  std::vector<std::int64_t> byes_;
  std::vector<std::int64_t> short_boards_;
  std::vector<std::int64_t> last_seats_;
  std::vector<std::array<std::int64_t, 7>> seats_;
  std::vector<std::size_t> clashes_;
  /// For each slot, with how many it clashes, and its place among the clashes.
  std::vector<int> clash_count_;
  std::vector<std::size_t> clash_place_;
};

}  // namespace tallysheet::seating
