// C-Diplo: points for playing, for the centres and for the first three ranks, shared by powers that are level. A win
// takes all.
//
// 100: 1, a point for each centre, 38, 14 and 7; a win scores 100. 80: a point for each centre, 25, 14 and 7; a win
// scores 80. Namur: 1, then 0, 5, 9, 12, 14, 16, 18 for none to six centres and 1 for each further one, 38, 14 and 7; a
// win scores 85.
#include "rule.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr std::array<std::int64_t, 3> rank_points = {38, 14, 7};
constexpr std::array<std::int64_t, 3> rank_points_of_80 = {25, 14, 7};
/// Indexed by centres.
constexpr std::array<std::int64_t, 7> namur_points = {0, 5, 9, 12, 14, 16, 18};

void drawn_100(Points& points, const Board& board, const Position& own) {
  points.add(1);
  points.add(own.centres);
  points.add_split(rank_points, ranks_by_centres(board, own));
}

void drawn_80(Points& points, const Board& board, const Position& own) {
  points.add(own.centres);
  points.add_split(rank_points_of_80, ranks_by_centres(board, own));
}

std::int64_t points_in_namur(std::int64_t centres) {
  constexpr std::int64_t last = namur_points.size() - 1;
  return centres > last ? namur_points.back() + centres - last : namur_points[static_cast<std::size_t>(centres)];
}

void drawn_namur(Points& points, const Board& board, const Position& own) {
  points.add(1);
  points.add(points_in_namur(own.centres));
  points.add_split(rank_points, ranks_by_centres(board, own));
}

}  // namespace

extern const std::array<Rule, 3> c_diplo_rules = {{{.system = System::c_diplo_100, .win = 100, .drawn = drawn_100},
                                                   {.system = System::c_diplo_80, .win = 80, .drawn = drawn_80},
                                                   {.system = System::c_diplo_namur, .win = 85, .drawn = drawn_namur}}};

}  // namespace tallysheet::diplomacy
