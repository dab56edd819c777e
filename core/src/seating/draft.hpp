// A draw in the making: who has which slot, and what each wish costs. Source: core/SOURCES.md, Seating 2.
#pragma once

#include <cstdint>
#include <vector>

#include "plan.hpp"

namespace tallysheet::seating {

/// What each wish costs, in the order of the wishes.
using Costs = std::vector<std::int64_t>;

/// The player of each slot, round by round.
using Seating = std::vector<std::vector<std::size_t>>;

class Draft {
 public:
  /// Starts with the fixed boards and all other slots empty.
  explicit Draft(const Plan& plan);

  const Costs& costs() const { return costs_; }
  const Seating& seating() const { return seating_; }
  std::size_t player(std::size_t round, std::size_t slot) const { return seating_[round][slot]; }
  const PairTable<std::int16_t>& met() const { return met_; }

  void place(std::size_t round, std::size_t slot, std::size_t player);
  void remove(std::size_t round, std::size_t slot);
  void swap(std::size_t round, std::size_t one, std::size_t other);

  /// Returns what the costs, each times its weight, would change by if two slots of different boards, or of one board,
  /// were swapped. This decides almost every step of a search, so it changes nothing.
  std::int64_t change_by_swap(std::size_t round, std::size_t one, std::size_t other) const;

  /// Whether the player of a slot has met somebody at its board more than once.
  bool meets_again(std::size_t round, std::size_t slot) const;

 private:
  std::int64_t change_of_pairs(std::size_t round, std::size_t leaving, std::size_t coming, std::size_t slot) const;
  std::int64_t change_of_slots(std::size_t player, std::size_t round, std::size_t from, std::size_t to) const;

  /// `sign` is 1 to place a player and -1 to remove one, whose slot is empty in both cases.
  void count_pairs(std::size_t round, std::size_t slot, std::size_t player, int sign);
  void count_slot(std::size_t round, std::size_t slot, std::size_t player, int sign);

  const Plan& plan_;
  Seating seating_;
  Costs costs_;
  PairTable<std::int16_t> met_;
  std::vector<std::int64_t> byes_;
  std::vector<std::int64_t> short_boards_;
  std::vector<std::int64_t> last_seats_;
  std::vector<std::array<std::int64_t, 7>> seats_;
};

}  // namespace tallysheet::seating
