// Rules as text: what expressions are worth, in exact fractions.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The value of an expression, to four places, for both players of a game with these places.
Column values(const std::string& value, std::initializer_list<std::int64_t> own = {1, 2}) {
  INFO(value);
  return scores("game: places\nplayers: 1 to 9\ndecimals: 4\nscore = " + value, places(own));
}

std::string value_of(const std::string& value) { return values(value, {1})[0]; }
std::string truth_of(const std::string& condition) { return value_of("if " + condition + ": 1 else 0"); }

TEST_CASE("Rules: arithmetic") {
  CHECK(value_of("1 + 2 - 5") == "-2.0000");
  CHECK(value_of("1 ÷ 3 + 1 ÷ 6") == "0.5000");
  CHECK(value_of("1 ÷ 3 - 1 ÷ 3") == "0.0000");
  CHECK(value_of("2 × 3 ÷ 4 × 5") == "7.5000");
  CHECK(value_of("1 ÷ (-4)") == "-0.2500");
  CHECK(value_of("-1 ÷ (-4)") == "0.2500");
  CHECK(value_of("-(2 - 5)") == "3.0000");
  CHECK(value_of("7²") == "49.0000");
  CHECK(value_of("(-2)³") == "-8.0000");
  CHECK(value_of("2 ^ 9") == "512.0000");
  CHECK(value_of("7 ^ 1") == "7.0000");
  CHECK(value_of("7 ^ 0") == "1.0000");
  CHECK(value_of("-3²") == "-9.0000");  // the sign of a square
}

TEST_CASE("Rules: comparisons are exact") {
  struct Compared {
    const char* sign;
    const char* less;
    const char* equal;
    const char* greater;
  };
  const auto compared = [](const Compared& row, const std::string& left) {
    return truth_of(left + " " + row.sign + " 1 ÷ 3");
  };
  for (const Compared& row :
       {Compared{"<", "1.0000", "0.0000", "0.0000"}, Compared{"≤", "1.0000", "1.0000", "0.0000"},
        Compared{">", "0.0000", "0.0000", "1.0000"}, Compared{"≥", "0.0000", "1.0000", "1.0000"},
        Compared{"is", "0.0000", "1.0000", "0.0000"}, Compared{"is not", "1.0000", "0.0000", "1.0000"}}) {
    INFO(row.sign);
    CHECK(compared(row, "0.3333") == row.less);
    CHECK(compared(row, "-2 ÷ 3") == row.less);
    CHECK(compared(row, "1 ÷ 4") == row.less);
    CHECK(compared(row, "2 ÷ 6") == row.equal);
    CHECK(compared(row, "1 ÷ 2") == row.greater);
    CHECK(compared(row, "0.3334") == row.greater);
    CHECK(compared(row, "2 ÷ 3") == row.greater);
  }
}

TEST_CASE("Rules: conditions") {
  CHECK(truth_of("yes") == "1.0000");
  CHECK(truth_of("no") == "0.0000");
  CHECK(truth_of("not no") == "1.0000");
  CHECK(truth_of("not yes") == "0.0000");
  CHECK(truth_of("yes and yes and no") == "0.0000");
  CHECK(truth_of("yes and yes") == "1.0000");
  CHECK(truth_of("no or no or yes") == "1.0000");
  CHECK(truth_of("no or no") == "0.0000");
  CHECK(truth_of("winner is yes") == "1.0000");
  CHECK(truth_of("winner is not yes") == "0.0000");
}

TEST_CASE("Rules: a choice is the value of its first condition that holds") {
  CHECK(values("if place is 1: 5 else if place < 3: 4 else if place < 4: 3 else 2", {1, 2, 3, 4}) ==
        Column{"5.0000", "4.0000", "3.0000", "2.0000"});
}

TEST_CASE("Rules: what does not matter is not worked out") {
  CHECK(values("if place > 1 and 1 ÷ (place - 1) is 1: 1 else 0") == Column{"0.0000", "1.0000"});
  CHECK(values("if place is 1 or 1 ÷ (place - 1) > 5: 1 else 0") == Column{"1.0000", "0.0000"});
  CHECK(values("if place is 1: 7 else 1 ÷ (place - 1)") == Column{"7.0000", "1.0000"});
  CHECK(values("table(place from 2: 1 ÷ (place - 1))") == Column{"0.0000", "1.0000"});
}

TEST_CASE("Rules: what rounds") {
  CHECK(value_of("round(2.345, 2)") == "2.3500");
  CHECK(value_of("round(-2.345, 2)") == "-2.3500");
  CHECK(value_of("round(2.4999)") == "2.0000");
  CHECK(value_of("down(2.99)") == "2.0000");
  CHECK(value_of("down(-2.01)") == "-3.0000");
  CHECK(value_of("down(-3)") == "-3.0000");
  CHECK(value_of("down(2.99, 1)") == "2.9000");
  CHECK(value_of("up(2.01)") == "3.0000");
  CHECK(value_of("up(-2.99)") == "-2.0000");
  CHECK(value_of("up(3)") == "3.0000");
  CHECK(value_of("up(2 ÷ 3, 3)") == "0.6670");
  CHECK(value_of("cut(2 ÷ 3, 4)") == "0.6666");
  CHECK(value_of("cut(-2.99)") == "-2.0000");
}

