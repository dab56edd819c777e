// Rules as text: the facts of a game that a rule can name.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The value of an expression for each player, joined: "1 2 2 4".
std::string values(const std::string& kind, const std::string& value, const Game& game) {
  INFO(value);
  std::string line;
  for (const std::string& score : scores("game: " + kind + "\ndecimals: 0\nscore = " + value, game)) {
    line += (line.empty() ? "" : " ") + score;
  }
  return line;
}

std::string truths(const std::string& kind, const std::string& fact, const Game& game) {
  return values(kind, "if " + fact + ": 1 else 0", game);
}

// ------------------------------------------------------------------------------ Diplomacy

/// Russia is out in 1901, Italy in 1904 and Turkey in 1906; the game ends in 1910.
Game long_game() {
  Game game = board({9, 12, 9, 4, 0, 0, 0});
  game.players[4].last_held = {1903};
  game.players[5].last_held = {1900};
  game.players[6].last_held = {1905};
  game.final_year = 1910;
  return game;
}

TEST_CASE("Rules: facts of a power") {
  const auto of = [](const std::string& fact) { return values("Diplomacy", fact, long_game()); };
  CHECK(of("centres") == "9 12 9 4 0 0 0");
  CHECK(of("place") == "2 1 2 4 5 5 5");
  CHECK(of("sharing") == "2 1 2 1 3 3 3");
  CHECK(of("seat") == "1 2 3 4 5 6 7");
  CHECK(of("lead") == "0 3 0 0 0 0 0");
  CHECK(of("years") == "9 9 9 9 3 0 5");  // the last full one is 1909, 1903, none, 1905
  CHECK(of("year_out") == "0 0 0 0 1904 1901 1906");
}

TEST_CASE("Rules: what is true of a power") {
  const auto of = [](const std::string& fact) { return truths("Diplomacy", fact, long_game()); };
  CHECK(of("survives") == "1 1 1 1 0 0 0");
  CHECK(of("eliminated") == "0 0 0 0 1 1 1");
  CHECK(of("leader") == "0 1 0 0 0 0 0");
  CHECK(of("in_draw") == "1 1 1 1 0 0 0");
  CHECK(of("winner") == "0 0 0 0 0 0 0");
  CHECK(of("solo") == "0 0 0 0 0 0 0");
}

TEST_CASE("Rules: facts of a game of Diplomacy") {
  const auto of = [](const std::string& fact) { return values("Diplomacy", fact, long_game()).substr(0, 4); };
  CHECK(of("players") == "7 7 ");
  CHECK(of("survivors") == "4 4 ");
  CHECK(of("draw_size") == "4 4 ");
  CHECK(of("leaders") == "1 1 ");
  CHECK(of("final_year") == "1910");
}

TEST_CASE("Rules: a win is by 18 centres") {
  for (const auto& [game, winner] : {std::pair{board({0, 17, 17, 0, 0, 0, 0}), "0 0 0 0 0 0 0"},
                                     {board({0, 16, 18, 0, 0, 0, 0}), "0 0 1 0 0 0 0"},
                                     {board({0, 0, 34, 0, 0, 0, 0}), "0 0 1 0 0 0 0"}}) {
    CHECK(truths("Diplomacy", "winner", game) == winner);
  }
  CHECK(truths("Diplomacy", "solo", board({0, 16, 18, 0, 0, 0, 0})) == "1 1 1 1 1 1 1");
  CHECK(truths("Diplomacy", "solo", board({0, 17, 17, 0, 0, 0, 0})) == "0 0 0 0 0 0 0");
}

TEST_CASE("Rules: all survivors share the draw unless some are marked") {
  Game game = board({9, 12, 9, 4, 0, 0, 0});
  game.players[0].in_draw = false;
  CHECK(truths("Diplomacy", "in_draw", game) == "1 1 1 1 0 0 0");
  game.players[1].in_draw = true;
  game.players[2].in_draw = true;
  CHECK(truths("Diplomacy", "in_draw", game) == "0 1 1 0 0 0 0");
  CHECK(values("Diplomacy", "draw_size", game) == "2 2 2 2 2 2 2");
  CHECK(values("Diplomacy", "survivors", game) == "4 4 4 4 4 4 4");
}

