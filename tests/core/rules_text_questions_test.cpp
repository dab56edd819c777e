// Rules as text: the questions that a rule asks.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

std::string rule_with(const std::string& question) { return "game: places\n" + question + "\nscore = 1"; }

TEST_CASE("Rules: what is known of a question") {
  const Reading reading =
      read({rule_with("ask new of each player: yes or no\nask stake of each player: number\n"
                      "ask round of the game: whole number from 1 to 4")});
  REQUIRE(reading.problems.size() == 1);  // round is a function
  CHECK(column(reading.questions, &Question::name) == Column{"new", "stake", "round"});
  CHECK(column(reading.questions, &Question::of) == Column{"player", "player", "game"});
  CHECK(column(reading.questions, &Question::kind) == Column{"yes or no", "number", "whole number"});
  CHECK(column(reading.questions, &Question::least) == Column{"nothing", "nothing", "1"});
  CHECK(column(reading.questions, &Question::most) == Column{"nothing", "nothing", "4"});
}

TEST_CASE("Rules: the canonical form of questions") {
  const Cases cases = {{"ASK New OF Each Player : YES or No", "ask new of each player: yes or no"},
                       {"ask a of the game: yes or no", "ask a of the game: yes or no"},
                       {"ask a of each player: number", "ask a of each player: number"},
                       {"ask a of the game: whole number", "ask a of the game: whole number"},
                       {"ask a of the game: number from 0.50 to .75", "ask a of the game: number from 0.5 to 0.75"},
                       {"ask a of the game: number from -2 to -1", "ask a of the game: number from -2 to -1"},
                       {"ask a of the game: number from 1 to 1", "ask a of the game: number from 1 to 1"},
                       {"ask a of the game: number from 0.0001 to 999999999999.9999",
                        "ask a of the game: number from 0.0001 to 999999999999.9999"}};
  for (const auto& [question, expected] : cases) {
    INFO(question);
    CHECK(canonical_rule(rule_with(question)) == "game: places\n" + expected + "\nscore = 1\n");
  }
}

TEST_CASE("Rules: a question that is not understood is marked and quoted") {
  CHECK(marked_problems(rule_with("ask new of everybody: yes or no")) ==
        Column{"2:5+27 “new of everybody: yes or no” is not understood; write it as in “ask newcomer of each player: "
               "yes or no” or “ask round of the game: whole number from 1 to 4”."});
}

TEST_CASE("Rules: every part of a question is needed") {
  for (const std::string question : {"ask new",
                                     "ask new each player: number",
                                     "ask new of",
                                     "ask new of the: number",
                                     "ask new of the player: number",
                                     "ask new of game: number",
                                     "ask new of each: number",
                                     "ask new of each game: number",
                                     "ask new of each player number",
                                     "ask new of each player:",
                                     "ask new of each player: yes",
                                     "ask new of each player: yes no",
                                     "ask new of each player: yes or",
                                     "ask new of each player: yes or number",
                                     "ask new of each player: no or yes",
                                     "ask new of each player: whole",
                                     "ask new of each player: whole 2",
                                     "ask new of each player: count",
                                     "ask new of each player: number from",
                                     "ask new of each player: number 1 to 2",
                                     "ask new of each player: number from 1",
                                     "ask new of each player: number from 1 2",
                                     "ask new of each player: number from 1 to",
                                     "ask new of each player: number from a to 2",
                                     "ask new of each player: number from - to 2",
                                     "ask new of each player: number from 1 to b",
                                     "ask new of each player: number from 1 to 1000000000000",
                                     "ask new of each player: number from 1 to 2 or 3",
                                     "ask new of each player: yes or no or both"}) {
    INFO(question);
    const Reading reading = read({rule_with(question)});
    REQUIRE(reading.problems.size() == 1);
    CHECK(reading.problems[0].name == "questionForm");
    CHECK(reading.questions.empty());
  }
}

TEST_CASE("Rules: the limits of an answer are in order") {
  CHECK(marked_problems(rule_with("ask a of the game: number from 0.5 to 0.25")) ==
        Column{"2:5+38 The least, 0.5, is greater than the most, 0.25."});
  CHECK(marked_problems(rule_with("ask a of the game: number from 1 to -1")) ==
        Column{"2:5+34 The least, 1, is greater than the most, -1."});
}

/// Questions a1, a2 and so on.
std::string questions(int count) {
  std::string text;
  for (int i = 1; i <= count; ++i) text += format("ask a{} of the game: number\n", {i});
  return text;
}

TEST_CASE("Rules: a rule asks at most 20 questions") {
  CHECK(marked_problems(rule_with(questions(20))).empty());
  CHECK(marked_problems(rule_with(questions(21))) == Column{"22:5+3 The rule asks 21 questions; it may ask 20."});
  CHECK(marked_problems(rule_with(questions(25))) == Column{"22:5+3 The rule asks 25 questions; it may ask 20."});
}

}  // namespace
}  // namespace tallysheet::rules
