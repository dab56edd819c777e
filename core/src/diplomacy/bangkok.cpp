// Bangkok: the centres, 3 for surviving or .3 for each year before elimination, and 12 shared by those near the top: 3
// shares for the leader's number of centres, 2 for one less, 1 for two less. A win scores 41 and leaves all others .5
// for each centre.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr std::int64_t top_points = 12;
constexpr std::int64_t leaders_shares = 3;

std::int64_t shares_of(const Board& board, const Position& own) {
  const std::int64_t behind = board.most_centres - own.centres;
  return behind < leaders_shares ? leaders_shares - behind : 0;
}

void drawn(Points& points, const Board& board, const Position& own) {
  if (own.centres > 0) {
    points.add(own.centres);
    points.add(3);
  } else {
    points.add("0.3 × {}", {own.years}, {3 * own.years, 10});
  }
  const std::int64_t shares = shares_of(board, own);
  if (shares == 0) return;
  std::int64_t all = 0;
  for (const Position& other : board.positions) all += shares_of(board, other);
  points.add("{} × {} ÷ {}", {top_points, shares, all}, {top_points * shares, all});
}

void lost(Points& points, const Board&, const Position& own) { points.add("{} ÷ 2", {own.centres}, {own.centres, 2}); }

}  // namespace

extern const std::array<Rule, 1> bangkok_rules = {
    {{.system = System::bangkok, .win = 41, .drawn = drawn, .lost = lost, .years = YearsNeeded::unless_won}}};

}  // namespace tallysheet::diplomacy
