// Lower bounds on the cost of any draw. Source: core/SOURCES.md, Seating 4.
#include <algorithm>
#include <map>
#include <queue>

#include "search.hpp"

namespace tallysheet::seating {
namespace {

using Counts = std::vector<std::int64_t>;

/// The cost of a further count on top of these.
using Price = std::int64_t (*)(std::int64_t before);

std::int64_t growing(std::int64_t before) { return before; }
std::int64_t once(std::int64_t before) { return before > 0 ? 1 : 0; }

// The least that `more` further counts can cost, shared out over these. By the growing price this is a sum of
// c(c - 1)/2.
std::int64_t cheapest(const Counts& counts, std::size_t more, Price price = growing) {
  std::priority_queue<std::int64_t, Counts, std::greater<>> least(std::greater<>(), counts);
  std::int64_t cost = 0;
  for (; more > 0 && !least.empty(); --more) {
    const std::int64_t count = least.top();
    least.pop();
    cost += price(count);
    least.push(count + 1);
  }
  return cost;
}

std::int64_t pairs_of(std::size_t players) { return static_cast<std::int64_t>(players * (players - 1) / 2); }

// The fewest pairs that players who are spread over this many groups have in common groups.
std::int64_t crowded(std::size_t players, std::size_t groups) {
  if (groups == 0) return players > 1 ? pairs_of(players) : 0;
  const std::size_t each = players / groups;
  const std::size_t more = players % groups;
  const auto pairs = [](std::size_t size) { return size > 1 ? pairs_of(size) : 0; };
  return static_cast<std::int64_t>(more) * pairs(each + 1) + static_cast<std::int64_t>(groups - more) * pairs(each);
}

// Everybody meets at least the others of the smallest board in each round, or nobody if somebody sits out.
std::int64_t meetings_by_player(const Plan& plan, Price price) {
  std::size_t others = 0;
  for (const RoundPlan& round : plan.rounds) {
    if (round.byes() > 0) continue;
    std::size_t smallest = plan.players;
    for (std::size_t i = 0; i + 1 < round.boards.size(); ++i) smallest = std::min(smallest, round.boards[i].size);
    others += smallest - 1;
  }
  std::int64_t twice = 0;
  for (std::size_t player = 0; player < plan.players; ++player) {
    Counts met;
    for (std::size_t other = 0; other < plan.players; ++other) {
      if (other != player) met.push_back(plan.met.at(player, other));
    }
    twice += cheapest(met, others, price);
  }
  return (twice + 1) / 2;
}

std::int64_t meetings_in_all(const Plan& plan, Price price) {
  Counts met;
  for (std::size_t a = 0; a < plan.players; ++a) {
    for (std::size_t b = a + 1; b < plan.players; ++b) met.push_back(plan.met.at(a, b));
  }
  std::int64_t meetings = 0;
  for (const RoundPlan& round : plan.rounds) {
    for (std::size_t i = 0; i + 1 < round.boards.size(); ++i) meetings += pairs_of(round.boards[i].size);
  }
  return cheapest(met, static_cast<std::size_t>(meetings), price);
}

// A board's players come from the boards of each earlier round; where these are fewer than its seats, some meet again.
// Two earlier rounds may repeat the same meetings: their costs add up, since a third meeting costs as much as two
// second ones, but only the earlier round that repeats most is certain to bring meetings of its own.
std::int64_t meetings_by_crowding(const Plan& plan, Price price) {
  std::int64_t cost = 0;
  std::vector<std::size_t> earlier = plan.groups_played;
  for (const RoundPlan& round : plan.rounds) {
    for (std::size_t i = 0; i + 1 < round.boards.size(); ++i) {
      std::int64_t sum = 0;
      std::int64_t most = 0;
      for (const std::size_t groups : earlier) {
        const std::int64_t again = crowded(round.boards[i].size, groups);
        sum += again;
        most = std::max(most, again);
      }
      cost += price == growing ? sum : most;
    }
    earlier.push_back(round.boards.size() - 1 + round.byes());
  }
  return cost;
}

std::int64_t bound_of_meetings(const Plan& plan, Price price) {
  return std::max({meetings_by_player(plan, price), meetings_in_all(plan, price), meetings_by_crowding(plan, price)});
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
