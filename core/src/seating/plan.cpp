#include "plan.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string_view>
#include <unordered_map>

namespace tallysheet::seating {
namespace {

/// How much more a search minds a wish than the next one.
constexpr std::int64_t weight_ratio = 8;

using Numbers = std::unordered_map<std::string_view, std::size_t>;

Numbers numbers_of(const Request& request) {
  Numbers numbers;
  for (std::size_t i = 0; i < request.players.size(); ++i) numbers[request.players[i].name] = i;
  return numbers;
}

// Players who have left are nobody.
std::vector<std::size_t> players_at(const Board& board, const Numbers& numbers) {
  std::vector<std::size_t> players;
  for (const std::string& name : board.players) {
    const auto found = numbers.find(name);
    players.push_back(found == numbers.end() ? nobody : found->second);
  }
  return players;
}

// The players in the order of the standings; those without a place come last.
std::vector<std::size_t> by_standing(const Request& request) {
  std::vector<std::size_t> order(request.players.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const std::int64_t last = standing_allowed.maximum + 1;
    return request.players[a].standing.value_or(last) < request.players[b].standing.value_or(last);
  });
  return order;
}

}  // namespace

Plan::Plan(const Request& request, Boards boards)
    : players(request.players.size()),
      is_assessed(boards == Boards::fixed_alone),
      wishes(request.wishes),
      weights(wishes.size()),
      pair_costs(players),
      volunteers(players),
      blocks(players),
      pots(players),
      met(players),
      apart(players),
      together(players),
      byes(players),
      short_boards(players),
      last_seats(players),
      seats(players) {
  enter_pairs(request);
  for (const Round& round : request.played) enter_played(request, round);
  for (std::size_t i = 0; i < static_cast<std::size_t>(request.rounds); ++i) {
    plan_round(request, i < request.fixed.size() ? request.fixed[i] : Round{}, boards);
  }
  enter_players(request);
  weigh_wishes();
  weigh_pairs();
}

void Plan::weigh_wishes() {
  std::int64_t weight = 1;
  for (std::size_t wish = wishes.size(); wish-- > 0; weight *= weight_ratio) {
    weights[wish] = weight;
    const Wish kind = wishes[wish];
    if (kind == Wish::meetings) weight_of_meetings = weight, meetings = wish;
    else if (kind == Wish::byes || kind == Wish::short_boards || kind == Wish::seats || kind == Wish::last_seat)
      slot_wishes.push_back(wish);
    else pair_wishes.push_back(wish);
  }
}

void Plan::weigh_pairs() {
  for (std::size_t a = 0; a < players; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      std::int64_t cost = 0;
      for (std::size_t wish = 0; wish < wishes.size(); ++wish) cost += weights[wish] * cost_of_pair(wishes[wish], a, b);
      pair_costs.add(a, b, static_cast<int>(cost));
    }
  }
}

std::int64_t Plan::cost_of_pair(Wish wish, std::size_t a, std::size_t b) const {
  switch (wish) {
    case Wish::apart: return apart.at(a, b);
    case Wish::together: return -together.at(a, b);
    case Wish::alike: return std::abs(blocks[a] - blocks[b]);
    case Wish::spread: return pots[a] == pots[b] ? 1 : 0;
    default: return 0;
  }
}

void Plan::enter_players(const Request& request) {
  std::unordered_map<std::string_view, std::size_t> members;
  for (std::size_t i = 0; i < players; ++i) {
    const Player& player = request.players[i];
    volunteers[i] = player.volunteers;
    if (!player.group.empty()) ++members[player.group];
    if (player.volunteers || player.standing || !player.group.empty()) players_are_alike = false;
  }
  for (const auto& [group, count] : members) groups.push_back(count);
  if (!request.played.empty() || !request.fixed.empty() || !request.apart.empty() || !request.together.empty()) {
    players_are_alike = false;
  }
  for (const Wish wish : wishes) {
    if (wish == Wish::alike || wish == Wish::spread) players_are_alike = false;
  }
  const std::size_t boards = std::max<std::size_t>(rounds.front().boards.size() - 1, 1);
  const auto size = static_cast<std::size_t>(request.preferred);
  const std::vector<std::size_t> order = by_standing(request);
  for (std::size_t i = 0; i < players; ++i) {
    blocks[order[i]] = static_cast<int>(i / size);
    pots[order[i]] = static_cast<int>(i / boards);
  }
}

