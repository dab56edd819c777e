// Rules as text: games that they score, with their working.
#include "tallysheet/rules.hpp"

#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

const std::string c_diplo =
    "name: C-Diplo 100\n"
    "game: Diplomacy\n"
    "decimals: 2\n"
    "score = if solo: (if winner: 100 else 0) else 1 + centres + shared(38, 14, 7)\n";

TEST_CASE("Rules: level leaders share the points of their places") {
  const std::string tied = printed({2 * (1 + 8) + 38 + 14, 2}, 2);
  CHECK(scores(c_diplo, board({8, 8, 7, 5, 3, 2, 1})) == Column{tied, tied, "15.00", "6.00", "4.00", "3.00", "2.00"});
}

TEST_CASE("Rules: a solo takes all") {
  CHECK(scores(c_diplo, board({18, 8, 8, 0, 0, 0, 0})) ==
        Column{"100.00", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00"});
}

TEST_CASE("Rules: the working is the rule with its figures, and names a tie") {
  const Outcome<Sheet> outcome = score({c_diplo, board({8, 8, 7, 5, 3, 2, 1}), true});
  REQUIRE(outcome.value.working.size() == 7);
  const RuleStep& step = outcome.value.working[0];
  CHECK(step.terms == "1 + 8 + ( 38 + 14 ) ÷ 2");
  CHECK(step.value == "35");
  CHECK(step.rounded == "35.00");
  CHECK(step.notes == Column{"2 players fill places 1 to 2"});
}

TEST_CASE("Rules: what decided is noted once, though it is written several times") {
  const auto notes = [](const std::string& value) {
    return score({"game: places\ndecimals: 0\nscore = " + value, places({1, 2}), true}).value.working[0].notes;
  };
  CHECK(notes("max(place, 3) ^ 2") == Column{"the greatest of 1 and 3"});
  CHECK(notes("table(place + 4 from 1: 1 then 2 more)") == Column{"the table's row for 5"});
}

TEST_CASE("Rules: what a rule says is 0 has no working") {
  const Outcome<Sheet> outcome = score({c_diplo, board({18, 8, 8, 0, 0, 0, 0}), true});
  CHECK(outcome.value.working.size() == 1);
}

TEST_CASE("Rules: a year is asked for only where the score depends on it") {
  const std::string rule =
      "game: Diplomacy\ndecimals: 2\nscore = if solo: 0 else if survives: centres else 0.3 × years";
  CHECK(scores(rule, board({18, 16, 0, 0, 0, 0, 0}))[0] == "0.00");
  const Outcome<Sheet> outcome = score({rule, board({17, 17, 0, 0, 0, 0, 0}), false});
  CHECK(lines_of(outcome.problems) == Column{"required /game/players/2/lastHeld"});
}

TEST_CASE("Rules: only what the rule rounds is rounded, half away from zero") {
  const auto first = [](const std::string& value) {
    return scores("game: places\ndecimals: 3\nscore = " + value, places({1, 2}))[0];
  };
  CHECK(first("round(2.5)") == "3.000");
  CHECK(first("round(-2.5)") == "-3.000");
  CHECK(first("down(-2.5)") == "-3.000");
  CHECK(first("up(-2.5)") == "-2.000");
  CHECK(first("cut(-2.59, 1)") == "-2.500");
  CHECK(first("2 ÷ 3 × 3") == "2.000");
}

TEST_CASE("Rules: functions over all players") {
  const auto all = [](const std::string& value) {
    return scores("game: scores\ndecimals: 1\nscore = " + value, points({12, 7, 7, 4}));
  };
  CHECK(all("sum(game_score)")[0] == "30.0");
  CHECK(all("mean(game_score)")[0] == "7.5");
  CHECK(all("second(game_score)")[0] == "7.0");
  CHECK(all("least(game_score where leader)")[0] == "12.0");
  CHECK(all("count(game_score < own(game_score))") == Column{"3.0", "1.0", "1.0", "0.0"});
  CHECK(all("rank(game_score) × 10 + level(game_score)") == Column{"11.0", "22.0", "22.0", "41.0"});
  CHECK(all("most(game_score where game_score > 100)")[0] == "0.0");
}

TEST_CASE("Rules: points by place, and tables") {
  const auto all = [](const std::string& value) {
    return scores("game: places\ndecimals: 1\nscore = " + value, places({1, 2, 2, 4}));
  };
  CHECK(all("shared(10, 6, 3)") == Column{"10.0", "4.5", "4.5", "0.0"});
  CHECK(all("lowest(10, 6, 3)") == Column{"10.0", "3.0", "3.0", "0.0"});
  CHECK(all("highest(10, 6, 3)") == Column{"10.0", "6.0", "6.0", "0.0"});
  CHECK(all("shared(10, 6, 3 by place)") == Column{"0.0", "4.5", "4.5", "10.0"});
  CHECK(all("table(place from 2: 5, 6)") == Column{"0.0", "5.0", "5.0", "0.0"});
  CHECK(all("table(place from 0: 1 then 2 more)") == Column{"3.0", "5.0", "5.0", "9.0"});
}

TEST_CASE("Rules: answers to the rule's questions") {
  const std::string rule =
      "game: places\nask newcomer of each player: yes or no\nask stake of the game: whole number from 1 to 4\nscore = "
      "stake + (if newcomer: 5 else 0)";
  Game game = places({1, 2});
  game.answers = {{"stake", Decimal(3)}};
  game.players[1].answers = {{"Newcomer", true}};
  CHECK(scores(rule, game) == Column{"3", "8"});
  game.answers = {{"stake", Decimal(9)}, {"stakes", Decimal(1)}};
  game.players[0].answers = {{"newcomer", Decimal(1)}};
  CHECK(lines_of(score({rule, game, false}).problems) ==
        Column{"range /game/answers/0/value", "range /game/answers/1/name", "type /game/players/0/answers/0/value"});
}

TEST_CASE("Rules: a division by nothing and a fraction that is too large are told at their line") {
  CHECK(scores("game: places\ndecimals: 2\nscore = 10 ÷ (place - 1)", places({1, 2})) ==
        Column{"Line 3, column 9: “10 ÷ (place - 1)” divides by 0 for player 1."});
  CHECK(scores("game: places\nscore = 999999999999 ^ 3", places({1, 2})) ==
        Column{"Line 2, column 9: “999999999999 ^ 3” has more than 18 digits."});
}

TEST_CASE("Rules: the lowest score can be the best") {
  const Outcome<Sheet> outcome = score({"game: scores\nbest: lowest\nscore = game_score", points({3, 1, 2}), false});
  CHECK(column(outcome.value.rows, &Row::place) == Column{"3", "1", "2"});
}

TEST_CASE("Rules: many games at once have the scores of single ones") {
  const Outcome<Scores> outcome = score_games({c_diplo, {board({8, 8, 7, 5, 3, 2, 1}), board({18, 8, 8, 0, 0, 0, 0})}});
  REQUIRE(outcome.value.games.size() == 2);
  CHECK(to_string(outcome.value.games[0][2]) == "15.00");
  CHECK(to_string(outcome.value.games[1][0]) == "100.00");
}

}  // namespace
}  // namespace tallysheet::rules
