#include <algorithm>

#include "search.hpp"

namespace tallysheet::seating {
namespace {

constexpr std::size_t steps_allowed = 3'000'000;

bool has(const Plan& plan, Wish wish) {
  return std::find(plan.wishes.begin(), plan.wishes.end(), wish) != plan.wishes.end();
}

/// Fills slot after slot with every player who is left, and turns back as soon as the costs reach the best ones. Costs
/// only grow as slots are filled, except those of pairs that are to sit together.
class CompleteSearch {
 public:
  CompleteSearch(const Plan& plan, Found& best) : plan_(plan), best_(best), draft_(plan), bound_(plan.wishes.size()) {
    seats_matter_ = has(plan, Wish::seats) || has(plan, Wish::last_seat);
    for (std::size_t round = 0; round < plan.rounds.size(); ++round) {
      seated_.emplace_back(plan.players);
      for (const Slot& slot : plan.rounds[round].slots) {
        if (slot.fixed != nobody) seated_[round][slot.fixed] = true;
      }
    }
  }

  bool run() {
    fill(0, 0);
    return steps_ < steps_allowed;
  }

 private:
  void fill(std::size_t round, std::size_t slot) {
    if (steps_ >= steps_allowed || !may_be_better()) return;
    if (round == plan_.rounds.size()) {
      best_ = {draft_.seating(), draft_.costs()};
      return;
    }
    const std::vector<Slot>& slots = plan_.rounds[round].slots;
    if (slot == slots.size()) return fill(round + 1, 0);
    if (slots[slot].fixed != nobody) return fill(round, slot + 1);
    for (std::size_t player = first_candidate(round, slot); player < plan_.players; ++player) {
      if (seated_[round][player]) continue;
      ++steps_;
      seated_[round][player] = true;
      draft_.place(round, slot, player);
      fill(round, slot + 1);
      draft_.remove(round, slot);
      seated_[round][player] = false;
      if (is_interchangeable(round)) return;
    }
  }

  bool may_be_better() {
    bound_ = draft_.costs();
    for (std::size_t wish = 0; wish < bound_.size(); ++wish) {
      if (plan_.wishes[wish] == Wish::together) bound_[wish] = 0;
    }
    return bound_ < best_.costs;
  }

  // Boards of one size may be exchanged, and so may the players at a board where seats do not matter: only the draws
  // with both in ascending order are tried.
  std::size_t first_candidate(std::size_t round, std::size_t slot) const {
    const RoundPlan& plan = plan_.rounds[round];
    const Slot& place = plan.slots[slot];
    const BoardPlan& board = plan.boards[place.board];
    if (place.seat > 0) return seats_matter_ && !board.is_bye ? 0 : draft_.player(round, slot - 1) + 1;
    if (place.board == 0 || seats_matter_ || board.is_bye) return 0;
    const BoardPlan& before = plan.boards[place.board - 1];
    if (before.size != board.size || plan.slots[before.first_slot].fixed != nobody) return 0;
    return draft_.player(round, before.first_slot) + 1;
  }

  // While nothing tells players apart, the first round may be drawn in the order of the list.
  bool is_interchangeable(std::size_t round) const { return round == 0 && plan_.players_are_alike; }

  const Plan& plan_;
  Found& best_;
  Draft draft_;
  Costs bound_;
  std::vector<std::vector<bool>> seated_;
  std::size_t steps_ = 0;
  bool seats_matter_ = false;
};

}  // namespace

bool search_all(const Plan& plan, Found& best) { return CompleteSearch(plan, best).run(); }

}  // namespace tallysheet::seating
