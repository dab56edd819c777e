// Comparison of games in Detour 98f: each figure decides only if those before it are equal.
#include <utility>

#include "games.hpp"
#include "tallysheet/detour_98f.hpp"

namespace tallysheet::detour_98f {
namespace {

using namespace test;

// Austria's games, best first, as ranked for the best-country award.
Column austrian(const std::vector<Game>& games) {
  Column holders;
  const BestCountries awards = best_countries(valid(BestCountriesRequest{games}));
  for (const Holder& holder : awards.awards[0].holders) holders.push_back(holder.player);
  return holders;
}

// Games with shares of 50 and 50, and of 60 and 40.
const Centres halves = {17, 17, 0, 0, 0, 0, 0};
const Centres sixty = {12, 9, 0, 0, 0, 0, 0};

TEST_CASE("Detour 98f comparison: draw beats elimination beats loss") {
  const Game draw = detour_game({1, 17, 16, 0, 0, 0, 0}, "ABCDEFG");
  const Game elimination = detour_game({0, 17, 17, 0, 0, 0, 0}, "HBCDEFG");
  const Game loss = detour_game({16, 18, 0, 0, 0, 0, 0}, "IBCDEFG");
  const Game win = detour_game({18, 16, 0, 0, 0, 0, 0}, "JBCDEFG");
  CHECK(austrian({draw, elimination, loss, win}) == Column{"J"});
  CHECK(austrian({loss, elimination, draw}) == Column{"A"});
  CHECK(austrian({loss, elimination}) == Column{"H"});
}

TEST_CASE("Detour 98f comparison: then the points") {
  CHECK(austrian({detour_game(halves, "ABCDEFG"), detour_game(sixty, "BACDEFG")}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: then the position") {
  // 42 points each as second and first, then 10 points each as fourth and third.
  CHECK(austrian({detour_game({16, 17, 1, 0, 0, 0, 0}, "ABCDEFG"), detour_game({14, 13, 7, 0, 0, 0, 0}, "BACDEFG")}) ==
        Column{"B"});
  CHECK(austrian({detour_game({3, 17, 9, 5, 0, 0, 0}, "ABCDEFG"), detour_game({1, 17, 16, 0, 0, 0, 0}, "BACDEFG")}) ==
        Column{"B"});
}

TEST_CASE("Detour 98f comparison: a position alone is better than a shared one") {
  CHECK(austrian({detour_game(halves, "ABCDEFG"), detour_game({17, 14, 3, 0, 0, 0, 0}, "BACDEFG")}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: to be alone in a position stands before the margins") {
  // 5 of 50 raw points and 4 of 40, behind 48.00 and 42.00 alone, or with another behind 40.00 twice.
  const Game alone = detour_game({1, 17, 16, 0, 0, 0, 0}, "ABCDEFG");
  const Game shared = detour_game({2, 15, 15, 2, 0, 0, 0}, "BACDEFG");
  CHECK(score_game(valid(alone)).rows[0].points.value == score_game(valid(shared)).rows[0].points.value);
  CHECK(score_game(valid(alone)).rows[0].place == score_game(valid(shared)).rows[0].place);
  CHECK(austrian({shared, alone}) == Column{"A"});
}

TEST_CASE("Detour 98f comparison: a better position stands before how many share it") {
  // 10.71 as one of six behind 35.71, or alone behind 33.93 twice.
  const Game second_of_six = detour_game({4, 9, 4, 4, 4, 4, 4}, "ABCDEFG");
  const Game third_alone = detour_game({2, 14, 14, 1, 1, 1, 1}, "BACDEFG");
  CHECK(score_game(valid(second_of_six)).rows[0].points.value == score_game(valid(third_alone)).rows[0].points.value);
  CHECK(austrian({third_alone, second_of_six}) == Column{"A"});
}

TEST_CASE("Detour 98f comparison: a position shared by fewer is better") {
  const Game five_gone = detour_game({0, 17, 17, 0, 0, 0, 0}, "ABCDEFG");
  const Game six_gone = detour_game({0, 0, 17, 0, 0, 0, 0}, "BACDEFG");
  CHECK(score_game(valid(five_gone)).rows[0].place == 3);
  CHECK(score_game(valid(six_gone)).rows[0].place == 2);
  CHECK(austrian({five_gone, six_gone}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: of the eliminated the one who lasted longer") {
  Game shorter = detour_game({0, 17, 17, 0, 0, 0, 0}, "ABCDEFG");
  Game longer = detour_game({0, 17, 17, 0, 0, 0, 0}, "BACDEFG");
  shorter.powers[0].last_held = {1902, 9};
  longer.powers[0].last_held = {1903, 1};
  CHECK(austrian({shorter, longer}) == Column{"B"});
  shorter.powers[0].last_held = {1903, 2};
  CHECK(austrian({shorter, longer}) == Column{"A"});
  shorter.powers[0].last_held = {1903, 1};
  CHECK(austrian({shorter, longer}) == Column{"A", "B"});
}

TEST_CASE("Detour 98f comparison: a draw of few points is better than an elimination of more") {
  const Game draw = detour_game({1, 17, 4, 4, 3, 3, 2}, "ABCDEFG");
  Game elimination = detour_game({0, 1, 0, 0, 0, 0, 0}, "BACDEFG");
  elimination.powers[0].last_held = {1906, 17};
  CHECK(shown(score_game(valid(draw)).rows[0].points) == printed({3 * 100, 34 + 7 + 7 + 13 + 4 + 2 + 2}, 2));
  CHECK(shown(score_game(valid(elimination)).rows[0].points) == printed({1 * 100, 9}, 2));
  CHECK(austrian({elimination, draw}) == Column{"A"});
}

TEST_CASE("Detour 98f comparison: more points as second are better than fewer as first") {
  const Game second = detour_game({16, 17, 1, 0, 0, 0, 0}, "ABCDEFG");
  const Game first = detour_game({6, 5, 5, 5, 5, 4, 4}, "BACDEFG");
  CHECK(score_game(valid(second)).rows[0].place == 2);
  CHECK(score_game(valid(first)).rows[0].place == 1);
  CHECK(austrian({first, second}) == Column{"A"});
}

// Games won by England, in which all others score nothing and Austria has the given last Fall.
Game lost(std::string_view players, std::int64_t frances_centres, const LastHeld& last) {
  Game game = detour_game({0, 18, frances_centres, 0, 0, 0, 0}, players);
  game.powers[0].last_held = last;
  return game;
}

TEST_CASE("Detour 98f comparison: a better position stands before the last Fall") {
  CHECK(austrian({lost("ABCDEFG", 16, {2100, 17}), lost("BACDEFG", 0, {1900, 1})}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: the year of the last Fall stands before its centres") {
  CHECK(austrian({lost("ABCDEFG", 16, {1900, 17}), lost("BACDEFG", 16, {1901, 1})}) == Column{"B"});
  CHECK(austrian({lost("ABCDEFG", 16, {2100, 16}), lost("BACDEFG", 16, {2100, 17})}) == Column{"B"});
  CHECK(austrian({lost("ABCDEFG", 16, {2100, 17}), lost("BACDEFG", 16, {2100, 17})}) == Column{"A", "B"});
}

TEST_CASE("Detour 98f comparison: the centres of the last Fall stand before the margins") {
  Game one_centre = detour_game(halves, "ABCDEFG");
  Game two_centres = detour_game(sixty, "BACDEFG");
  std::swap(one_centre.powers[0].power, one_centre.powers[2].power);
  std::swap(two_centres.powers[0].power, two_centres.powers[2].power);
  two_centres.powers[2].last_held = {1904, 2};
  CHECK(austrian({one_centre, two_centres}) == Column{"C"});
}

TEST_CASE("Detour 98f comparison: then the larger margin over first to seventh") {
  // 50 as first: over 36.54 and 13.46, or over 27.59, 15.52 and 6.90.
  const Game near = detour_game({17, 14, 3, 0, 0, 0, 0}, "ABCDEFG");
  const Game far = detour_game({17, 11, 5, 1, 0, 0, 0}, "BACDEFG");
  CHECK(austrian({near, far}) == Column{"B"});
  CHECK(austrian({near, near}) == Column{"A", "A"});
}

TEST_CASE("Detour 98f comparison: all who share a place count in a margin") {
  // 33 of 66 raw points: over 15.15, 7.58 four times and 4.55, or over 15.15, 7.58 three times and 6.06 twice.
  const Game shared_by_four = detour_game({16, 5, 3, 3, 3, 3, 1}, "ABCDEFG");
  const Game shared_by_three = detour_game({16, 5, 3, 3, 3, 2, 2}, "BACDEFG");
  CHECK(score_game(valid(shared_by_four)).rows[0].points.value ==
        score_game(valid(shared_by_three)).rows[0].points.value);
  CHECK(austrian({shared_by_four, shared_by_three}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: a smaller first is the better game, whatever the second has") {
  // 7 raw points of 63: 11.11 behind 30 and 15, or behind 31 and 14.
  const Game smaller_first = detour_game({3, 17, 10, 2, 1, 1, 0}, "ABCDEFG");
  const Game smaller_second = detour_game({3, 17, 9, 2, 2, 1, 0}, "BACDEFG");
  CHECK(score_game(valid(smaller_first)).rows[0].points.value ==
        score_game(valid(smaller_second)).rows[0].points.value);
  CHECK(austrian({smaller_second, smaller_first}) == Column{"A"});
}

TEST_CASE("Detour 98f comparison: the eliminated count as zero in a margin, with a point for Fall 1905 or without") {
  const auto with_lasting = [](Game game, std::initializer_list<std::size_t> powers) {
    for (const std::size_t power : powers) game.powers[power].last_held = {1906, 1};
    return game;
  };
  // 8 of 20 raw points and 6 of 15 are 40.00 for each survivor; Austria has nothing in either game.
  const Game four = with_lasting(detour_game({0, 3, 3, 0, 0, 0, 0}, "ABCDEFG"), {3, 4, 5, 6});
  const Game three = with_lasting(detour_game({0, 1, 1, 0, 0, 0, 0}, "BACDEFG"), {4, 5, 6});
  CHECK(score_game(valid(four)).rows[1].points.value == score_game(valid(three)).rows[1].points.value);
  CHECK(austrian({four, three}) == Column{"A", "B"});
}

TEST_CASE("Detour 98f comparison: in a margin it does not matter which power is first or second") {
  const Game one = detour_game({3, 13, 13, 5, 0, 0, 0}, "ABCDEFG");
  const Game other = detour_game({3, 5, 0, 13, 0, 13, 0}, "BACDEFG");
  CHECK(austrian({one, other}) == Column{"A", "B"});
}

TEST_CASE("Detour 98f comparison: seven survivors have seven scores") {
  CHECK(austrian({detour_game({4, 5, 5, 5, 5, 5, 5}, "ABCDEFG"), detour_game({5, 4, 5, 5, 5, 5, 5}, "BACDEFG")}) ==
        Column{"B"});
}

}  // namespace
}  // namespace tallysheet::detour_98f
