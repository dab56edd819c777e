#include <algorithm>

#include "search.hpp"

namespace tallysheet::seating {
namespace {

/// Temperatures are in units of a 64th of the last wish's weight. Between .3 and .17 of a weight a search finds what it
/// can find about that wish; the social golfer problem showed these limits.
constexpr std::int64_t units_of_temperature = 64;
constexpr std::int64_t hottest = 20;
constexpr std::int64_t coldest = 11;

/// Steps for each slot, and in all: large draws have fewer conflicts for each player, and should not take minutes.
constexpr std::size_t steps_per_slot = 10'000;
constexpr std::size_t most_steps = 6'000'000;

/// In this many of four steps, a player who meets another again is moved, while there are any.
constexpr std::size_t of_four = 3;

// Falls by the same factor from level to level: by (1 - x) with x = ln(first / coldest) / levels.
std::int64_t temperature_at(std::size_t level, std::size_t levels, std::int64_t first) {
  constexpr std::int64_t precision = 1'000'000;
  constexpr std::int64_t logarithm_of_two = 693'147;
  std::int64_t doublings = 0;
  for (std::int64_t rest = first; rest > coldest; rest /= 2) ++doublings;
  const std::int64_t fall = doublings * logarithm_of_two / static_cast<std::int64_t>(levels);
  std::int64_t temperature = first * precision;
  for (std::size_t i = 0; i < level; ++i) temperature -= temperature / precision * fall;
  return std::max(temperature / precision, coldest);
}

}  // namespace

Annealing::Annealing(const Plan& plan, std::uint32_t seed, const Costs& at_least)
    : plan_(plan), random_(seed), draft_(plan), at_least_(at_least) {
  list_open_rounds();
  for (std::size_t round = 0; round < plan.rounds.size(); ++round) fill(round);
  begin(0);
}

Annealing::Annealing(const Plan& plan, std::uint32_t seed, const Costs& at_least, const Start& start)
    : plan_(plan), random_(seed), draft_(plan), at_least_(at_least) {
  const bool is_whole = start.rounds == plan.rounds.size();
  list_open_rounds(is_whole ? 0 : start.rounds);
  for (std::size_t slot = 0; slot < start.seating.size(); ++slot) draft_.place(slot, start.seating[slot]);
  for (std::size_t round = start.rounds; round < plan.rounds.size(); ++round) fill(round);
  keeps_boards_ = is_whole && std::all_of(plan.wishes.begin(), plan.wishes.end(), [](Wish wish) {
                    return wish == Wish::meetings || wish == Wish::seats || wish == Wish::last_seat;
                  });
  begin(is_whole && plan.meetings == 0 ? 1 : 0);
}

void Annealing::list_open_rounds(std::size_t first) {
  free_.resize(plan_.rounds.size());
  for (std::size_t slot = 0; slot < plan_.slots.size(); ++slot) {
    if (plan_.slots[slot].fixed == nobody) free_[plan_.slots[slot].round].push_back(slot);
  }
  for (std::size_t round = first; round < free_.size(); ++round) {
    if (free_[round].size() > 1) open_.push_back(round);
  }
}

// Shares out by lot the players who are not on fixed boards.
void Annealing::fill(std::size_t round) {
  std::vector<std::size_t> players;
  for (std::size_t player = 0; player < plan_.players; ++player) {
    if (draft_.slot_of(round, player) == nobody) players.push_back(player);
  }
  random_.shuffle(players);
  for (std::size_t i = 0; i < players.size(); ++i) draft_.place(free_[round][i], players[i]);
}

void Annealing::begin(std::size_t hottest_wish) {
  best_costs_ = draft_.costs();
  std::size_t slots = 0;
  for (const std::size_t round : open_) slots += free_[round].size();
  steps_a_level_ = std::min(steps_per_slot * slots, most_steps) / levels;
  if (open_.empty() || hottest_wish >= plan_.weights.size()) level_ = levels, steps_a_level_ = 0;
  else first_temperature_ = plan_.weights[hottest_wish] * hottest;
  begin_level();
}

void Annealing::begin_level() {
  steps_of_level_ = 0;
  temperature_ = temperature_at(level_, levels, first_temperature_);
}

std::int64_t Annealing::run(std::int64_t steps) {
  std::int64_t taken = 0;
  for (; taken < steps && !ended(); ++taken) {
    try_swap();
    if (++steps_of_level_ < steps_a_level_) continue;
    ++level_;
    begin_level();
  }
  return taken;
}

std::size_t Annealing::chosen_slot(std::size_t round) {
  const std::vector<std::size_t>& free = free_[round];
  return free[random_.below(free.size())];
}

void Annealing::try_swap() {
  const std::vector<std::size_t>& clashes = draft_.clashes();
  std::size_t one = nobody;
  if (plan_.meetings != nobody && !clashes.empty() && random_.below(4) < of_four) {
    one = clashes[random_.below(clashes.size())];
    if (plan_.slots[one].fixed != nobody || plan_.slots[one].round < open_.front()) return;
  } else {
    one = chosen_slot(open_[random_.below(open_.size())]);
  }
  const Slot& place = plan_.slots[one];
  const std::size_t other =
      keeps_boards_ ? place.first + random_.below(place.end - place.first) : chosen_slot(place.round);
  if (one == other) return;
  const std::int64_t excess = draft_.change_by_swap(one, other) * units_of_temperature;
  if (excess > 0 && random_.word() >= probability(excess, temperature_)) return;
  if (best_is_current_) best_ = draft_.seating();
  draft_.swap(one, other);
  best_is_current_ = draft_.costs() < best_costs_;
  if (best_is_current_) best_costs_ = draft_.costs();
}

}  // namespace tallysheet::seating
