#include <algorithm>
#include <random>

#include "search.hpp"

namespace tallysheet::seating {
namespace {

constexpr std::size_t steps_per_slot = 10'000;
constexpr std::size_t levels = 100;
/// Temperatures are in units of a 64th of the last wish's weight. Between .3 and .17 of a weight a search finds what it
/// can find about that wish; the social golfer problem showed these limits.
constexpr std::int64_t units_of_temperature = 64;
constexpr std::int64_t hottest = 20;
constexpr std::int64_t coldest = 11;
/// How often a slot without a repeated meeting is passed over for another one.
constexpr int passed_over = 10;

/// Random numbers that are the same on every platform, unlike the distributions of the standard library.
class Random {
 public:
  explicit Random(std::uint32_t seed) : numbers_(seed) {}
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>((std::uint64_t{numbers_()} * limit) >> 32U); }
  std::uint32_t word() { return static_cast<std::uint32_t>(numbers_()); }

 private:
  std::mt19937 numbers_;
};

// Returns e^(-excess/temperature) in units of 2^-32. Floating point might differ between platforms.
std::uint64_t probability(std::int64_t excess, std::int64_t temperature) {
  constexpr std::int64_t cutoff = 20;
  constexpr unsigned squarings = 10;
  constexpr std::uint64_t one = std::uint64_t{1} << 32U;
  if (excess >= cutoff * temperature) return 0;
  const auto exponent =
      static_cast<std::uint64_t>(excess) * (one >> squarings) / static_cast<std::uint64_t>(temperature);
  std::uint64_t power = one - exponent;
  for (unsigned i = 0; i < squarings; ++i) power = (power >> 1U) * (power >> 1U) >> 30U;
  return power;
}

class Annealing {
 public:
  Annealing(const Plan& plan, std::uint32_t seed, const Costs& at_least)
      : plan_(plan), random_(seed), draft_(plan), at_least_(at_least) {
    for (std::size_t round = 0; round < plan.rounds.size(); ++round) fill(round);
    best_ = {draft_.seating(), draft_.costs()};
  }

  Found run() {
    if (open_.empty() || best_.costs == at_least_) return best_;
    std::size_t slots = 0;
    for (const std::size_t round : open_) slots += free_[round].size();
    const std::int64_t first = plan_.weights.front() * hottest;
    const std::size_t steps = steps_per_slot * slots / levels;
    for (std::size_t level = 0; level < levels; ++level) {
      const std::int64_t temperature = temperature_at(level, first);
      for (std::size_t i = 0; i < steps; ++i) {
        if (best_.costs == at_least_) return best_;
        try_swap(temperature);
      }
    }
    return best_;
  }

 private:
  // Shares out the players who are not on fixed boards.
  void fill(std::size_t round) {
    std::vector<bool> seated(plan_.players);
    free_.emplace_back();
    const std::vector<Slot>& slots = plan_.rounds[round].slots;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
      if (slots[slot].fixed == nobody) free_[round].push_back(slot);
      else seated[slots[slot].fixed] = true;
    }
    std::vector<std::size_t> players;
    for (std::size_t player = 0; player < plan_.players; ++player) {
      if (!seated[player]) players.push_back(player);
    }
    if (plan_.players_are_alike && boards_are_alike(round)) {
      players = shifted(round);
    } else {
      for (std::size_t i = players.size(); i > 1; --i) std::swap(players[i - 1], players[random_.below(i)]);
    }
    for (std::size_t i = 0; i < players.size(); ++i) draft_.place(round, free_[round][i], players[i]);
    if (players.size() > 1) open_.push_back(round);
  }

  bool boards_are_alike(std::size_t round) const {
    const std::vector<BoardPlan>& boards = plan_.rounds[round].boards;
    const std::size_t count = boards.size() - 1;
    return boards.back().size == 0 && boards.front().size * count == plan_.players &&
           (round < count || (round == count && boards.front().size == count));
  }

  // The players as a table with a column for each board: in every round each row is shifted by its number further than
  // the row above. If the number of boards is prime, so many rounds repeat no meeting.
  std::vector<std::size_t> shifted(std::size_t round) const {
    const std::size_t boards = plan_.rounds[round].boards.size() - 1;
    const std::size_t rows = plan_.players / boards;
    std::vector<std::size_t> players(plan_.players);
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < boards; ++column) {
        const std::size_t board = round < boards ? (column + row * round) % boards : row % boards;
        const std::size_t seat = round < boards ? row : column;
        players[(board * rows + seat) % plan_.players] = row * boards + column;
      }
    }
    return players;
  }

  // Falls by the same factor from level to level: by (1 - x) with x = ln(first / coldest) / levels.
  static std::int64_t temperature_at(std::size_t level, std::int64_t first) {
    constexpr std::int64_t precision = 1'000'000;
    constexpr std::int64_t logarithm_of_two = 693'147;
    std::int64_t doublings = 0;
    for (std::int64_t rest = first; rest > coldest; rest /= 2) ++doublings;
    const std::int64_t fall = doublings * logarithm_of_two / static_cast<std::int64_t>(levels);
    std::int64_t temperature = first * precision;
    for (std::size_t i = 0; i < level; ++i) temperature -= temperature / precision * fall;
    return std::max(temperature / precision, coldest);
  }

  std::size_t chosen_slot(std::size_t round) {
    const std::vector<std::size_t>& free = free_[round];
    std::size_t slot = free[random_.below(free.size())];
    for (int i = 0; i < passed_over && !draft_.meets_again(round, slot); ++i) slot = free[random_.below(free.size())];
    return slot;
  }

  void try_swap(std::int64_t temperature) {
    const std::size_t round = open_[random_.below(open_.size())];
    const std::size_t one = chosen_slot(round);
    const std::size_t other = free_[round][random_.below(free_[round].size())];
    if (one == other) return;
    const std::int64_t excess = draft_.change_by_swap(round, one, other) * units_of_temperature;
    if (excess > 0 && random_.word() >= probability(excess, temperature)) return;
    draft_.swap(round, one, other);
    if (draft_.costs() < best_.costs) best_ = {draft_.seating(), draft_.costs()};
  }

  const Plan& plan_;
  Random random_;
  Draft draft_;
  const Costs& at_least_;
  /// The slots of each round that are not fixed, and the rounds that have several.
  std::vector<std::vector<std::size_t>> free_;
  std::vector<std::size_t> open_;
  Found best_;
};

}  // namespace

Found anneal(const Plan& plan, std::uint32_t seed, const Costs& at_least) {
  return Annealing(plan, seed, at_least).run();
}

}  // namespace tallysheet::seating
