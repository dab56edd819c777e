// Rules as text: functions over all players, ranks, and points by place.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The value of an expression, to one place, for the players with these scores in the game.
Column values(const std::string& value, const Game& game) {
  INFO(value);
  return scores("game: scores\nplayers: 1 to 9\ndecimals: 1\nscore = " + value, game);
}

/// A value that all players have.
std::string value_of(const std::string& value, std::initializer_list<std::int64_t> own) {
  const Column all = values(value, points(own));
  CHECK(all == Column(own.size(), all[0]));
  return all[0];
}

TEST_CASE("Rules: the greatest, the second-greatest and the smallest value of a player") {
  for (const auto& own : {std::initializer_list<std::int64_t>{-3, -5, -4}, {-4, -3, -5}, {-5, -4, -3}, {-3, -4, -5}}) {
    CHECK(value_of("most(game_score)", own) == "-3.0");
    CHECK(value_of("second(game_score)", own) == "-4.0");
    CHECK(value_of("least(game_score)", own) == "-5.0");
  }
  CHECK(value_of("second(game_score)", {7, 4, 7}) == "7.0");
  CHECK(value_of("second(game_score)", {4, 7, 4}) == "4.0");
}

TEST_CASE("Rules: the sum, the mean and the count of players") {
  CHECK(value_of("sum(game_score)", {5, 2, 2}) == "9.0");
  CHECK(value_of("mean(game_score)", {5, 2, 2}) == "3.0");
  CHECK(value_of("count(game_score > 2)", {5, 2, 2}) == "1.0");
  CHECK(value_of("count(game_score is 2)", {5, 2, 2}) == "2.0");
}

TEST_CASE("Rules: only players of whom the condition is true matter") {
  CHECK(value_of("sum(game_score where game_score < 5)", {5, 2, 3}) == "5.0");
  CHECK(value_of("mean(game_score where game_score < 5)", {5, 2, 3}) == "2.5");
  CHECK(value_of("most(game_score where game_score < 5)", {5, 2, 3}) == "3.0");
  CHECK(value_of("second(game_score where game_score < 5)", {5, -2, -3}) == "-3.0");
  CHECK(value_of("least(game_score where game_score > 2)", {5, 2, 3}) == "3.0");
  CHECK(value_of("count(winner where game_score < 5)", {5, 2, 3}) == "0.0");
}

TEST_CASE("Rules: over nobody a function is 0, and so is the second of one") {
  for (const char* const function : {"sum", "mean", "most", "second", "least"}) {
    CHECK(value_of(format("{}(game_score where no)", {function}), {5, 2}) == "0.0");
  }
  CHECK(value_of("count(yes where no)", {5, 2}) == "0.0");
  CHECK(value_of("second(game_score)", {5}) == "0.0");
  CHECK(value_of("mean(game_score)", {5}) == "5.0");
}

TEST_CASE("Rules: own reaches the player who is scored") {
  const Game game = points({5, 2, 3});
  CHECK(values("own(game_score)", game) == Column{"5.0", "2.0", "3.0"});
  CHECK(values("sum(game_score - own(game_score))", game) == Column{"-5.0", "4.0", "1.0"});
  CHECK(values("sum(game_score where game_score > own(game_score))", game) == Column{"0.0", "8.0", "5.0"});
  CHECK(values("sum(own(game_score) + sum(own(game_score)))", game) == Column{"60.0", "24.0", "36.0"});
}

TEST_CASE("Rules: ranks by any value, and how many are level") {
  const Game game = points({4, 7, 7, -1});
  CHECK(values("rank(game_score)", game) == Column{"3.0", "1.0", "1.0", "4.0"});
  CHECK(values("rank(-game_score)", game) == Column{"2.0", "3.0", "3.0", "1.0"});
  CHECK(values("level(game_score)", game) == Column{"1.0", "2.0", "2.0", "1.0"});
  CHECK(values("rank(rank(game_score))", game) == Column{"2.0", "3.0", "3.0", "1.0"});
  CHECK(values("rank(seat) - rank(game_score)", game) == Column{"1.0", "2.0", "1.0", "-3.0"});
  CHECK(value_of("sum(rank(game_score))", {4, 7, 7, -1}) == "9.0");  // 3 + 1 + 1 + 4
}

