// The values of a tournament: what each game or round is worth to a player, and which values count.
//
// Source: core/SOURCES.md, Tournaments 2 to 5.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tallysheet/players.hpp"
#include "tallysheet/tournament.hpp"

namespace tallysheet::tournament {

/// A value has eight places: four of its score and four of its factor.
inline constexpr int value_places = 8;
inline constexpr std::int64_t value_units = 100'000'000;
inline constexpr int percent_places = 2;

/// A player's score in one game.
struct Score {
  std::size_t game = 0;
  std::int64_t round = 0;
  Decimal score;
  /// In units of values.
  Int128 times_factor = 0;
  /// Whether it was made on a top board that is no value.
  bool aside = false;
};

/// The worth of a game or round to a player.
struct Worth {
  std::int64_t round = 0;
  std::string_view category;
  std::vector<std::size_t> games;
  Decimal factor;
  /// The sum of the scores, in units of a Decimal.
  Int128 sum = 0;
  /// The value of the sum by the measure, in units of values.
  Int128 units = 0;
  std::optional<LeftOut> left_out = std::nullopt;
};

/// The players of a tournament with their scores and values.
class Field {
 public:
  explicit Field(const Request& request);

  const Request& request() const { return request_; }
  const Counting& counting() const { return request_.counting; }
  const std::vector<std::string_view>& names() const { return roster_.names(); }
  bool is_guest(std::size_t player) const { return guests_[player]; }
  /// In units of values.
  Int128 bonus(std::size_t player) const { return bonuses_[player]; }
  /// A player's scores in the order of rounds.
  const std::vector<Score>& scores(std::size_t player) const { return scores_[player]; }
  /// A player's values in the order of rounds. None is left out yet.
  const std::vector<Worth>& values(std::size_t player) const { return values_[player]; }
  /// The best sum of a ranked player in a round, which is 100 per cent.
  Int128 best_of_round(std::int64_t round) const;
  /// A player's number; not set if the player has no score.
  std::optional<std::size_t> find(std::string_view name) const;

 private:
  void enter_scores();
  void enter_values(std::size_t player);
  void enter_sums();
  void measure(Worth& worth) const;
  // In hundredths of a per cent.
  Int128 percent_of(const Worth& worth) const;
  Int128 rank_of(const Worth& worth) const;

  const Request& request_;
  Roster roster_;
  std::unordered_map<std::string_view, std::size_t> numbers_;
  std::vector<bool> guests_;
  std::vector<Int128> bonuses_;
  std::vector<std::vector<Score>> scores_;
  std::vector<std::vector<Worth>> values_;
  /// The sums of the ranked players in each round, best first.
  std::map<std::int64_t, std::vector<Int128>> sums_;
};

constexpr bool fewer_is_better(const Counting& counting) { return counting.measure == Measure::rank; }
constexpr bool takes_whole_rounds(const Counting& counting) { return counting.measure != Measure::score; }
constexpr TeamCounting team_counting_of(const Request& request) {
  return request.team_counting.value_or(TeamCounting{});
}

/// Leaves out all but the `count` best of the values that still count.
void keep_best(std::vector<Worth*> values, std::size_t count, LeftOut left_out, const Counting& counting);

/// Leaves out what does not count. Returns how many values were left after rounds and categories.
std::size_t leave_out(std::vector<Worth>& values, const Counting& counting);

/// Returns how many of the values count.
std::size_t count_of(const std::vector<Worth>& values);

/// Adds up the values that count, or takes their average; in units of values.
Fraction total_of(const std::vector<Worth>& values, const Counting& counting);

/// Rounds an average to 4 places; a sum stays as it is.
Int128 printed_total(const Fraction& total, const Counting& counting);

/// Lists the values of each round or of each category together, in the order in which the first of them stands.
template <class KeyOf>
std::vector<std::vector<Worth*>> grouped(const std::vector<Worth*>& values, KeyOf key_of) {
  using Key = decltype(key_of(*values.front()));
  std::unordered_map<Key, std::size_t> numbers;
  std::vector<std::vector<Worth*>> groups;
  for (Worth* worth : values) {
    const auto [found, is_new] = numbers.try_emplace(key_of(*worth), groups.size());
    if (is_new) groups.emplace_back();
    groups[found->second].push_back(worth);
  }
  return groups;
}

inline std::int64_t round_of(const Worth& worth) { return worth.round; }
inline std::string_view category_of(const Worth& worth) { return worth.category; }

std::vector<Worth*> pointers_to(std::vector<Worth>& values);

}  // namespace tallysheet::tournament
