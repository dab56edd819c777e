// Tournaments: what is refused, each problem at its field.
#include "tournament_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

Request simple() { return of({game(1, {{"Ann", Decimal(1)}, {"Ben", Decimal(2)}})}); }

TEST_CASE("Tournament refusals: a game needs results with different names") {
  Request request = of({game(1, {}), game(1, {{"Ann", Decimal(1)}, {"Ann", Decimal(2)}}), game(1, {{"", Decimal(1)}})});
  CHECK(problems_of(request) ==
        Column{"range /games/0/results", "duplicate /games/1/results/1/player", "required /games/2/results/0/player"});
}

TEST_CASE("Tournament refusals: rounds and factors are within their limits") {
  Request request =
      of({game(0, {{"Ann", Decimal(1)}}), game(1001, {{"Ann", Decimal(1)}}), game(1, {{"Ann", Decimal(1)}})});
  request.games[0].factor = Decimal(0);
  request.games[1].factor = decimal("1000.0001");
  request.games[2].factor = Decimal(1000);
  CHECK(problems_of(request) ==
        Column{"range /games/0/round", "range /games/0/factor", "range /games/1/round", "range /games/1/factor"});
}

TEST_CASE("Tournament refusals: with categories every game has one") {
  Request request = of({category("1830", {{"Ann", Decimal(1)}}), game(1, {{"Ann", Decimal(1)}})});
  request.counting.best_of_category = 1;
  check_refused(request, "required /games/1/category", {"game 2"});
  request.counting.best_of_category = std::nullopt;
  request.teams = {{"Reds", {{"Ann"}}}};
  request.team_counting = TeamCounting{TeamUnit::category, {}};
  check_refused(request, "required /games/1/category", {"game 2"});
}

TEST_CASE("Tournament refusals: a round of percentages or ranks has one factor") {
  Request request =
      of({game(1, {{"Ann", Decimal(1)}}), game(2, {{"Ann", Decimal(1)}}), game(1, {{"Ben", Decimal(1)}})});
  request.games[2].factor = Decimal(2);
  CHECK(problems_of(request).empty());
  request.counting.measure = Measure::percent;
  check_refused(request, "conflict /games/2/factor", {"Game 3", "round 1", "factor 2"});
}

TEST_CASE("Tournament refusals: numbers that count are at least one") {
  Request request = simple();
  request.counting.best = 0;
  request.counting.dropped = 0;
  request.counting.at_least = 0;
  request.counting.best_of_round = 0;
  request.team_counting = TeamCounting{TeamUnit::total, 0};
  CHECK(problems_of(request) == Column{"range /counting/bestOfRound", "range /counting/dropped", "range /counting/best",
                                       "range /counting/atLeast"});
  request = simple();
  request.teams = {{"Reds", {{"Ann"}}}};
  request.team_counting = TeamCounting{TeamUnit::total, 0};
  CHECK(problems_of(request) == Column{"range /teamCounting/best"});
}

TEST_CASE("Tournament refusals: whole rounds have no category, and ranks no totals of teams") {
  Request request = simple();
  request.counting.measure = Measure::rank;
  request.counting.best_of_category = 1;
  request.teams = {{"Reds", {{"Ann"}}}};
  CHECK(problems_of(request) == Column{"conflict /counting/bestOfCategory", "conflict /teamCounting"});
  request.team_counting = TeamCounting{};
  CHECK(problems_of(request) == Column{"conflict /counting/bestOfCategory", "conflict /teamCounting/unit"});
  request.team_counting = TeamCounting{TeamUnit::category, {}};
  CHECK(problems_of(request) == Column{"conflict /counting/bestOfCategory", "conflict /teamCounting/unit"});
}

TEST_CASE("Tournament refusals: a bonus is for a player with a score") {
  Request request = simple();
  request.bonuses = {{"Ann", Decimal(1)}, {"Zed", Decimal(1)}, {"", Decimal(1)}};
  CHECK(problems_of(request) == Column{"conflict /bonuses/1/player", "required /bonuses/2/player"});
}

TEST_CASE("Tournament refusals: lists name nobody twice") {
  Request request = simple();
  request.guests = {"Ann", "Ann"};
  request.decisions = {{{"Ann", "Ben", "Ann"}}, {{"Ann"}}};
  request.lots = {{{"Ben", "Ben"}, -1}};
  request.tie_breakers = {TieBreaker::wins, TieBreaker::wins};
  CHECK(problems_of(request) == Column{"duplicate /tieBreakers/1", "duplicate /guests/1",
                                       "duplicate /decisions/0/players/2", "range /decisions/1/players",
                                       "duplicate /lots/0/players/1", "range /lots/0/seed"});
}

TEST_CASE("Tournament refusals: teams have names and members of their own") {
  Request request = simple();
  request.teams = {{"Reds", {{"Ann"}, {"Ben"}}}, {"Reds", {{"Ben"}, {"Cy", 0}}}, {"", {}}};
  CHECK(problems_of(request) == Column{"duplicate /teams/1/name", "duplicate /teams/1/members/0/player",
                                       "range /teams/1/members/1/fromRound", "required /teams/2/name",
                                       "range /teams/2/members"});
}

}  // namespace
}  // namespace tallysheet::tournament
