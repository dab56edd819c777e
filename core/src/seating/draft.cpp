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
      costs_(plan.wishes.size()),
      met_(plan.met),
      byes_(plan.byes),
      short_boards_(plan.short_boards),
      last_seats_(plan.last_seats),
      seats_(plan.seats) {
  for (std::size_t wish = 0; wish < plan.wishes.size(); ++wish) {
    if (plan.wishes[wish] == Wish::together) {
      costs_[wish] = plan.pairs_together * static_cast<std::int64_t>(plan.rounds.size());
    }
  }
  for (const RoundPlan& round : plan.rounds) seating_.emplace_back(round.slots.size(), nobody);
  for (std::size_t round = 0; round < plan.rounds.size(); ++round) {
    const std::vector<Slot>& slots = plan.rounds[round].slots;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
      if (slots[slot].fixed != nobody) place(round, slot, slots[slot].fixed);
    }
  }
}

void Draft::place(std::size_t round, std::size_t slot, std::size_t player) {
  count_pairs(round, slot, player, 1);
  count_slot(round, slot, player, 1);
  seating_[round][slot] = player;
}

void Draft::remove(std::size_t round, std::size_t slot) {
  const std::size_t player = seating_[round][slot];
  seating_[round][slot] = nobody;
  count_pairs(round, slot, player, -1);
  count_slot(round, slot, player, -1);
}

void Draft::swap(std::size_t round, std::size_t one, std::size_t other) {
  const std::size_t first = seating_[round][one];
  const std::size_t second = seating_[round][other];
  remove(round, one);
  remove(round, other);
  place(round, one, second);
  place(round, other, first);
}

std::int64_t Draft::change_by_swap(std::size_t round, std::size_t one, std::size_t other) const {
  const std::size_t first = seating_[round][one];
  const std::size_t second = seating_[round][other];
  std::int64_t change = change_of_slots(first, round, one, other) + change_of_slots(second, round, other, one);
  const std::vector<Slot>& slots = plan_.rounds[round].slots;
  if (slots[one].board == slots[other].board) return change;
  return change + change_of_pairs(round, first, second, one) + change_of_pairs(round, second, first, other);
}

bool Draft::meets_again(std::size_t round, std::size_t slot) const {
  const RoundPlan& plan = plan_.rounds[round];
  const BoardPlan& board = plan.boards[plan.slots[slot].board];
  if (board.is_bye) return false;
  const std::vector<std::size_t>& players = seating_[round];
  for (std::size_t at = board.first_slot; at < board.first_slot + board.size; ++at) {
    if (at != slot && met_.at(players[slot], players[at]) > 1) return true;
  }
  return false;
}

// One player comes to the slot in place of another.
std::int64_t Draft::change_of_pairs(std::size_t round, std::size_t leaving, std::size_t coming,
                                    std::size_t slot) const {
  const RoundPlan& plan = plan_.rounds[round];
  const BoardPlan& board = plan.boards[plan.slots[slot].board];
  if (board.is_bye) return 0;
  std::int64_t meetings = 0;
  std::int64_t change = 0;
  for (std::size_t at = board.first_slot; at < board.first_slot + board.size; ++at) {
    if (at == slot) continue;
    const std::size_t mate = seating_[round][at];
    meetings += met_.at(coming, mate) - (met_.at(leaving, mate) - 1);
    change += plan_.pair_costs.at(coming, mate) - plan_.pair_costs.at(leaving, mate);
  }
  return change + meetings * plan_.weight_of_meetings;
}

std::int64_t Draft::change_of_slots(std::size_t player, std::size_t round, std::size_t from, std::size_t to) const {
  if (!plan_.slots_cost) return 0;
  const RoundPlan& plan = plan_.rounds[round];
  const Slot& old_slot = plan.slots[from];
  const Slot& new_slot = plan.slots[to];
  const BoardPlan& old_board = plan.boards[old_slot.board];
  const BoardPlan& new_board = plan.boards[new_slot.board];
  // A count that loses one and a count that gains one.
  const auto moved = [](bool was, bool is, std::int64_t lost, std::int64_t gained) {
    return was == is ? 0 : is ? gained : -lost;
  };
  const auto is_last = [](const Slot& slot, const BoardPlan& board) {
    return !board.is_bye && slot.seat + 1 == board.size;
  };
  std::int64_t change = 0;
  for (std::size_t wish = 0; wish < costs_.size(); ++wish) {
    const std::int64_t weight = plan_.weights[wish];
    switch (plan_.wishes[wish]) {
      case Wish::byes:
        if (plan_.volunteers[player]) break;
        change += weight * moved(old_board.is_bye, new_board.is_bye, byes_[player], byes_[player] + 1);
        break;
      case Wish::short_boards:
        change +=
            weight * moved(old_board.is_short, new_board.is_short, short_boards_[player] - 1, short_boards_[player]);
        break;
      case Wish::seats:
        if (old_slot.seat == new_slot.seat && old_board.is_bye == new_board.is_bye) break;
        if (!old_board.is_bye) change -= weight * (seats_[player][old_slot.seat] - 1);
        if (!new_board.is_bye) change += weight * seats_[player][new_slot.seat];
        break;
      case Wish::last_seat:
        change += weight * moved(is_last(old_slot, old_board), is_last(new_slot, new_board), last_seats_[player] - 1,
                                 last_seats_[player]);
        break;
      default: break;
    }
  }
  return change;
}

void Draft::count_pairs(std::size_t round, std::size_t slot, std::size_t player, int sign) {
  const RoundPlan& plan = plan_.rounds[round];
  const BoardPlan& board = plan.boards[plan.slots[slot].board];
  if (board.is_bye) return;
  std::int64_t meetings = 0;
  for (std::size_t at = board.first_slot; at < board.first_slot + board.size; ++at) {
    const std::size_t other = seating_[round][at];
    if (other == nobody || at == slot) continue;
    meetings += step(met_.at(player, other), sign);
    met_.at(other, player) = met_.at(player, other);
    for (std::size_t wish = 0; wish < costs_.size(); ++wish) {
      costs_[wish] += sign * plan_.cost_of_pair(plan_.wishes[wish], player, other);
    }
  }
  for (std::size_t wish = 0; wish < costs_.size(); ++wish) {
    if (plan_.wishes[wish] == Wish::meetings) costs_[wish] += meetings;
  }
}

void Draft::count_slot(std::size_t round, std::size_t slot, std::size_t player, int sign) {
  const Slot& place = plan_.rounds[round].slots[slot];
  const BoardPlan& board = plan_.rounds[round].boards[place.board];
  for (std::size_t wish = 0; wish < costs_.size(); ++wish) {
    switch (plan_.wishes[wish]) {
      case Wish::byes:
        // c(c + 1)/2 changes by one more than c(c - 1)/2.
        if (board.is_bye && !plan_.volunteers[player]) costs_[wish] += step(byes_[player], sign) + sign;
        break;
      case Wish::short_boards:
        if (board.is_short) costs_[wish] += step(short_boards_[player], sign);
        break;
      case Wish::seats:
        if (!board.is_bye) costs_[wish] += step(seats_[player][place.seat], sign);
        break;
      case Wish::last_seat:
        if (!board.is_bye && place.seat + 1 == board.size) costs_[wish] += step(last_seats_[player], sign);
        break;
      default: break;
    }
  }
}

}  // namespace tallysheet::seating
