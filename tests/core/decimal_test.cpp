// Exact decimals: what is read, how it is rounded, how it is printed.
#include "decimal.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

// What is read is printed again without superfluous signs.
std::string read_as(std::string_view written, NotDecimal why = NotDecimal::too_long) {
  const auto figure = parse_decimal(written, why);
  if (figure) return std::string(plain(*figure));
  return why == NotDecimal::too_long ? "too long" : "malformed";
}

TEST_CASE("decimals are read exactly") {
  struct Case { std::string_view written, read; };
  const auto [written, read] = GENERATE(values<Case>({
      {"0", "0"}, {"252000", "252000"}, {"1.5", "1.5"}, {"1.50", "1.5"}, {"007", "7"}, {"0.0001", "0.0001"},
      {"-3", "-3"}, {"-0", "0"}, {"-0.0", "0"}, {"-0.5", "-0.5"}, {"00.50", "0.5"}, {"12.3400", "12.34"},
      {"999999999999.9999", "999999999999.9999"}, {"-999999999999.9999", "-999999999999.9999"},
      {"000000000000.0000", "0"},
  }));
  CHECK(read_as(written) == read);
}

TEST_CASE("what is no decimal number is malformed") {
  const auto written = GENERATE(values<std::string_view>({
      "", " ", "-", ".", "-.", ".5", "5.", "-.5", "+5", " 5", "5 ", " 5 ", "--5", "5-", "1e5", "1E5", "0x10", "1,5",
      "252,000", "252 000", "1.2.3", "1.-2", "1.+2", "NaN", "Infinity", "-Infinity", "five", "５", "٥", "−5", "1_000",
      "$5", "5%", "½", "5:", "5/",  // a colon and a slash stand next to the digits
  }));
  CHECK(read_as(written) == "malformed");
}

TEST_CASE("an embedded NUL is no digit") { CHECK(read_as(std::string_view("5\0" "6", 3)) == "malformed"); }

TEST_CASE("a thirteenth digit and a fifth decimal are too long") {
  const auto written = GENERATE(values<std::string_view>({
      "1000000000000", "0000000000001", "-1000000000000", "0.00001", "1.50000", "-0.12345",
      "99999999999999999999999999999999999999999999999999", "1.99999999999999999999999999999999999999",
  }));
  CHECK(read_as(written, NotDecimal::malformed) == "too long");
}

