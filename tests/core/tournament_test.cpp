// Tournaments: what counts of each player's scores.
#include "tournament_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

// Ann, Ben and Cy over three rounds of one game each.
const std::vector<Game> three_rounds = {
    game(1, {{"Ann", Decimal(60)}, {"Ben", Decimal(30)}, {"Cy", Decimal(10)}}),
    game(2, {{"Ben", Decimal(50)}, {"Ann", Decimal(40)}, {"Cy", Decimal(10)}}),
    game(3, {{"Cy", Decimal(80)}, {"Ann", Decimal(50)}, {"Ben", Decimal(20)}}),
};

TEST_CASE("Tournament: without a rule every score is added") {
  // Ann 60 + 40 + 50, Ben 30 + 50 + 20, Cy 10 + 10 + 80.
  CHECK(lines(of(three_rounds)) == Column{"1 Ann 150", "2= Ben 100", "2= Cy 100"});
  CHECK(standings(valid(of(three_rounds))).level_on == LevelOn{"total"});
}

TEST_CASE("Tournament: an event without games has no standings") {
  CHECK(standings(valid(Request{})).rows.empty());
  CHECK(problems_of(Request{}).empty());
}

TEST_CASE("Tournament: the best two of three count, and the third is struck out") {
  Request request = of(three_rounds);
  request.counting.best = 2;
  // Ann 60 + 50, Cy 80 + 10, Ben 30 + 50.
  CHECK(lines(request) == Column{"1 Ann 110", "2 Cy 90", "3 Ben 80"});
  CHECK(values(request, "Ann") == Column{"R1 60", "R2 40 (best)", "R3 50"});
  // The earlier of two equal values counts.
  CHECK(values(request, "Cy") == Column{"R1 10", "R2 10 (best)", "R3 80"});
}

TEST_CASE("Tournament: the worst value is dropped, and a single one too") {
  Request request = of(three_rounds);
  request.counting.dropped = 1;
  CHECK(values(request, "Ben") == Column{"R1 30", "R2 50", "R3 20 (worst)"});
  request.games.push_back(game(3, {{"Di", Decimal(99)}}));
  CHECK(values(request, "Di") == Column{"R3 99 (worst)"});
  CHECK(row_of(standings(valid(request)).rows, "Di").counted == 0);
}

TEST_CASE("Tournament: worst values are dropped before the best are counted") {
  Request request =
      of({game(1, {{"Ann", Decimal(1)}}), game(2, {{"Ann", Decimal(2)}}), game(3, {{"Ann", Decimal(3)}})});
  request.counting.dropped = 1;
  request.counting.best = 1;
  CHECK(values(request, "Ann") == Column{"R1 1 (worst)", "R2 2 (best)", "R3 3"});
}

TEST_CASE("Tournament: the best of each round counts") {
  Request request =
      of({game(1, {{"Ann", Decimal(5)}}), game(1, {{"Ann", Decimal(7)}}), game(2, {{"Ann", Decimal(1)}})});
  request.counting.best_of_round = 1;
  CHECK(values(request, "Ann") == Column{"R1 5 (round)", "R1 7", "R2 1"});
  CHECK(lines(request) == Column{"1 Ann 8"});
}

TEST_CASE("Tournament: the best of each category counts, and of these the best") {
  Request request = of({category("Rail Baron", {{"Ann", Decimal(2)}}), category("Eurorails", {{"Ann", Decimal(3)}}),
                        category("Rail Baron", {{"Ann", Decimal(1)}}), category("1830", {{"Ann", Decimal(1)}})});
  request.counting.best_of_category = 1;
  request.counting.best = 2;
  // A mixed list keeps the order of games within a round.
  CHECK(values(request, "Ann") == Column{"R1 2", "R1 3", "R1 1 (category)", "R1 1 (best)"});
  CHECK(lines(request) == Column{"1 Ann 5"});
}

TEST_CASE("Tournament: whoever has too few values has no place") {
  Request request = of(three_rounds);
  request.games.push_back(game(3, {{"Di", Decimal(200)}}));
  request.counting.at_least = 2;
  CHECK(lines(request) == Column{"1 Ann 150", "2= Ben 100", "2= Cy 100", "- Di 200 (too-few)"});
}

TEST_CASE("Tournament: a second game of one category does not help towards a place") {
  Request request = of({category("1830", {{"Ann", Decimal(1)}}), category("1830", {{"Ann", Decimal(1)}})});
  request.counting.best_of_category = 1;
  request.counting.at_least = 2;
  CHECK(lines(request) == Column{"- Ann 1 (too-few)"});
}

