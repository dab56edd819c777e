#include "draft.hpp"

#include <algorithm>
#include <cstdlib>

namespace tallysheet::seating {
namespace {

// Changes a count by one and returns what c(c - 1)/2 changes by.
template <class Count>
std::int64_t step(Count& count, int sign) {
  if (sign > 0) return count++;
  return -static_cast<std::int64_t>(--count);
}

}  // namespace

Draft::Draft(const Plan& plan)
    : plan_(plan),
      seating_(plan.slots.size(), nobody),
      slot_of_(plan.rounds.size() * plan.players, nobody),
      costs_(plan.wishes.size()),
      met_(plan.met),
      byes_(plan.byes),
      short_boards_(plan.short_boards),
      last_seats_(plan.last_seats),
      seats_(plan.seats),
      clash_count_(plan.slots.size()),
      clash_place_(plan.slots.size()) {
  for (const std::size_t wish : plan.pair_wishes) {
    if (plan.wishes[wish] != Wish::together) continue;
    costs_[wish] = plan.pairs_together * static_cast<std::int64_t>(plan.rounds.size());
  }
  for (std::size_t slot = 0; slot < plan.slots.size(); ++slot) {
    if (plan.slots[slot].fixed != nobody) place(slot, plan.slots[slot].fixed);
  }
}

void Draft::place(std::size_t slot, std::size_t player) {
  const Slot& place = plan_.slots[slot];
  seating_[slot] = player;
  slot_of_[place.round * plan_.players + player] = slot;
  count_pairs(slot, player, 1);
  count_slot(place, player, 1);
}

void Draft::remove(std::size_t slot) {
  const Slot& place = plan_.slots[slot];
  const std::size_t player = seating_[slot];
  count_pairs(slot, player, -1);
  count_slot(place, player, -1);
  slot_of_[place.round * plan_.players + player] = nobody;
  seating_[slot] = nobody;
}

void Draft::swap(std::size_t one, std::size_t other) {
  const std::size_t first = seating_[one];
  const std::size_t second = seating_[other];
  remove(one);
  remove(other);
  place(one, second);
  place(other, first);
}

std::int64_t Draft::change_by_swap(std::size_t one, std::size_t other) const {
  const Slot& first_slot = plan_.slots[one];
  const Slot& second_slot = plan_.slots[other];
  const std::size_t first = seating_[one];
  const std::size_t second = seating_[other];
  std::int64_t change = 0;
  if (!plan_.slot_wishes.empty()) {
    change += change_of_slots(first, first_slot, second_slot) + change_of_slots(second, second_slot, first_slot);
  }
  if (first_slot.board == second_slot.board) return change;
  return change + change_of_pairs(first, second, first_slot, one) + change_of_pairs(second, first, second_slot, other);
}

// One player comes to the slot in place of another.
std::int64_t Draft::change_of_pairs(std::size_t leaving, std::size_t coming, const Slot& place,
                                    std::size_t slot) const {
  if (place.is_bye) return 0;
  std::int64_t meetings = 0;
  std::int64_t change = 0;
  for (std::size_t at = place.first; at < place.end; ++at) {
    if (at == slot) continue;
    const std::size_t mate = seating_[at];
    meetings += met_.at(coming, mate) - (met_.at(leaving, mate) - 1);
    if (!plan_.pair_wishes.empty()) change += plan_.pair_costs.at(coming, mate) - plan_.pair_costs.at(leaving, mate);
  }
  return change + meetings * plan_.weight_of_meetings;
}

std::int64_t Draft::change_of_slots(std::size_t player, const Slot& from, const Slot& to) const {
  // A count that loses one and a count that gains one.
  const auto moved = [](bool was, bool is, std::int64_t lost, std::int64_t gained) {
    return was == is ? 0 : is ? gained : -lost;
  };
  std::int64_t change = 0;
  for (const std::size_t wish : plan_.slot_wishes) {
    const std::int64_t weight = plan_.weights[wish];
    switch (plan_.wishes[wish]) {
      case Wish::byes:
        if (plan_.volunteers[player]) break;
        change += weight * moved(from.is_bye, to.is_bye, byes_[player], byes_[player] + 1);
        break;
      case Wish::short_boards:
        change += weight * moved(from.is_short, to.is_short, short_boards_[player] - 1, short_boards_[player]);
        break;
      case Wish::seats:
        if (from.seat == to.seat && from.is_bye == to.is_bye) break;
        if (!from.is_bye) change -= weight * (seats_[player][from.seat] - 1);
        if (!to.is_bye) change += weight * seats_[player][to.seat];
        break;
      default:  // the last seat
        change += weight * moved(from.is_last, to.is_last, last_seats_[player] - 1, last_seats_[player]);
        break;
    }
  }
  return change;
}

void Draft::count_pairs(std::size_t slot, std::size_t player, int sign) {
  const Slot& place = plan_.slots[slot];
  if (place.is_bye) return;
  std::int64_t meetings = 0;
  for (std::size_t at = place.first; at < place.end; ++at) {
    const std::size_t other = seating_[at];
    if (other == nobody || at == slot) continue;
    std::int16_t& met = met_.at(player, other);
    meetings += step(met, sign);
    met_.at(other, player) = met;
    if (met == (sign > 0 ? 2 : 1)) count_clash(player, other, sign);
    else if (met > 1) change_clashes(slot, sign), change_clashes(at, sign);
    for (const std::size_t wish : plan_.pair_wishes) {
      costs_[wish] += sign * plan_.cost_of_pair(plan_.wishes[wish], player, other);
    }
  }
  if (plan_.meetings != nobody) costs_[plan_.meetings] += meetings;
}

void Draft::count_clash(std::size_t one, std::size_t other, int sign) {
  for (std::size_t round = 0; round < plan_.rounds.size(); ++round) {
    const std::size_t slot = slot_of(round, one);
    const std::size_t beside = slot_of(round, other);
    if (slot == nobody || beside == nobody) continue;
    const Slot& place = plan_.slots[slot];
    if (place.is_bye || place.board != plan_.slots[beside].board) continue;
    change_clashes(slot, sign);
    change_clashes(beside, sign);
  }
}

void Draft::change_clashes(std::size_t slot, int sign) {
  const int before = clash_count_[slot];
  clash_count_[slot] += sign;
  if (before == 0) {
    clash_place_[slot] = clashes_.size();
    clashes_.push_back(slot);
  } else if (before + sign == 0) {
    const std::size_t moved = clashes_.back();
    clashes_[clash_place_[slot]] = moved;
    clash_place_[moved] = clash_place_[slot];
    clashes_.pop_back();
  }
}

void Draft::count_slot(const Slot& place, std::size_t player, int sign) {
  for (const std::size_t wish : plan_.slot_wishes) {
    switch (plan_.wishes[wish]) {
      case Wish::byes:
        // c(c + 1)/2 changes by one more than c(c - 1)/2.
        if (place.is_bye && !plan_.volunteers[player]) costs_[wish] += step(byes_[player], sign) + sign;
        break;
      case Wish::short_boards:
        if (place.is_short) costs_[wish] += step(short_boards_[player], sign);
        break;
      case Wish::seats:
        if (!place.is_bye) costs_[wish] += step(seats_[player][place.seat], sign);
        break;
      default:  // the last seat
        if (place.is_last) costs_[wish] += step(last_seats_[player], sign);
        break;
    }
  }
}

}  // namespace tallysheet::seating