TEST_CASE("rounding is half away from zero") {
  struct Case { Fraction exact; int places; std::string_view rounded; };
  const auto [exact, places, rounded] = GENERATE(values<Case>({
      {{74025, 1000}, 2, "74.03"},  // 52.5 × 1.41
      {{-74025, 1000}, 2, "-74.03"},
      {{74024, 1000}, 2, "74.02"},
      {{740249999, 10'000'000}, 2, "74.02"},
      {{5, 10}, 0, "1"}, {{-5, 10}, 0, "-1"}, {{15, 10}, 0, "2"}, {{25, 10}, 0, "3"}, {{-25, 10}, 0, "-3"},
      {{4, 10}, 0, "0"}, {{-4, 10}, 0, "0"},
      {{1, 3}, 4, "0.3333"}, {{2, 3}, 4, "0.6667"}, {{-2, 3}, 4, "-0.6667"}, {{-1, 3}, 2, "-0.33"},
      {{5, 100'000}, 4, "0.0001"}, {{-5, 100'000}, 4, "-0.0001"}, {{49, 1'000'000}, 4, "0.0000"},
      {{0, 7}, 3, "0.000"}, {{7, 1}, 2, "7.00"}, {{99995, 10'000}, 3, "10.000"},
  }));
  CHECK(printed(exact, places) == rounded);
}

TEST_CASE("rounding takes numerators as wide as an Integer holds") {
  const Integer widest = ~(Integer{1} << 127);
  const Integer tens = 10'000'000'000'000'000;
  CHECK(text(WideFigure{rounded_units({widest, tens * 10'000'000'000}, 2), 2}) == "1701411834604.69");
  CHECK(text(WideFigure{rounded_units({-widest, tens * 10'000'000'000}, 2), 2}) == "-1701411834604.69");
  const Integer two_to_the_64 = Integer{1} << 64;
  CHECK(text(WideFigure{rounded_units({3 * two_to_the_64, 2 * two_to_the_64}, 1), 1}) == "1.5");
}

TEST_CASE("a figure has the places it is printed with") {
  CHECK(text(Figure{figure("3.028"), 3}) == "3.028");
  CHECK(text(Figure{figure("-0.5"), 2}) == "-0.50");
  CHECK(text(Figure{figure("192"), 0}) == "192");
  CHECK(text(Figure{figure("0"), 4}) == "0.0000");
  CHECK(text(Figure{figure("0.05"), 2}) == "0.05");
  CHECK(text(Figure{figure("999999999999.9999"), 4}) == "999999999999.9999");
  CHECK(text(int64_t{-34}) == "-34");
}

TEST_CASE("a plain figure has as many places as it needs") {
  CHECK(text(shortest(figure("252000"))) == "252000");
  CHECK(text(shortest(figure("1.5000"))) == "1.5");
  CHECK(text(shortest(figure("-0.0100"))) == "-0.01");
  CHECK(text(shortest(WideFigure{1'230'000, 4})) == "123");
  CHECK(text(shortest(WideFigure{0, 4})) == "0");
}

TEST_CASE("the beginning of a quotient is cut and not rounded") {
  struct Case { Fraction quotient; std::string_view beginning; bool whole; };
  const auto [quotient, first, whole] = GENERATE(values<Case>({
      {{5 * 248000, 10 * 252000}, "0.49206", false},
      {{2, 3}, "0.66666", false}, {{-2, 3}, "-0.66666", false},
      {{1, 8}, "0.125", true}, {{-1, 8}, "-0.125", true}, {{6, 3}, "2", true}, {{0, 5}, "0", true},
      {{1, 1'000'000}, "0", false}, {{-1, 1'000'000}, "0", false}, {{1'000'001, 1'000'000}, "1", false},
      {{1, 100'000}, "0.00001", true},
  }));
  bool exact = !whole;
  CHECK(beginning(quotient, exact) == first);
  CHECK(exact == whole);
}

TEST_CASE("fractions compare exactly") {
  const Fraction third = {1, 3};
  CHECK((third <=> Fraction{2, 6}) == std::strong_ordering::equal);
  CHECK((third <=> Fraction{33'333'333, 100'000'000}) == std::strong_ordering::greater);
  CHECK((Fraction{-1, 3} <=> Fraction{-1, 4}) == std::strong_ordering::less);
  const Decimal most = figure("999999999999.9999");
  CHECK((most / figure("999999999999.9998") <=> most / most) == std::strong_ordering::greater);
}

TEST_CASE("sums and products of fractions are exact") {
  CHECK((Fraction{1, 6} + Fraction{1, 3} <=> Fraction{1, 2}) == std::strong_ordering::equal);
  CHECK((Fraction{2, 3} * Fraction{-3, 8} <=> Fraction{-1, 4}) == std::strong_ordering::equal);
  CHECK((exactly(figure("52.5")) * exactly(figure("1.41")) <=> Fraction{74025, 1000}) == std::strong_ordering::equal);
}

TEST_CASE("decimals add and subtract and multiply in their units") {
  CHECK(plain(figure("0.1") + figure("0.2")) == "0.3");
  CHECK(plain(figure("0.1") - figure("0.3")) == "-0.2");
  CHECK(plain(7 * figure("1.41")) == "9.87");
  CHECK(Decimal(-3) < figure("-2.9999"));
}

}  // namespace
}  // namespace tallysheet::test
