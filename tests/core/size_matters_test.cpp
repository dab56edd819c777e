// Games of Size Matters.
#include "tallysheet/size_matters.hpp"

#include "games.hpp"

namespace tallysheet::size_matters {
namespace {

using namespace test;

Game game(const Centres& centres) { return game_of<Game>(centres); }

Game shared_by(const Centres& centres, std::initializer_list<std::size_t> powers) {
  Game game = game_of<Game>(centres);
  for (const std::size_t power : powers) game.powers[power].in_draw = true;
  return game;
}

Column scores(const Game& game) { return column(score_game(valid(game)).rows, &Row::score); }
Column places(const Game& game) { return column(score_game(valid(game)).rows, &Row::place); }
Column modifiers(const Game& game) { return column(score_game(valid(game)).rows, &Row::modifier); }

const Centres four_way = {12, 11, 8, 3, 0, 0, 0};
const Centres lost_by_five = {18, 5, 10, 1, 0, 0, 0};

TEST_CASE("Size Matters: the published four-way draw") {
  const Sheet sheet = score_game(valid(game(four_way)));
  CHECK(sheet.result == Result::draw);
  CHECK(sheet.players == 4);
  CHECK(shown(sheet.base) == "8.50");
  CHECK(shown(sheet.draw_score) == "52.50");
  CHECK(shown(sheet.rows[0].modifier) == "1.41");
  CHECK(shown(sheet.rows[0].score) == printed({525 * 141, 10 * 100}, 2));
  CHECK(shown(sheet.rows[0].score) == "74.03");
  CHECK(shown(sheet.rows[3].modifier) == "0.35");
  CHECK(shown(sheet.rows[3].score) == "45.00");
  CHECK(column(sheet.rows, &Row::floored) == Column{"no", "no", "no", "yes", "no", "no", "no"});
}

TEST_CASE("Size Matters: every row names its power and player") {
  const Sheet sheet = score_game(valid(game_of<Game>(four_way, "ABCDEFG")));
  CHECK(column(sheet.rows, &Row::player) == Column{"A", "B", "C", "D", "E", "F", "G"});
  CHECK(column(sheet.rows, &Row::power) ==
        Column{"austria", "england", "france", "germany", "italy", "russia", "turkey"});
}

TEST_CASE("Size Matters: without the floor three centres score 18.38") {
  Game request = game(four_way);
  request.floor = false;
  CHECK(scores(request)[3] == printed({525 * 35, 10 * 100}, 2));
  CHECK(scores(request)[3] == "18.38");
  CHECK_FALSE(score_game(valid(request)).rows[3].floored);
}

TEST_CASE("Size Matters: the modifier is centres over an even share of the board") {
  // 12 ÷ 6.8 in a five-way draw.
  const Sheet sheet = score_game(valid(game({12, 8, 6, 5, 3, 0, 0})));
  CHECK(shown(sheet.base) == printed({34, 5}, 2));
  CHECK(shown(sheet.rows[0].modifier) == printed({12 * 5, 34}, 2));
  CHECK(shown(sheet.rows[0].modifier) == "1.76");
  CHECK(shown(score_game(valid(game({12, 11, 11, 0, 0, 0, 0}))).base) == "11.33");
}

TEST_CASE("Size Matters: the modifier divides by the exact share and not by the printed one") {
  // 7 ÷ (34/6) is 1.235 and 1.24; 7 ÷ 5.67 would be 1.23.
  const Sheet sheet = score_game(valid(game({7, 7, 7, 6, 4, 3, 0})));
  CHECK(shown(sheet.base) == "5.67");
  CHECK(shown(sheet.rows[0].modifier) == "1.24");
  CHECK(shown(sheet.rows[0].score) == "43.40");
}

TEST_CASE("Size Matters: the draw score is 210 shared and 15 for seven") {
  const auto drawn_by = [](const Centres& centres) { return shown(score_game(valid(game(centres))).draw_score); };
  CHECK(drawn_by({17, 17, 0, 0, 0, 0, 0}) == "105.00");
  CHECK(drawn_by({12, 11, 11, 0, 0, 0, 0}) == "70.00");
  CHECK(drawn_by({9, 9, 8, 8, 0, 0, 0}) == "52.50");
  CHECK(drawn_by({7, 7, 7, 7, 6, 0, 0}) == "42.00");
  CHECK(drawn_by({6, 6, 6, 6, 5, 5, 0}) == "35.00");
  CHECK(drawn_by({5, 5, 5, 5, 5, 5, 4}) == "15.00");
}

TEST_CASE("Size Matters: the floor is six sevenths of the draw score") {
  CHECK(scores(game({17, 1, 0, 0, 0, 0, 0}))[1] == printed({6 * 105, 7}, 2));
  CHECK(scores(game({16, 17, 1, 0, 0, 0, 0}))[2] == printed({6 * 70, 7}, 2));
  CHECK(scores(game({11, 11, 11, 1, 0, 0, 0}))[3] == "45.00");
  CHECK(scores(game({11, 11, 8, 3, 1, 0, 0}))[4] == "36.00");
  CHECK(scores(game({11, 11, 6, 3, 2, 1, 0}))[5] == "30.00");
  CHECK(scores(game({11, 11, 5, 3, 2, 1, 1}))[6] == printed({6 * 15, 7}, 2));
}

TEST_CASE("Size Matters: in a lost game centres are multiplied by the modifier") {
  CHECK(scores(game({18, 5, 4, 4, 3, 0, 0})) == Column{"210.00", "3.70", "2.36", "2.36", "1.32", "0.00", "0.00"});
  CHECK(scores(game({18, 10, 3, 2, 1, 0, 0}))[1] == "14.70");
  CHECK(scores(game({18, 10, 3, 2, 1, 0, 0}))[1] == printed({10 * 147, 100}, 2));
}

TEST_CASE("Size Matters: after a solo the soloist counts among those who end with centres") {
  const Sheet sheet = score_game(valid(game(lost_by_five)));
  CHECK(sheet.result == Result::solo);
  CHECK(sheet.players == 4);
  CHECK(shown(sheet.base) == "8.50");
  CHECK(shown(sheet.draw_score) == "nothing");
  CHECK(column(sheet.rows, &Row::modifier) ==
        Column{"nothing", "0.59", "1.18", "0.12", "nothing", "nothing", "nothing"});
  CHECK(column(sheet.rows, &Row::in_draw) == Column{"no", "no", "no", "no", "no", "no", "no"});
  CHECK(score_game(valid(game({34, 0, 0, 0, 0, 0, 0}))).players == 1);
}

TEST_CASE("Size Matters: who is said to share no draw has centres times modifier after a solo all the same") {
  Game marked = game(lost_by_five);
  for (Seat& seat : marked.powers) seat.in_draw = false;
  CHECK(scores(marked) == scores(game(lost_by_five)));
}

TEST_CASE("Size Matters: eighteen centres are a solo and seventeen are not") {
  CHECK(score_game(valid(game({18, 16, 0, 0, 0, 0, 0}))).result == Result::solo);
  CHECK(score_game(valid(game({17, 16, 0, 0, 0, 0, 0}))).result == Result::draw);
}

TEST_CASE("Size Matters: no floor after a solo") {
  CHECK(scores(game({18, 1, 15, 0, 0, 0, 0}))[1] == printed({9, 100}, 2));
  CHECK_FALSE(score_game(valid(game({18, 1, 15, 0, 0, 0, 0}))).rows[1].floored);
}

TEST_CASE("Size Matters: a survivor left out of the draw has nothing") {
  const Sheet sheet = score_game(valid(shared_by({14, 10, 8, 2, 0, 0, 0}, {0, 1, 2})));
  CHECK(sheet.players == 3);
  CHECK(shown(sheet.base) == "11.33");
  CHECK(column(sheet.rows, &Row::in_draw) == Column{"yes", "yes", "yes", "no", "no", "no", "no"});
  CHECK(column(sheet.rows, &Row::modifier) ==
        Column{"1.24", "0.88", "0.71", "nothing", "nothing", "nothing", "nothing"});
  CHECK(column(sheet.rows, &Row::score) == Column{"86.80", "61.60", "60.00", "0.00", "0.00", "0.00", "0.00"});
}

TEST_CASE("Size Matters: where one power is marked the unmarked are left out") {
  Game marked = game({14, 10, 8, 2, 0, 0, 0});
  marked.powers[0].in_draw = marked.powers[1].in_draw = true;
  marked.powers[2].in_draw = false;
  CHECK(score_game(valid(marked)).players == 2);
  CHECK(scores(marked)[2] == "0.00");
}

TEST_CASE("Size Matters: a solo names its soloist and a draw nobody") {
  CHECK(shown(score_game(valid(game(lost_by_five))).soloist) == "austria");
  CHECK(shown(score_game(valid(game({5, 1, 10, 0, 0, 0, 18}))).soloist) == "turkey");
  CHECK(shown(score_game(valid(game(four_way))).soloist) == "nothing");
  CHECK(shown(score_game(valid(game({17, 17, 0, 0, 0, 0, 0}))).soloist) == "nothing");
}

TEST_CASE("Size Matters: places go by score") {
  CHECK(places(game(four_way)) == Column{"1", "2", "3", "4", "5", "5", "5"});
  CHECK(places(game({3, 12, 8, 11, 0, 0, 0})) == Column{"4", "1", "3", "2", "5", "5", "5"});
  CHECK(places(game({1, 5, 10, 18, 0, 0, 0})) == Column{"4", "3", "2", "1", "5", "5", "5"});
}

TEST_CASE("Size Matters: equal scores share a place and skip the next") {
  CHECK(places(game({18, 5, 4, 4, 3, 0, 0})) == Column{"1", "2", "3", "3", "5", "6", "6"});
  // Both four centres and two score the floor's 45.
  CHECK(places(game({14, 14, 4, 2, 0, 0, 0})) == Column{"1", "1", "3", "3", "5", "5", "5"});
  Game unfloored = game({14, 14, 4, 2, 0, 0, 0});
  unfloored.floor = false;
  CHECK(places(unfloored) == Column{"1", "1", "3", "4", "5", "5", "5"});
}

TEST_CASE("Size Matters: a survivor left out of the draw is last with the eliminated") {
  CHECK(places(shared_by({14, 10, 8, 2, 0, 0, 0}, {0, 1, 2})) == Column{"1", "2", "3", "4", "4", "4", "4"});
}

TEST_CASE("Size Matters: a two-way draw is modified like any other") {
  CHECK(scores(game({17, 10, 0, 0, 0, 0, 0})) == Column{"105.00", "90.00", "0.00", "0.00", "0.00", "0.00", "0.00"});
  CHECK(scores(game({16, 15, 0, 0, 0, 0, 0}))[0] == printed({105 * 94, 100}, 2));
}

TEST_CASE("Size Matters: exact rounds the score only") {
  Game exact = game(four_way);
  exact.rounding = Rounding::exact;
  CHECK(modifiers(exact)[0] == printed({12 * 4, 34}, 4));
  CHECK(scores(exact)[0] == printed({525 * 12 * 4, 10 * 34}, 2));
  CHECK(scores(exact)[0] == "74.12");
  CHECK(scores(exact)[3] == "45.00");
}

TEST_CASE("Size Matters: the working of the published draw") {
  Game request = game(four_way);
  request.working = true;
  const Sheet sheet = score_game(valid(request));
  CHECK(working_of(sheet.working, {}) == Column{"base: 34 ÷ 4 = 8.5 → 8.50", "drawScore: 210 ÷ 4 = 52.5 → 52.50"});
  CHECK(working_of(sheet.working, 0) ==
        Column{"modifier: 12 ÷ ( 34 ÷ 4 ) = 1.41176… → 1.41", "modified: 52.5 × 1.41 = 74.025 → 74.03",
               "otherRounding:  = 74.12 → 74.12", "difference: 74.12 − 74.03 = 0.09 → 0.09"});
  CHECK(working_of(sheet.working, 3) == Column{"modifier: 3 ÷ ( 34 ÷ 4 ) = 0.35294… → 0.35",
                                               "modified: 52.5 × 0.35 = 18.375 → 18.38",
                                               "floor: 6 ÷ 7 × 52.5 = 45 → 45.00", "otherRounding:  = 45 → 45.00",
                                               "difference: 45.00 − 45.00 = 0 → 0.00"});
  CHECK(working_of(sheet.working, 4).empty());
  CHECK(score_game(valid(game(four_way))).working.empty());
}

TEST_CASE("Size Matters: the working with the exact modifier names the published one as the other") {
  Game request = game(four_way);
  request.rounding = Rounding::exact;
  request.working = true;
  CHECK(working_of(score_game(valid(request)).working, 0) ==
        Column{"modifier: 12 ÷ ( 34 ÷ 4 ) = 1.41176… → 1.4118", "modified: 52.5 × 12 ÷ ( 34 ÷ 4 ) = 74.11764… → 74.12",
               "otherRounding:  = 74.03 → 74.03", "difference: 74.03 − 74.12 = -0.09 → -0.09"});
}

TEST_CASE("Size Matters: the working of a lost game and of a seven-way draw") {
  Game lost = game({18, 5, 4, 4, 3, 0, 0});
  lost.working = true;
  CHECK(working_of(score_game(valid(lost)).working, 1)[1] == "modified: 5 × 0.74 = 3.7 → 3.70");
  CHECK(working_of(score_game(valid(lost)).working, 0).empty());
  CHECK(working_of(score_game(valid(lost)).working, {}) == Column{"base: 34 ÷ 5 = 6.8 → 6.80"});
  Game seven = game({5, 5, 5, 5, 5, 5, 4});
  seven.working = true;
  CHECK(working_of(score_game(valid(seven)).working, {})[1] == "drawScore: 15 = 15 → 15.00");
}

TEST_CASE("Size Matters: the powers may be listed in any order") {
  const Column expected = scores(game(four_way));
  Game turned = game(four_way);
  for (std::size_t by = 1; by < expected.size(); ++by) {
    turned.powers = rotated(game(four_way).powers, by);
    CHECK(scores(turned) == rotated(expected, by));
  }
}

}  // namespace
}  // namespace tallysheet::size_matters
