#include <algorithm>

#include "construct.hpp"
#include "field.hpp"
#include "random.hpp"

namespace tallysheet::seating {
namespace {

/// More players than this are left to the other searches.
constexpr std::size_t most_players = 120;
constexpr std::size_t tries_of_way = 4;
constexpr std::size_t most_first_rounds = 4;
/// How much longer than necessary circles may be.
constexpr std::size_t longer = 3;

/// Temperatures in units of a 64th of one repeated distance, from the first step to the last.
constexpr std::int64_t units_of_temperature = 64;
constexpr std::int64_t hottest = 30;
constexpr std::int64_t coldest = 10;

/// How the players stand: on circles of `length`, and the rest fixed, who never move. `first_rounds` are turned. Where
/// there is a field with as many elements as a circle has players, everybody can also move on by its sums, which is
/// another order unless the number is a prime.
struct Circles {
  std::size_t first_rounds = 1;
  std::size_t length = 1;
  std::size_t circles = 0;
  std::size_t fixed = 0;
  std::optional<Field> field;
};

// Whether there may be enough distances for all meetings of the first rounds: on one circle, from one circle to
// another, and of a fixed player to a circle.
bool may_do(const Circles& on, std::size_t boards, std::size_t size) {
  if (on.circles == 0 || on.fixed > boards) return false;
  if (on.fixed > 0 && (size - 1) * on.first_rounds > on.circles) return false;
  const std::size_t distances =
      on.circles * ((on.length - 1) / 2) + on.circles * (on.circles - 1) / 2 * on.length + on.fixed * on.circles;
  return on.first_rounds * boards * size * (size - 1) / 2 <= distances;
}

std::vector<Circles> ways(std::size_t boards, std::size_t size, std::size_t rounds) {
  std::vector<Circles> ways;
  const std::size_t players = boards * size;
  if (players > most_players) return ways;
  for (std::size_t first = 1; first <= most_first_rounds && first <= rounds; ++first) {
    const std::size_t shortest = (rounds + first - 1) / first;
    for (std::size_t length = std::max<std::size_t>(shortest, 2); length <= shortest + longer; ++length) {
      Circles on = {first, length, players / length, players % length, std::nullopt};
      if (!may_do(on, boards, size)) continue;
      ways.push_back(on);
      on.field = Field::with(length);
      if (on.field && !on.field->is_prime()) ways.push_back(on);
    }
  }
  return ways;
}

/// Searches for first rounds in which no distance occurs twice, by annealing.
class FirstRounds {
 public:
  FirstRounds(const Circles& on, std::size_t boards, std::size_t size, std::uint32_t seed)
      : on_(on), size_(size), players_(boards * size), random_(seed), distance_(players_ * players_) {
    number_distances();
    for (std::size_t round = 0; round < on.first_rounds; ++round) {
      Table table(players_);
      for (std::size_t i = 0; i < players_; ++i) table[i] = i;
      random_.shuffle(table);
      rounds_.push_back(std::move(table));
    }
    for (std::size_t round = 0; round < rounds_.size(); ++round) {
      for (std::size_t at = 0; at < players_; ++at) {
        for (std::size_t other = at / size_ * size_; other < at; ++other) cost_ += count(round, at, other, 1);
      }
    }
  }

  bool run(std::int64_t& steps) {
    for (std::int64_t step = 0; step < steps_of_try && cost_ > 0; ++step, ++steps) {
      try_swap(hottest - (hottest - coldest) * step / steps_of_try);
    }
    return cost_ == 0;
  }

  std::vector<Table> turned(std::size_t rounds) const {
    std::vector<Table> tables;
    for (std::size_t turn = 0; turn < on_.length; ++turn) {
      for (const Table& first : rounds_) {
        if (tables.size() == rounds) break;
        Table table;
        for (const std::size_t player : first) table.push_back(moved_on(player, turn));
        tables.push_back(std::move(table));
      }
    }
    return tables;
  }

 private:
  std::size_t moved_on(std::size_t player, std::size_t turn) const {
    if (player >= on_.circles * on_.length) return player;
    const std::size_t place = player % on_.length;
    return player - place + (on_.field ? on_.field->sum(place, turn) : (place + turn) % on_.length);
  }

  // Pairs that turning makes of each other have one number. A pair that turning repeats counts as used before.
  void number_distances() {
    constexpr int unnumbered = -1;
    std::fill(distance_.begin(), distance_.end(), unnumbered);
    for (std::size_t a = 0; a < players_; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        if (distance_[a * players_ + b] != unnumbered) continue;
        bool repeats = false;
        for (std::size_t turn = 0; turn < on_.length; ++turn) {
          const std::size_t one = moved_on(a, turn);
          const std::size_t other = moved_on(b, turn);
          repeats = repeats || (turn > 0 && ((one == a && other == b) || (one == b && other == a)));
          distance_[one * players_ + other] = distance_[other * players_ + one] = static_cast<int>(used_.size());
        }
        used_.push_back(repeats ? 1 : 0);
      }
    }
  }

  // Counts the meeting at two places of a round, and returns what the cost changes by.
  std::int64_t count(std::size_t round, std::size_t at, std::size_t other, int sign) {
    int& used = used_[static_cast<std::size_t>(distance_[rounds_[round][at] * players_ + rounds_[round][other]])];
    return sign > 0 ? used++ : -static_cast<std::int64_t>(--used);
  }

  std::int64_t count_all(std::size_t round, std::size_t at, int sign) {
    std::int64_t change = 0;
    const std::size_t first = at / size_ * size_;
    for (std::size_t other = first; other < first + size_; ++other) {
      if (other != at) change += count(round, at, other, sign);
    }
    return change;
  }

  std::int64_t swap(std::size_t round, std::size_t one, std::size_t other) {
    std::int64_t change = count_all(round, one, -1) + count_all(round, other, -1);
    std::swap(rounds_[round][one], rounds_[round][other]);
    change += count_all(round, one, 1) + count_all(round, other, 1);
    return change;
  }

  void try_swap(std::int64_t temperature) {
    const std::size_t round = random_.below(rounds_.size());
    const std::size_t one = random_.below(players_);
    const std::size_t other = random_.below(players_);
    if (one / size_ == other / size_) return;
    const std::int64_t change = swap(round, one, other);
    if (change > 0 && random_.word() >= probability(change * units_of_temperature, temperature)) {
      swap(round, one, other);
    } else {
      cost_ += change;
    }
  }

  Circles on_;
  std::size_t size_;
  std::size_t players_;
  Random random_;
  /// The number of each pair's distance, and how often each is used.
  std::vector<int> distance_;
  std::vector<int> used_;
  std::vector<Table> rounds_;
  std::int64_t cost_ = 0;
};

}  // namespace

std::vector<Table> cyclic(std::size_t boards, std::size_t size, std::size_t rounds, std::size_t number_of_try,
                          std::uint32_t seed, std::int64_t& steps) {
  const std::vector<Circles> all = ways(boards, size, rounds);
  FirstRounds search(all[number_of_try % all.size()], boards, size, seed + static_cast<std::uint32_t>(number_of_try));
  return search.run(steps) ? search.turned(rounds) : std::vector<Table>();
}

std::size_t tries_of_cyclic(std::size_t boards, std::size_t size, std::size_t rounds) {
  return ways(boards, size, rounds).size() * tries_of_way;
}

}  // namespace tallysheet::seating
