// Sum of Squares: 100 points shared in proportion to the squares of the centres, or all of them for a win.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

void drawn(Points& points, const Board&, const Position& own) {
  points.add("{} × {}", {own.centres, own.centres}, {own.centres * own.centres});
}

}  // namespace

extern const std::array<Rule, 1> sum_of_squares_rules = {
    {{.system = System::sum_of_squares, .win = 100, .drawn = drawn, .shared = 100}}};

}  // namespace tallysheet::diplomacy
