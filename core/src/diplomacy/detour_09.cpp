// Detour 09: 100 points shared in proportion to raw points, which are the centres, 2 for any centre, a sole leader's
// lead over the next, and 4, 3, 2, 1 for the first four ranks; powers that are level take the lowest rank of their
// group. The eliminated get .25 for each year, 2 at most. A win scores 110, and all others then get the same .25 for
// each year.
#include <algorithm>

#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr std::array<std::int64_t, power_count> rank_points = {4, 3, 2, 1, 0, 0, 0};
constexpr std::int64_t most_years = 8;

void drawn(Points& points, const Board& board, const Position& own) {
  const FilledRanks ranks = ranks_by_centres(board, own);
  const bool leads_alone = ranks.first == 1 && ranks.tied == 1;
  points.add(own.centres);
  points.add(own.centres > 0 ? 2 : 0);
  points.add(leads_alone ? own.centres - board.second_most_centres : 0);
  points.add(rank_points[ranks.first + ranks.tied - 2]);
}

void lost(Points& points, const Board&, const Position& own) {
  const std::int64_t years = std::min(own.years, most_years);
  points.add("0.25 × {}", {years}, {years, 4});
}

}  // namespace

extern const std::array<Rule, 1> detour_09_rules = {{{.system = System::detour_09,
                                                      .win = 110,
                                                      .drawn = drawn,
                                                      .lost = lost,
                                                      .years = YearsNeeded::always,
                                                      .shared = 100}}};

}  // namespace tallysheet::diplomacy