TEST_CASE("Rules: a power is its seat, wherever it is listed") {
  Game game = board({4, 5, 5, 5, 5, 5, 5});
  game.players[0].power = diplomacy::Power::turkey;
  for (std::size_t i = 1; i < 7; ++i) game.players[i].power = static_cast<diplomacy::Power>(i - 1);
  CHECK(values("Diplomacy", "seat", game) == "7 1 2 3 4 5 6");
  CHECK(truths("Diplomacy", "seat is turkey or seat is austria", game) == "1 1 0 0 0 0 0");
  const std::string seats =
      "austria + 10 × (england + 10 × (france + 10 × (germany + 10 × (italy + 10 × (russia + 10 × turkey)))))";
  CHECK(values("Diplomacy", seats, game).substr(0, 8) == "7654321 ");
}

// ------------------------------------------------------------------------------ Other games

TEST_CASE("Rules: with places only their order matters") {
  const Game game = places({30, 7, 30, 99});
  CHECK(values("places", "place", game) == "2 1 2 4");
  CHECK(values("places", "sharing", game) == "2 1 2 1");
  CHECK(values("places", "seat", game) == "1 2 3 4");
  CHECK(values("places", "players", game) == "4 4 4 4");
  CHECK(truths("places", "winner", game) == "0 1 0 0");
  CHECK(truths("places", "winner", places({1, 1, 3})) == "1 1 0");
}

TEST_CASE("Rules: with scores alone the place is by score") {
  const Game game = points({-5, 7, 3, 7});
  CHECK(values("scores", "game_score", game) == "-5 7 3 7");
  CHECK(values("scores", "place", game) == "4 1 3 1");
  CHECK(values("scores", "sharing", game) == "1 2 1 2");
  CHECK(truths("scores", "winner", game) == "0 1 0 1");
  CHECK(truths("scores", "leader", game) == "0 1 0 1");
  CHECK(values("scores", "leaders", game) == "2 2 2 2");
  CHECK(values("scores", "lead", game) == "0 0 0 0");
}

TEST_CASE("Rules: a sole leader leads by what the second lacks") {
  CHECK(values("scores", "lead", points({-5, -3, -9, -7})) == "0 2 0 0");
  CHECK(values("scores", "lead", points({-3, -9, -5})) == "2 0 0");
  CHECK(values("scores", "leaders", points({-3, -9, -5})) == "1 1 1");
  CHECK(scores("game: scores\nplayers: 1 to 9\ndecimals: 0\nscore = lead", points({8})) == Column{"0"});
}

TEST_CASE("Rules: with places and scores, places are as given and leaders go by score") {
  Game game = points({5, 9, 7});
  for (std::size_t i = 0; i < 3; ++i) game.players[i].place = static_cast<std::int64_t>(i) + 1;
  CHECK(values("places and scores", "place", game) == "1 2 3");
  CHECK(values("places and scores", "game_score", game) == "5 9 7");
  CHECK(truths("places and scores", "winner", game) == "1 0 0");
  CHECK(truths("places and scores", "leader", game) == "0 1 0");
  CHECK(values("places and scores", "lead", game) == "0 2 0");
}

TEST_CASE("Rules: the hours of a game") {
  Game game = places({1, 2});
  game.hours = decimal("2.5");
  CHECK(values("places", "2 × hours", game) == "5 5");
}

// ------------------------------------------------------------------------------ Answers

TEST_CASE("Rules: a yes or no that is not answered is no") {
  const std::string rule =
      "game: places\nask late of each player: yes or no\nask short of the game: yes or no\n"
      "score = (if late: 1 else 0) + (if short: 10 else 0)";
  Game game = places({1, 2, 3});
  CHECK(scores(rule, game) == Column{"0", "0", "0"});
  game.players[1].answers = {{"late", true}};
  game.players[2].answers = {{"late", false}};
  game.answers = {{"SHORT", true}};
  CHECK(scores(rule, game) == Column{"10", "11", "10"});
}

TEST_CASE("Rules: answers of players and of the game have their own questions") {
  const std::string rule =
      "game: places\nask bid of each player: number\nask pot of the game: whole number\nask tip of each player: "
      "number\nscore = pot + 10 × bid + 100 × tip";
  Game game = places({1, 2});
  game.answers = {{"pot", Decimal(3)}};
  game.players[0].answers = {{"tip", Decimal(7)}, {"bid", decimal("0.5")}};
  game.players[1].answers = {{"bid", Decimal(-2)}, {"tip", Decimal(0)}};
  CHECK(scores(rule, game) == Column{"708", "-17"});  // 3 + 5 + 700, 3 - 20
}

}  // namespace
}  // namespace tallysheet::rules
