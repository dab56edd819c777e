// Rules as text: how long and how deep a rule can be, and how many problems are reported.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

std::string repeated(std::string_view part, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += part;
  return text;
}

TEST_CASE("Rules: a text has at most 100,000 bytes") {
  const std::string rule = "game: places\nscore = 1\n#";
  const std::string note(100'000 - rule.size(), 'x');
  CHECK(marked_problems(rule + note).empty());
  CHECK(marked_problems(rule + note + "x") == Column{"1:1+0 The rule is 100,001 bytes long; it may have 100,000."});
}

TEST_CASE("Rules: a text without a score") {
  const std::string expected = " The line “score = …” is missing.";
  CHECK(marked_problems("") == Column{"1:1+0" + expected});
  CHECK(marked_problems("game: places") == Column{"1:13+0" + expected});
  CHECK(marked_problems("game: places\n") == Column{"2:1+0" + expected});
}

/// Lines a1 = 1, a2 = 1 and so on.
std::string named_lines(int count) {
  std::string text;
  for (int i = 1; i <= count; ++i) text += format("a{} = 1\n", {i});
  return text;
}

TEST_CASE("Rules: a rule has at most 200 lines with a name") {
  CHECK(marked_problems("game: places\n" + named_lines(199) + "score = 1").empty());
  CHECK(marked_problems("game: places\nscore = 1\n" + named_lines(200)) ==
        Column{"202:1+4 The rule has 201 lines with a name; it may have 200."});
  CHECK(marked_problems("game: places\nscore = 1\n" + named_lines(205)) ==
        Column{"202:1+4 The rule has 206 lines with a name; it may have 200."});
}

TEST_CASE("Rules: a rule has at most 20,000 parts") {
  const std::string expected = " The rule has more than 20,000 parts; it must be shorter.";
  const auto sum = [](int numbers) { return repeated("1+", numbers - 1) + "1"; };
  // The sum itself is a part.
  CHECK(problems_of_value(sum(19'999)).empty());
  CHECK(problems_of_value(sum(20'000)) == Column{format("2:{}+0{}", {8 + 2 * 20'000, expected})});
  CHECK(problems_of_value(sum(20'001) + ")") == Column{format("2:{}+1{}", {8 + 2 * 20'001, expected})});
  CHECK(problems_of_value(sum(20'001) + "+1+1") == Column{format("2:{}+1{}", {8 + 2 * 20'001, expected})});
}

TEST_CASE("Rules: brackets, signs and choices lie in one another up to a limit") {
  CHECK(problems_of_value(repeated("(", 30) + "1" + repeated(")", 30)).empty());
  CHECK(problems_of_value(repeated("-", 30) + "1").empty());
  CHECK(problems_of_value("if " + repeated("not ", 30) + "winner: 1 else 0").empty());
  const std::string expected = " The brackets lie 31 deep; at most 30 may. Name a part as a line of its own.";
  CHECK(problems_of_value(repeated("(", 31) + "1" + repeated(")", 31)) == Column{"2:40+1" + expected});
  CHECK(problems_of_value(repeated("-", 40) + "1") == Column{"2:40+1" + expected});
  CHECK(problems_of_value("if " + repeated("not ", 40) + "winner: 1 else 0") == Column{"2:136+3" + expected});
}

TEST_CASE("Rules: brackets, signs and choices beside one another have no limit") {
  CHECK(problems_of_value("(1)" + repeated(" + (1)", 40)).empty());
  CHECK(problems_of_value("-1" + repeated(" + -1", 40)).empty());
  CHECK(problems_of_value("if not winner" + repeated(" and not winner", 40) + ": 1 else 0").empty());
  CHECK(problems_of_value(repeated("if winner: 1 else ", 40) + "0").empty());
}

TEST_CASE("Rules: at most 50 problems are told") {
  CHECK(text_problems("game: places\n" + repeated("+ 1\n", 49) + "score = 1").size() == 49);
  const Column problems = text_problems("game: places\n" + repeated("+ 1\n", 60) + "score = 1");
  REQUIRE(problems.size() == 50);
  CHECK(problems[49].starts_with("51:1 This line is not part of a rule."));
}

TEST_CASE("Rules: problems are told in the order of the text, whichever was found first") {
  const Column problems = text_problems("score = zzzzzz + 1\nb = 1 + @\ngame: places\nc = yyyyyy + xxxxxx");
  CHECK(problems == Column{"1:9 zzzzzz is not known in a rule for places.", "2:9 “@” has no meaning in a rule.",
                           "4:5 yyyyyy is not known in a rule for places.",
                           "4:14 xxxxxx is not known in a rule for places."});
}

}  // namespace
}  // namespace tallysheet::rules
