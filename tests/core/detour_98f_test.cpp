// Games of Detour 98f.
#include "tallysheet/detour_98f.hpp"

#include "games.hpp"

namespace tallysheet::detour_98f {
namespace {

using namespace test;

using Points = std::vector<std::int64_t>;

// "14+1+1+5+4"
Column parts(const Game& game) {
  Column lines;
  for (const Row& row : score_game(valid(game)).rows) {
    lines.push_back(shown(row.parts->centres) + "+" + shown(row.parts->fall_1905) + "+" + shown(row.parts->survival) +
                    "+" + shown(row.parts->lead) + "+" + shown(row.parts->position));
  }
  return lines;
}

Points position_points(const Centres& centres) {
  Points points;
  for (const Row& row : score_game(valid(detour_game(centres))).rows) points.push_back(row.parts->position);
  return points;
}

Points leads(const Centres& centres) {
  Points points;
  for (const Row& row : score_game(valid(detour_game(centres))).rows) points.push_back(row.parts->lead);
  return points;
}

const Centres led_by_five = {14, 9, 6, 5, 0, 0, 0};

TEST_CASE("Detour 98f: a draw is scored in five parts") {
  CHECK(parts(detour_game(led_by_five)) ==
        Column{"14+1+1+5+4", "9+1+1+0+3", "6+1+1+0+2", "5+1+1+0+1", "0+0+0+0+0", "0+0+0+0+0", "0+0+0+0+0"});
  const Sheet sheet = score_game(valid(detour_game(led_by_five)));
  CHECK(sheet.result == Result::draw);
  CHECK(column(sheet.rows, &Row::raw) == Column{"25", "14", "10", "8", "0", "0", "0"});
  CHECK(sheet.raw_total == 25 + 14 + 10 + 8);
}

TEST_CASE("Detour 98f: a draw's points are the share of a hundred") {
  const Sheet sheet = score_game(valid(detour_game(led_by_five)));
  CHECK(column(sheet.rows, &Row::points) == Column{printed({25 * 100, 57}, 2), printed({14 * 100, 57}, 2),
                                                   printed({10 * 100, 57}, 2), printed({8 * 100, 57}, 2), "0.00",
                                                   "0.00", "0.00"});
  CHECK(shown(sheet.rows[0].points) == "43.86");
}

TEST_CASE("Detour 98f: rounded shares may add to more than a hundred") {
  const Sheet sheet = score_game(valid(detour_game({4, 4, 4, 4, 4, 4, 4})));
  CHECK(column(sheet.rows, &Row::points) == Column(7, printed({6 * 100, 42}, 2)));
  CHECK(shown(sheet.rows[0].points) == "14.29");
}

TEST_CASE("Detour 98f: tied positions take the points of the lowest they fill") {
  CHECK(position_points({10, 10, 6, 5, 3, 0, 0}) == Points{3, 3, 2, 1, 0, 0, 0});
  CHECK(position_points({9, 9, 9, 5, 2, 0, 0}) == Points{2, 2, 2, 1, 0, 0, 0});
  CHECK(position_points({8, 8, 8, 8, 2, 0, 0}) == Points{1, 1, 1, 1, 0, 0, 0});
  CHECK(position_points({6, 6, 6, 6, 6, 4, 0}) == Points{0, 0, 0, 0, 0, 0, 0});
  CHECK(position_points({11, 7, 7, 5, 4, 0, 0}) == Points{4, 2, 2, 1, 0, 0, 0});
  CHECK(position_points({13, 8, 4, 4, 3, 2, 0}) == Points{4, 3, 1, 1, 0, 0, 0});
  CHECK(position_points({13, 8, 4, 4, 4, 1, 0}) == Points{4, 3, 0, 0, 0, 0, 0});
  CHECK(position_points({13, 8, 5, 3, 3, 2, 0}) == Points{4, 3, 2, 0, 0, 0, 0});
  CHECK(position_points({17, 17, 0, 0, 0, 0, 0}) == Points{3, 3, 0, 0, 0, 0, 0});
}

TEST_CASE("Detour 98f: only a sole leader has the lead over the second") {
  CHECK(leads({14, 9, 6, 5, 0, 0, 0}) == Points{5, 0, 0, 0, 0, 0, 0});
  CHECK(leads({5, 14, 13, 2, 0, 0, 0}) == Points{0, 1, 0, 0, 0, 0, 0});
  CHECK(leads({12, 12, 6, 4, 0, 0, 0}) == Points{0, 0, 0, 0, 0, 0, 0});
  CHECK(leads({17, 0, 0, 0, 0, 0, 0}) == Points{17, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("Detour 98f: a centre after Fall 1905 is a point even for who is eliminated later") {
  Game request = detour_game(led_by_five);
  request.powers[4].last_held = {1904, 17};
  request.powers[5].last_held = {1905, 1};
  request.powers[6].last_held = {1911, 3};
  const Column all = parts(request);
  CHECK(all[4] == "0+0+0+0+0");
  CHECK(all[5] == "0+1+0+0+0");
  CHECK(all[6] == "0+1+0+0+0");
  CHECK(score_game(valid(request)).raw_total == 57 + 2);
  CHECK(shown(score_game(valid(request)).rows[6].points) == printed({100, 59}, 2));
}

TEST_CASE("Detour 98f: eighteen centres win 110 and the others nothing") {
  const Sheet sheet = score_game(valid(detour_game({9, 18, 4, 3, 0, 0, 0})));
  CHECK(sheet.result == Result::win);
  CHECK_FALSE(sheet.raw_total.has_value());
  CHECK(column(sheet.rows, &Row::points) == Column{"0.00", "110.00", "0.00", "0.00", "0.00", "0.00", "0.00"});
  CHECK(column(sheet.rows, &Row::raw) == Column(7, "nothing"));
  CHECK_FALSE(sheet.rows[1].parts.has_value());
  CHECK(score_game(valid(detour_game({17, 17, 0, 0, 0, 0, 0}))).result == Result::draw);
}

TEST_CASE("Detour 98f: every seat has an outcome") {
  CHECK(column(score_game(valid(detour_game({9, 18, 4, 3, 0, 0, 0}))).rows, &Row::outcome) ==
        Column{"loss", "win", "loss", "loss", "elimination", "elimination", "elimination"});
  CHECK(column(score_game(valid(detour_game({17, 14, 3, 0, 0, 0, 0}))).rows, &Row::outcome) ==
        Column{"draw", "draw", "draw", "elimination", "elimination", "elimination", "elimination"});
}

TEST_CASE("Detour 98f: every row names its power and player") {
  const Sheet sheet = score_game(valid(detour_game(led_by_five, "ABCDEFG")));
  CHECK(column(sheet.rows, &Row::player) == Column{"A", "B", "C", "D", "E", "F", "G"});
  CHECK(column(sheet.rows, &Row::power) ==
        Column{"austria", "england", "france", "germany", "italy", "russia", "turkey"});
}

TEST_CASE("Detour 98f: places go by centres and are shared") {
  const Sheet sheet = score_game(valid(detour_game({6, 10, 6, 10, 2, 0, 0})));
  CHECK(column(sheet.rows, &Row::place) == Column{"3", "1", "3", "1", "5", "6", "6"});
  CHECK(column(sheet.rows, &Row::shared_by) == Column{"2", "2", "2", "2", "1", "2", "2"});
}

TEST_CASE("Detour 98f: the working of a draw") {
  Game request = detour_game(led_by_five);
  request.working = true;
  const Sheet sheet = score_game(valid(request));
  CHECK(working_of(sheet.working, 0) == Column{"lead: 14 − 9 = 5 → 5", "raw: 14 + 1 + 1 + 5 + 4 = 25 → 25",
                                               "points: 25 × 100 ÷ 57 = 43.85964… → 43.86"});
  CHECK(working_of(sheet.working, 1) ==
        Column{"raw: 9 + 1 + 1 + 0 + 3 = 14 → 14", "points: 14 × 100 ÷ 57 = 24.5614… → 24.56"});
  CHECK(score_game(valid(detour_game(led_by_five))).working.empty());
  Game narrow = detour_game({14, 13, 7, 0, 0, 0, 0});
  narrow.working = true;
  CHECK(working_of(score_game(valid(narrow)).working, 0)[0] == "lead: 14 − 13 = 1 → 1");
}

TEST_CASE("Detour 98f: a win needs no working") {
  Game request = detour_game({9, 18, 4, 3, 0, 0, 0});
  request.working = true;
  CHECK(score_game(valid(request)).working.empty());
}

TEST_CASE("Detour 98f: the powers may be listed in any order") {
  const Column expected = column(score_game(valid(detour_game(led_by_five))).rows, &Row::points);
  Game turned;
  for (std::size_t by = 1; by < expected.size(); ++by) {
    turned.powers = rotated(detour_game(led_by_five).powers, by);
    CHECK(column(score_game(valid(turned)).rows, &Row::points) == rotated(expected, by));
  }
}

TEST_CASE("Detour 98f: a power without centres has a last Fall") {
  Game request = detour_game(led_by_five);
  request.powers[4].last_held.reset();
  check_refused(request, "required /powers/4/lastHeld", {"Italy", "last Fall"});
  request = detour_game({0, 9, 6, 5, 0, 0, 0});
  request.powers[0].last_held.reset();
  check_refused(request, "required /powers/0/lastHeld", {"Austria", "last Fall"});
}

TEST_CASE("Detour 98f: a power with centres has no last Fall") {
  Game request = detour_game(led_by_five);
  request.powers[1].last_held = {1904, 1};
  check_refused(request, "conflict /powers/1/lastHeld", {"England", "9 centres;"});
  request = detour_game({1, 9, 6, 5, 0, 0, 0});
  request.powers[0].last_held = {1904, 1};
  check_refused(request, "conflict /powers/0/lastHeld", {"Austria ends with 1 centre;"});
  request.powers[0].last_held = {1899, 18};  // nobody asks when a survivor last held how many
  check_refused(request, "conflict /powers/0/lastHeld", {"Austria ends with 1 centre;"});
}

TEST_CASE("Detour 98f: the last Fall and its centres have limits") {
  Game request = detour_game(led_by_five);
  const auto with = [&](std::int64_t year, std::int64_t centres) {
    request.powers[6].last_held = {year, centres};
    return request;
  };
  CHECK(check(with(1900, 1)).empty());
  CHECK(check(with(2100, 17)).empty());
  check_refused(with(1899, 1), "range /powers/6/lastHeld/year", {"Turkey", "1899", "1900 to 2100"});
  check_refused(with(2101, 1), "range /powers/6/lastHeld/year", {"2101"});
  check_refused(with(1904, 0), "range /powers/6/lastHeld/centres", {"Turkey", "0", "1 to 17"});
  check_refused(with(1904, 18), "range /powers/6/lastHeld/centres", {"18", "1 to 17"});
}

}  // namespace
}  // namespace tallysheet::detour_98f
