// Carnage: the centres, and 7000, 6000, ... 1000 for the ranks, shared by powers that are level; a win scores 28034.
//
// Dead equal: the eliminated are level. Elimination order: the eliminated rank by their year of elimination. 2023: the
// same, and the leader has 300 for each centre ahead of the second. Centre count: elimination order with 500 for each
// centre and 7007, 6006, ... 1001 for the ranks; a win scores 39028 and leaves all others 1000.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr std::array<std::int64_t, power_count> rank_points = {7000, 6000, 5000, 4000, 3000, 2000, 1000};
constexpr std::array<std::int64_t, power_count> centre_count_points = {7007, 6006, 5005, 4004, 3003, 2002, 1001};
constexpr std::int64_t win = 28'034;
constexpr std::int64_t centre_count_win = 39'028;

void drawn_dead_equal(Points& points, const Board& board, const Position& own) {
  points.add(own.centres);
  points.add_split(rank_points, ranks_by_centres(board, own));
}

void drawn_elimination_order(Points& points, const Board& board, const Position& own) {
  points.add(own.centres);
  points.add_split(rank_points, ranks_by_elimination(board, own));
}

void drawn_2023(Points& points, const Board& board, const Position& own) {
  drawn_elimination_order(points, board, own);
  const std::int64_t lead = own.centres - board.second_most_centres;
  if (lead > 0) points.add("300 × {}", {lead}, {300 * lead});
}

void drawn_centre_count(Points& points, const Board& board, const Position& own) {
  points.add("500 × {}", {own.centres}, {500 * own.centres});
  points.add_split(centre_count_points, ranks_by_elimination(board, own));
}

void lost_centre_count(Points& points, const Board&, const Position&) { points.add(1000); }

}  // namespace

extern const std::array<Rule, 4> carnage_rules = {{
    {.system = System::carnage_dead_equal, .win = win, .drawn = drawn_dead_equal},
    {.system = System::carnage_elimination_order,
     .win = win,
     .drawn = drawn_elimination_order,
     .years = YearsNeeded::unless_won},
    {.system = System::carnage_2023, .win = win, .drawn = drawn_2023, .years = YearsNeeded::unless_won},
    {.system = System::carnage_centre_count,
     .win = centre_count_win,
     .drawn = drawn_centre_count,
     .lost = lost_centre_count,
     .years = YearsNeeded::unless_won},
}};

}  // namespace tallysheet::diplomacy
