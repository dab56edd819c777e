// Rules as text: expressions that are refused, each at the stretch that is wrong.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

void check_refused_values(const Cases& cases, const std::string& sentence) {
  for (const auto& [value, expected] : cases) {
    INFO(value);
    CHECK(problems_of_value(value) == Column{expected + sentence});
  }
}

TEST_CASE("Rules: a value is missing") {
  check_refused_values({{"", "2:9+0 The end of the line"},
                        {"× 2", "2:9+1 “×”"},
                        {"1 + + 2", "2:13+1 “+”"},
                        {"-", "2:10+0 The end of the line"},
                        {"()", "2:10+1 “)”"},
                        {"1 + is", "2:13+2 “is”"},
                        {"1 <", "2:12+0 The end of the line"},
                        {"winner and", "2:19+0 The end of the line"},
                        {"not", "2:12+0 The end of the line"},
                        {"min(1,)", "2:15+1 “)”"},
                        {"sum(place where)", "2:24+1 “)”"},
                        {"if", "2:11+0 The end of the line"},
                        {"if winner: else 2", "2:20+4 “else”"}},
                       " stands where a value must be: a number, a name, a function or a bracket.");
}

TEST_CASE("Rules: words of the language are no values") {
  for (const std::string word :
       {"then", "else", "otherwise", "and", "or", "where", "from", "by", "of", "ask", "more"}) {
    INFO(word);
    CHECK(problems_of_value("1 + " + word) ==
          Column{format("2:13+{} “{}” stands where a value must be: a number, a name, a function or a bracket.",
                        {word.size(), word})});
  }
}

TEST_CASE("Rules: something follows a value") {
  check_refused_values({{"1 place", "2:11+5 “place”"},
                        {"place 2", "2:15+1 “2”"},
                        {"1 not 2", "2:11+3 “not”"},
                        {"1, 2", "2:10+1 “,”"},
                        {"1: 2", "2:10+1 “:”"},
                        {"1 (2)", "2:11+1 “(”"},
                        {"(1 (2))", "2:12+1 “(”"},
                        {"2² 3", "2:12+1 “3”"},
                        {"2²³", "2:11+1 “³”"}},
                       " cannot follow a value; a sign such as + or ×, a comparison, or the end of the line can.");
}

TEST_CASE("Rules: = does not compare") {
  const std::string sentence = "“=” only gives a line its name; write “is” to compare.";
  check_refused_values({{"1 = 2", "2:11+1 "}, {"= 2", "2:9+1 "}, {"(1 = 2)", "2:12+1 "}}, sentence);
}

TEST_CASE("Rules: a bracket that is never closed is marked where it opens") {
  check_refused_values({{"(1", "2:9+1 "},
                        {"1 + (2 × (3 + 4", "2:18+1 "},
                        {"(1: 2)", "2:9+1 "},
                        {"(1, 2)", "2:9+1 "},
                        {"(place place)", "2:9+1 "},
                        {"sum(place", "2:12+1 "},
                        {"sum(place by 2)", "2:12+1 "},
                        {"abs(1, 2)", "2:12+1 "},
                        {"round(1, 2", "2:14+1 "}},
                       "This bracket is never closed; “)” is missing.");
}

TEST_CASE("Rules: a bracket that was never opened") {
  check_refused_values({{"1)", "2:10+1 "}, {"(1))", "2:12+1 "}}, "This bracket was never opened.");
}

TEST_CASE("Rules: two comparisons in a row") {
  check_refused_values({{"if 1 < place < 3: 1 else 0", "2:22+1 "},
                        {"if place is 1 is not winner: 1 else 0", "2:23+6 "},
                        {"if 1 ≥ place at most 3: 1 else 0", "2:22+7 "}},
                       "Two comparisons in a row: join them by “and”.");
}

TEST_CASE("Rules: a choice needs a colon and an else") {
  CHECK(problems_of_value("if winner 1 else 0") == Column{"2:19+1 “1” stands where “:” must follow the condition."});
  CHECK(problems_of_value("if winner: 1") ==
        Column{"2:21+0 The end of the line stands where “else” must follow: an “if” says what holds otherwise, too."});
  CHECK(problems_of_value("if winner: 1 else if place is 2 3 else 1") ==
        Column{"2:41+1 “3” stands where “:” must follow the condition."});
}

