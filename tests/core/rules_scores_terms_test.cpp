// Rules as text: how a value is written in the working, with figures for names, and what is noted beside it.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The working of the first player's score, of whom there are three: "1 + 1".
std::string terms_of(const std::string& value) {
  const std::vector<RuleStep> working =
      score({"game: places\nthird = 1 ÷ 3\ndebt = -2\ndecimals: 2\nscore = " + value, places({1, 2, 2}), true})
          .value.working;
  const auto found = std::find_if(working.begin(), working.end(), [](const RuleStep& step) { return step.row == 0; });
  REQUIRE(found != working.end());
  return found->terms;
}

/// The working of a condition that holds for the first player.
std::string condition_of(const std::string& condition) {
  const Outcome<Sheet> outcome =
      score({"game: places\nfine = " + condition + "\nscore = if fine: 1 else 0", places({1, 2, 2}), true});
  REQUIRE(outcome.value.working.size() > 0);
  return outcome.value.working[0].terms;
}

TEST_CASE("Rule working: parts have brackets where they need them") {
  CHECK(terms_of("1 + place") == "1 + 1");
  CHECK(terms_of("(1 - seat) - place") == "1 − 1 − 1");
  CHECK(terms_of("1 - (seat + place)") == "1 − ( 1 + 1 )");
  CHECK(terms_of("(1 + seat) × place") == "( 1 + 1 ) × 1");
  CHECK(terms_of("1 + 2 × place ÷ 4") == "1 + 2 × 1 ÷ 4");
  CHECK(terms_of("2 ÷ (seat × place)") == "2 ÷ ( 1 × 1 )");
  CHECK(terms_of("(2 × seat) × place") == "( 2 × 1 ) × 1");
  CHECK(terms_of("-(1 + place)") == "− ( 1 + 1 )");
  CHECK(terms_of("2 × -place") == "2 × − 1");
}

TEST_CASE("Rule working: a figure that is a quotient, or below zero, has brackets where it needs them") {
  CHECK(terms_of("1 + third") == "1 + 1 ÷ 3");
  CHECK(terms_of("2 × third") == "2 × ( 1 ÷ 3 )");
  CHECK(terms_of("2 × debt") == "2 × -2");
  CHECK(terms_of("debt ^ 4") == "( -2 ) ^ 4");
  CHECK(terms_of("third ^ 4") == "( 1 ÷ 3 ) ^ 4");
  CHECK(terms_of("3 ^ 4") == "3 ^ 4");
}

TEST_CASE("Rule working: squares and cubes are products") {
  CHECK(terms_of("players ^ 0") == "3 ^ 0");
  CHECK(terms_of("players ^ 1") == "3");
  CHECK(terms_of("players²") == "3 × 3");
  CHECK(terms_of("players³") == "3 × 3 × 3");
  CHECK(terms_of("players ^ 4") == "3 ^ 4");
  CHECK(terms_of("(1 + players)²") == "( 1 + 3 ) × ( 1 + 3 )");
  CHECK(terms_of("(1 + players) ^ 4") == "( 1 + 3 ) ^ 4");
  CHECK(terms_of("2 × players² + players³") == "2 × 3 × 3 + 3 × 3 × 3");
  CHECK(terms_of("12 ÷ players²") == "12 ÷ ( 3 × 3 )");
  CHECK(terms_of("12 ÷ players ^ 1") == "12 ÷ 3");
  CHECK(terms_of("-players²") == "− ( 3 × 3 )");
}

TEST_CASE("Rule working: a sum over players has the scored player’s own value in each term") {
  // Seats 1 to 3 less the first player's.
  CHECK(terms_of("sum(seat - own(seat))") == "0 + 1 + 2");
}

TEST_CASE("Rule working: conditions") {
  CHECK(condition_of("place < 3") == "1 < 3");
  CHECK(condition_of("3 > place") == "3 > 1");
  CHECK(condition_of("place ≤ 1") == "1 ≤ 1");
  CHECK(condition_of("place ≥ 1") == "1 ≥ 1");
  CHECK(condition_of("place is 1") == "1 is 1");
  CHECK(condition_of("place + 1 is not 1") == "1 + 1 is not 1");
  CHECK(condition_of("not place is 2") == "not 1 is 2");
  CHECK(condition_of("not (no or place is 2)") == "not ( no or 1 is 2 )");
  CHECK(condition_of("winner and not no or no") == "yes and not no or no");
  CHECK(condition_of("(no or winner) and yes") == "( no or yes ) and yes");
  CHECK(condition_of("(place is 1) is yes") == "( 1 is 1 ) is yes");
}

TEST_CASE("Rule working: only the value that was chosen is written") {
  CHECK(terms_of("if winner: 3 + place else 2") == "3 + 1");
  CHECK(terms_of("if not winner: 1 else if place is 2: 2 else 3 × place") == "3 × 1");
  CHECK(terms_of("2 × (if winner: 3 + place else 2)") == "2 × ( 3 + 1 )");
  CHECK(terms_of("max(if winner: 4 else 2, place)") == "4");
}

TEST_CASE("Rule working: what rounds within a longer part") {
  CHECK(terms_of("1 + round(place ÷ 3)") == "1 + round( 1 ÷ 3 )");
  CHECK(terms_of("1 + round(place ÷ 3, 2)") == "1 + round( 1 ÷ 3 , 2 )");
  CHECK(terms_of("1 + cut(place ÷ 3)") == "1 + cut( 1 ÷ 3 )");
  CHECK(terms_of("1 + down(place ÷ 3)") == "1 + ⌊ 1 ÷ 3 ⌋");
  CHECK(terms_of("1 + up(place ÷ 3)") == "1 + ⌈ 1 ÷ 3 ⌉");
  CHECK(terms_of("1 + down(place ÷ 3, 1)") == "1 + down( 1 ÷ 3 , 1 )");
  CHECK(terms_of("1 + up(place ÷ 3, 1)") == "1 + up( 1 ÷ 3 , 1 )");
  CHECK(terms_of("2 × round(place + seat)") == "2 × round( 1 + 1 )");
}

