// Games under Pentamind.
#include "tallysheet/pentamind.hpp"

#include "support.hpp"

namespace tallysheet::pentamind {
namespace {

using namespace test;

Game game(std::initializer_list<std::int64_t> places, Formula formula = Formula::current) {
  Game game;
  game.formula = formula;
  for (const std::int64_t place : places) game.finish.push_back({"", place});
  return game;
}

Column points(const Game& game) { return column(score_game(valid(game)).rows, &FinishRow::points); }

TEST_CASE("Pentamind: published scores of the former formula") {
  CHECK(points(game({1, 2, 3, 4, 5}, Formula::former)) == Column{"83.33", "62.50", "41.67", "20.83", "0.00"});
  CHECK(points(game({1, 1, 3, 4, 5}, Formula::former))[1] == "72.92");
}

TEST_CASE("Pentamind: the current formula grows more slowly with the players") {
  CHECK(points(game({2, 1})) == Column{"0.00", printed({700, 8}, 2)});
  CHECK(points(game({1, 2, 3}))[1] == printed({100 * 8, 9 * 2}, 2));
}

TEST_CASE("Pentamind: only the order of places matters") {
  CHECK(points(game({10, 20, 20, 30})) == points(game({1, 2, 2, 4})));
}

TEST_CASE("Pentamind: working") {
  Game request = game({1, 2, 2});
  request.working = true;
  CHECK(working_of(score_game(valid(request)).working, 1) ==
        Column{"meanRank: ( 2 + 3 ) ÷ 2 = 2.5 → 2.5",
               "points: 100 × 8 ÷ 9 × ( 3 − 2.5 ) ÷ ( 3 − 1 ) = 22.22222… → 22.22"});
}

Game of_many(std::int64_t players, std::vector<std::int64_t> ahead = {}) {
  Game game;
  for (const std::int64_t place : ahead) game.finish.push_back({"", place});
  for (auto place = static_cast<std::int64_t>(ahead.size()) + 1; place <= players; ++place)
    game.finish.push_back({"", place});
  return game;
}

TEST_CASE("Pentamind: among more than 100 the first ten score as among 100") {
  const Column many = points(of_many(250));
  const Column hundred = points(of_many(100));
  for (std::size_t i = 0; i < 10; ++i) CHECK(many[i] == hundred[i]);
  CHECK(many[9] == printed({100 * 105 * 90, 99 * 106}, 2));
  CHECK(many[10] == printed({100 * 105 * 90 * 239, 99 * 106 * 240}, 2));
  CHECK(many[129] == printed({100 * 105 * 90 * 120, 99 * 106 * 240}, 2));
  CHECK(many[249] == "0.00");
}

TEST_CASE("Pentamind: a tie over the tenth place has the points of the mean place") {
  const Column tied = points(of_many(101, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10}));
  CHECK(tied[9] == tied[10]);
  CHECK(tied[9] == printed({Int128{100} * 105 * 90 * 181, Int128{99} * 106 * 91 * 2}, 2));
  CHECK(points(of_many(101, {1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9}))[8] == points(of_many(101))[9]);
}

TEST_CASE("Pentamind: the dilution factor is .95 and rounded with the rest") {
  Game request = game({1, 2, 3});
  request.diluted = true;
  CHECK(points(request) ==
        Column{printed({100 * 8 * 95, 9 * 100}, 2), printed({100 * 8 * 95, 9 * 2 * 100}, 2), "0.00"});
  request.formula = Formula::former;
  check_refused(request, "conflict /diluted", {"former"});
}

TEST_CASE("Pentamind: working of many players and of a diluted event") {
  Game request = of_many(101, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10});
  request.working = true;
  CHECK(working_of(score_game(valid(request)).working, 0) ==
        Column{"points: 100 × 105 ÷ 106 × ( 100 − 1 ) ÷ ( 100 − 1 ) = 99.0566… → 99.06"});
  request.diluted = true;
  CHECK(working_of(score_game(valid(request)).working, 9)[1] ==
        "points: 100 × 105 ÷ 106 × 90 ÷ 99 × ( 101 − 10.5 ) ÷ ( 101 − 10 ) × 0.95 = 85.07883… → 85.08");
}

TEST_CASE("Pentamind: 10,000 players, and 100 by the former formula") {
  CHECK(problems_of(of_many(10'000)).empty());
  check_refused(of_many(10'001), "range /finish", {"10,001", "2 to 10,000"});
  Game former = of_many(101);
  former.formula = Formula::former;
  check_refused(former, "range /finish", {"101", "2 to 100"});
}

TEST_CASE("Pentamind: two players at least, and places from 1") {
  check_refused(game({1}), "range /finish", {"1", "2 to 10,000"});
  check_refused(game({1, 0}), "range /finish/1/place", {"0"});
}

}  // namespace
}  // namespace tallysheet::pentamind
