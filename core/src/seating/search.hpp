// The two searches for a draw. Source: core/SOURCES.md, Seating 3.
#pragma once

#include "draft.hpp"

namespace tallysheet::seating {

struct Found {
  Seating seating;
  Costs costs;
};

/// Swaps players at random, more and more often only where that costs less. The same seed makes the same swaps.
Found anneal(const Plan& plan, std::uint32_t seed, const Costs& at_least);

/// Tries every draw that can be better than `best` and improves it. Returns whether it came to the end within its limit
/// of steps, so that there is none better.
bool search_all(const Plan& plan, Found& best);

/// Returns a cost for each wish below which no draw can be.
Costs lower_bounds(const Plan& plan);

}  // namespace tallysheet::seating
