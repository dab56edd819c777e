// Rules as text: the games that a rule can score, and what is refused of others.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

Column problems_in(const std::string& rule, const Game& game) {
  const Problems problems = check(GameRequest{"game: " + rule, game, false});
  CHECK(told(score({"game: " + rule, game, false}).problems) == told(problems));
  return told(problems);
}

const std::string diplomacy_rule = "Diplomacy\nscore = centres";

// ------------------------------------------------------------------------------ Diplomacy

TEST_CASE("Rules: Diplomacy has its seven powers and their centres") {
  CHECK(problems_in(diplomacy_rule, board({8, 8, 7, 5, 3, 3, 0})).empty());
  CHECK(problems_in(diplomacy_rule, board({8, 8, 7, 5, 3, 3})) ==
        Column{"range /game/players: The number of powers is 6; it must be 7."});
  CHECK(problems_in(diplomacy_rule, board({8, 8, 7, 5, 3, 2, 1, 0})) ==
        Column{"range /game/players: The number of powers is 8; it must be 7.",
               "required /game/players/7/power: The power is missing."});
  Game game = board({8, 8, 7, 5, 3, 3, 0});
  game.players[1].centres = 35;
  CHECK(lines_of(check(GameRequest{"game: " + diplomacy_rule, game, false})) ==
        Column{"range /game/players/1/centres", "range /game/players"});
  game.players[1].centres.reset();
  CHECK(problems_in(diplomacy_rule, game) ==
        Column{"required /game/players/1/centres: The number of England's centres is missing."});
}

TEST_CASE("Rules: if one power is named all are") {
  Game game = board({8, 8, 7, 5, 3, 3, 0});
  game.players[6].power = diplomacy::Power::austria;
  Column missing;
  for (int i = 0; i < 6; ++i) missing.push_back(format("required /game/players/{}/power", {i}));
  CHECK(problems_of(GameRequest{"game: " + diplomacy_rule, game, false}) == missing);
  for (std::size_t i = 0; i < 6; ++i) game.players[i].power = static_cast<diplomacy::Power>(6 - i);
  CHECK(problems_in(diplomacy_rule, game).empty());
  game.players[1].power = diplomacy::Power::turkey;
  CHECK(problems_in(diplomacy_rule, game) ==
        Column{"duplicate /game/players/1/power: Turkey is listed twice; each of the seven powers plays once."});
}

TEST_CASE("Rules: a draw is shared by survivors of a game without a win") {
  Game game = board({8, 8, 7, 5, 3, 3, 0});
  game.players[0].in_draw = true;
  game.players[6].in_draw = false;
  CHECK(problems_in(diplomacy_rule, game).empty());
  game.players[6].in_draw = true;
  CHECK(problems_in(diplomacy_rule, game) ==
        Column{"conflict /game/players/6/inDraw: Turkey shares the draw without a centre; only survivors can."});
  game = board({18, 16, 0, 0, 0, 0, 0});
  game.players[0].in_draw = false;
  game.players[1].in_draw = true;
  CHECK(problems_in(diplomacy_rule, game) ==
        Column{"conflict /game/players/1/inDraw: England shares a draw, but a power has won."});
}

TEST_CASE("Rules: a last Fall is one of an eliminated power, before the end") {
  const auto refused = [](std::size_t seat, std::int64_t year, std::optional<std::int64_t> end) {
    Game game = board({8, 8, 7, 5, 3, 3, 0});
    game.players[seat].last_held = {year};
    game.final_year = end;
    return problems_in(diplomacy_rule, game);
  };
  CHECK(refused(0, 1903, 1910) ==
        Column{"conflict /game/players/0/lastHeld: Austria has centres; only a power without centres has a last "
               "Fall."});
  CHECK(refused(6, 1899, std::nullopt) ==
        Column{"range /game/players/6/lastHeld/year: The year of Turkey's last Fall is 1899; it must be 1900 to "
               "2100."});
  CHECK(refused(6, 1900, std::nullopt).empty());
  CHECK(refused(6, 2100, std::nullopt).empty());
  CHECK(refused(6, 2101, 1910).size() == 1);
  CHECK(refused(6, 1909, 1910).empty());
  CHECK(refused(6, 1910, 1910) ==
        Column{"conflict /game/players/6/lastHeld/year: Turkey's last Fall is 1910; the game ended in 1910."});
}

