// Rules as text: signs, words that stand for a sign, numbers, names, blanks and comments.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

TEST_CASE("Rules: signs have other spellings, each with one canonical form") {
  const Cases cases = {{"1+2", "1 + 2"},       {"2-1", "2 - 1"},       {"2−1", "2 - 1"},     {"2–1", "2 - 1"},
                       {"2*1", "2 × 1"},       {"2×1", "2 × 1"},       {"2·1", "2 × 1"},     {"2/1", "2 ÷ 1"},
                       {"2÷1", "2 ÷ 1"},       {"2**4", "2 ^ 4"},      {"2^4", "2 ^ 4"},     {"5²", "5²"},
                       {"5³", "5³"},           {"1<2", "1 < 2"},       {"1>2", "1 > 2"},     {"1<=2", "1 ≤ 2"},
                       {"1≤2", "1 ≤ 2"},       {"1>=2", "1 ≥ 2"},      {"1≥2", "1 ≥ 2"},     {"1==2", "1 is 2"},
                       {"1!=2", "1 is not 2"}, {"1<>2", "1 is not 2"}, {"1≠2", "1 is not 2"}};
  for (const auto& [value, expected] : cases) {
    INFO(value);
    CHECK(canonical(value) == expected);
  }
}

TEST_CASE("Rules: words stand for signs, in any case") {
  const Cases cases = {{"1 at least 2", "1 ≥ 2"},   {"1 AT  Most 2", "1 ≤ 2"},   {"1 more than 2", "1 > 2"},
                       {"1 less than 2", "1 < 2"},  {"1 fewer than 2", "1 < 2"}, {"1 is 2", "1 is 2"},
                       {"1 Is Not 2", "1 is not 2"}};
  for (const auto& [value, expected] : cases) {
    INFO(value);
    CHECK(canonical(value) == expected);
  }
}

TEST_CASE("Rules: a word that is only half of a sign is a word") {
  CHECK(problems_of_value("1 at 2") ==
        Column{"2:11+2 “at” cannot follow a value; a sign such as + or ×, a comparison, or the end of the line can."});
  CHECK(
      problems_of_value("1 than 2") ==
      Column{"2:11+4 “than” cannot follow a value; a sign such as + or ×, a comparison, or the end of the line can."});
  CHECK(
      problems_of_value("most least") ==
      Column{"2:14+5 “least” cannot follow a value; a sign such as + or ×, a comparison, or the end of the line can."});
  CHECK(canonical("most(centres)") == "most(centres)");
}

TEST_CASE("Rules: a sign of two words is marked whole, as it was written") {
  CHECK(problems_of_value("1 + At  least 2") ==
        Column{"2:13+9 “At  least” stands where a value must be: a number, a name, a function or a bracket."});
}

TEST_CASE("Rules: numbers are printed without needless digits") {
  const Cases cases = {
      {"0", "0"},    {"9", "9"},           {"007", "7"},       {"1.50", "1.5"},
      {".5", "0.5"}, {"0.0001", "0.0001"}, {"90.09", "90.09"}, {"999999999999.9999", "999999999999.9999"}};
  for (const auto& [value, expected] : cases) {
    INFO(value);
    CHECK(canonical(value) == expected);
  }
}

TEST_CASE("Rules: a number has at most 12 digits and 4 decimals") {
  CHECK(problems_of_value("1000000000000") ==
        Column{"2:9+13 1000000000000 is too long; a number has at most 12 digits and 4 decimals."});
  CHECK(problems_of_value("1 + 0.12345") ==
        Column{"2:13+7 0.12345 is too long; a number has at most 12 digits and 4 decimals."});
}

TEST_CASE("Rules: digits are not grouped") {
  CHECK(problems_of_value("252 000") == Column{"2:13+3 “000” follows a number; write numbers without gaps: 252000."});
  CHECK(problems_of_value("1.5.2") == Column{"2:12+2 “.2” follows a number; write numbers without gaps: 252000."});
  CHECK(problems_of_value("(1 2)") == Column{"2:12+1 “2” follows a number; write numbers without gaps: 252000."});
}

TEST_CASE("Rules: a point has digits behind it") {
  for (const std::string value : {"1.", "1. 5", "1.x", "1./2"}) {
    INFO(value);
    CHECK(problems_of_value(value) == Column{"2:10+1 “.” has no meaning in a rule."});
  }
  for (const std::string value : {".", ". 5", ".x", "./2", ".:"}) {
    INFO(value);
    CHECK(problems_of_value(value) == Column{"2:9+1 “.” has no meaning in a rule."});
  }
}

TEST_CASE("Rules: signs without a meaning") {
  for (const std::string sign : {"@", "[", "]", "`", "{", "}", ";", "!", "&", "|", "~", "\"", "$", "%", "?", "\v"}) {
    INFO(sign);
    CHECK(problems_of_value("1 " + sign + " 2") == Column{"2:11+1 “" + sign + "” has no meaning in a rule."});
    CHECK(problems_of_value("1 + " + sign) == Column{"2:13+1 “" + sign + "” has no meaning in a rule."});
    CHECK(problems_of_value("(1 " + sign + ")") == Column{"2:12+1 “" + sign + "” has no meaning in a rule."});
  }
  const std::string nothing(1, '\0');
  CHECK(problems_of_value("1 " + nothing) == Column{"2:11+1 “" + nothing + "” has no meaning in a rule."});
}

TEST_CASE("Rules: names have letters, digits and underscores, and their case does not matter") {
  for (const std::string name : {"a", "z", "_", "az09_", "x2", "größe", "ツ", "é1"}) {
    INFO(name);
    CHECK(canonical_rule("game: places\n" + name + " = 2\nscore = 3×" + name) ==
          "game: places\n" + name + " = 2\nscore = 3 × " + name + "\n");
  }
  CHECK(canonical_rule("game: places\nAZ_Bonus = 2\nSCORE = Az_bonuS") ==
        "game: places\naz_bonus = 2\nscore = az_bonus\n");
}

TEST_CASE("Rules: a name ends where a sign or a blank begins") {
  const Cases cases = {{"centres×2", "centres × 2"},
                       {"centres²", "centres²"},
                       {"centres≤years", "centres ≤ years"},
                       {"centres-1", "centres - 1"},
                       {"centres\u00a0+ 1", "centres + 1"}};
  for (const auto& [value, expected] : cases) {
    INFO(value);
    CHECK(canonical(value) == expected);
  }
  CHECK(
      problems_of_value("2place") ==
      Column{"2:10+5 “place” cannot follow a value; a sign such as + or ×, a comparison, or the end of the line can."});
}

TEST_CASE("Rules: blanks of every kind are passed over, and lines may end as in Windows") {
  CHECK(canonical("\t1 \u00a0 +\t\u00a0\t2 \r") == "1 + 2");
  CHECK(canonical_rule("name: A b \t\r\ngame:\tplaces\r\n\r\nscore\u00a0=\u00a0place\r\n") ==
        "name: A b\ngame: places\nscore = place\n");
}

TEST_CASE("Rules: the end of the line is marked with no length, before a comment or behind the blanks") {
  const std::string expected =
      " The end of the line stands where a value must be: a number, a name, a function or a bracket.";
  CHECK(problems_of_value("1 +") == Column{"2:12+0" + expected});
  CHECK(problems_of_value("1 + \nbest: lowest") == Column{"2:13+0" + expected});
  CHECK(problems_of_value("1 + # a # b") == Column{"2:13+0" + expected});
  CHECK(marked_problems("game: places\nscore =") == Column{"2:8+0" + expected});
}

}  // namespace
}  // namespace tallysheet::rules
