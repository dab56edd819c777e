// The standings of a tournament's teams. Source: core/SOURCES.md, Tournaments 8.
#pragma once

#include <string_view>
#include <vector>

#include "tallysheet/ranking.hpp"
#include "values.hpp"

namespace tallysheet::tournament {

/// A figure that a team adds: a member's total, or a value of a round or category.
struct Share {
  std::string_view player;
  std::optional<std::int64_t> round;
  std::optional<std::string_view> category;
  /// In units of values.
  Int128 units = 0;
};

struct TeamAccount {
  std::vector<Share> shares;
  Int128 total = 0;
};

/// Adds up a team's best figures.
TeamAccount account_of(const Field& field, const Team& team);

/// Ranks teams by total; with ranks, those that add more figures are ahead.
std::vector<Ranked> rank_teams(const std::vector<TeamAccount>& accounts, const Counting& counting);

}  // namespace tallysheet::tournament