TEST_CASE("Tournament: an average is compared exactly and printed to four places") {
  Request request = of({game(1, {{"Ann", Decimal(1)}, {"Ben", Decimal(1)}}), game(2, {{"Ann", Decimal(1)}}),
                        game(3, {{"Ann", Decimal(2)}}), game(2, {{"Ben", decimal("1.6667")}})});
  request.counting.average = true;
  // Ann (1 + 1 + 2) ÷ 3 = 1.3333…, Ben (1 + 1.6667) ÷ 2 = 1.33335, which is printed as 1.3334.
  CHECK(lines(request) == Column{"1 Ben 1.3334", "2 Ann 1.3333"});
}

TEST_CASE("Tournament: equal averages of different numbers of games share a place") {
  Request request = of({game(1, {{"Ann", Decimal(4)}, {"Ben", Decimal(2)}}), game(2, {{"Ben", Decimal(6)}})});
  request.counting.average = true;
  CHECK(lines(request) == Column{"1= Ann 4", "1= Ben 4"});
}

TEST_CASE("Tournament: a factor multiplies exactly") {
  Request request = of(three_rounds);
  request.games[2].factor = decimal("1.5");
  // Ann 60 + 40 + 75, Ben 30 + 50 + 30, Cy 10 + 10 + 120.
  CHECK(lines(request) == Column{"1 Ann 175", "2 Cy 140", "3 Ben 110"});
  request.games[2].factor = decimal("0.3333");
  request.games[2].results[0].score = decimal("0.3333");
  // Cy 10 + 10 + 0.11108889.
  CHECK(lines(request)[2] == "3 Cy 20.11108889");
}

TEST_CASE("Tournament: per cent of the round's best, to two places") {
  Request request = of(three_rounds);
  request.counting.measure = Measure::percent;
  // Round 1: 100, 50, 16.67. Round 2: 80, 100, 20. Round 3: 62.5, 25, 100.
  CHECK(values(request, "Ann") == Column{"R1 100.00", "R2 80.00", "R3 62.50"});
  CHECK(lines(request) == Column{"1 Ann 242.50", "2 Ben 175.00", "3 Cy 136.67"});
}

TEST_CASE("Tournament: two games of a round are one percentage") {
  Request request = of({game(1, {{"Ann", Decimal(30)}, {"Ben", Decimal(40)}}), game(1, {{"Ann", Decimal(50)}})});
  request.counting.measure = Measure::percent;
  // Ann has 30 + 50 = 80, which is the round's best; Ben 40 of 80.
  CHECK(lines(request) == Column{"1 Ann 100", "2 Ben 50"});
  CHECK(row_of(standings(valid(request)).rows, "Ann").values[0].games == std::vector<std::size_t>{0, 1});
}

TEST_CASE("Tournament: nothing is a percentage of a best that is not above zero") {
  Request request = of({game(1, {{"Ann", Decimal(0)}, {"Ben", Decimal(-3)}})});
  request.counting.measure = Measure::percent;
  CHECK(lines(request) == Column{"1= Ann 0", "1= Ben 0"});
}

TEST_CASE("Tournament: ranks in the field of each round are added, and fewer are better") {
  Request request = of(three_rounds);
  request.counting.measure = Measure::rank;
  // Ann 1 + 2 + 2, Ben 2 + 1 + 3, Cy 3 + 3 + 1.
  CHECK(lines(request) == Column{"1 Ann 5", "2 Ben 6", "3 Cy 7"});
  request.counting.best = 2;
  // Ann 1 + 2, Ben 2 + 1, Cy 3 + 1.
  CHECK(lines(request) == Column{"1= Ann 3", "1= Ben 3", "3 Cy 4"});
}

TEST_CASE("Tournament: the field of a round is all of its boards, and level players share the better rank") {
  Request request = of({game(1, {{"Ann", Decimal(60)}, {"Ben", Decimal(40)}}),
                        game(1, {{"Cy", Decimal(50)}, {"Di", Decimal(50)}, {"Ed", Decimal(10)}})});
  request.counting.measure = Measure::rank;
  CHECK(lines(request) == Column{"1 Ann 1", "2= Cy 2", "2= Di 2", "4 Ben 4", "5 Ed 5"});
}

