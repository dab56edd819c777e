// Every outcome of the boards to be played, ranked one by one. Source: core/SOURCES.md, Outlook 3b.
#pragma once

#include <functional>

#include "outlook_plan.hpp"

namespace tallysheet::tournament {

/// One outcome of all boards: each player's place and finish.
struct RankedOutcome {
  /// 0 for players without a place.
  std::vector<std::size_t> places;
  /// 0 for players without exactly one board with known seats.
  std::vector<std::size_t> finishes;
};

/// Whether there are few enough outcomes to rank all of them.
bool can_rank_all(const OutlookPlan& plan);

/// Ranks every outcome. Finishes have one score each.
void rank_all_outcomes(const OutlookPlan& plan, const std::function<void(const RankedOutcome&)>& seen);

}  // namespace tallysheet::tournament
