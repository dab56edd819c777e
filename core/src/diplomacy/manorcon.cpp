// ManorCon: 100 points shared in proportion to S² + 4S + 16 for S centres. The eliminated count as 16 in the sum (v2:
// 0) and get .1 for each year. A win scores 75 (the original and v2: 100), and all others then get .1 for each year.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

void drawn(Points& points, const Board&, const Position& own) {
  points.add("{} × {}", {own.centres, own.centres}, {own.centres * own.centres});
  points.add("4 × {}", {own.centres}, {4 * own.centres});
  points.add(16);
}

void drawn_v2(Points& points, const Board& board, const Position& own) {
  if (own.centres > 0) drawn(points, board, own);
}

void lost(Points& points, const Board&, const Position& own) { points.add("0.1 × {}", {own.years}, {own.years, 10}); }

consteval Rule rule(System system, std::int64_t win, Award drawn) {
  return {.system = system, .win = win, .drawn = drawn, .lost = lost, .years = YearsNeeded::always, .shared = 100};
}

}  // namespace

extern const std::array<Rule, 3> manorcon_rules = {{rule(System::manorcon, 75, drawn),
                                                    rule(System::manorcon_original, 100, drawn),
                                                    rule(System::manorcon_v2, 100, drawn_v2)}};

}  // namespace tallysheet::diplomacy
