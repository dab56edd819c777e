// Decimals as text: reading them, and printing figures of any width.
#include "support.hpp"
#include "tallysheet/decimal.hpp"

namespace tallysheet::test {
namespace {

// Reads a decimal and prints it with no more places than needed.
std::string read_as(std::string_view written) {
  const auto result = parse_decimal(written);
  if (const auto* error = std::get_if<DecimalError>(&result)) {
    return *error == DecimalError::too_long ? "too long" : "malformed";
  }
  return to_string(shortest(std::get<Decimal>(result)));
}

TEST_CASE("decimals are read exactly") {
  struct Case {
    std::string_view written, read;
  };
  const auto [written, read] = GENERATE(values<Case>({
      {"0", "0"},
      {"252000", "252000"},
      {"1.5", "1.5"},
      {"1.50", "1.5"},
      {"007", "7"},
      {"0.0001", "0.0001"},
      {"-3", "-3"},
      {"-0", "0"},
      {"-0.0", "0"},
      {"-0.5", "-0.5"},
      {"00.50", "0.5"},
      {"12.3400", "12.34"},
      {"1234567890.8642", "1234567890.8642"},
      {"999999999999.9999", "999999999999.9999"},
      {"-999999999999.9999", "-999999999999.9999"},
      {"000000000000.0000", "0"},
  }));
  CHECK(read_as(written) == read);
}

TEST_CASE("what is no decimal number is malformed") {
  const auto written = GENERATE(values<std::string_view>({
      "",         " ",         "-",
      ".",        "-.",        ".5",
      "5.",       "-.5",       "+5",
      " 5",       "5 ",        " 5 ",
      "--5",      "5-",        "1e5",
      "1E5",      "0x10",      "1,5",
      "252,000",  "252 000",   "1.2.3",
      "1.-2",     "1.+2",      "NaN",
      "Infinity", "-Infinity", "five",
      "５",       "٥",         "−5",
      "1_000",    "$5",        "5%",
      "½",        "5:",        "5/",  // a colon and a slash stand next to the digits
      "1..2",     "..",        "10000000000000x",
      "1.00000x", ".00000",    "1000000000000.",
  }));
  CHECK(read_as(written) == "malformed");
}

TEST_CASE("an embedded NUL is no digit") {
  CHECK(read_as(std::string_view("5\0"
                                 "6",
                                 3)) == "malformed");
}

TEST_CASE("a thirteenth digit and a fifth decimal are too long") {
  const auto written = GENERATE(values<std::string_view>({
      "1000000000000",
      "0000000000001",
      "-1000000000000",
      "0.00001",
      "1.50000",
      "-0.12345",
      "1000000000000.5",
      "99999999999999999999999999999999999999999999999999",
      "1.99999999999999999999999999999999999999",
  }));
  CHECK(read_as(written) == "too long");
}

TEST_CASE("a figure has the places it is printed with") {
  CHECK(to_string(Figure{decimal("3.028"), 3}) == "3.028");
  CHECK(to_string(Figure{decimal("-0.5"), 2}) == "-0.50");
  CHECK(to_string(Figure{decimal("192"), 0}) == "192");
  CHECK(to_string(Figure{decimal("0"), 4}) == "0.0000");
  CHECK(to_string(Figure{decimal("0.05"), 2}) == "0.05");
  CHECK(to_string(Figure{decimal("-0.0001"), 4}) == "-0.0001");
  CHECK(to_string(Figure{decimal("999999999999.9999"), 4}) == "999999999999.9999");
}

TEST_CASE("a whole number is printed as it is") {
  CHECK(to_string(std::int64_t{-34}) == "-34");
  CHECK(to_string(std::int64_t{0}) == "0");
  CHECK(to_string(std::int64_t{9'223'372'036'854'775'807}) == "9223372036854775807");
  CHECK(to_string(-std::int64_t{9'223'372'036'854'775'807} - 1) == "-9223372036854775808");
}

TEST_CASE("figures are appended to what is already there") {
  std::string text = "points:";
  append(text, Figure{decimal("1.5"), 2});
  append(text, WideFigure{-25, 1});
  append(text, std::int64_t{7});
  CHECK(text == "points:1.50-2.57");
}

TEST_CASE("the shortest figure has as many places as it needs") {
  CHECK(to_string(shortest(decimal("252000"))) == "252000");
  CHECK(to_string(shortest(decimal("1.5000"))) == "1.5");
  CHECK(to_string(shortest(decimal("-0.0100"))) == "-0.01");
  CHECK(to_string(shortest(decimal("0.0101"))) == "0.0101");
  CHECK(to_string(shortest(Decimal(0))) == "0");
  CHECK(shortest(decimal("1.5000")).places == 1);
  CHECK(shortest(Decimal(20)).places == 0);
}

TEST_CASE("the shortest wide figure has as many places as it needs") {
  CHECK(to_string(shortest(WideFigure{1'230'000, 4})) == "123");
  CHECK(to_string(shortest(WideFigure{1'230'500, 4})) == "123.05");
  CHECK(to_string(shortest(WideFigure{-1'230'050, 5})) == "-12.3005");
  CHECK(to_string(shortest(WideFigure{0, 4})) == "0");
  CHECK(to_string(shortest(WideFigure{1'230, 0})) == "1230");
}

constexpr Int128 ten_to_the_18 = 1'000'000'000'000'000'000;
constexpr Int128 ten_to_the_36 = ten_to_the_18 * ten_to_the_18;
constexpr Int128 two_to_the_64 = Int128{1} << 64;

std::string whole(Int128 number) { return to_string(WideFigure{number, 0}); }

TEST_CASE("numbers around the widest of 64 bits are printed in full") {
  CHECK(whole(ten_to_the_18 - 1) == "999999999999999999");
  CHECK(whole(ten_to_the_18) == "1000000000000000000");
  CHECK(whole(10 * ten_to_the_18 - 1) == "9999999999999999999");
  CHECK(whole(10 * ten_to_the_18) == "10000000000000000000");
  CHECK(whole(two_to_the_64 - 1) == "18446744073709551615");
  CHECK(whole(two_to_the_64) == "18446744073709551616");
  CHECK(whole(-two_to_the_64) == "-18446744073709551616");
}

TEST_CASE("zeros within a wide number stay") {
  CHECK(whole(100 * ten_to_the_18) == "100000000000000000000");
  CHECK(whole(123 * ten_to_the_18 + 45) == "123000000000000000045");
  CHECK(whole(ten_to_the_36) == "1000000000000000000000000000000000000");
  CHECK(whole(ten_to_the_36 + 7 * ten_to_the_18 + 9) == "1000000000000000007000000000000000009");
}

TEST_CASE("the widest numbers have 39 digits") {
  const Int128 widest = ~(Int128{1} << 127);
  CHECK(whole(99 * ten_to_the_36 + (ten_to_the_36 - 1)) == "99" + std::string(36, '9'));
  CHECK(whole(100 * ten_to_the_36) == "1" + std::string(38, '0'));
  CHECK(whole(widest) == "170141183460469231731687303715884105727");
  CHECK(whole(-widest - 1) == "-170141183460469231731687303715884105728");
}

TEST_CASE("wide figures have a point before their places") {
  CHECK(to_string(WideFigure{two_to_the_64, 2}) == "184467440737095516.16");
  CHECK(to_string(WideFigure{-100 * ten_to_the_18 - 5, 4}) == "-10000000000000000.0005");
  CHECK(to_string(WideFigure{5, 4}) == "0.0005");
  CHECK(to_string(WideFigure{-5, 1}) == "-0.5");
  CHECK(to_string(shortest(WideFigure{1'500 * ten_to_the_18, 4})) == "150000000000000000");
  CHECK(to_string(shortest(WideFigure{15 * ten_to_the_18 * 10 + 10, 4})) == "15000000000000000.001");
}

TEST_CASE("a quotient is cut off and not rounded") {
  struct Case {
    Fraction quotient;
    std::string_view digits;
    bool exact;
  };
  const auto [quotient, digits, exact] = GENERATE(values<Case>({
      {{5 * 248000, 10 * 252000}, "0.49206", false},
      {{2, 3}, "0.66666", false},
      {{-2, 3}, "-0.66666", false},
      {{1, 8}, "0.125", true},
      {{-1, 8}, "-0.125", true},
      {{6, 3}, "2", true},
      {{0, 5}, "0", true},
      {{1, 1'000'000}, "0", false},
      {{-1, 1'000'000}, "0", false},
      {{1'000'001, 1'000'000}, "1", false},
      {{1, 100'000}, "0.00001", true},
      {{two_to_the_64, 3}, "6148914691236517205.33333", false},
  }));
  const TruncatedQuotient truncated = truncate(quotient);
  CHECK(truncated.digits == digits);
  CHECK(truncated.exact == exact);
}

}  // namespace
}  // namespace tallysheet::test
