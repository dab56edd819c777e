// Rules as text: the working of a sheet, line by line.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

std::string line_of(const RuleStep& step) {
  std::string line =
      format("{} = {} = {}{} → {}", {step.name, step.terms, step.value, step.exact ? "" : "…", step.rounded});
  for (const std::string& note : step.notes) line += format(" [{}]", {note});
  return line;
}

/// All lines of the working, with the row: "0 score = 1 + 1 = 2 → 2".
Column working_of(const std::string& rule, const Game& game) {
  Column lines;
  for (const RuleStep& step : score({rule, game, true}).value.working) {
    lines.push_back((step.row ? to_string(static_cast<std::int64_t>(*step.row)) + " " : "") + line_of(step));
  }
  return lines;
}

TEST_CASE("Rule working: the lines of the game stand first, then those of each player in the order of the text") {
  CHECK(working_of("game: scores\ndecimals: 1\nscore = bonus + all\nall = sum(game_score)\nbonus = 10 - place\n"
                   "unused = 5\nhalf = all ÷ 2",
                   points({3, 4})) == Column{"all = 3 + 4 = 7 → 7", "0 score = 8 + 7 = 15 → 15.0",
                                             "0 bonus = 10 − 2 = 8 → 8", "1 score = 9 + 7 = 16 → 16.0",
                                             "1 bonus = 10 − 1 = 9 → 9"});
}

TEST_CASE("Rule working: a score that all have is shown for each") {
  CHECK(working_of("game: places\nscore = 2 × players", places({1, 2})) ==
        Column{"0 score = 2 × 2 = 4 → 4", "1 score = 2 × 2 = 4 → 4"});
}

TEST_CASE("Rule working: a line is shown to those who needed it") {
  CHECK(working_of("game: places\nscore = if winner: 7 else bonus\nbonus = 10 - place", places({2, 1, 3})) ==
        Column{"0 score = 8 = 8 → 8", "0 bonus = 10 − 2 = 8 → 8", "1 score = 7 = 7 → 7", "2 score = 7 = 7 → 7",
               "2 bonus = 10 − 3 = 7 → 7"});
}

TEST_CASE("Rule working: the rule's own 0 is not shown, but one that is worked out is") {
  CHECK(working_of("game: places\nscore = if winner: 0 else place - 2", places({1, 2})) ==
        Column{"1 score = 2 − 2 = 0 → 0"});
  CHECK(working_of("game: places\nscore = table(place from 1: 0, 5)", places({1, 2})) ==
        Column{"1 score = 5 = 5 → 5 [the table's row for 2]"});
  CHECK(working_of("game: places\nfine = no\nscore = if fine: 1 else 2", places({1, 2})) ==
        Column{"fine = no = no → no", "0 score = 2 = 2 → 2", "1 score = 2 = 2 → 2"});
}

TEST_CASE("Rule working: values are cut off after five places, and rounded as the rule says") {
  CHECK(working_of("game: places\ndecimals: 2\nscore = 2 ÷ 3", places({1, 2}))[0] ==
        "0 score = 2 ÷ 3 = 0.66666… → 0.67");
  CHECK(working_of("game: places\ndecimals: 2\nscore = 1 ÷ 3 + third\nthird = 1 ÷ 3", places({1, 2}))[0] ==
        "third = 1 ÷ 3 = 0.33333… → 0.33333");
  CHECK(working_of("game: places\nscore = 1 ÷ 8 × place", places({1, 2}))[1] == "1 score = 1 ÷ 8 × 2 = 0.25 → 0.25");
  CHECK(working_of("game: places\ndecimals: 0\nscore = tiny\ntiny = 0.001 ÷ 1000", places({1, 2}))[0] ==
        "tiny = 0.001 ÷ 1000 = 0… → 0.000001");
}

TEST_CASE("Rule working: a line that is rounded has the terms before it") {
  const auto line = [](const std::string& heading, const std::string& value) {
    return working_of("game: places\n" + heading + "score = 1 × part\npart = " + value, places({1, 2}))[0];
  };
  CHECK(line("", "round(2 ÷ 3, 2)") == "part = 2 ÷ 3 = 0.66666… → 0.67");
  CHECK(line("", "down(5 ÷ 2)") == "part = 5 ÷ 2 = 2.5 → 2");
  CHECK(line("", "round(round(2 ÷ 3, 2), 1)") == "part = round( 2 ÷ 3 , 2 ) = 0.67 → 0.7");
  CHECK(line("", "up(max(2.5, 1))") == "part = 2.5 = 2.5 → 3 [the greatest of 2.5 and 1]");
  CHECK(line("", "cut(sum(0.25 × seat), 1)") == "part = 0.25 + 0.5 = 0.75 → 0.7");
  CHECK(working_of("game: places\ndecimals: 3\nscore = round(2 ÷ 3, 2)", places({1, 2}))[0] ==
        "0 score = 2 ÷ 3 = 0.66666… → 0.670");
}

TEST_CASE("Rule working: an answer stands in the place of its question") {
  Game game = places({1, 2});
  game.answers = {{"late", true}, {"pot", decimal("2.5")}};
  CHECK(working_of("game: places\nask late of the game: yes or no\nask pot of the game: number\ndecimals: 1\n"
                   "fine = late or no\nscore = if fine: 2 × pot else 0",
                   game) ==
        Column{"fine = yes or no = yes → yes", "0 score = 2 × 2.5 = 5 → 5.0", "1 score = 2 × 2.5 = 5 → 5.0"});
}

TEST_CASE("Rule working: yes and no") {
  CHECK(working_of("game: places\nfine = winner is yes\nscore = if fine: 1 else 2", places({1, 2})) ==
        Column{"0 fine = yes is yes = yes → yes", "0 score = 1 = 1 → 1", "1 fine = no is yes = no → no",
               "1 score = 2 = 2 → 2"});
}

TEST_CASE("Rule working: a sum over at most ten players is written with its terms") {
  const auto sum_of = [](std::size_t count, const std::string& value) {
    Game game;
    game.players.assign(count, points({2}).players[0]);
    return working_of("game: scores\ndecimals: 0\nall = " + value + "\nscore = all", game)[0];
  };
  CHECK(sum_of(10, "sum(game_score)") == "all = 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 = 20 → 20");
  CHECK(sum_of(11, "sum(game_score)") == "all = 22 = 22 → 22");
  CHECK(sum_of(2, "sum(1 ÷ 3)") == "all = 1 ÷ 3 + 1 ÷ 3 = 0.66666… → 0.66666");
  CHECK(sum_of(2, "sum(-game_score)") == "all = -2 + -2 = -4 → -4");
  CHECK(sum_of(2, "sum(game_score where game_score > 1)") == "all = 4 = 4 → 4");
  CHECK(sum_of(2, "most(game_score)") == "all = 2 = 2 → 2");
  CHECK(sum_of(2, "1 + sum(game_score)") == "all = 1 + 4 = 5 → 5");
}

}  // namespace
}  // namespace tallysheet::rules
