// Rules as text: where a statement begins and ends, notes, and positions.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

const std::string stray =
    " This line is not part of a rule. A line gives a value a name, as in score = 10, or is a note after #.";

TEST_CASE("Rules: a definition goes on over blank lines and notes, and ends with another statement") {
  CHECK(canonical_rule("game: places\nscore = 1\n\n  + 2\n# note\n\t× 3\nb = 4") ==
        "game: places\nscore = 1 + 2 × 3\n# note\nb = 4\n");
  CHECK(canonical_rule("game: places\nscore = (1 +\nplace\n)") == "game: places\nscore = 1 + place\n");
  CHECK(canonical_rule("game: places\nscore =\n1") == "game: places\nscore = 1\n");
}

TEST_CASE("Rules: else at the beginning of a line is no heading") {
  CHECK(canonical_rule("game: places\nscore = if winner: 1\nELSE: 2") == "game: places\nscore = if winner: 1 else 2\n");
  CHECK(canonical_rule("game: places\nscore = if winner: 1\notherwise: 2") ==
        "game: places\nscore = if winner: 1 else 2\n");
}

TEST_CASE("Rules: nothing goes on after a heading, a question or a note at the beginning") {
  CHECK(marked_problems("score = 1\ngame: places\n  + 2") == Column{"3:3+1" + stray});
  CHECK(marked_problems("game: places\nscore = 1\nask a of the game: number\nplace + 2") == Column{"4:1+5" + stray});
  CHECK(marked_problems("# note\n12\ngame: places\nscore = 1") == Column{"2:1+2" + stray});
}

TEST_CASE("Rules: a word alone, or with another, begins nothing") {
  CHECK(marked_problems("ask\nplayers 4\n: 3\ngame: places\nscore = 1") ==
        Column{"1:1+3" + stray, "2:1+7" + stray, "3:1+1" + stray});
  CHECK(marked_problems("ask 3\nask: 3\ngame: places\nscore = 1").at(0) == "1:1+3" + stray);
}

TEST_CASE("Rules: ask is no name of a line") {
  CHECK(marked_problems("game: places\nask = 3\nscore = 1") ==
        Column{"2:1+3 ask belongs to the language. Choose another name."});
}

TEST_CASE("Rules: a note behind a line stands before it, or after a line that goes on") {
  CHECK(canonical_rule(
            "game: places # a\nbest: lowest#b\nask c of the game: number # c\nscore = 1 # d\n  + 2 # e\n+ 3") ==
        "# a\ngame: places\n# b\nbest: lowest\n# c\nask c of the game: number\n# d\nscore = 1 + 2 + 3\n# e\n");
}

TEST_CASE("Rules: notes are kept without the blanks around them") {
  CHECK(canonical_rule("  #  a note: x = 1 # more \r\n#\ngame: places\n\t#b\nscore = 1") ==
        "# a note: x = 1 # more\n# \ngame: places\n# b\nscore = 1\n");
}

TEST_CASE("Rules: the lines of a rule are known with their numbers and what they depend on") {
  const Reading reading = read({"game: places\n# note\nscore = bonus\nbonus = 1 + place\nfirst =\n\n2 is 3"});
  CHECK(column(reading.lines, &Line::name) == Column{"score", "bonus", "first"});
  CHECK(column(reading.lines, &Line::line) == Column{"3", "4", "5"});
  CHECK(column(reading.lines, &Line::of) == Column{"player", "player", "game"});
  CHECK(column(reading.lines, &Line::type) == Column{"number", "number", "yes or no"});
  CHECK(column(reading.lines, &Line::text) == Column{"bonus", "1 + place", "2 is 3"});
}

TEST_CASE("Rules: a line that reads its own player depends on a player") {
  CHECK(column(read({"game: places\nscore = own(place)"}).lines, &Line::of) == Column{"player"});
  CHECK(column(read({"game: places\nscore = sum(place)"}).lines, &Line::of) == Column{"game"});
}

TEST_CASE("Rules: columns and lengths count code points") {
  CHECK(marked_problems("game: places\nscore = größe + ツツツ × @") == Column{"2:23+1 “@” has no meaning in a rule."});
  CHECK(marked_problems("game: places\nscore = ツツツツツツ + 🥇🥇🥇🥇🥇🥇") ==
        Column{"2:9+6 ツツツツツツ is not known in a rule for places.",
               "2:18+6 🥇🥇🥇🥇🥇🥇 is not known in a rule for places."});
}

TEST_CASE("Rules: a rule with problems has no canonical form, but what could be read is known") {
  const Reading reading = read({"name: A\ngame: scores\ndecimals: 3\nscore = game_score + @\nb = 1"});
  REQUIRE(reading.problems.size() == 1);
  CHECK(reading.problems[0].name == "unknownSign");
  CHECK(reading.name == "A");
  CHECK(reading.decimals == 3);
  CHECK(column(reading.lines, &Line::name) == Column{"score", "b"});
  CHECK(column(reading.lines, &Line::text) == Column{"", ""});
  CHECK(reading.text.empty());
}

TEST_CASE("Rules: decimals that are not stated are as many as a score can need, up to 4") {
  CHECK(read({"game: places\nscore = place × 0.5"}).decimals == 1);
  CHECK(read({"game: places\nscore = place × 0.0625"}).decimals == 4);
  const std::string expected =
      " The score may have no end, such as 33.333…; say to how many places it is printed: decimals: 2.";
  CHECK(problems_of_value("place × 0.0625 × 0.5") == Column{"2:1+5" + expected});
  CHECK(problems_of_value("place ÷ 3") == Column{"2:1+5" + expected});
}

TEST_CASE("Rules: reading other texts in between changes nothing") {
  const std::string first = canonical_rule("game: places\nscore = 1");
  for (int i = 2; i < 9; ++i) {
    CHECK(canonical_rule(format("game: places\nscore = {}", {i})) == format("game: places\nscore = {}\n", {i}));
    CHECK(canonical_rule("game: places\nscore = 1") == first);
  }
  CHECK(canonical_rule("game: places\nscore = 2") == "game: places\nscore = 2\n");
}

}  // namespace
}  // namespace tallysheet::rules
