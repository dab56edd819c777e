// OpenTribute: 34 for surviving and 3 for each centre. Every power, even an eliminated one, pays a point for each
// centre that the leader has more; the eliminated score nothing. Each of k leaders receives the payments divided by k²,
// rounded down. A win scores 340.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

void drawn(Points& points, const Board& board, const Position& own) {
  if (own.centres == 0) return;
  points.add(34);
  points.add("3 × {}", {own.centres}, {3 * own.centres});
  if (own.centres < board.most_centres) {
    const std::int64_t paid = board.most_centres - own.centres;
    return points.subtract("( {} − {} )", {board.most_centres, own.centres}, {paid});
  }
  std::int64_t paid = 0;
  for (const Position& other : board.positions) paid += board.most_centres - other.centres;
  const std::int64_t square = board.leaders * board.leaders;
  if (square == 1) return points.add(paid);
  points.add("⌊ {} ÷ {} ⌋", {paid, square}, {paid / square});
}

}  // namespace

extern const std::array<Rule, 1> open_tribute_rules = {{{.system = System::open_tribute, .win = 340, .drawn = drawn}}};

}  // namespace tallysheet::diplomacy