TEST_CASE("Rules: large values are rounded as others") {
  // 10^15 ÷ 97 = 10309278350515.46391…
  const std::string large = "1000000 × 1000000000 ÷ 97";
  CHECK(value_of("round(" + large + ", 4)") == "10309278350515.4639");
  CHECK(value_of("down(" + large + ", 4)") == "10309278350515.4639");
  CHECK(value_of("up(" + large + ", 4)") == "10309278350515.4640");
  CHECK(value_of("cut(-" + large + ", 4)") == "-10309278350515.4639");
  CHECK(value_of("down(-" + large + ", 4)") == "-10309278350515.4640");
  CHECK(value_of("up(-" + large + ", 4)") == "-10309278350515.4639");
}

TEST_CASE("Rules: the smaller, the greater, and what is without its sign") {
  CHECK(value_of("min(2, 1, 3)") == "1.0000");
  CHECK(value_of("min(1, 2)") == "1.0000");
  CHECK(value_of("max(2, 1, 3)") == "3.0000");
  CHECK(value_of("max(-1, -2)") == "-1.0000");
  CHECK(values("abs(place - 2)", {1, 2, 3}) == Column{"1.0000", "0.0000", "1.0000"});
}

TEST_CASE("Rules: tables") {
  const auto all = [](const std::string& table) { return values(table, {1, 2, 3, 4}); };
  CHECK(all("table(place from 2: 10, 6)") == Column{"0.0000", "10.0000", "6.0000", "0.0000"});
  CHECK(all("table(place from 0: 10, 6 then 0.5 more)") == Column{"6.0000", "6.5000", "7.0000", "7.5000"});
  CHECK(all("table(place from 3: 10 then -2 more)") == Column{"0.0000", "0.0000", "10.0000", "8.0000"});
  CHECK(all("table(2 - place from 0: 10, 6 then 1 more)") == Column{"6.0000", "10.0000", "0.0000", "0.0000"});
}

TEST_CASE("Rules: a fraction's terms go up to 10^18") {
  const std::string most = "1000000000000000000.0000";
  const auto too_large = [](const std::string& value) {
    return "Line 4, column 9: “" + value + "” has more than 18 digits.";
  };
  CHECK(value_of("1000000000²") == most);
  CHECK(value_of("-1000000000²") == "-" + most);
  CHECK(value_of("1000000000² + 1") == too_large("1000000000² + 1"));
  CHECK(value_of("-1000000000² - 1") == too_large("-1000000000² - 1"));
  CHECK(value_of("1 ÷ 1000000000²") == "0.0000");
  CHECK(value_of("1 ÷ 1000000000² ÷ 2") == too_large("1 ÷ 1000000000² ÷ 2"));
  CHECK(value_of("1000000000² × 1000000000 × 1000000000") == too_large("1000000000² × 1000000000 × 1000000000"));
  CHECK(value_of("-999999999999 × 999999999999") == too_large("-999999999999 × 999999999999"));
}

TEST_CASE("Rules: a product whose terms are reduced may go through larger ones") {
  CHECK(value_of("(1000000000² ÷ 11) × (11 ÷ 1000000000²)") == "1.0000");
  CHECK(value_of("(-1000000000² ÷ 11) × (11 ÷ 1000000000²)") == "-1.0000");
  CHECK(value_of("(11 ÷ 1000000000²) × (3 ÷ 11) × 1000000000²") == "3.0000");
}

TEST_CASE("Rules: what is too large is found in every part") {
  for (const std::string value :
       {"100000000000 ^ 9", "round((1000000000² - 2) ÷ 7, 4)",  // 142857142857142856.8571
        "sum(1000000000²)", "mean(1000000000²)", "mean(seat² ÷ 1000000000²)", "shared(1000000000², 1, 1)",
        "shared(1 ÷ 1000000000²)", "table(3 from 1: 1000000000² then 1 more)",
        "table(3 from 1: 1 then 1000000000² more)"}) {
    const std::string own = value.starts_with("shared") ? " for player 1" : "";
    CHECK(values(value, {1, 1, 1}) == Column{"Line 4, column 9: “" + value + "” has more than 18 digits" + own + "."});
  }
  CHECK(values("mean(1 ÷ 1000000000²)", {1, 1, 1})[0] == "0.0000");  // 3 ÷ 10^18 ÷ 3
}

}  // namespace
}  // namespace tallysheet::rules
