// Tournaments: the working of standings, step by step.
#include "tournament_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

Request with_working(std::vector<Game> games) {
  Request request = of(std::move(games));
  request.working = true;
  return request;
}

Column working(const Request& request, std::size_t row) { return working_of(standings(valid(request)).working, row); }

Game top(Game game) {
  game.top_board = true;
  return game;
}

TEST_CASE("Tournament working: a rank has no sum to write") {
  Request request = with_working({game(1, {{"Ann", Decimal(6)}, {"Ben", Decimal(3)}})});
  request.games[0].factor = Decimal(2);
  request.counting.measure = Measure::rank;
  CHECK(working(request, 1) == Column{"total: 4 = 4 → 4"});
}

TEST_CASE("Tournament working: no percentage is worked out of a best that is not above zero") {
  Request request = with_working(
      {game(1, {{"Ann", Decimal(0)}, {"Ben", Decimal(-3)}}), game(2, {{"Ann", Decimal(3)}, {"Ben", Decimal(1)}})});
  request.games[0].factor = Decimal(2);
  request.counting.measure = Measure::percent;
  CHECK(working(request, 1) == Column{"value: 0 × 2 = 0 → 0.00", "percent: 100 × 1 ÷ 3 = 33.33333… → 33.33",
                                      "total: 0.00 + 33.33 = 33.33 → 33.33"});
}

TEST_CASE("Tournament working: the average of a single value is not divided") {
  Request request = with_working({game(1, {{"Ann", Decimal(6)}, {"Ben", Decimal(3)}}), game(2, {{"Ann", Decimal(3)}})});
  request.counting.average = true;
  CHECK(working(request, 0) == Column{"total: ( 6 + 3 ) ÷ 2 = 4.5 → 4.5"});
  CHECK(working(request, 1) == Column{"total: 3 = 3 → 3.0"});
}

TEST_CASE("Tournament working: an added top board is a term where there is one") {
  Request request =
      with_working({game(1, {{"Ann", Decimal(6)}, {"Ben", Decimal(3)}}), top(game(2, {{"Ann", Decimal(2)}}))});
  request.counting.top_board = TopBoard::added;
  CHECK(working(request, 0) == Column{"total: 6 + 2 = 8 → 8"});
  CHECK(working(request, 1) == Column{"total: 3 = 3 → 3"});
  request.games[1].results[0].score = Decimal(-2);
  CHECK(working(request, 0) == Column{"total: 6 − 2 = 4 → 4"});
  request.games[1].results[0].score = Decimal(0);
  CHECK(working(request, 0) == Column{"total: 6 + 0 = 6 → 6"});
}

TEST_CASE("Tournament working: a top board that stands above is no term, and with it alone there is no total") {
  Request request = with_working(
      {game(1, {{"Ann", Decimal(6)}, {"Ben", Decimal(3)}}), top(game(2, {{"Ann", Decimal(2)}, {"Cy", Decimal(1)}}))});
  request.counting.top_board = TopBoard::above;
  CHECK(lines(request) == Column{"1 Ann 6", "2 Cy 0", "3 Ben 3"});
  CHECK(working(request, 0) == Column{"total: 6 = 6 → 6"});
  CHECK(working(request, 1).empty());
}

TEST_CASE("Tournament working: a bonus is added, and a debt taken off") {
  Request request =
      with_working({game(1, {{"Ann", Decimal(6)}, {"Ben", Decimal(3)}}), top(game(2, {{"Cy", Decimal(1)}}))});
  request.counting.top_board = TopBoard::above;
  request.bonuses = {{"Ann", decimal("0.5")}, {"Ben", decimal("-0.5")}, {"Cy", decimal("1.5")}};
  // Cy is ahead by the top board.
  CHECK(working(request, 0) == Column{"total: 1.5 = 1.5 → 1.5"});
  CHECK(working(request, 1) == Column{"total: 6 + 0.5 = 6.5 → 6.5"});
  CHECK(working(request, 2) == Column{"total: 3 − 0.5 = 2.5 → 2.5"});
}

TEST_CASE("Tournament working: a debt alone is the total") {
  Request request = with_working({top(game(1, {{"Ann", Decimal(6)}, {"Ben", Decimal(3)}}))});
  request.counting.top_board = TopBoard::above;
  request.bonuses = {{"Ben", Decimal(-2)}};
  CHECK(working(request, 0).empty());
  CHECK(working(request, 1) == Column{"total: -2 = -2 → -2"});
}

}  // namespace
}  // namespace tallysheet::tournament