TEST_CASE("Tournament: a missing rank is not the best one") {
  Request request = of(three_rounds);
  request.games.push_back(game(3, {{"Di", Decimal(500)}}));
  request.counting.measure = Measure::rank;
  // Di won the only round that she played.
  CHECK(lines(request) == Column{"1 Ann 6", "2 Ben 7", "3 Cy 8", "4 Di 1"});
  CHECK(row_of(standings(valid(request)).rows, "Di").separated_by == Separator::values);
}

TEST_CASE("Tournament: guests play without a place and do not move the others") {
  Request request = of(three_rounds);
  request.guests = {"Ann", "Zed"};
  CHECK(lines(request) == Column{"1= Ben 100", "1= Cy 100", "- Ann 150 (guest)"});
  request.counting.measure = Measure::rank;
  // Without Ann: Ben 1 + 1 + 2, Cy 2 + 2 + 1. Ann would be 1st, 2nd and 2nd.
  CHECK(lines(request) == Column{"1 Ben 4", "2 Cy 5", "- Ann 5 (guest)"});
  request.counting.measure = Measure::percent;
  // Round 1 has Ben's 30 for its best, so that Ann's 60 are 200 per cent.
  CHECK(values(request, "Ann") == Column{"R1 200.00", "R2 80.00", "R3 62.50"});
}

TEST_CASE("Tournament: in a round of guests alone nobody is measured against anybody") {
  Request request = of({game(1, {{"Ann", Decimal(3)}, {"Ben", Decimal(2)}}), game(2, {{"Ann", Decimal(5)}})});
  request.guests = {"Ann"};
  request.counting.measure = Measure::rank;
  CHECK(values(request, "Ann") == Column{"R1 1", "R2 1"});
  request.counting.measure = Measure::percent;
  CHECK(values(request, "Ann") == Column{"R1 150", "R2 0"});
}

TEST_CASE("Tournament: bonuses are added") {
  Request request = of(three_rounds);
  request.bonuses = {{"Cy", decimal("0.5")}, {"Cy", Decimal(1)}, {"Ann", Decimal(-100)}};
  CHECK(lines(request) == Column{"1 Cy 101.5", "2 Ben 100.0", "3 Ann 50.0"});
}

TEST_CASE("Tournament: a top board counts, is added, or puts its players above all others") {
  Request request = of(three_rounds);
  request.games[2].top_board = true;
  request.games[2].results.pop_back();
  request.counting.best = 2;
  request.counting.top_board = TopBoard::counts;
  // Ann 60 + 50, Cy 80 + 10, Ben 30 + 50.
  CHECK(lines(request) == Column{"1 Ann 110", "2 Cy 90", "3 Ben 80"});
  request.counting.best = 1;
  request.counting.top_board = TopBoard::added;
  // Ann 60 + 50, Cy 10 + 80, Ben 50.
  CHECK(lines(request) == Column{"1 Ann 110", "2 Cy 90", "3 Ben 50"});
  request.counting.top_board = TopBoard::above;
  CHECK(lines(request) == Column{"1 Cy 10", "2 Ann 60", "3 Ben 50"});
  CHECK(row_of(standings(valid(request)).rows, "Ann").separated_by == Separator::top_board);
  CHECK(shown(row_of(standings(valid(request)).rows, "Ann").top_board) == "50");
}

TEST_CASE("Tournament: the working writes what is added") {
  Request request = of(three_rounds);
  request.working = true;
  request.counting.best = 2;
  request.games[2].factor = decimal("1.5");
  request.bonuses = {{"Ann", Decimal(2)}};
  const Working working = standings(valid(request)).working;
  CHECK(working_of(working, 0) == Column{"value: 50 × 1.5 = 75 → 75", "total: 60 + 75 + 2 = 137 → 137"});
}

TEST_CASE("Tournament: the working of percentages and averages") {
  Request request = of(three_rounds);
  request.working = true;
  request.counting.measure = Measure::percent;
  request.counting.average = true;
  const Working working = standings(valid(request)).working;
  CHECK(working_of(working, 2) == Column{"percent: 100 × 10 ÷ 60 = 16.66666… → 16.67",
                                         "percent: 100 × 10 ÷ 50 = 20 → 20.00", "percent: 100 × 80 ÷ 80 = 100 → 100.00",
                                         "total: ( 16.67 + 20.00 + 100.00 ) ÷ 3 = 45.55666… → 45.5567"});
}

}  // namespace
}  // namespace tallysheet::tournament