TEST_CASE("Rule working: ranks, own and their like are written as their values") {
  CHECK(terms_of("1 + rank(seat)") == "1 + 3");
  CHECK(terms_of("1 + level(place)") == "1 + 1");
  CHECK(terms_of("1 + own(seat + 4)") == "1 + 5");
  CHECK(terms_of("1 + abs(seat - 9)") == "1 + 8");
  CHECK(terms_of("1 + count(place is 2)") == "1 + 2");
  CHECK(terms_of("1 + mean(place)") == "1 + 5 ÷ 3");
  CHECK(terms_of("2 × mean(place)") == "2 × ( 5 ÷ 3 )");
}

/// The working of the first score with its notes, for players of whom two share the second place.
std::string noted(const std::string& value) {
  const RuleStep step =
      score({"game: places\ndecimals: 0\nscore = " + value, places({2, 2, 1, 4}), true}).value.working.at(0);
  std::string line = format("{} = {}", {step.terms, step.value});
  for (const std::string& note : step.notes) line += format(" [{}]", {note});
  return line;
}

TEST_CASE("Rule working: what is smaller or greater is written, and among what is noted") {
  CHECK(noted("min(place + 1, 5)") == "2 + 1 = 3 [the least of 3 and 5]");
  CHECK(noted("min(5, 4, place)") == "2 = 2 [the least of 5, 4 and 2]");
  CHECK(noted("max(place, 1 + 2, 1)") == "1 + 2 = 3 [the greatest of 2, 3 and 1]");
  CHECK(noted("max(place, 1 + 1)") == "2 = 2 [the greatest of 2 and 2]");
  CHECK(noted("min(place, 1 + 1)") == "2 = 2 [the least of 2 and 2]");
  CHECK(noted("1 + max(place, 3) + min(place, 1)") == "1 + 3 + 1 = 5 [the greatest of 2 and 3] [the least of 2 and 1]");
  CHECK(noted("max(1 ÷ 3, 1 ÷ 2)") == "1 ÷ 2 = 0.5 [the greatest of 1 ÷ 3 and 0.5]");
}

TEST_CASE("Rule working: a table's row is written and noted, and beyond its rows the value") {
  CHECK(noted("table(place from 1: 8, 5 + 1)") == "5 + 1 = 6 [the table's row for 2]");
  CHECK(noted("table(place from 2: 8, 6)") == "8 = 8 [the table's row for 2]");
  CHECK(noted("table(place from 0: 8, 6)") == "0 = 0 [the table's row for 2]");
  CHECK(noted("table(place from 3: 8, 6)") == "0 = 0 [the table's row for 2]");
  CHECK(noted("table(place from 0: 8, 6 then 2 more)") == "8 = 8 [the table's row for 2]");
  CHECK(noted("1 + table(place from 1: 8 then -9 more)") == "1 + ( -1 ) = 0 [the table's row for 2]");
}

TEST_CASE("Rule working: the points of a shared place") {
  CHECK(noted("shared(10, 6, 2)") == "( 6 + 2 ) ÷ 2 = 4 [2 players fill places 2 to 3]");
  CHECK(noted("shared(10, 6)") == "( 6 + 0 ) ÷ 2 = 3 [2 players fill places 2 to 3]");
  CHECK(noted("shared(10)") == "( 0 + 0 ) ÷ 2 = 0 [2 players fill places 2 to 3]");
  CHECK(noted("2 × lowest(10, 6, 1 + 1)") == "2 × ( 1 + 1 ) = 4 [2 players fill places 2 to 3]");
  CHECK(noted("highest(10, 6, 2)") == "6 = 6 [2 players fill places 2 to 3]");
  CHECK(noted("shared(10, 2 × 3, 2)") == "( 2 × 3 + 2 ) ÷ 2 = 4 [2 players fill places 2 to 3]");
  CHECK(noted("lowest(10, 6, 1 + 1)") == "1 + 1 = 2 [2 players fill places 2 to 3]");
  CHECK(noted("12 ÷ lowest(10, 6, 2 × 3, 1)") == "12 ÷ ( 2 × 3 ) = 2 [2 players fill places 2 to 3]");
  CHECK(noted("12 ÷ shared(10, 6, 2, 1)") == "12 ÷ ( ( 6 + 2 ) ÷ 2 ) = 3 [2 players fill places 2 to 3]");
  CHECK(noted("12 × shared(10, 6, 2)") == "12 × ( 6 + 2 ) ÷ 2 = 48 [2 players fill places 2 to 3]");
  CHECK(noted("1 + shared(10, 6, 2)") == "1 + ( 6 + 2 ) ÷ 2 = 5 [2 players fill places 2 to 3]");
}

TEST_CASE("Rule working: the points of a place of one's own") {
  for (const char* const function : {"shared", "lowest", "highest"}) {
    CHECK(noted(format("{}(10, 6, 2, 1 by seat)", {function})) == "1 = 1");
    CHECK(noted(format("{}(10, 6, 2 by -seat)", {function})) == "10 = 10");
    CHECK(noted(format("{}(10, 6, 2 by seat)", {function})) == "0 = 0");
  }
}

}  // namespace
}  // namespace tallysheet::rules