TEST_CASE("Rules: a choice, or its contrary, within something longer stands in brackets") {
  check_refused_values(
      {{"1 + if winner: 1 else 0", "2:13+2 "}, {"1 × not winner", "2:13+3 "}, {"-if winner: 1 else 0", "2:10+2 "}},
      "Put “if …” in brackets where it is part of something longer.");
}

TEST_CASE("Rules: exponents are whole numbers from 0 to 9") {
  check_refused_values({{"2 ^ 10", "2:13+2 “10”"},
                        {"2 ^ 1.5", "2:13+3 “1.5”"},
                        {"2 ^ -1", "2:13+1 “-”"},
                        {"2 ^ place", "2:13+5 “place”"},
                        {"2 ^ 1000000000000", "2:13+13 “1000000000000”"}},
                       " is no exponent; it must be a whole number from 0 to 9.");
  CHECK(problems_of_value("2 ^") ==
        Column{"2:12+0 The end of the line is no exponent; it must be a whole number from 0 to 9."});
}

TEST_CASE("Rules: what is no function takes no brackets") {
  CHECK(problems_of_value("place(2)") == Column{"2:9+5 place is a value and takes no brackets; write × to multiply."});
  CHECK(problems_of_value("CENTRES(2)") ==
        Column{"2:9+7 centres is a value and takes no brackets; write × to multiply."});
  CHECK(problems_of_value("xyzxyz(2)") == Column{"2:9+6 xyzxyz is not a function."});
  CHECK(problems_of_value(std::string(41, 'x') + "(2)") ==
        Column{"2:9+41 " + std::string(40, 'x') + "… is not a function."});
  CHECK(problems_of_value("roundd(2)") == Column{"2:9+6 roundd is not a function; did you mean round?"});
  CHECK(problems_of_value("total(place)") == Column{"2:9+5 total is not a function; did you mean sum?"});
  CHECK(problems_of_value("average(place)") == Column{"2:9+7 average is not a function; did you mean mean?"});
}

TEST_CASE("Rules: a function with nothing in its brackets") {
  CHECK(problems_of_value("sum()") == Column{"2:13+1 sum needs something in its brackets: sum(x)."});
  CHECK(problems_of_value("table( )") ==
        Column{"2:16+1 table needs something in its brackets: table(n from 1: 10, 6, 3)."});
}

TEST_CASE("Rules: an argument is missing") {
  const std::string in_table = " must follow in table(n from 1: 10, 6, 3).";
  check_refused_values({{"min(1)", "2:14+1 “)” stands where a comma and another value must follow in min(x, y)."},
                        {"max(1 2)", "2:15+1 “2” stands where a comma and another value must follow in max(x, y)."},
                        {"table(place: 1)", "2:20+1 “:” stands where “from”" + in_table},
                        {"table(place from 1, 2)", "2:27+1 “,” stands where “:”" + in_table},
                        {"table(place from 1: 2 then 3)", "2:37+1 “)” stands where “more”" + in_table}},
                       "");
}

TEST_CASE("Rules: places to round to are 0 to 4") {
  check_refused_values({{"round(1, 5)", "2:18+1 “5”"},
                        {"down(1, -1)", "2:17+1 “-”"},
                        {"up(1, 1.5)", "2:15+3 “1.5”"},
                        {"cut(1, place)", "2:16+5 “place”"},
                        {"cut(1,)", "2:15+1 “)”"}},
                       " is no number of places; it must be 0 to 4.");
}

TEST_CASE("Rules: a table begins with a whole number, at most that of a game's players") {
  check_refused_values({{"table(place from x: 1)", "2:26+1 “x”"},
                        {"table(place from 1.5: 1)", "2:26+3 “1.5”"},
                        {"table(place from -1: 1)", "2:26+1 “-”"},
                        {"table(place from 10001: 1)", "2:26+5 “10001”"}},
                       " cannot begin a table; that must be a whole number from 0 to 10,000.");
}

TEST_CASE("Rules: the first problem of an expression is the only one that is told") {
  for (const std::string value :
       {"min(@, @", "sum(@ where @", "shared(@, @ by @", "round(@, 9", "table(@ from x", "table(place from 1: @ then @",
        "table(place from 1: 2 then @", "if @ then @", "(@ + ("}) {
    INFO(value);
    const Reading reading = read({"game: places\nscore = " + value});
    REQUIRE(reading.problems.size() == 1);
    CHECK(reading.problems[0].name == "unknownSign");
  }
}

}  // namespace
}  // namespace tallysheet::rules
