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

Column points(const Game& game) { return column(score_game(game).rows, &FinishRow::points); }

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
  CHECK(working_of(score_game(request).working, 1) ==
        Column{"meanRank: ( 2 + 3 ) ÷ 2 = 2.5 → 2.5",
               "points: 100 × 8 ÷ 9 × ( 3 − 2.5 ) ÷ ( 3 − 1 ) = 22.22222… → 22.22"});
}

TEST_CASE("Pentamind: two players at least, and places from 1") {
  check_refused(game({1}), "range /finish", {"1", "2 to 100"});
  check_refused(game({1, 0}), "range /finish/1/place", {"0"});
}

}  // namespace
}  // namespace tallysheet::pentamind
