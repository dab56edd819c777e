// Puffing Billy boards: placement, bonus and PB score.
#include "tallysheet/puffing_billy.hpp"

#include "support.hpp"

namespace tallysheet::puffing_billy {
namespace {

using namespace test;

BoardRequest board(std::vector<Finisher> finishers, Listed listed = Listed::finish) {
  return {{std::move(finishers), listed}, {}};
}

BoardRequest of_scores(std::initializer_list<std::int64_t> scores, Listed listed = Listed::finish) {
  std::vector<Finisher> finishers;
  for (const std::int64_t score : scores) finishers.push_back({"", Decimal(score)});
  return board(finishers, listed);
}

const std::vector<Finisher> published = {
    {"Jenny", Decimal(252'000)}, {"Damien", Decimal(248'000)}, {"Stephen", Decimal(121'000)},
    {"Sybil", Decimal(98'000)},  {"Ben", Decimal(61'000)},
};

TEST_CASE("Puffing Billy: the published board") {
  const BoardSheet sheet = score_board(valid(board(published)));
  CHECK(column(sheet.rows, &BoardRow::player) == Column{"Jenny", "Damien", "Stephen", "Sybil", "Ben"});
  CHECK(column(sheet.rows, &BoardRow::placement) == Column{"3", "2", "1", "0", "nothing"});
  CHECK(column(sheet.rows, &BoardRow::bonus) == Column{"0.028", "0.492", "0.240", "0.194", "nothing"});
  CHECK(column(sheet.rows, &BoardRow::total) == Column{"3.028", "2.492", "1.240", "0.194", "nothing"});
  CHECK(shown(sheet.bonus_total) == "0.926");
}

TEST_CASE("Puffing Billy: second to fourth have half their share of the winner's score") {
  const BoardSheet sheet = score_board(valid(board(published)));
  CHECK(shown(sheet.rows[1].bonus) == printed({5 * 248'000, 10 * 252'000}, 3));
  CHECK(shown(sheet.rows[2].bonus) == printed({5 * 121'000, 10 * 252'000}, 3));
  CHECK(shown(sheet.rows[3].bonus) == printed({5 * 98'000, 10 * 252'000}, 3));
}

TEST_CASE("Puffing Billy: the winner has 3 hundredths of the others' bonuses added up") {
  const BoardSheet sheet = score_board(valid(board(published)));
  CHECK(shown(sheet.bonus_total) == printed({492 + 240 + 194, 1000}, 3));
  CHECK(shown(sheet.rows[0].bonus) == printed({3 * 926, 100 * 1000}, 3));
}

TEST_CASE("Puffing Billy: the winner's bonus comes from the rounded bonuses") {
  // .5 × 1100 ÷ 3000 = .18333…: .183 three times is .549 and .01647, where the exact sum would be .55 and .0165.
  const BoardSheet sheet = score_board(valid(of_scores({3000, 1100, 1100, 1100})));
  CHECK(shown(sheet.bonus_total) == "0.549");
  CHECK(shown(sheet.rows[0].total) == "3.016");
}

TEST_CASE("Puffing Billy: fifth and sixth are listed and have no score") {
  const BoardSheet sheet = score_board(valid(of_scores({600, 500, 400, 300, 200, 100})));
  CHECK(column(sheet.rows, &BoardRow::place) == Column{"1", "2", "3", "4", "5", "6"});
  CHECK(column(sheet.rows, &BoardRow::score) == Column{"600", "500", "400", "300", "200", "100"});
  CHECK(column(sheet.rows, &BoardRow::placement) == Column{"3", "2", "1", "0", "nothing", "nothing"});
  CHECK(shown(sheet.rows[4].bonus) == "nothing");
  CHECK(shown(sheet.rows[5].total) == "nothing");
  CHECK(shown(sheet.bonus_total) == printed({417 + 333 + 250, 1000}, 3));
}

TEST_CASE("Puffing Billy: who outscores the winner has half a point") {
  const BoardSheet sheet = score_board(valid(of_scores({200'000, 214'000, 150'000, 200'000})));
  CHECK(column(sheet.rows, &BoardRow::place) == Column{"1", "2", "3", "4"});
  CHECK(column(sheet.rows, &BoardRow::bonus) == Column{"0.041", "0.500", "0.375", "0.500"});
  CHECK(column(sheet.rows, &BoardRow::capped) == Column{"no", "yes", "no", "no"});
}

TEST_CASE("Puffing Billy: a fifth who outscores the winner has nothing to cap") {
  const BoardSheet sheet = score_board(valid(of_scores({100, 90, 80, 70, 900})));
  CHECK(column(sheet.rows, &BoardRow::capped) == Column{"no", "no", "no", "no", "no"});
  CHECK(shown(sheet.rows[4].total) == "nothing");
}

TEST_CASE("Puffing Billy: the winner's greatest bonus is .045") {
  const BoardSheet sheet = score_board(valid(of_scores({1, 2, 3, 999'999'999'999})));
  CHECK(shown(sheet.rows[0].bonus) == printed({3 * 1500, 100 * 1000}, 3));
  CHECK(shown(sheet.rows[0].total) == "3.045");
}

TEST_CASE("Puffing Billy: two and three finishers are scored by the same steps") {
  const BoardSheet two = score_board(valid(of_scores({100, 40})));
  CHECK(column(two.rows, &BoardRow::total) == Column{printed({3006, 1000}, 3), printed({2200, 1000}, 3)});
  const BoardSheet three = score_board(valid(of_scores({100, 40, 0})));
  CHECK(column(three.rows, &BoardRow::total) == Column{"3.006", "2.200", "1.000"});
}

TEST_CASE("Puffing Billy: places are what the players report") {
  const BoardSheet sheet = score_board(valid(of_scores({10, 30, 20})));
  CHECK(column(sheet.rows, &BoardRow::index) == Column{"0", "1", "2"});
  CHECK(column(sheet.rows, &BoardRow::tiebreaker) == Column{"no", "no", "no"});
  const BoardSheet tied = score_board(valid(of_scores({20, 20})));
  CHECK(column(tied.rows, &BoardRow::place) == Column{"1", "2"});
  CHECK(column(tied.rows, &BoardRow::tiebreaker) == Column{"no", "no"});
}

Column levels(std::initializer_list<std::int64_t> scores, std::vector<std::int64_t> placed_ahead) {
  BoardRequest request = of_scores(scores);
  request.placed_ahead = std::move(placed_ahead);
  return column(score_board(valid(request)).rows, &BoardRow::level);
}

TEST_CASE("Puffing Billy: finishers level on score are marked, wherever they stand") {
  CHECK(levels({300, 300, 200}, {}) == Column{"listed", "listed", "nothing"});
  CHECK(levels({300, 310, 300}, {}) == Column{"listed", "nothing", "listed"});
  CHECK(levels({9, 8, 7, 6, 5, 5}, {}) == Column{"nothing", "nothing", "nothing", "nothing", "listed", "listed"});
}

TEST_CASE("Puffing Billy: who is said to have placed ahead is so of those further down alone") {
  CHECK(levels({300, 300, 200}, {0}) == Column{"reported", "reported", "nothing"});
  CHECK(levels({300, 300, 200}, {1}) == Column{"listed", "listed", "nothing"});
  CHECK(levels({7, 7, 7}, {0}) == Column{"reported", "listed", "listed"});
  CHECK(levels({7, 7, 7}, {0, 1}) == Column{"reported", "reported", "reported"});
  CHECK(levels({7, 7, 7}, {1}) == Column{"listed", "listed", "listed"});
  CHECK(levels({7, 7, 3, 3}, {2}) == Column{"listed", "listed", "reported", "reported"});
}

TEST_CASE("Puffing Billy: who placed ahead changes no figure, and nothing in seating order") {
  BoardRequest request = of_scores({300, 300, 200});
  const Column listed = column(score_board(valid(request)).rows, &BoardRow::total);
  request.placed_ahead = {0};
  CHECK(column(score_board(valid(request)).rows, &BoardRow::total) == listed);
  request.listed = Listed::seating;
  CHECK(column(score_board(valid(request)).rows, &BoardRow::index) == Column{"1", "0", "2"});
  CHECK(column(score_board(valid(request)).rows, &BoardRow::level) == Column{"nothing", "nothing", "nothing"});
}

TEST_CASE("Puffing Billy: the working of a tie") {
  BoardRequest request = of_scores({300, 200, 200});
  request.working = true;
  const Working working = score_board(valid(request)).working;
  CHECK(working_of(working, 1).back() == "level: 200 = 200 = 200 → 200");
  CHECK(working_of(working, 0).back() == "total: 3 + 0.020 = 3.02 → 3.020");
  request = of_scores({300, 300});
  CHECK(score_board(valid(request)).working.empty());
  request.working = true;
  CHECK(working_of(score_board(valid(request)).working, 0).back() == "level: 300 = 300 = 300 → 300");
}

TEST_CASE("Puffing Billy: in seating order the score ranks and the later seat wins a tie") {
  const BoardSheet sheet = score_board(valid(of_scores({80, 100, 60, 100, 80}, Listed::seating)));
  CHECK(column(sheet.rows, &BoardRow::index) == Column{"3", "1", "4", "0", "2"});
  CHECK(column(sheet.rows, &BoardRow::place) == Column{"1", "2", "3", "4", "5"});
  CHECK(column(sheet.rows, &BoardRow::tiebreaker) == Column{"yes", "yes", "yes", "yes", "no"});
  CHECK(column(sheet.rows, &BoardRow::score) == Column{"100", "100", "80", "80", "60"});
  CHECK(column(sheet.rows, &BoardRow::bonus) ==
        Column{printed({3 * 1300, 100'000}, 3), "0.500", "0.400", "0.400", "nothing"});
  CHECK(column(sheet.rows, &BoardRow::capped) == Column{"no", "no", "no", "no", "no"});
}

TEST_CASE("Puffing Billy: four decimals on request") {
  BoardRequest request = board(published);
  request.decimals = 4;
  const BoardSheet sheet = score_board(valid(request));
  CHECK(shown(sheet.rows[1].bonus) == printed({5 * 248'000, 10 * 252'000}, 4));
  CHECK(column(sheet.rows, &BoardRow::total) == Column{"3.0278", "2.4921", "1.2401", "0.1944", "nothing"});
  CHECK(shown(sheet.bonus_total) == "0.9266");
}

TEST_CASE("Puffing Billy: the working of the published board") {
  BoardRequest request = board(published);
  request.working = true;
  const BoardSheet sheet = score_board(valid(request));
  CHECK(working_of(sheet.working, 0) ==
        Column{"bonus: 0.03 × 0.926 = 0.02778 → 0.028", "total: 3 + 0.028 = 3.028 → 3.028"});
  CHECK(working_of(sheet.working, 1) ==
        Column{"bonus: 0.5 × 248000 ÷ 252000 = 0.49206… → 0.492", "total: 2 + 0.492 = 2.492 → 2.492"});
  CHECK(working_of(sheet.working, 2) ==
        Column{"bonus: 0.5 × 121000 ÷ 252000 = 0.24007… → 0.240", "total: 1 + 0.240 = 1.24 → 1.240"});
  CHECK(working_of(sheet.working, 3) ==
        Column{"bonus: 0.5 × 98000 ÷ 252000 = 0.19444… → 0.194", "total: 0 + 0.194 = 0.194 → 0.194"});
  CHECK(working_of(sheet.working, 4).empty());
  CHECK(score_board(valid(board(published))).working.empty());
}

TEST_CASE("Puffing Billy: the working of a capped bonus is the cap") {
  BoardRequest request = of_scores({200, 214});
  request.working = true;
  CHECK(working_of(score_board(valid(request)).working, 1) ==
        Column{"bonus: 0.5 = 0.5 → 0.500", "total: 2 + 0.500 = 2.5 → 2.500"});
}

TEST_CASE("Puffing Billy: in seating order players without ties may sit anywhere") {
  const std::vector<Column> totals = {
      {"Jenny", "3.028"}, {"Damien", "2.492"}, {"Stephen", "1.240"}, {"Sybil", "0.194"}, {"Ben", "nothing"}};
  for (std::size_t seat = 0; seat < published.size(); ++seat) {
    const BoardSheet sheet = score_board(valid(board(rotated(published, seat), Listed::seating)));
    for (const Column& total : totals) CHECK(shown(row_of(sheet.rows, total[0]).total) == total[1]);
  }
}

TEST_CASE("Puffing Billy: scores of twelve digits and four decimals") {
  const Decimal most = decimal("999999999999.9999");
  const BoardRequest request =
      board({{"", most}, {"", decimal("999999999999.9998")}, {"", decimal("0.0001")}, {"", most}});
  CHECK(check(request).empty());
  const BoardSheet sheet = score_board(valid(request));
  CHECK(column(sheet.rows, &BoardRow::score) ==
        Column{"999999999999.9999", "999999999999.9998", "0.0001", "999999999999.9999"});
  CHECK(column(sheet.rows, &BoardRow::bonus) == Column{"0.030", "0.500", "0.000", "0.500"});
}

}  // namespace
}  // namespace tallysheet::puffing_billy
