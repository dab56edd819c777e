// RPLOPS events, and the widest figures that its rules allow.
#include "support.hpp"
#include "tallysheet/rplops.hpp"

namespace tallysheet::rplops {
namespace {

using namespace test;

EventGame game(std::initializer_list<Finish> finish, std::string_view hours = {}) {
  EventGame game;
  game.finish = finish;
  if (!hours.empty()) game.hours = decimal(hours);
  return game;
}

Event event(std::vector<EventGame> games, bool use_time = false) {
  Event event;
  event.games = std::move(games);
  event.use_time = use_time;
  return event;
}

// Writes "1= Ann 150.00 in 2, 3.5 hours".
Column standing(const Event& event) {
  Column lines;
  for (const StandingsRow& row : standings(valid(event)).rows) {
    lines.push_back(shown(row.place) + (row.shared ? "= " : " ") + row.player + " " + shown(row.total) + " in " +
                    shown(row.games) + (row.hours ? ", " + shown(*row.hours) + " hours" : ""));
  }
  return lines;
}

const std::vector<EventGame> weekend = {
    game({{"Ann", 1}, {"Ben", 2}, {"Cy", 3}}, "2"),
    game({{"Ben", 1}, {"Ann", 1}}, "0.5"),
    game({{"Di", 1}, {"Cy", 2}, {"Ann", 2}, {"Ed", 4}}, "1"),
};

TEST_CASE("RPLOPS event: points are added over games of any size") {
  CHECK(standing(event(weekend)) ==
        Column{"1 Ann 175.00 in 3", "2 Ben 100.00 in 2", "3 Di 80.00 in 1", "4 Cy 75.00 in 2", "5 Ed 20.00 in 1"});
  CHECK(standings(valid(event(weekend))).name == "RPLOPS0(50)");
}

TEST_CASE("RPLOPS event: players who share a place are level on their totals") {
  CHECK(standings(valid(event(weekend))).level_on.empty());
  CHECK(standings(valid(event({game({{"Ann", 1}, {"Ben", 1}})}))).level_on == LevelOn{"total"});
}

TEST_CASE("RPLOPS event: time is ignored where nothing is said") {
  Event request;
  request.games = weekend;
  CHECK(standings(valid(request)).name == "RPLOPS0(50)");
}

TEST_CASE("RPLOPS event: with time each game counts by its hours") {
  CHECK(standing(event(weekend, true)) == Column{"1 Ann 225.00 in 3, 3.5 hours", "2 Ben 125.00 in 2, 2.5 hours",
                                                 "3 Cy 100.00 in 2, 3 hours", "4 Di 80.00 in 1, 1 hours",
                                                 "5 Ed 20.00 in 1, 1 hours"});
  CHECK(standings(valid(event(weekend, true))).name == "RPLOPS1(50)");
}

TEST_CASE("RPLOPS event: the printed points of each game are added") {
  // 66.67 three times is 200.01; the exact points would make 200.00.
  const EventGame pair = game({{"Ann", 1}, {"Ben", 2}});
  CHECK(standing(event({pair, pair, pair})) == Column{"1 Ann 200.01 in 3", "2 Ben 99.99 in 3"});
}

TEST_CASE("RPLOPS event: equal totals share a place in the order of first appearance") {
  const std::vector<EventGame> games = {game({{"Zoë", 2}, {"Ann", 1}}), game({{"Zoë", 1}, {"Ann", 2}}),
                                        game({{"Ben", 1}})};
  CHECK(standing(event(games)) == Column{"1= Zoë 100.00 in 2", "1= Ann 100.00 in 2", "3 Ben 50.00 in 1"});
}

TEST_CASE("RPLOPS event: names are compared exactly") {
  const std::vector<EventGame> games = {game({{"Zoë", 1}}), game({{"zoë", 1}}), game({{"Zoe", 1}}), game({{"Zoë", 1}})};
  CHECK(standing(event(games)) == Column{"1 Zoë 100.00 in 2", "2= zoë 50.00 in 1", "2= Zoe 50.00 in 1"});
}

TEST_CASE("RPLOPS event: by the second formula") {
  Event request = event({game({{"Ann", 1}, {"Ben", 2}, {"Cy", 2}})});
  request.formula = Formula::rplops2;
  request.average = Decimal(5);
  CHECK(standing(request) == Column{"1 Ann 10.00 in 1", "2= Ben 2.50 in 1", "2= Cy 2.50 in 1"});
  CHECK(standings(valid(request)).name == "RPLOPS20(5)");
}

TEST_CASE("RPLOPS event: games and players may be listed in any order") {
  const Column expected = standing(event(weekend, true));
  for (std::size_t by = 1; by < weekend.size(); ++by) CHECK(standing(event(rotated(weekend, by), true)) == expected);
}

TEST_CASE("RPLOPS event: with time every game gives its hours") {
  check_refused(event({weekend[0], game({{"Ann", 1}})}, true), "required /games/1/hours", {"game 2"});
  CHECK(check(event({game({{"Ann", 1}})})).empty());
  check_refused(event({game({{"Ann", 1}}, "-1")}), "range /games/0/hours", {"−1", "above zero"});
}

TEST_CASE("RPLOPS event: everybody is named and once in a game") {
  check_refused(event({game({{"Ann", 1}, {"", 2}})}), "required /games/0/finish/1/player", {"missing"});
  check_refused(event({game({{"Ann", 1}, {"Ann", 2}})}), "duplicate /games/0/finish/1/player", {"Ann"});
}

TEST_CASE("RPLOPS event: every game has its players") {
  check_refused(event({game({})}), "range /games/0/finish", {"0", "1 to 100"});
  Event second = event({game({{"Ann", 1}})});
  second.formula = Formula::rplops2;
  second.average = Decimal(0);
  CHECK(problems_of(second) == Column{"range /games/0/finish", "range /average"});
  CHECK(standing(event({})).empty());
}

TEST_CASE("RPLOPS: the largest average times the largest hours is exact") {
  Game widest;
  widest.finish = std::vector<Finish>(100, {"", 2});
  widest.finish[0].place = 1;
  widest.average = decimal("999999999999.9999");
  widest.hours = widest.average;
  widest.working = true;
  CHECK(check(widest).empty());
  const Sheet sheet = score_game(valid(widest));
  CHECK(sheet.name == "RPLOPS1(999999999999.9999)");
  // (10^16 − 1)² ÷ 10^8 is 999999999999999800000000.00000001; times 200 ÷ 101, and 100 ÷ 101 at the mean rank of 51.
  CHECK(shown(sheet.rows[0].points) == "1980198019801979801980198.02");
  CHECK(shown(sheet.rows[1].points) == "990099009900989900990099.01");
  CHECK(sheet.working.front().value == "1980198019801979801980198.0198");
  widest.formula = Formula::rplops2;
  CHECK(shown(score_game(valid(widest)).rows[0].points) == "1999999999999999600000000.00");
}

TEST_CASE("RPLOPS event: the sum of many of the largest games is exact") {
  Event request = event(std::vector<EventGame>(1000, game({{"Ann", 1}, {"Ben", 2}}, "999999999999.9999")), true);
  request.average = decimal("999999999999.9999");
  request.formula = Formula::rplops2;
  CHECK(check(request).empty());
  CHECK(standing(request) == Column{"1 Ann 1999999999999999600000000000.00 in 1000, 999999999999999.9 hours",
                                    "2 Ben 0.00 in 1000, 999999999999999.9 hours"});
}

}  // namespace
}  // namespace tallysheet::rplops
