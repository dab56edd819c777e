// Lower bounds on the cost of any draw. Source: core/SOURCES.md, Seating 4.
#include <algorithm>
#include <numeric>
#include <queue>

#include "search.hpp"

namespace tallysheet::seating {
namespace {

using Counts = std::vector<std::int64_t>;

/// The cost of a further count on top of these.
using Price = std::int64_t (*)(std::int64_t before);

std::int64_t growing(std::int64_t before) { return before; }
std::int64_t once(std::int64_t before) { return before > 0 ? 1 : 0; }

// The least that `more` further counts can cost, shared out over one or more: a sum of c(c - 1)/2.
std::int64_t cheapest(const Counts& counts, std::size_t more) {
  std::priority_queue<std::int64_t, Counts, std::greater<>> least(std::greater<>(), counts);
  std::int64_t cost = 0;
  for (; more > 0; --more) {
    const std::int64_t count = least.top();
    least.pop();
    cost += count;
    least.push(count + 1);
  }
  return cost;
}

std::int64_t pairs_of(std::size_t players) { return static_cast<std::int64_t>(players * (players - 1) / 2); }

// The fewest pairs that players who are spread over one or more groups have in common groups.
std::int64_t crowded(std::size_t players, std::size_t groups) {
  const std::size_t each = players / groups;
  const std::size_t more = players % groups;
  const auto pairs = [](std::size_t size) { return size > 1 ? pairs_of(size) : 0; };
  return static_cast<std::int64_t>(more) * pairs(each + 1) + static_cast<std::int64_t>(groups - more) * pairs(each);
}

// The player whose slot it is in every draw.
std::size_t certain_player(const Plan& plan, const Slot& slot) { return plan.is_assessed ? nobody : slot.fixed; }

/// The meetings that are certain: those of earlier rounds and of fixed boards.
struct Certain {
  PairTable<std::int16_t> met;
  /// The cost of those of fixed boards.
  std::int64_t cost = 0;
};

Certain certain_meetings(const Plan& plan, Price price) {
  Certain certain = {plan.met, 0};
  for (std::size_t slot = 0; slot < plan.slots.size(); ++slot) {
    const std::size_t player = certain_player(plan, plan.slots[slot]);
    if (player == nobody) continue;
    for (std::size_t other = plan.slots[slot].first; other < slot; ++other) {
      const std::size_t met = plan.slots[other].fixed;
      certain.cost += price(certain.met.at(player, met));
      certain.met.add(player, met, 1);
    }
  }
  return certain;
}

/// How many others a player meets in all rounds at boards that are not fixed.
struct Others {
  std::vector<std::size_t> least;
  std::vector<std::size_t> most;
  /// All of them together.
  std::size_t sum = 0;
};

Others others_met(const Plan& plan) {
  Others others = {std::vector<std::size_t>(plan.players), std::vector<std::size_t>(plan.players), 0};
  for (std::size_t round = 0; round < plan.rounds.size(); ++round) {
    std::vector<bool> is_fixed(plan.players);
    std::size_t least = plan.rounds[round].byes() > 0 ? 0 : plan.players;
    std::size_t most = 0;
    for (const BoardPlan& board : plan.rounds[round].boards) {
      for (std::size_t slot = board.first_slot; slot < board.first_slot + board.size; ++slot) {
        const Slot& place = plan.slots[slot];
        const std::size_t player = certain_player(plan, place);
        if (player != nobody) is_fixed[player] = true;
        if (player != nobody || place.is_bye) continue;
        least = std::min(least, board.size - 1);
        most = std::max(most, board.size - 1);
        others.sum += board.size - 1;
      }
    }
    for (std::size_t player = 0; player < plan.players; ++player) {
      if (is_fixed[player]) continue;
      others.least[player] += least;
      others.most[player] += most;
    }
  }
  return others;
}

// What a player's further meetings cost, the cheapest first. `with` is the number of others by how often they were met.
Counts costs_of_meetings(const std::vector<std::size_t>& with, std::size_t meetings, Price price) {
  Counts costs;
  std::size_t others = 0;
  for (std::size_t met = 0; costs.size() < meetings; ++met) {
    if (met < with.size()) others += with[met];
    costs.insert(costs.end(), std::min(others, meetings - costs.size()), price(static_cast<std::int64_t>(met)));
  }
  return costs;
}

// Each player's meetings go to those met least often. The least and the most meetings of one player are known, and the
// number that all have together.
std::int64_t meetings_by_player(const Plan& plan, Price price) {
  const Certain certain = certain_meetings(plan, price);
  const Others others = others_met(plan);
  std::size_t left = others.sum;
  std::int64_t twice = 0;
  Counts further;
  for (std::size_t player = 0; player < plan.players; ++player) {
    std::vector<std::size_t> with;
    for (std::size_t other = 0; other < plan.players; ++other) {
      if (other == player) continue;
      const auto met = static_cast<std::size_t>(certain.met.at(player, other));
      with.resize(std::max(with.size(), met + 1));
      ++with[met];
    }
    const Counts costs = costs_of_meetings(with, others.most[player], price);
    const auto least = costs.begin() + static_cast<std::ptrdiff_t>(others.least[player]);
    twice += std::accumulate(costs.begin(), least, std::int64_t{0});
    left -= others.least[player];
    further.insert(further.end(), least, costs.end());
  }
  std::sort(further.begin(), further.end());
  twice += std::accumulate(further.begin(), further.begin() + static_cast<std::ptrdiff_t>(left), std::int64_t{0});
  return certain.cost + (twice + 1) / 2;
}

std::size_t seats_of(const Groups& groups) {
  return std::accumulate(groups.sizes.begin(), groups.sizes.end(), std::size_t{0});
}

// The fewest pairs who share a board in both rounds. A board of either has its players from the boards of the other, or
// they sat out. Those who sit out in neither round are spread over as many pairs of boards as there are.
std::int64_t in_both(const Groups& one, const Groups& other) {
  const auto spread = [](const Groups& from, const Groups& to) {
    std::int64_t pairs = 0;
    for (const std::size_t size : from.sizes) pairs += crowded(size, to.sizes.size() + to.alone);
    return pairs;
  };
  const std::size_t seats = seats_of(one);
  const std::size_t seated_twice = seats - std::min(seats, other.alone);
  return std::max({spread(one, other), spread(other, one),
                   crowded(seated_twice, std::max<std::size_t>(one.sizes.size() * other.sizes.size(), 1))});
}

Groups groups_of(const RoundPlan& round) {
  Groups groups = {{}, round.byes()};
  for (std::size_t i = 0; i + 1 < round.boards.size(); ++i) groups.sizes.push_back(round.boards[i].size);
  return groups;
}

// Each round repeats meetings of each earlier one. Two earlier rounds may repeat the same ones: their costs add up,
// since a third meeting costs as much as two second ones, but only the earlier round that repeats most is certain to
// bring meetings of its own.
std::int64_t meetings_by_rounds(const Plan& plan, Price price) {
  std::int64_t cost = 0;
  std::vector<Groups> earlier = plan.groups_played;
  for (const RoundPlan& round : plan.rounds) {
    const Groups groups = groups_of(round);
    std::int64_t sum = 0;
    std::int64_t most = 0;
    for (const Groups& before : earlier) {
      const std::int64_t again = in_both(before, groups);
      sum += again;
      most = std::max(most, again);
    }
    cost += price == growing ? sum : most;
    earlier.push_back(groups);
  }
  return cost;
}

std::int64_t bound_of_meetings(const Plan& plan, Price price) {
  return std::max(meetings_by_player(plan, price), meetings_by_rounds(plan, price));
}

std::int64_t bound_of_apart(const Plan& plan) {
  std::int64_t cost = 0;
  for (const RoundPlan& round : plan.rounds) {
    for (const std::size_t members : plan.groups) {
      cost += crowded(members, round.boards.size() - 1 + round.byes());
    }
  }
  return cost;
}

// A volunteer can sit out every round for nothing.
std::int64_t bound_of_byes(const Plan& plan) {
  Counts next;
  std::size_t volunteers = 0;
  for (std::size_t player = 0; player < plan.players; ++player) {
    if (plan.volunteers[player]) ++volunteers;
    else next.push_back(plan.byes[player] + 1);
  }
  std::size_t byes = 0;
  for (const RoundPlan& round : plan.rounds) byes += round.byes() - std::min(round.byes(), volunteers);
  return cheapest(next, byes);
}

std::int64_t bound_of_seats(const Plan& plan) {
  std::int64_t cost = 0;
  for (std::size_t seat = 0; seat < plan.seats.front().size(); ++seat) {
    Counts counts;
    for (const auto& seats : plan.seats) counts.push_back(seats[seat]);
    std::size_t boards = 0;
    for (const RoundPlan& round : plan.rounds) {
      for (std::size_t i = 0; i + 1 < round.boards.size(); ++i) boards += round.boards[i].size > seat ? 1U : 0U;
    }
    cost += cheapest(counts, boards);
  }
  return cost;
}

std::int64_t bound_of(const Plan& plan, Wish wish) {
  std::size_t boards = 0;
  std::size_t short_seats = 0;
  for (const RoundPlan& round : plan.rounds) boards += round.boards.size() - 1;
  for (const Slot& slot : plan.slots) short_seats += slot.is_short ? 1 : 0;
  switch (wish) {
    case Wish::meetings: return bound_of_meetings(plan, growing);
    case Wish::apart: return bound_of_apart(plan);
    case Wish::byes: return bound_of_byes(plan);
    case Wish::short_boards: return cheapest(plan.short_boards, short_seats);
    case Wish::seats: return bound_of_seats(plan);
    case Wish::last_seat: return cheapest(plan.last_seats, boards);
    default: return 0;
  }
}

}  // namespace

std::int64_t least_repeat_meetings(const Plan& plan) { return bound_of_meetings(plan, once); }

Costs lower_bounds(const Plan& plan) {
  Costs bounds;
  for (const Wish wish : plan.wishes) bounds.push_back(bound_of(plan, wish));
  return bounds;
}

}  // namespace tallysheet::seating
