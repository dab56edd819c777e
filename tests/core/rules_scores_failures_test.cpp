// Rules as text: problems that come up only while a game is scored, and where they are reported.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

Column problems_of_score(const std::string& rule, const Game& game) {
  const Outcome<Sheet> outcome = score({rule, game, true});
  CHECK(outcome.value.rows.empty());
  CHECK(outcome.value.working.empty());
  return told(outcome.problems);
}

Column problems_of_value(const std::string& value, const Game& game) {
  return problems_of_score("game: places\ndecimals: 2\nscore = " + value, game);
}

/// A game of these two in this order.
Game named(const std::string& first, const std::string& second) {
  Game game = places({1, 2});
  game.players[0].player = first;
  game.players[1].player = second;
  return game;
}

TEST_CASE("Rules: a division by nothing is told with the player whom it is for") {
  const std::string place = "range /rule: Line 3, column 9: “1 ÷ (place - 2)” divides by 0 for ";
  CHECK(problems_of_value("1 ÷ (place - 2)", places({1, 2})) == Column{place + "player 2."});
  CHECK(problems_of_value("1 ÷ (place - 2)", named("Ann", "Ben")) == Column{place + "Ben."});
  CHECK(problems_of_value("1 ÷ (place - 2)", named("Ann", std::string(41, 'n'))) ==
        Column{place + std::string(40, 'n') + "…."});
  CHECK(problems_of_value("sum(1 ÷ (place - 2))", places({1, 2})) ==
        Column{"range /rule: Line 3, column 13: “1 ÷ (place - 2)” divides by 0 for player 2."});
  CHECK(problems_of_value("3 + 1 ÷ own(place - 1)", places({1, 2})) ==
        Column{"range /rule: Line 3, column 13: “1 ÷ own(place - 1)” divides by 0 for player 1."});
}

TEST_CASE("Rules: a power without a player's name is told by its own") {
  Game game = board({5, 5, 5, 5, 5, 5, 4});
  const std::string rule = "game: Diplomacy\ndecimals: 2\nscore = 1 ÷ (centres - 4)";
  const std::string told = "range /rule: Line 3, column 9: “1 ÷ (centres - 4)” divides by 0 for ";
  CHECK(problems_of_score(rule, game) == Column{told + "Turkey."});
  game.players[6].player = "Ann";
  CHECK(problems_of_score(rule, game) == Column{told + "Ann."});
}

TEST_CASE("Rules: a problem of a value of the game names no player") {
  CHECK(problems_of_value("10 ÷ (players - 2)", places({1, 2})) ==
        Column{"range /rule: Line 3, column 9: “10 ÷ (players - 2)” divides by 0."});
  CHECK(problems_of_value("10 ^ 9 × 10 ^ 9 × place × 11", places({1, 2})) ==
        Column{"range /rule: Line 3, column 9: “10 ^ 9 × 10 ^ 9 × place × 11” has more than 18 digits for player 1."});
  CHECK(problems_of_value("place + 10 ^ 9 × 10 ^ 9 × 11", places({1, 2})) ==
        Column{"range /rule: Line 3, column 17: “10 ^ 9 × 10 ^ 9 × 11” has more than 18 digits."});
}

TEST_CASE("Rules: the part that failed is quoted by its first forty signs") {
  const std::string sum = "(1000000 + 2000000 + 3000000 + 4000000)";
  CHECK(problems_of_value(sum + " ÷ (place - 1)", places({1, 2})) ==
        Column{"range /rule: Line 3, column 9: “" + sum + " …” divides by 0 for player 1."});
}

TEST_CASE("Rules: a table is for whole numbers") {
  const auto refused = [](const std::string& count) {
    return problems_of_value("table(" + count + " from 1: 3)", places({1, 2}));
  };
  const auto line = [](const std::string& count, const std::string& end) {
    return Column{"range /rule: Line 3, column 9: “table(" + count + " from 1: 3)” is " + end +
                  "; a table needs a whole number."};
  };
  CHECK(refused("place ÷ 2") == line("place ÷ 2", "0.5 for player 1"));
  CHECK(refused("1 - place ÷ 3") == line("1 - place ÷ 3", "2 ÷ 3 for player 1"));
  CHECK(refused("1 ÷ 512") == line("1 ÷ 512", "0.001953125"));  // nine places
  CHECK(refused("1 ÷ 1024") == line("1 ÷ 1024", "1 ÷ 1024"));   // ten
}

