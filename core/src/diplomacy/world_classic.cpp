// World Classic: 30 for surviving, 10 for each centre, and 48 shared by the leaders (in the Summer Classic only if
// there are fewer than three). The eliminated get 1 for each year. A win scores 420, and all others then get 1 for each
// year.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr std::int64_t leaders_points = 48;
constexpr std::int64_t most_leaders_of_summer = 2;

void lost(Points& points, const Board&, const Position& own) { points.add(own.years); }

void add_survival(Points& points, const Position& own) {
  points.add(30);
  points.add("10 × {}", {own.centres}, {10 * own.centres});
}

void drawn_world(Points& points, const Board& board, const Position& own) {
  if (own.centres == 0) return lost(points, board, own);
  add_survival(points, own);
  if (own.centres < board.most_centres) return;
  points.add("{} ÷ {}", {leaders_points, board.leaders}, {leaders_points, board.leaders});
}

void drawn_summer(Points& points, const Board& board, const Position& own) {
  const bool is_void = own.centres > 0 && board.leaders > most_leaders_of_summer;
  is_void ? add_survival(points, own) : drawn_world(points, board, own);
}

consteval Rule rule(System system, Award drawn) {
  return {.system = system, .win = 420, .drawn = drawn, .lost = lost, .years = YearsNeeded::always};
}

}  // namespace

extern const std::array<Rule, 2> world_classic_rules = {
    {rule(System::world_classic, drawn_world), rule(System::summer_classic, drawn_summer)}};

}  // namespace tallysheet::diplomacy
