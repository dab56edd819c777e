// Rules as text: the places after the point of scores, where a rule does not say how many.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The most places that a score of this value can need, or "endless".
std::string places_of(const std::string& value) {
  const Reading reading =
      read({"game: places and scores\nask late of each player: yes or no\nask bid of each player: number\n"
            "ask pot of the game: whole number\nhalf = 0.5 × pot\nscore = " +
            value});
  INFO(value);
  if (reading.problems.empty()) return to_string(reading.decimals);
  CHECK(reading.problems[0].message ==
        "The score may have no end, such as 33.333…; say to how many places it is printed: decimals: 2.");
  return "endless";
}

TEST_CASE("Rules: numbers, facts and answers have their places") {
  CHECK(places_of("12") == "0");
  CHECK(places_of("0.25") == "2");
  CHECK(places_of("0.0001") == "4");
  CHECK(places_of("place + sharing + seat + players + leaders") == "0");
  CHECK(places_of("game_score") == "4");
  CHECK(places_of("lead") == "4");
  CHECK(places_of("hours") == "4");
  CHECK(places_of("bid") == "4");
  CHECK(places_of("pot") == "0");
  CHECK(places_of("half") == "1");
  CHECK(read({"game: Diplomacy\nscore = centres"}).decimals == 0);
}

TEST_CASE("Rules: a sum has the places of its terms, a product those of all factors") {
  CHECK(places_of("1.5 + 0.25 - place") == "2");
  CHECK(places_of("0.25 - 1.5") == "2");
  CHECK(places_of("-0.5") == "1");
  CHECK(places_of("0.5 × 0.25 × place") == "3");
  CHECK(places_of("half × half") == "2");
  CHECK(places_of("0.5 × bid") == "endless");  // five places are more than any score is printed to
}

TEST_CASE("Rules: a quotient ends if its divisor is a number that makes it end") {
  CHECK(places_of("place ÷ 4") == "2");
  CHECK(places_of("0.5 ÷ 8") == "4");
  CHECK(places_of("place ÷ 0.5") == "0");
  CHECK(places_of("place ÷ 3") == "endless");
  CHECK(places_of("1 + place ÷ 3") == "endless");
  CHECK(places_of("place ÷ 3 × 3") == "endless");
  CHECK(places_of("place ÷ 0") == "endless");
  CHECK(places_of("1 ÷ place") == "endless");
}

TEST_CASE("Rules: a power has the places of its base as often as it is multiplied") {
  CHECK(places_of("0.5²") == "2");
  CHECK(places_of("0.25 ^ 0") == "0");
  CHECK(places_of("0.1 ^ 4") == "4");
  CHECK(places_of("0.1 ^ 5") == "endless");
  CHECK(places_of("(place ÷ 3)²") == "endless");
}

TEST_CASE("Rules: a choice has the places of its values") {
  CHECK(places_of("if late: 0.5 else 0.25") == "2");
  CHECK(places_of("if late: 0.25 else 1") == "2");
  CHECK(places_of("if place ÷ 3 > 1: 1 else 2") == "0");
  CHECK(places_of("if late: 1 else if late: 0.125 else 1") == "3");
  CHECK(places_of("if late: 1 else if place ÷ 3 > 1: 0.5 else 2") == "1");
  CHECK(places_of("if late: 1 else if late: 1 ÷ place else 2") == "endless");
  CHECK(places_of("if late: 1 else 1 ÷ place") == "endless");
}

TEST_CASE("Rules: functions have the places of what they take") {
  CHECK(places_of("sum(0.5 × place)") == "1");
  CHECK(places_of("sum(place where game_score > 1)") == "0");
  CHECK(places_of("most(bid)") == "4");
  CHECK(places_of("lowest(3, 2.5 by game_score)") == "1");
  CHECK(places_of("highest(0.25, place)") == "2");
  CHECK(places_of("min(0.5, 0.125)") == "3");
  CHECK(places_of("abs(half)") == "1");
  CHECK(places_of("own(0.25 × seat)") == "2");
  CHECK(places_of("table(bid from 1: 0.5, 3)") == "1");
  CHECK(places_of("table(pot from 1: 1 then 0.25 more)") == "2");
  CHECK(places_of("max(1, place ÷ 3)") == "endless");
}

