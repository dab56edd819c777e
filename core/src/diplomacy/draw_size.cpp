// Draw size: 100 points shared equally by those in the draw, or all of them for a win.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

void drawn(Points& points, const Board& board, const Position& own) {
  if (own.in_draw) points.add("{} ÷ {}", {100, board.drawers}, {100, board.drawers});
}

}  // namespace

extern const std::array<Rule, 1> draw_size_rules = {{{.system = System::draw_size, .win = 100, .drawn = drawn}}};

}  // namespace tallysheet::diplomacy
