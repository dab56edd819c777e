// The Union Pacific two-game final.
#include "tallysheet/union_pacific.hpp"

#include "support.hpp"

namespace tallysheet::union_pacific {
namespace {

using namespace test;

const Game first = {{"Henry", Decimal(120)}, {"Jane", Decimal(110)}, {"Donna", Decimal(100)}, {"Kenny", Decimal(60)}};
const Game second = {{"Jane", Decimal(100)}, {"Donna", Decimal(94)}, {"Henry", Decimal(84)}, {"Kenny", Decimal(38)}};

TwoGameRequest of_games(std::vector<Game> games, Rounding rounding = Rounding::each_game) {
  return {std::move(games), rounding, false};
}

// Writes "1 Jane 192".
Column standing(const TwoGameRequest& request) {
  Column lines;
  for (const TwoGameRow& row : score_final(valid(request)).rows) {
    lines.push_back(shown(row.place) + (row.shared ? "= " : " ") + row.player + " " + shown(row.total));
  }
  return lines;
}

Column figures(const Pair& pair) { return {shown(pair.at(0)), shown(pair.at(1))}; }

TEST_CASE("Union Pacific: the published final") {
  CHECK(standing(of_games({first, second})) == Column{"1 Jane 192", "2 Henry 184", "3 Donna 177", "4 Kenny 88"});
}

TEST_CASE("Union Pacific: each game is scored in per cent of its winner") {
  const TwoGameSheet sheet = score_final(valid(of_games({first, second})));
  const TwoGameRow& jane = row_of(sheet.rows, "Jane");
  CHECK(figures(jane.scores) == Column{"110", "100"});
  CHECK(figures(jane.percents) == Column{printed({100 * 110, 120}, 2), "100.00"});
  CHECK(figures(jane.points) == Column{printed({100 * 110, 120}, 0), "100"});
  CHECK(figures(jane.points) == Column{"92", "100"});
  CHECK(figures(row_of(sheet.rows, "Henry").points) == Column{"100", "84"});
  CHECK(figures(row_of(sheet.rows, "Donna").points) == Column{"83", "94"});
  CHECK(figures(row_of(sheet.rows, "Kenny").points) == Column{"50", "38"});
}

TEST_CASE("Union Pacific: two wins are two hundred") {
  CHECK(standing(of_games({{{"Ann", Decimal(7)}, {"Ben", Decimal(3)}},
                           {{"Ann", decimal("0.0001")}, {"Ben", Decimal(0)}}})) == Column{"1 Ann 200", "2 Ben 43"});
}

TEST_CASE("Union Pacific: percentages are rounded for each game or in the sum only") {
  const Game game = {{"Ann", Decimal(1000)}, {"Ben", Decimal(334)}, {"Cy", Decimal(335)}};
  // 33.4 + 33.4 is 33 + 33, or 66.8 and 67; 33.5 + 33.5 is 34 + 34, or 67.
  CHECK(standing(of_games({game, game})) == Column{"1 Ann 200", "2 Cy 68", "3 Ben 66"});
  CHECK(standing(of_games({game, game}, Rounding::total)) == Column{"1 Ann 200", "2= Ben 67", "2= Cy 67"});
  const TwoGameSheet sheet = score_final(valid(of_games({first, second}, Rounding::total)));
  CHECK(figures(row_of(sheet.rows, "Jane").points) == Column{"91.67", "100.00"});
}

TEST_CASE("Union Pacific: each game is rounded, and without working, where nothing is said") {
  TwoGameRequest request;
  request.games = std::vector{first, second};
  CHECK(figures(row_of(score_final(valid(request)).rows, "Jane").points) == Column{"92", "100"});
  CHECK(score_final(valid(request)).working.empty());
}

TEST_CASE("Union Pacific: in the sum the exact percentages are added") {
  // 33.2495 twice is 66.499 and 66, where the printed 33.25 twice would be 66.50 and 67.
  const Game game = {{"Ann", Decimal(200'000)}, {"Ben", Decimal(66'499)}};
  const TwoGameSheet sheet = score_final(valid(of_games({game, game}, Rounding::total)));
  CHECK(figures(sheet.rows[1].percents) == Column{"33.25", "33.25"});
  CHECK(shown(sheet.rows[1].total) == printed({2 * 100 * 66'499, 200'000}, 0));
  CHECK(shown(sheet.rows[1].total) == "66");
}

TEST_CASE("Union Pacific: tied at the top of a game both have a hundred") {
  const Game tied = {{"Ann", Decimal(50)}, {"Ben", Decimal(50)}, {"Cy", Decimal(25)}};
  CHECK(standing(of_games({tied, tied})) == Column{"1= Ann 200", "1= Ben 200", "3 Cy 100"});
}

TEST_CASE("Union Pacific: equal totals share the place in the order of the first game") {
  const Game one = {{"Cy", Decimal(50)}, {"Ann", Decimal(100)}, {"Ben", Decimal(50)}};
  const Game two = {{"Ann", Decimal(50)}, {"Ben", Decimal(100)}, {"Cy", Decimal(20)}};
  CHECK(standing(of_games({one, two})) == Column{"1= Ann 150", "1= Ben 150", "3 Cy 70"});
  CHECK(standing(of_games({two, one})) == Column{"1= Ann 150", "1= Ben 150", "3 Cy 70"});
  CHECK(standing(of_games({rotated(one, 2), two})) == Column{"1= Ben 150", "1= Ann 150", "3 Cy 70"});
}

TEST_CASE("Union Pacific: players may be listed in any order within a game") {
  const Column expected = standing(of_games({first, second}));
  for (std::size_t seat = 1; seat < first.size(); ++seat) {
    CHECK(standing(of_games({rotated(first, seat), second})) == expected);
    CHECK(standing(of_games({first, rotated(second, seat)})) == expected);
  }
}

TEST_CASE("Union Pacific: the working of the published final") {
  TwoGameRequest request = of_games({first, second});
  request.working = true;
  CHECK(working_of(score_final(valid(request)).working, 0) == Column{"percent: 100 × 110 ÷ 120 = 91.66666… → 92",
                                                                     "percent: 100 × 100 ÷ 100 = 100 → 100",
                                                                     "total: 92 + 100 = 192 → 192"});
  request.rounding = Rounding::total;
  CHECK(working_of(score_final(valid(request)).working, 0) == Column{"percent: 100 × 110 ÷ 120 = 91.66666… → 91.67",
                                                                     "percent: 100 × 100 ÷ 100 = 100 → 100.00",
                                                                     "total: 91.67 + 100.00 = 191.66666… → 192"});
  CHECK(score_final(valid(of_games({first, second}))).working.empty());
}

TEST_CASE("Union Pacific: scores of twelve digits and four decimals") {
  const Game widest = {
      {"Ann", decimal("999999999999.9999")}, {"Ben", decimal("999999999999.9998")}, {"Cy", decimal("0.0001")}};
  TwoGameRequest request = of_games({widest, widest}, Rounding::total);
  request.working = true;
  CHECK(check(request).empty());
  CHECK(standing(request) == Column{"1= Ann 200", "1= Ben 200", "3 Cy 0"});
  CHECK(working_of(score_final(valid(request)).working, 1)[0] ==
        "percent: 100 × 999999999999.9998 ÷ 999999999999.9999 = 99.99999… → 100.00");
}

TEST_CASE("Union Pacific: a final is two games") {
  check_refused(of_games({}), "range /games", {"0", "2"});
  check_refused(of_games({first}), "range /games", {"1", "2"});
  check_refused(of_games({first, second, first}), "range /games", {"3", "2"});
}

TEST_CASE("Union Pacific: two to six players") {
  Game seven;
  const std::vector<std::string> names = {"A", "B", "C", "D", "E", "F", "G"};
  for (const std::string& name : names) seven.push_back({name, Decimal(1)});
  CHECK(problems_of(of_games({seven, seven})) == Column{"range /games/0", "range /games/1"});
  const Game six(seven.begin(), seven.end() - 1);
  CHECK(check(of_games({six, six})).empty());
  const Game two(seven.begin(), seven.begin() + 2);
  CHECK(check(of_games({two, two})).empty());
  const Game one = {{"A", Decimal(1)}};
  CHECK(problems_of(of_games({one, one})) == Column{"range /games/0", "range /games/1"});
}

TEST_CASE("Union Pacific: from a game without players nobody is missing") {
  CHECK(problems_of(of_games({{}, second})) == Column{"range /games/0"});
  CHECK(problems_of(of_games({first, {}})) == Column{"range /games/1"});
}

TEST_CASE("Union Pacific: no score below zero and no winner on zero") {
  Game game = second;
  game[3].score = Decimal(-5);
  check_refused(of_games({first, game}), "range /games/1/3/score", {"Kenny", "−5", "enter 0"});
  game = second;
  game[0].score = Decimal(-1);
  check_refused(of_games({first, game}), "range /games/1/0/score", {"Jane", "−1"});
  for (Player& player : game) player.score = Decimal(0);
  check_refused(of_games({first, game}), "range /games/1/0/score", {"Jane", "0", "above zero"});
}

TEST_CASE("Union Pacific: both games are played by the same players") {
  Game game = second;
  game[1].player = "Dora";
  CHECK(problems_of(of_games({first, game})) == Column{"conflict /games/0/2/player", "conflict /games/1/1/player"});
  CHECK(check(of_games({first, game}))[0].message ==
        "Donna is missing from the other game; both games have the same players.");
  game = second;
  game[0].player = "June";
  CHECK(problems_of(of_games({first, game})) == Column{"conflict /games/0/1/player", "conflict /games/1/0/player"});
  game[0].player = "Jane";
  game[1].player = "Dora";
  game = rotated(game, 2);
  const Game others(game.begin(), game.end() - 1);
  check_refused(of_games({first, others}), "conflict /games/0/2/player", {"Donna"});
}

TEST_CASE("Union Pacific: every player is named once") {
  Game game = second;
  game[1].player = "";
  check_refused(of_games({first, game}), "required /games/1/1/player", {"missing"});
  game = second;
  game.push_back({"Jane", Decimal(1)});
  check_refused(of_games({first, game}), "duplicate /games/1/4/player", {"Jane"});
}

}  // namespace
}  // namespace tallysheet::union_pacific
