#include "ties.hpp"

#include <algorithm>
#include <random>
#include <unordered_map>

namespace tallysheet::tournament {
namespace {

// Greater keys are ahead, so a measure whose lowest values are best is turned round.
Fraction ahead_if_better(const Fraction& figure, const Counting& counting) {
  return fewer_is_better(counting) ? Fraction{-figure.numerator, figure.denominator} : figure;
}

std::optional<Unranked> why_unranked(const Field& field, std::size_t player, std::size_t values) {
  if (field.is_guest(player)) return Unranked::guest;
  const auto at_least = static_cast<std::size_t>(field.counting().at_least.value_or(0));
  return values < at_least ? std::optional(Unranked::too_few) : std::nullopt;
}

}  // namespace

Account account_of(const Field& field, std::size_t player) { return account_of(field, player, field.values(player)); }

Account account_of(const Field& field, std::size_t player, std::vector<Worth> values) {
  Account account;
  account.values = std::move(values);
  account.unranked = why_unranked(field, player, leave_out(account.values, field.counting()));
  account.counted = count_of(account.values);
  account.bonus = field.bonus(player);
  for (const Score& score : field.scores(player)) {
    if (!score.aside) continue;
    account.on_top_board = true;
    account.top_board += score.times_factor;
  }
  const Int128 besides = account.bonus + (field.counting().top_board == TopBoard::added ? account.top_board : 0);
  account.total = total_of(account.values, field.counting());
  account.total.numerator += besides * account.total.denominator;
  return account;
}

std::vector<std::string> draw(const Lot& lot) {
  std::vector<std::string> players = lot.players;
  std::sort(players.begin(), players.end());
  std::mt19937 numbers(static_cast<std::uint32_t>(lot.seed));
  for (std::size_t last = players.size() - 1; last > 0; --last)
    std::swap(players[last], players[numbers() % (last + 1)]);
  return players;
}

Order::Order(const Field& field, const std::vector<Account>& accounts)
    : field_(field), accounts_(accounts), keys_(accounts.size()) {
  for (const Game& game : field.request().games) {
    last_round_ = std::max(last_round_, game.round);
    const auto least = [](const Result& a, const Result& b) { return a.score < b.score; };
    best_of_game_.push_back(std::max_element(game.results.begin(), game.results.end(), least)->score);
  }
  compare_totals();
  for (const TieBreaker tie_breaker : field.request().tie_breakers) compare(tie_breaker);
  for (const Decision& decision : field.request().decisions) {
    decisions_applied_.push_back(decide(Separator::decision, decision.players));
  }
  for (const Lot& lot : field.request().lots) {
    lots_.push_back({draw(lot), false});
    lots_.back().applied = decide(Separator::lot, lots_.back().players);
  }
}

std::vector<Ranked> Order::ranked() const { return rank_keys(keys_, Ties::share_the_place); }

std::optional<Separator> Order::difference(std::size_t one, std::size_t other) const {
  const auto [mine, theirs] = std::mismatch(keys_[one].begin(), keys_[one].end(), keys_[other].begin());
  if (mine == keys_[one].end()) return std::nullopt;
  return separators_[static_cast<std::size_t>(mine - keys_[one].begin())];
}

LevelOn Order::compared() const {
  LevelOn names;
  // The first one only tells who has a place.
  for (std::size_t i = 1; i < separators_.size(); ++i) names.push_back(name_of(separators_[i]));
  return names;
}

template <class KeyOf>
void Order::compare(Separator separator, KeyOf key_of) {
  separators_.push_back(separator);
  for (std::size_t player = 0; player < keys_.size(); ++player) keys_[player].push_back(key_of(player));
}

void Order::compare_totals() {
  const Counting& counting = field_.counting();
  compare(Separator::values, [&](std::size_t player) { return Key{{has_place(player) ? 1 : 0}}; });
  if (counting.top_board == TopBoard::above) {
    compare(Separator::top_board, [&](std::size_t player) {
      return accounts_[player].on_top_board ? Key{{1}, {accounts_[player].top_board}} : Key{{0}};
    });
  }
  if (fewer_is_better(counting) && !counting.average) {
    compare(Separator::values, [&](std::size_t player) { return Key{{Int128{accounts_[player].counted}}}; });
  }
  compare(Separator::total,
          [&](std::size_t player) { return Key{ahead_if_better(accounts_[player].total, counting)}; });
}

void Order::compare(TieBreaker tie_breaker) {
  switch (tie_breaker) {
    case TieBreaker::wins: return compare(Separator::wins, [&](std::size_t player) { return wins_of(player); });
    case TieBreaker::best_values:
      return compare(Separator::best_values, [&](std::size_t player) { return best_values_of(player); });
    case TieBreaker::all_values:
      return compare(Separator::all_values, [&](std::size_t player) { return all_values_of(player); });
    case TieBreaker::last_round:
      return compare(Separator::last_round, [&](std::size_t player) { return rounds_of(player); });
    case TieBreaker::games:
      return compare(Separator::games, [&](std::size_t player) { return Key{{Int128{field_.scores(player).size()}}}; });
    case TieBreaker::head_to_head: return compare_head_to_head();
  }
}

Order::Key Order::wins_of(std::size_t player) const {
  const std::vector<Score>& scores = field_.scores(player);
  const auto won = [&](const Score& score) { return score.score == best_of_game_[score.game]; };
  return {{Int128{std::count_if(scores.begin(), scores.end(), won)}}};
}

Order::Key Order::best_values_of(std::size_t player) const {
  Key key;
  for (const Worth& worth : accounts_[player].values) {
    if (!worth.left_out) key.push_back(ahead_if_better({worth.units}, field_.counting()));
  }
  std::sort(key.begin(), key.end(), [](const Fraction& a, const Fraction& b) { return b < a; });
  return key;
}

Order::Key Order::all_values_of(std::size_t player) const {
  Int128 sum = 0;
  for (const Worth& worth : accounts_[player].values) sum += worth.units;
  return {ahead_if_better({sum}, field_.counting())};
}

// For each round from the last one on, whether the player took part and the sum of scores.
Order::Key Order::rounds_of(std::size_t player) const {
  const std::vector<Score>& scores = field_.scores(player);
  Key key;
  auto score = scores.rbegin();
  for (std::int64_t round = last_round_; score != scores.rend(); --round) {
    const bool took_part = score->round == round;
    Int128 sum = 0;
    for (; score != scores.rend() && score->round == round; ++score) sum += score->times_factor;
    key.push_back({took_part ? 1 : 0});
    key.push_back({sum});
  }
  return key;
}

void Order::compare_head_to_head() {
  std::vector<Ranked> standing(keys_.size());
  for (const Ranked& ranked : ranked()) standing[ranked.index] = ranked;
  // The number of players of each place who took part in a game.
  std::vector<std::unordered_map<std::size_t, std::size_t>> took_part(field_.request().games.size());
  for (std::size_t player = 0; player < keys_.size(); ++player) {
    for (const Score& score : field_.scores(player)) ++took_part[score.game][standing[player].place];
  }
  compare(Separator::head_to_head, [&](std::size_t player) {
    Int128 sum = 0;
    for (const Score& score : field_.scores(player)) {
      if (took_part[score.game][standing[player].place] == standing[player].tied) sum += score.times_factor;
    }
    return Key{{standing[player].is_tied() ? sum : 0}};
  });
}

// Puts the players in this order where they are all of those who are still level. Returns whether any were.
bool Order::decide(Separator separator, const std::vector<std::string>& players) {
  std::unordered_map<std::size_t, Int128> positions;
  for (const std::string& name : players) {
    if (const auto player = field_.find(name)) positions.try_emplace(*player, -Int128(positions.size()));
  }
  const std::vector<Ranked> order = ranked();
  std::vector<Key> keys(keys_.size(), Key{{0}});
  bool applied = false;
  for (std::size_t first = 0; first < order.size(); first += order[first].tied) {
    const auto begin = order.begin() + static_cast<std::ptrdiff_t>(first);
    const bool all_named = std::all_of(begin, begin + static_cast<std::ptrdiff_t>(begin->tied), [&](const Ranked& one) {
      return has_place(one.index) && positions.contains(one.index);
    });
    if (!begin->is_tied() || !all_named) continue;
    applied = true;
    for (std::size_t i = 0; i < begin->tied; ++i) keys[order[first + i].index] = {{positions[order[first + i].index]}};
  }
  if (applied) compare(separator, [&](std::size_t player) { return keys[player]; });
  return applied;
}

}  // namespace tallysheet::tournament
