#include <algorithm>

#include "search.hpp"

namespace tallysheet::seating {
namespace {

bool has(const Plan& plan, Wish wish) {
  return std::find(plan.wishes.begin(), plan.wishes.end(), wish) != plan.wishes.end();
}

/// Fills slot after slot with every player who is left, and turns back as soon as the costs reach the best ones. Costs
/// only grow as slots are filled, except those of pairs that are to sit together.
class CompleteSearch {
 public:
  CompleteSearch(const Plan& plan, Found& best) : plan_(plan), best_(best), draft_(plan), bound_(plan.wishes.size()) {
    seats_matter_ = has(plan, Wish::seats) || has(plan, Wish::last_seat);
  }

  bool run() {
    fill(0);
    return steps_ < steps_to_search_all;
  }

  std::int64_t steps() const { return steps_; }

 private:
  void fill(std::size_t slot) {
    if (steps_ >= steps_to_search_all || !may_be_better()) return;
    if (slot == plan_.slots.size()) return take_if_better();
    const Slot& place = plan_.slots[slot];
    if (place.fixed != nobody) return fill(slot + 1);
    for (std::size_t player = first_candidate(slot); player < plan_.players; ++player) {
      if (draft_.slot_of(place.round, player) != nobody) continue;
      if (steps_ == steps_to_search_all) return;
      ++steps_;
      draft_.place(slot, player);
      fill(slot + 1);
      draft_.remove(slot);
      if (is_interchangeable(place.round)) return;
    }
  }

  // The bound of a full draw is less than its costs where pairs that are to sit together do not.
  void take_if_better() {
    if (draft_.costs() < best_.costs) best_ = {draft_.seating(), draft_.costs()};
  }

  bool may_be_better() {
    bound_ = draft_.costs();
    for (const std::size_t wish : plan_.pair_wishes) {
      if (plan_.wishes[wish] == Wish::together) bound_[wish] = 0;
    }
    return bound_ < best_.costs;
  }

  // Boards of one size may be exchanged, and so may the players at a board where seats do not matter: only the draws
  // with both in ascending order are tried.
  std::size_t first_candidate(std::size_t slot) const {
    const Slot& place = plan_.slots[slot];
    if (place.seat > 0) return seats_matter_ && !place.is_bye ? 0 : draft_.player(slot - 1) + 1;
    if (place.board == 0 || seats_matter_ || place.is_bye) return 0;
    const Slot& before = plan_.slots[slot - 1];
    if (before.end - before.first != place.end - place.first || before.fixed != nobody) return 0;
    return draft_.player(before.first) + 1;
  }

  // While nothing tells players apart, the first round may be drawn in the order of the list.
  bool is_interchangeable(std::size_t round) const { return round == 0 && plan_.players_are_alike; }

  const Plan& plan_;
  Found& best_;
  Draft draft_;
  Costs bound_;
  std::int64_t steps_ = 0;
  bool seats_matter_ = false;
};

}  // namespace

bool search_all(const Plan& plan, Found& best, std::int64_t& steps) {
  CompleteSearch search(plan, best);
  const bool came_to_the_end = search.run();
  steps += search.steps();
  return came_to_the_end;
}

}  // namespace tallysheet::seating
