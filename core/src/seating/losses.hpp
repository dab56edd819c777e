// The wishes that a draw could not keep, in terms of names. Source: core/SOURCES.md, Seating 2.
#pragma once

#include "draft.hpp"

namespace tallysheet::seating {

/// The pairs whose meetings the draw added to, and who have then met more than once.
std::vector<Repeat> repeats_of(const Request& request, const Plan& plan, const Draft& draft);

/// Meetings of the draw of pairs that had met before.
std::int64_t repeat_meetings(const Plan& plan, const Draft& draft);

/// The losses of the wishes other than for meetings, in their order.
std::vector<Loss> losses_of(const Request& request, const Plan& plan, const Draft& draft);

}  // namespace tallysheet::seating
