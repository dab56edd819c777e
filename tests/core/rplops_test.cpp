// Games and point tables of RPLOPS and RPLOPS2.
#include "tallysheet/rplops.hpp"

#include "support.hpp"

namespace tallysheet::rplops {
namespace {

using namespace test;

Game game(std::initializer_list<std::int64_t> places, Formula formula = Formula::rplops) {
  Game game;
  game.formula = formula;
  for (const std::int64_t place : places) game.finish.push_back({"", place});
  return game;
}

Column points(const Game& game) { return column(score_game(valid(game)).rows, &FinishRow::points); }

// Returns the points of every rank for a number of players, from the table.
Column table_column(const Table& table, std::int64_t players) {
  const auto found = std::find(table.players.begin(), table.players.end(), players);
  REQUIRE(found != table.players.end());
  const auto column = static_cast<std::size_t>(found - table.players.begin());
  Column points;
  for (const TableRow& row : table.rows) {
    const auto& cell = row.points[column];
    if (cell) points.push_back(shown(*cell));
  }
  return points;
}

TEST_CASE("RPLOPS: the printed table") {
  const Table table = points_table(valid(TableRequest{}));
  CHECK(table.name == "RPLOPS0(50)");
  CHECK(std::ranges::equal(table.players, std::vector<std::int64_t>{6, 5, 4, 3, 2}));
  // The text prints rank 5 of 6 as 28.58, a slip for 2 × 100 ÷ 7.
  CHECK(table_column(table, 6) == Column{"85.71", "71.43", "57.14", "42.86", printed({2 * 100, 7}, 2), "14.29"});
  CHECK(table_column(table, 5) == Column{"83.33", "66.67", "50.00", "33.33", "16.67"});
  CHECK(table_column(table, 4) == Column{"80.00", "60.00", "40.00", "20.00"});
  CHECK(table_column(table, 3) == Column{"75.00", "50.00", "25.00"});
  CHECK(table_column(table, 2) == Column{"66.67", "33.33"});
}

TEST_CASE("RPLOPS2: the printed table") {
  TableRequest request;
  request.formula = Formula::rplops2;
  const Table table = points_table(valid(request));
  CHECK(table.name == "RPLOPS20(50)");
  CHECK(table_column(table, 6) == Column{"100.00", "80.00", "60.00", "40.00", "20.00", "0.00"});
  CHECK(table_column(table, 5) == Column{"100.00", "75.00", "50.00", "25.00", "0.00"});
  CHECK(table_column(table, 4) == Column{"100.00", printed({2 * 100, 3}, 2), printed({100, 3}, 2), "0.00"});
  CHECK(table_column(table, 3) == Column{"100.00", "50.00", "0.00"});
  CHECK(table_column(table, 2) == Column{"100.00", "0.00"});
}

TEST_CASE("RPLOPS: the points of a rank are its share of twice the average") {
  for (std::int64_t n = 2; n <= 20; ++n) {
    TableRequest request;
    request.max_players = request.min_players = n;
    const Column all = table_column(points_table(valid(request)), n);
    REQUIRE(all.size() == static_cast<std::size_t>(n));
    for (std::int64_t r = 1; r <= n; ++r) {
      CHECK(all.at(static_cast<std::size_t>(r) - 1) == printed({(n + 1 - r) * 2 * 50, n + 1}, 2));
    }
  }
}

TEST_CASE("RPLOPS2: the points of a rank") {
  for (std::int64_t n = 2; n <= 20; ++n) {
    TableRequest request;
    request.formula = Formula::rplops2;
    request.max_players = request.min_players = n;
    const Column all = table_column(points_table(valid(request)), n);
    for (std::int64_t r = 1; r <= n; ++r) {
      CHECK(all.at(static_cast<std::size_t>(r) - 1) == printed({(n - r) * 50 * 2, n - 1}, 2));
    }
  }
}

TEST_CASE("RPLOPS: a table has a row for each rank of its largest game") {
  TableRequest request;
  request.max_players = 4;
  request.min_players = 3;
  const Table table = points_table(valid(request));
  CHECK(std::ranges::equal(table.players, std::vector<std::int64_t>{4, 3}));
  CHECK(column(table.rows, &TableRow::rank) == Column{"1", "2", "3", "4"});
  CHECK_FALSE(table.rows[3].points[1].has_value());
}

TEST_CASE("RPLOPS: players who tie have the mean of the ranks they fill") {
  CHECK(points(game({1, 2, 2, 4, 5})) == Column{"83.33", printed({20000 + 15000, 600}, 2), "58.33", "33.33", "16.67"});
  CHECK(points(game({1, 2, 2, 4, 5}, Formula::rplops2)) == Column{"100.00", "62.50", "62.50", "25.00", "0.00"});
  CHECK(points(game({1, 1, 1})) == Column(3, "50.00"));
}

TEST_CASE("RPLOPS: a tie's mean is taken of exact points") {
  // At x = 0.2 ranks 1 and 2 of 6 are .3428… and .2857…, with a mean of .3142…; rounded first, .34 and .29 make .315.
  Game tied = game({1, 1, 3, 4, 5, 6});
  tied.average = decimal("0.2");
  CHECK(points(tied)[0] == printed({11 * 2 * 2, 2 * 7 * 10}, 2));
  CHECK(points(tied)[0] == "0.31");
}

TEST_CASE("RPLOPS: only the order of the places matters") {
  const Column expected = points(game({1, 2, 2, 4}));
  CHECK(points(game({1, 2, 2, 3})) == expected);
  CHECK(points(game({10, 20, 20, 30})) == expected);
  CHECK(points(game({7, 8, 8, 999'999'999'999})) == expected);
  const Sheet sheet = score_game(valid(game({30, 10, 20, 20})));
  CHECK(column(sheet.rows, &FinishRow::rank) == Column{"4", "1", "2", "2"});
  CHECK(column(sheet.rows, &FinishRow::shared_by) == Column{"1", "1", "2", "2"});
}

TEST_CASE("RPLOPS: every row names its player, in the order of the request") {
  Game named = game({2, 1});
  named.finish[0].player = "Ann";
  named.finish[1].player = "Ben";
  CHECK(column(score_game(valid(named)).rows, &FinishRow::player) == Column{"Ann", "Ben"});
}

TEST_CASE("RPLOPS: a single player has the average") {
  Game alone = game({1});
  CHECK(points(alone) == Column{"50.00"});
  alone.average = decimal("12.3456");
  CHECK(points(alone) == Column{"12.35"});
}

TEST_CASE("RPLOPS: with hours the points are per hour") {
  Game timed = game({1, 2, 3, 4, 5});
  timed.hours = decimal("1.5");
  CHECK(score_game(valid(timed)).name == "RPLOPS1(50)");
  CHECK(points(timed)[0] == printed({5 * 15 * 2 * 50, 10 * 6}, 2));
  timed.formula = Formula::rplops2;
  timed.average = decimal("12.50");
  CHECK(score_game(valid(timed)).name == "RPLOPS21(12.5)");
  CHECK(points(timed)[1] == printed({3 * 15 * 125 * 2, 4 * 10 * 10}, 2));
}

TEST_CASE("RPLOPS: players may be listed in any order") {
  const Game listed = game({1, 2, 2, 4, 5});
  const Column expected = points(listed);
  for (std::size_t by = 1; by < expected.size(); ++by) {
    Game turned = listed;
    turned.finish = rotated(listed.finish, by);
    CHECK(points(turned) == rotated(expected, by));
  }
}

TEST_CASE("RPLOPS: the working of the published tie") {
  Game request = game({1, 2, 2, 4, 5});
  request.working = true;
  const Sheet sheet = score_game(valid(request));
  CHECK(working_of(sheet.working, 0) == Column{"points: ( 5 + 1 − 1 ) × 2 × 50 ÷ ( 5 + 1 ) = 83.33333… → 83.33"});
  CHECK(working_of(sheet.working, 1) == Column{"meanRank: ( 2 + 3 ) ÷ 2 = 2.5 → 2.5",
                                               "points: ( 5 + 1 − 2.5 ) × 2 × 50 ÷ ( 5 + 1 ) = 58.33333… → 58.33"});
  request.formula = Formula::rplops2;
  request.hours = decimal("1.5");
  CHECK(working_of(score_game(valid(request)).working, 3) ==
        Column{"points: ( 5 − 4 ) × 1.5 × 2 × 50 ÷ ( 5 − 1 ) = 37.5 → 37.50"});
  CHECK(score_game(valid(game({1, 2}))).working.empty());
}

TEST_CASE("RPLOPS: one to a hundred players and two for RPLOPS2") {
  Game most = game({});
  most.finish = std::vector<Finish>(100, {"", 1});
  CHECK(check(most).empty());
  CHECK(points(most)[99] == "50.00");
  most.finish.push_back({"", 1});
  check_refused(most, "range /finish", {"101", "1 to 100"});
  check_refused(game({}), "range /finish", {"0", "1 to 100"});
  check_refused(game({1}, Formula::rplops2), "range /finish", {"1", "2 to 100"});
}

TEST_CASE("RPLOPS: places are whole numbers from 1") {
  check_refused(game({1, 0}), "range /finish/1/place", {"0", "1 to 999,999,999,999"});
  check_refused(game({1, -3}), "range /finish/1/place", {"−3"});
  check_refused(game({0, 1}), "range /finish/0/place", {"0"});
}

TEST_CASE("RPLOPS: the average and the hours are above zero") {
  Game request = game({1, 2});
  request.average = Decimal(0);
  check_refused(request, "range /average", {"0", "above zero"});
  request.average = decimal("-0.5");
  request.hours = Decimal(0);
  CHECK(problems_of(request) == Column{"range /average", "range /hours"});
  request.average = decimal("0.0001");
  check_refused(request, "range /hours", {"0", "above zero"});
}

TEST_CASE("RPLOPS: a table is for two to twenty players") {
  TableRequest request;
  request.max_players = 21;
  check_refused(request, "range /maxPlayers", {"21", "2 to 20"});
  request.max_players = 20;
  request.min_players = 1;
  check_refused(request, "range /minPlayers", {"1", "2 to 20"});
  request.max_players = 4;
  request.min_players = 5;
  check_refused(request, "conflict /minPlayers", {"5", "4"});
  request.min_players = 4;
  request.average = Decimal(-1);
  request.hours = Decimal(-2);
  CHECK(problems_of(request) == Column{"range /average", "range /hours"});
}

}  // namespace
}  // namespace tallysheet::rplops