TEST_CASE("Rules: points of the places that level players fill") {
  const Game game = points({4, 7, 7, 7, -1});
  CHECK(values("shared(10, 6, 2, 1)", game) == Column{"1.0", "6.0", "6.0", "6.0", "0.0"});  // 18 ÷ 3
  CHECK(values("lowest(10, 6, 2, 1)", game) == Column{"1.0", "2.0", "2.0", "2.0", "0.0"});
  CHECK(values("highest(10, 6, 2, 1)", game) == Column{"1.0", "10.0", "10.0", "10.0", "0.0"});
}

TEST_CASE("Rules: places beyond the points are worth nothing") {
  const Game game = points({4, 7, 7, 7, 4});
  CHECK(values("shared(9)", game) == Column{"0.0", "3.0", "3.0", "3.0", "0.0"});
  CHECK(values("shared(9, 6)", game) == Column{"0.0", "5.0", "5.0", "5.0", "0.0"});
  CHECK(values("shared(9, 6, 3, 2)", game) == Column{"1.0", "6.0", "6.0", "6.0", "1.0"});
  CHECK(values("lowest(9, 6)", game) == Column{"0.0", "0.0", "0.0", "0.0", "0.0"});
  CHECK(values("highest(9, 6, 3)", game) == Column{"0.0", "9.0", "9.0", "9.0", "0.0"});
}

TEST_CASE("Rules: points by another value than the place") {
  const Game game = points({4, 7, 7, -1});
  CHECK(values("shared(10, 6, 2 by -game_score)", game) == Column{"6.0", "1.0", "1.0", "10.0"});
  CHECK(values("lowest(10, 6, 2 by -game_score)", game) == Column{"6.0", "0.0", "0.0", "10.0"});
  CHECK(values("highest(10, 6, 2 by -game_score)", game) == Column{"6.0", "2.0", "2.0", "10.0"});
}

TEST_CASE("Rules: points may depend on the player") {
  CHECK(values("shared(game_score, 10 × seat)", points({4, 7, 4})) == Column{"5.0", "7.0", "15.0"});
}

TEST_CASE("Rules: a line is the value of the player at hand") {
  const std::string rule =
      "game: scores\ndecimals: 1\ndouble = 2 × game_score\nall = sum(double)\nscore = all - double";
  CHECK(scores(rule, points({4, 7, 1})) == Column{"16.0", "10.0", "22.0"});  // all = 24
}

TEST_CASE("Rules: each of many games is worked out anew") {
  const std::string rule =
      "game: scores\ndecimals: 0\nall = sum(game_score)\nscore = 100 × all + 10 × rank(-game_score) + leaders";
  const Outcome<Scores> outcome = score_games({rule, {points({3, 1}), points({1, 3, 3}), points({3, 1})}});
  REQUIRE(outcome.problems.empty());
  CHECK(shown(outcome.value.games[0][0]) == "421");
  CHECK(shown(outcome.value.games[1][0]) == "712");
  CHECK(shown(outcome.value.games[1][2]) == "722");
  CHECK(shown(outcome.value.games[2][1]) == "411");
}

TEST_CASE("Rules: a game takes 5,000,000 steps at most", "[slow]") {
  // Working out a part is a step. Each of 1117 players is compared with 1117, in 4 parts. Besides them a score has
  // 3: itself, its count and the name of the line of the game. That line has five sums of 1 + 1117
  // parts and some numbers, and is a part itself.
  constexpr int players = 1117;
  constexpr int numbers = 5'000'000 - players * (3 + 4 * players) - 5 * (1 + players) - 1;
  const auto score_with = [](int count) {
    std::string rule = "game: places\nplayers: 1 to 2000\nscore = count(place > own(place)) + rest\nrest = sum(1)";
    for (int i = 1; i < 5; ++i) rule += " + sum(1)";
    for (int i = 0; i < count; ++i) rule += " + 1";
    Game game;
    game.players.assign(players, places({1}).players[0]);
    return scores(rule, game);
  };
  CHECK(score_with(numbers) == Column(players, to_string(std::int64_t{5 * players + numbers})));
  CHECK(score_with(numbers + 1) == Column{"Line 3, column 37: working out “rest” takes more than 5,000,000 steps."});
}

}  // namespace
}  // namespace tallysheet::rules
