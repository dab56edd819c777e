// Tournaments: the standings of teams.
#include "tournament_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

// Writes "1 Reds 12: Ann 7 in R1, Ben 5 in R2".
Column teams(const Request& request) {
  REQUIRE(problems_of(request) == Column{});
  Column lines;
  for (const TeamRow& row : standings(valid(request)).teams) {
    std::string line = shown(row.place) + (row.shared ? "= " : " ") + row.team + " " + shown(row.total);
    for (const TeamPart& part : row.parts) {
      line += (&part == &row.parts.front() ? ": " : ", ") + part.player + " " + shown(part.value) +
              (part.category ? " in " + *part.category
               : part.round  ? " in R" + shown(*part.round)
                             : "");
    }
    lines.push_back(line);
  }
  return lines;
}

Request two_teams() {
  Request request = of({
      game(1, {{"Ann", Decimal(7)}, {"Ben", Decimal(5)}, {"Cy", Decimal(4)}, {"Di", Decimal(1)}}),
      game(2, {{"Ann", Decimal(1)}, {"Ben", Decimal(3)}, {"Cy", Decimal(6)}, {"Di", Decimal(2)}}),
  });
  request.teams = {{"Reds", {{"Ann"}, {"Ben"}}}, {"Blues", {{"Cy"}, {"Di"}}}};
  return request;
}

TEST_CASE("Tournament teams: all totals are added") {
  CHECK(teams(two_teams()) == Column{"1 Reds 16: Ann 8, Ben 8", "2 Blues 13: Cy 10, Di 3"});
}

TEST_CASE("Tournament teams: the best total counts") {
  Request request = two_teams();
  request.team_counting = TeamCounting{TeamUnit::total, 1};
  CHECK(teams(request) == Column{"1 Blues 10: Cy 10", "2 Reds 8: Ann 8"});
}

TEST_CASE("Tournament teams: a member's total follows the rule of the tournament, without bonuses") {
  Request request = two_teams();
  request.counting.best = 1;
  request.bonuses = {{"Di", Decimal(100)}};
  CHECK(teams(request) == Column{"1 Reds 12: Ann 7, Ben 5", "2 Blues 8: Cy 6, Di 2"});
}

TEST_CASE("Tournament teams: the best of each round is added") {
  Request request = two_teams();
  request.team_counting = TeamCounting{TeamUnit::round, 1};
  CHECK(teams(request) == Column{"1= Reds 10: Ann 7 in R1, Ben 3 in R2", "1= Blues 10: Cy 4 in R1, Cy 6 in R2"});
}

TEST_CASE("Tournament teams: the best of each category is added, and nothing where nobody has one") {
  Request request = of({category("1830", {{"Ann", Decimal(3)}, {"Cy", Decimal(1)}}),
                        category("Eurorails", {{"Cy", Decimal(2)}, {"Ben", Decimal(1)}}),
                        category("1830", {{"Ben", Decimal(2)}, {"Di", Decimal(1)}})});
  request.teams = two_teams().teams;
  request.team_counting = TeamCounting{TeamUnit::category, 1};
  CHECK(teams(request) ==
        Column{"1 Reds 4: Ann 3 in 1830, Ben 1 in Eurorails", "2 Blues 3: Cy 1 in 1830, Cy 2 in Eurorails"});
}

TEST_CASE("Tournament teams: scores before a member joined do not count") {
  Request request = two_teams();
  request.teams[0].members[0].from_round = 2;
  CHECK(teams(request) == Column{"1 Blues 13: Cy 10, Di 3", "2 Reds 9: Ben 8, Ann 1"});
}

TEST_CASE("Tournament teams: a member who has not played adds nothing") {
  Request request = two_teams();
  request.teams.push_back({"Greens", {{"Zed"}}});
  CHECK(teams(request)[2] == "3 Greens 0");
}

TEST_CASE("Tournament teams: a member who played only before joining adds nothing") {
  Request request = two_teams();
  request.teams[0].members[0].from_round = 3;
  CHECK(teams(request) == Column{"1 Blues 13: Cy 10, Di 3", "2 Reds 8: Ben 8"});
}

TEST_CASE("Tournament teams: ranks of rounds are added, and a missing one is behind") {
  Request request = two_teams();
  request.counting.measure = Measure::rank;
  request.team_counting = TeamCounting{TeamUnit::round, 1};
  request.teams.push_back({"Greens", {{"Ann", 1}}});
  request.teams[0].members = {{"Ben"}};
  request.teams[2].members[0].from_round = 2;
  // Round 1: Ann, Ben, Cy, Di. Round 2: Cy, Ben, Di, Ann.
  CHECK(teams(request) ==
        Column{"1= Reds 4: Ben 2 in R1, Ben 2 in R2", "1= Blues 4: Cy 3 in R1, Cy 1 in R2", "3 Greens 4: Ann 4 in R2"});
}

}  // namespace
}  // namespace tallysheet::tournament