TEST_CASE("Rules: the final year is from 1901 to 2101") {
  const auto refused = [](std::int64_t year) {
    Game game = board({8, 8, 7, 5, 3, 3, 0});
    game.final_year = year;
    return problems_in(diplomacy_rule, game);
  };
  CHECK(refused(1900) == Column{"range /game/finalYear: The final year is 1900; it must be 1901 to 2101."});
  CHECK(refused(1901).empty());
  CHECK(refused(2101).empty());
  CHECK(refused(2102).size() == 1);
}

// ------------------------------------------------------------------------------ Any game

TEST_CASE("Rules: as many play as the rule says") {
  const std::string rule = "places\nplayers: 2 to 3\nscore = place";
  CHECK(problems_in(rule, places({1})) ==
        Column{"range /game/players: The number of players is 1; it must be 2 to 3."});
  CHECK(problems_in(rule, places({1, 2})).empty());
  CHECK(problems_in(rule, places({1, 2, 3})).empty());
  CHECK(problems_in(rule, places({1, 2, 3, 4})).size() == 1);
}

TEST_CASE("Rules: places are whole numbers from 1") {
  const std::string rule = "places\nscore = place";
  CHECK(problems_in(rule, places({0, 1}))[0].starts_with(
      "range /game/players/0/place: The place is 0; it must be 1 to 999,999,999,999."));
  CHECK(problems_in(rule, places({1, 999'999'999'999})).empty());
  CHECK(problems_in(rule, places({1, 1'000'000'000'000})).size() == 1);
}

TEST_CASE("Rules: a missing place or score is told with the player") {
  Game game = points({1, 2, 3});
  for (Player& player : game.players) player.score.reset();
  game.players[1].player = "Ben";
  game.players[2].player = std::string(41, 'n');
  const Column no_places = {"required /game/players/0/place: The place of player 1 is missing.",
                            "required /game/players/1/place: The place of Ben is missing.",
                            "required /game/players/2/place: The place of " + std::string(40, 'n') + "… is missing."};
  CHECK(problems_in("places\nscore = 1", game) == no_places);
  CHECK(problems_in("scores\nscore = 1", game).at(1) ==
        "required /game/players/1/score: The game score of Ben is missing.");
  CHECK(problems_of(GameRequest{"game: places and scores\nscore = 1", game, false}) ==
        Column{"required /game/players/0/place", "required /game/players/0/score", "required /game/players/1/place",
               "required /game/players/1/score", "required /game/players/2/place", "required /game/players/2/score"});
}

TEST_CASE("Rules: what a kind of game does not have is not missed") {
  CHECK(problems_in("places\nscore = 1", places({1, 2})).empty());
  CHECK(problems_in("scores\nscore = 1", points({1, 2})).empty());
}

TEST_CASE("Rules: hours are above zero") {
  Game game = places({1, 2});
  const auto refused = [&](Decimal hours) {
    game.hours = hours;
    return problems_in("places\nscore = 1", game);
  };
  CHECK(refused(Decimal(0)) == Column{"range /game/hours: The hours are 0; they must be above zero."});
  CHECK(refused(decimal("-0.5")) == Column{"range /game/hours: The hours are −0.5; they must be above zero."});
  CHECK(refused(decimal("0.0001")).empty());
}

TEST_CASE("Rules: names may be missing and double in a single game, but not in an event") {
  Game game = places({1, 2});
  CHECK(problems_in("places\nscore = 1", game).empty());
  for (Player& player : game.players) player.player = "Ann";
  CHECK(problems_in("places\nscore = 1", game).empty());
  CHECK(problems_of(StandingsRequest{"game: places\nscore = 1", {game}, false}) ==
        Column{"duplicate /games/0/players/1/player"});
  CHECK(problems_of(GamesRequest{"game: places\nscore = 1", {game}}) == Column{});
  CHECK(problems_of(StandingsRequest{"game: Diplomacy\nscore = 1", {board({5, 5, 5, 5, 5, 5, 4})}, false}).size() == 7);
  game.players[0].player = std::string(101, 'n');
  CHECK(problems_in("places\nscore = 1", game) ==
        Column{"range /game/players/0/player: The player's name is 101 characters long; it must be 1 to 100."});
}

TEST_CASE("Rules: the problems of many games are told by their numbers") {
  const std::string rule = "game: places\nscore = place";
  CHECK(problems_of(GamesRequest{rule, {places({1, 0}), places({1, 2}), places({1})}}) ==
        Column{"range /games/0/players/1/place", "range /games/2/players"});
  CHECK(problems_of(StandingsRequest{rule, {places({1, 2})}, false}) ==
        Column{"required /games/0/players/0/player", "required /games/0/players/1/player"});
}

// ------------------------------------------------------------------------------ Answers

/// The problems of one answer, of the game.
Column refused(const std::string& question, const AnswerValue& value) {
  Game game = places({1, 2});
  game.answers = {{"bid", value}};
  return problems_in("places\nask bid of the game: " + question + "\nscore = 1", game);
}

TEST_CASE("Rules: an answer is of the kind that the question asks") {
  const auto of_kind = [](const std::string& kind) {
    return Column{"type /game/answers/0/value: The answer to “bid” must be " + kind + "."};
  };
  CHECK(refused("yes or no", true).empty());
  CHECK(refused("yes or no", Decimal(1)) == of_kind("yes or no"));
  CHECK(refused("number", decimal("1.5")).empty());
  CHECK(refused("number", true) == of_kind("a number"));
  CHECK(refused("whole number", Decimal(-3)).empty());
  CHECK(refused("whole number", decimal("3.0001")) == of_kind("a whole number"));
  CHECK(refused("whole number", false) == of_kind("a whole number"));
}

TEST_CASE("Rules: an answer is between the question's limits") {
  const std::string question = "number from 1 to 2.5";
  CHECK(refused(question, decimal("0.9999")) ==
        Column{"range /game/answers/0/value: The answer to “bid” is 0.9999; it must be from 1 to 2.5."});
  CHECK(refused(question, Decimal(1)).empty());
  CHECK(refused(question, decimal("2.5")).empty());
  CHECK(refused(question, decimal("2.5001")) ==
        Column{"range /game/answers/0/value: The answer to “bid” is 2.5001; it must be from 1 to 2.5."});
}

TEST_CASE("Rules: an answer is to a question that was asked, once") {
  const std::string rule = "places\nask bid of each player: number\nask pot of the game: number\nscore = 1";
  Game game = places({1, 2});
  game.answers = {{"bid", Decimal(1)}, {"pot", Decimal(1)}, {std::string(41, 'n'), Decimal(1)}};
  game.players[1].answers = {{"pot", Decimal(1)}, {"bid", Decimal(1)}};
  CHECK(problems_in(rule, game) ==
        Column{"range /game/answers/0/name: The rule does not ask for “bid” here.",
               "range /game/answers/2/name: The rule does not ask for “" + std::string(40, 'n') + "…” here.",
               "range /game/players/1/answers/0/name: The rule does not ask for “pot” here."});
  game.answers = {{"pot", Decimal(1)}, {"Pot", true}};
  game.players[1].answers = {};
  CHECK(problems_in(rule, game) == Column{"duplicate /game/answers/1/name: “pot” is answered twice.",
                                          "type /game/answers/1/value: The answer to “pot” must be a number."});
}

}  // namespace
}  // namespace tallysheet::rules
