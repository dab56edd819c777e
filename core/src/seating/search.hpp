// The searches for a draw, each of which counts its steps. Source: core/SOURCES.md, Seating 3 and 4.
#pragma once

#include <optional>

#include "draft.hpp"
#include "random.hpp"

namespace tallysheet::seating {

/// A draw of the first rounds.
struct Start {
  /// The player of each of their slots.
  Seating seating;
  std::size_t rounds = 0;
};

struct Found {
  Seating seating;
  Costs costs;
};

/// Swaps players at random, more and more often only where that costs less. The same seed makes the same swaps.
class Annealing {
 public:
  /// Starts from a draw by lot.
  Annealing(const Plan& plan, std::uint32_t seed, const Costs& at_least);
  /// Starts from a draw of all rounds in which pairs meet again as seldom as can be. If all other wishes are about
  /// seats, only seats of a board are swapped; if meetings come first, it is cold enough to lose none of them. Starts
  /// from a draw of the first rounds by drawing the others by lot, and swaps in these alone.
  Annealing(const Plan& plan, std::uint32_t seed, const Costs& at_least, const Start& start);

  /// Takes up to this number of steps, fewer where it ends. Returns how many.
  std::int64_t run(std::int64_t steps);
  bool ended() const { return level_ == levels || best_costs_ == at_least_; }
  std::int64_t steps_in_all() const { return static_cast<std::int64_t>(steps_a_level_ * levels); }
  /// The best draw so far.
  Found best() const { return {best_is_current_ ? draft_.seating() : best_, best_costs_}; }

 private:
  static constexpr std::size_t levels = 100;

  void fill(std::size_t round);
  void list_open_rounds(std::size_t first = 0);
  void begin(std::size_t hottest_wish);
  void begin_level();
  std::size_t chosen_slot(std::size_t round);
  void try_swap();

  const Plan& plan_;
  Random random_;
  Draft draft_;
  const Costs& at_least_;
  /// The slots of each round that are not fixed, and the rounds that have several.
  std::vector<std::vector<std::size_t>> free_;
  std::vector<std::size_t> open_;
  std::size_t steps_a_level_ = 0;
  std::size_t level_ = 0;
  std::size_t steps_of_level_ = 0;
  std::int64_t first_temperature_ = 0;
  std::int64_t temperature_ = 0;
  /// The best draw is copied only when the search leaves it.
  Costs best_costs_;
  /// Whether only seats of one board are swapped.
  bool keeps_boards_ = false;
  Seating best_;
  bool best_is_current_ = true;
};

/// Looks for a draw of at least half of the rounds by a known construction, in which pairs meet again as seldom as can
/// be.
class Construction {
 public:
  Construction(const Plan& plan, std::uint32_t seed);

  /// Tries the next way, if any. Returns the number of steps.
  std::int64_t try_next();
  bool ended() const { return is_found_ || next_ == tries_.size(); }
  /// The most steps that it takes.
  std::int64_t most_steps() const;
  /// Nothing if there is none for this plan.
  std::optional<Start> start() const;

 private:
  /// A search for this number of rounds.
  struct Try {
    std::size_t rounds;
    std::size_t number;
  };

  const Plan& plan_;
  std::uint32_t seed_;
  /// The longest so far.
  std::vector<std::vector<std::size_t>> rounds_;
  std::vector<Try> tries_;
  std::size_t next_ = 0;
  bool is_found_ = false;
};

/// Tries every draw that can be better than `best` and improves it. Returns whether it came to the end within its limit
/// of steps, so that there is none better.
bool search_all(const Plan& plan, Found& best, std::int64_t& steps);
inline constexpr std::int64_t steps_to_search_all = 3'000'000;

/// Returns a cost for each wish below which no draw can be.
Costs lower_bounds(const Plan& plan);

/// Returns a number of meetings below which no draw has pairs meet again.
std::int64_t least_repeat_meetings(const Plan& plan);

}  // namespace tallysheet::seating