TEST_CASE("Rules: some functions have places of their own") {
  CHECK(places_of("round(place ÷ 3)") == "0");
  CHECK(places_of("cut(place ÷ 3, 2)") == "2");
  CHECK(places_of("count(bid > 1)") == "0");
  CHECK(places_of("rank(bid)") == "0");
  CHECK(places_of("level(bid ÷ 3)") == "0");
  CHECK(places_of("mean(place)") == "endless");
  CHECK(places_of("shared(3, 2, 1)") == "endless");
}

TEST_CASE("Rules: scores are printed to as many places as one of them needs") {
  CHECK(scores("game: scores\nscore = game_score", points({3, 2})) == Column{"3", "2"});
  Game game = points({3, 2});
  game.players[0].score = decimal("1.5");
  CHECK(scores("game: scores\nscore = game_score", game) == Column{"1.5", "2.0"});
  game.players[1].score = decimal("2.0625");
  CHECK(scores("game: scores\nscore = game_score", game) == Column{"1.5000", "2.0625"});
  CHECK(scores("game: scores\nscore = game_score × 2", game) == Column{"3.000", "4.125"});
  CHECK(scores("game: scores\nscore = -game_score", game) == Column{"-1.5000", "-2.0625"});
}

TEST_CASE("Rules: scores are rounded to the stated decimals, half away from zero") {
  const auto printed_to = [](int places) {
    return scores("game: scores\ndecimals: " + to_string(std::int64_t{places}) + "\nscore = game_score ÷ 8",
                  points({1, -5, 16}));
  };
  CHECK(printed_to(0) == Column{"0", "-1", "2"});
  CHECK(printed_to(1) == Column{"0.1", "-0.6", "2.0"});
  CHECK(printed_to(2) == Column{"0.13", "-0.63", "2.00"});
  CHECK(printed_to(4) == Column{"0.1250", "-0.6250", "2.0000"});
}

TEST_CASE("Rules: places go by exact scores") {
  const auto placed = [](const std::string& heading, const Game& game) {
    return column(score({"game: scores\ndecimals: 0\n" + heading + "score = game_score ÷ 8", game, false}).value.rows,
                  &Row::place);
  };
  CHECK(placed("", points({9, 10, 9, 8})) == Column{"2", "1", "2", "4"});
  CHECK(placed("best: lowest\n", points({9, 10, 9, 8})) == Column{"2", "4", "2", "1"});
}

TEST_CASE("Rules: rows have the players and powers of the request") {
  Game game = board({4, 5, 5, 5, 5, 5, 5});
  game.players[0].player = "Ann";
  game.players[6].player = "Ben";
  const std::string rule = "game: Diplomacy\nscore = centres";
  const Outcome<Sheet> unnamed = score({rule, game, false});
  CHECK(column(unnamed.value.rows, &Row::player) == Column{"Ann", "", "", "", "", "", "Ben"});
  CHECK(column(unnamed.value.rows, &Row::power) ==
        Column{"austria", "england", "france", "germany", "italy", "russia", "turkey"});
  CHECK(unnamed.value.working.empty());
  for (std::size_t i = 0; i < 7; ++i) game.players[i].power = static_cast<diplomacy::Power>(6 - i);
  CHECK(column(score({rule, game, false}).value.rows, &Row::power) ==
        Column{"turkey", "russia", "italy", "germany", "france", "england", "austria"});
  CHECK_FALSE(score({"game: places\nscore = place", places({1, 2}), false}).value.rows[0].power.has_value());
}

}  // namespace
}  // namespace tallysheet::rules