TEST_CASE("Rules: a missing year is told where it is entered") {
  Game game = board({17, 17, 0, 0, 0, 0, 0});
  const std::string out = "game: Diplomacy\ndecimals: 0\nscore = if eliminated: year_out else 0";
  CHECK(problems_of_score(out, game) ==
        Column{"required /game/players/2/lastHeld: France ends without centres; the last Fall in which it held one is "
               "missing."});
  for (std::size_t i = 0; i < 7; ++i) game.players[i].power = static_cast<diplomacy::Power>(6 - i);
  CHECK(problems_of_score("game: Diplomacy\ndecimals: 0\nscore = if eliminated: years else 0", game) ==
        Column{"required /game/players/2/lastHeld: Italy ends without centres; the last Fall in which it held one is "
               "missing."});
  const std::string end = "required /game/finalYear: The year in which the game ended is missing.";
  CHECK(problems_of_score("game: Diplomacy\ndecimals: 0\nscore = years", game) == Column{end});
  CHECK(problems_of_score("game: Diplomacy\ndecimals: 0\nscore = final_year", game) == Column{end});
}

TEST_CASE("Rules: missing hours are told where they are entered, and nothing that follows from them") {
  CHECK(problems_of_value("place ÷ (hours ÷ hours) + 10 ^ 9 × 10 ^ 9 × 11", places({1, 2})) ==
        Column{"required /game/hours: The hours of the game are missing."});
  CHECK(problems_of_value("hours", places({1, 2})) ==
        Column{"required /game/hours: The hours of the game are missing."});
}

TEST_CASE("Rules: a missing answer is told where it is entered") {
  const std::string rule =
      "game: places\nask late of each player: yes or no\nask bid of each player: number\nask pot of the game: number\n"
      "score = if place is 3: pot else bid";
  Game game = places({1, 2});
  game.players[0].answers = {{"bid", Decimal(1)}};
  CHECK(problems_of_score(rule, game) ==
        Column{"required /game/players/1/answers: The rule asks for “bid” of player 2."});
  game.players[1].player = "Ben";
  CHECK(problems_of_score(rule, game) == Column{"required /game/players/1/answers: The rule asks for “bid” of Ben."});
  game.players[1].place = 1;
  game.players.push_back(game.players[0]);
  game.players[2].place = 3;
  game.players[1].answers = {{"bid", Decimal(2)}};
  CHECK(problems_of_score(rule, game) == Column{"required /game/answers: The rule asks for “pot” of the game."});
}

TEST_CASE("Rules: a game that fails is told by its number, and the others are scored") {
  const std::string rule = "game: places\ndecimals: 0\nscore = 6 ÷ (place + players - 4)";
  const Outcome<Scores> outcome = score_games({rule, {places({1, 2, 3, 4}), places({1, 2, 3}), places({1, 2, 2, 2})}});
  CHECK(told(outcome.problems) ==
        Column{"range /rule: Line 3, column 9: “6 ÷ (place + players - 4)” divides by 0 for player 1."});
  REQUIRE(outcome.value.games.size() == 3);
  CHECK(shown(outcome.value.games[0][1]) == "3");
  CHECK(outcome.value.games[1].empty());
  CHECK(shown(outcome.value.games[2][3]) == "3");
  const Outcome<Scores> without_hours = score_games({"game: places\nscore = hours", {places({1, 2}), places({1, 2})}});
  CHECK(lines_of(without_hours.problems) == Column{"required /games/0/hours", "required /games/1/hours"});
}

TEST_CASE("Rules: the problems of the text stand before those of games") {
  const std::string rule = "game: places\nscore = plaec";
  const Column told_of_text = {
      "range /rule: Line 2, column 9: plaec is not known in a rule for places; did you mean place?"};
  CHECK(problems_of_score(rule, places({})) == told_of_text);
  CHECK(told(score_games({rule, {places({})}}).problems) == told_of_text);
  CHECK(told(standings({rule, {places({})}, false}).problems) == told_of_text);
  CHECK(told(check(GameRequest{rule, places({}), false})) == told_of_text);
  CHECK(told(check(GamesRequest{rule, {places({})}})) == told_of_text);
  CHECK(told(check(StandingsRequest{rule, {places({})}, false})) == told_of_text);
  CHECK(check(CheckRequest{rule}).empty());
}

}  // namespace
}  // namespace tallysheet::rules