void Plan::enter_pairs(const Request& request) {
  const Numbers numbers = numbers_of(request);
  const auto& list = request.players;
  for (std::size_t a = 0; a < players; ++a) {
    for (std::size_t b = a + 1; b < players; ++b) {
      if (!list[a].group.empty() && list[a].group == list[b].group) apart.add(a, b, 1);
    }
  }
  const auto name_pairs = [&](const std::vector<Pair>& pairs, PairTable<std::int8_t>& named) {
    std::int64_t count = 0;
    for (const Pair& pair : pairs) {
      const std::size_t one = numbers.at(pair.one);
      const std::size_t other = numbers.at(pair.other);
      if (named.at(one, other) > 0) continue;
      named.add(one, other, 1);
      ++count;
    }
    return count;
  };
  name_pairs(request.apart, apart);
  pairs_together = name_pairs(request.together, together);
}

void Plan::enter_played(const Request& request, const Round& round) {
  const Numbers numbers = numbers_of(request);
  std::vector<bool> played(players);
  Groups seated_here;
  for (const Board& board : round.boards) {
    const std::vector<std::size_t> seated = players_at(board, numbers);
    const auto gone = std::count(seated.begin(), seated.end(), nobody);
    if (const std::size_t size = seated.size() - static_cast<std::size_t>(gone); size > 0)
      seated_here.sizes.push_back(size);
    for (std::size_t seat = 0; seat < seated.size(); ++seat) {
      const std::size_t player = seated[seat];
      if (player == nobody) continue;
      played[player] = true;
      ++seats[player][seat];
      if (seat + 1 == seated.size()) ++last_seats[player];
      if (static_cast<std::int64_t>(seated.size()) < request.preferred) ++short_boards[player];
      for (std::size_t other = 0; other < seat; ++other) {
        if (seated[other] != nobody) met.add(player, seated[other], 1);
      }
    }
  }
  for (std::size_t player = 0; player < players; ++player) {
    if (played[player]) continue;
    ++byes[player];
    ++seated_here.alone;
  }
  groups_played.push_back(std::move(seated_here));
}

void Plan::plan_round(const Request& request, const Round& fixed, Boards boards) {
  const Numbers numbers = numbers_of(request);
  RoundPlan round = {slots.size(), {}};
  const auto add_board = [&](const std::vector<std::size_t>& seated, bool is_bye) {
    const std::size_t first = slots.size();
    const std::size_t size = seated.size();
    const bool is_short = !is_bye && static_cast<std::int64_t>(size) < request.preferred;
    for (std::size_t seat = 0; seat < size; ++seat) {
      slots.push_back({rounds.size(), round.boards.size(), seat, first, first + size, seated[seat], is_bye, is_short,
                       !is_bye && seat + 1 == size});
    }
    round.boards.push_back({first, size});
  };
  std::size_t left = players;
  for (const Board& board : fixed.boards) {
    add_board(players_at(board, numbers), false);
    left -= board.players.size();
  }
  if (boards == Boards::drawn) {
    for (const std::int64_t size : board_sizes(static_cast<std::int64_t>(left), request)) {
      add_board(std::vector<std::size_t>(static_cast<std::size_t>(size), nobody), false);
      left -= static_cast<std::size_t>(size);
    }
  }
  add_board(std::vector<std::size_t>(left, nobody), true);
  rounds.push_back(std::move(round));
}

}  // namespace tallysheet::seating
