#include "values.hpp"

#include <algorithm>
#include <functional>

namespace tallysheet::tournament {
namespace {

/// A factor's units times these are the units of a value for every hundredth of a per cent.
constexpr std::int64_t hundredths = units_per_one / 100;

bool is_aside(const Game& game, const Counting& counting) {
  return game.top_board && counting.top_board != TopBoard::counts;
}

// Adds a score to the round's value, or begins a value.
void add_to_round(std::vector<Worth>& values, const Score& score, const Game& game) {
  if (values.empty() || values.back().round != score.round) values.push_back({score.round, {}, {}, game.factor});
  values.back().games.push_back(score.game);
  values.back().sum += score.score.units();
}

void keep_best_of_each(const std::vector<std::vector<Worth*>>& groups, std::int64_t count, LeftOut left_out,
                       const Counting& counting) {
  for (const auto& group : groups) keep_best(group, static_cast<std::size_t>(count), left_out, counting);
}

}  // namespace

Field::Field(const Request& request)
    : request_(request),
      roster_(roster_of(request.games, &Game::results)),
      guests_(roster_.names().size()),
      bonuses_(guests_.size()),
      scores_(guests_.size()),
      values_(guests_.size()) {
  for (std::size_t i = 0; i < names().size(); ++i) numbers_[names()[i]] = i;
  for (const std::string& guest : request.guests) {
    if (const auto player = find(guest)) guests_[*player] = true;
  }
  for (const Bonus& bonus : request.bonuses) {
    if (const auto player = find(bonus.player)) bonuses_[*player] += Int128{bonus.points.units()} * units_per_one;
  }
  enter_scores();
  for (std::size_t player = 0; player < values_.size(); ++player) enter_values(player);
  enter_sums();
  for (std::vector<Worth>& values : values_) {
    for (Worth& worth : values) measure(worth);
  }
}

std::optional<std::size_t> Field::find(std::string_view name) const {
  const auto found = numbers_.find(name);
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

Int128 Field::best_of_round(std::int64_t round) const {
  const auto found = sums_.find(round);
  return found == sums_.end() ? 0 : found->second.front();
}

void Field::enter_scores() {
  std::size_t seat = 0;
  for (std::size_t i = 0; i < request_.games.size(); ++i) {
    const Game& game = request_.games[i];
    for (const Result& result : game.results) {
      const Int128 times_factor = Int128{result.score.units()} * game.factor.units();
      scores_[roster_.appearances()[seat++]].push_back(
          {i, game.round, result.score, times_factor, is_aside(game, counting())});
    }
  }
  for (std::vector<Score>& scores : scores_) {
    std::stable_sort(scores.begin(), scores.end(), [](const Score& a, const Score& b) { return a.round < b.round; });
  }
}

void Field::enter_values(std::size_t player) {
  std::vector<Worth>& values = values_[player];
  for (const Score& score : scores_[player]) {
    const Game& game = request_.games[score.game];
    if (score.aside) continue;
    if (takes_whole_rounds(counting())) {
      add_to_round(values, score, game);
    } else {
      values.push_back({score.round, game.category, {score.game}, game.factor, score.score.units()});
    }
  }
}

void Field::enter_sums() {
  for (std::size_t player = 0; player < values_.size(); ++player) {
    if (is_guest(player) || !takes_whole_rounds(counting())) continue;
    for (const Worth& worth : values_[player]) sums_[worth.round].push_back(worth.sum);
  }
  for (auto& [round, sums] : sums_) std::sort(sums.begin(), sums.end(), std::greater<>());
}

void Field::measure(Worth& worth) const {
  switch (counting().measure) {
    case Measure::score: worth.units = worth.sum * worth.factor.units(); break;
    case Measure::percent: worth.units = percent_of(worth) * worth.factor.units() * hundredths; break;
    case Measure::rank: worth.units = rank_of(worth) * worth.factor.units() * units_per_one; break;
  }
}

Int128 Field::percent_of(const Worth& worth) const {
  const Int128 best = best_of_round(worth.round);
  return best > 0 ? round_to_units({100 * worth.sum, best}, percent_places) : 0;
}

Int128 Field::rank_of(const Worth& worth) const {
  const auto found = sums_.find(worth.round);
  if (found == sums_.end()) return 1;
  const std::vector<Int128>& sums = found->second;
  return std::lower_bound(sums.begin(), sums.end(), worth.sum, std::greater<>()) - sums.begin() + 1;
}

std::vector<Worth*> pointers_to(std::vector<Worth>& values) {
  std::vector<Worth*> pointers;
  pointers.reserve(values.size());
  for (Worth& worth : values) pointers.push_back(&worth);
  return pointers;
}

void keep_best(std::vector<Worth*> values, std::size_t count, LeftOut left_out, const Counting& counting) {
  std::erase_if(values, [](const Worth* worth) { return worth->left_out.has_value(); });
  std::stable_sort(values.begin(), values.end(), [&](const Worth* a, const Worth* b) {
    return fewer_is_better(counting) ? a->units < b->units : a->units > b->units;
  });
  for (std::size_t i = count; i < values.size(); ++i) values[i]->left_out = left_out;
}

std::size_t leave_out(std::vector<Worth>& values, const Counting& counting) {
  const std::vector<Worth*> all = pointers_to(values);
  if (counting.best_of_round)
    keep_best_of_each(grouped(all, round_of), *counting.best_of_round, LeftOut::round, counting);
  if (counting.best_of_category) {
    keep_best_of_each(grouped(all, category_of), *counting.best_of_category, LeftOut::category, counting);
  }
  const std::size_t left = count_of(values);
  if (counting.dropped) {
    const std::size_t dropped = std::min(left, static_cast<std::size_t>(*counting.dropped));
    keep_best(all, left - dropped, LeftOut::worst, counting);
  }
  if (counting.best) keep_best(all, static_cast<std::size_t>(*counting.best), LeftOut::best, counting);
  return left;
}

Fraction total_of(const std::vector<Worth>& values, const Counting& counting) {
  Int128 sum = 0;
  for (const Worth& worth : values) {
    if (!worth.left_out) sum += worth.units;
  }
  return {sum, counting.average ? Int128{std::max<std::size_t>(count_of(values), 1)} : 1};
}

Int128 printed_total(const Fraction& total, const Counting& counting) {
  if (!counting.average) return total.numerator;
  constexpr std::int64_t unit = value_units / units_per_one;
  return round_to_units({total.numerator, total.denominator * unit}, 0) * unit;
}

std::size_t count_of(const std::vector<Worth>& values) {
  const auto counts = [](const Worth& worth) { return !worth.left_out; };
  return static_cast<std::size_t>(std::count_if(values.begin(), values.end(), counts));
}

}  // namespace tallysheet::tournament
