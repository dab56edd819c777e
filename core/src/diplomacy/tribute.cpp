// Tribute: the centres, and 66 points shared equally by the survivors. If the leader has more than 6 centres, every
// other survivor pays the excess, at most its share of the 66; the leaders share the payments. A win scores 100.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr std::int64_t survival_points = 66;
constexpr std::int64_t free_centres = 6;

void pay(Points& points, const Board& board, std::int64_t excess, bool capped) {
  if (!capped) return points.subtract("{}", {excess}, {excess});
  points.subtract("{} ÷ {}", {survival_points, board.survivors}, {survival_points, board.survivors});
}

void receive(Points& points, const Board& board, std::int64_t excess, bool capped) {
  const std::int64_t payers = board.survivors - board.leaders;
  if (!capped && board.leaders == 1) return points.add("{} × {}", {excess, payers}, {excess * payers});
  if (!capped) return points.add("{} × {} ÷ {}", {excess, payers, board.leaders}, {excess * payers, board.leaders});
  points.add("{} ÷ {} × {} ÷ {}", {survival_points, board.survivors, payers, board.leaders},
             {survival_points * payers, board.survivors * board.leaders});
}

void drawn(Points& points, const Board& board, const Position& own) {
  if (own.centres == 0) return;
  points.add(own.centres);
  points.add("{} ÷ {}", {survival_points, board.survivors}, {survival_points, board.survivors});
  const std::int64_t excess = board.most_centres - free_centres;
  if (excess <= 0) return;
  const bool capped = excess * board.survivors > survival_points;
  own.centres < board.most_centres ? pay(points, board, excess, capped) : receive(points, board, excess, capped);
}

}  // namespace

extern const std::array<Rule, 1> tribute_rules = {{{.system = System::tribute, .win = 100, .drawn = drawn}}};

}  // namespace tallysheet::diplomacy
