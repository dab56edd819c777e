// Exact decimals and fractions: arithmetic and rounding.
#include "tallysheet/decimal.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

TEST_CASE("a decimal counts ten-thousandths") {
  CHECK(Decimal().units() == 0);
  CHECK(Decimal(3).units() == 30'000);
  CHECK(Decimal::from_units(5).units() == 5);
  CHECK(decimal("999999999999.9999").units() == 9'999'999'999'999'999);
}

TEST_CASE("decimals add and subtract and multiply in their units") {
  CHECK(decimal("0.1") + decimal("0.2") == decimal("0.3"));
  CHECK(decimal("0.1") - decimal("0.3") == decimal("-0.2"));
  CHECK(7 * decimal("1.41") == decimal("9.87"));
  Decimal sum = decimal("1.5");
  sum += decimal("0.75");
  CHECK(sum == decimal("2.25"));
}

TEST_CASE("decimals compare by value") {
  CHECK(Decimal(-3) < decimal("-2.9999"));
  CHECK(decimal("0.0001") > Decimal(0));
  CHECK(decimal("1.50") == decimal("1.5"));
  CHECK(Decimal(1) != Decimal(2));
}

TEST_CASE("decimals divide into fractions and become fractions") {
  CHECK(decimal("1.5") / decimal("4.5") == Fraction{1, 3});
  CHECK(to_fraction(decimal("1.5")) == Fraction{3, 2});
  CHECK(to_fraction(decimal("-0.0001")) == Fraction{-1, 10'000});
}

TEST_CASE("fractions compare exactly") {
  const Fraction third = {1, 3};
  CHECK((third <=> Fraction{2, 6}) == std::strong_ordering::equal);
  CHECK((third <=> Fraction{33'333'333, 100'000'000}) == std::strong_ordering::greater);
  CHECK((Fraction{-1, 3} <=> Fraction{-1, 4}) == std::strong_ordering::less);
  CHECK(third == Fraction{2, 6});
  CHECK_FALSE(third == Fraction{33'333'333, 100'000'000});
  const Decimal most = decimal("999999999999.9999");
  CHECK((most / decimal("999999999999.9998") <=> most / most) == std::strong_ordering::greater);
}

TEST_CASE("sums and products of fractions are exact") {
  CHECK(Fraction{1, 6} + Fraction{1, 3} == Fraction{1, 2});
  CHECK(Fraction{2, 3} * Fraction{-3, 8} == Fraction{-1, 4});
  CHECK(to_fraction(decimal("52.5")) * to_fraction(decimal("1.41")) == Fraction{74025, 1000});
}

TEST_CASE("rounding is half away from zero") {
  struct Case {
    Fraction exact;
    int places;
    std::string_view rounded;
  };
  const auto [exact, places, rounded] = GENERATE(values<Case>({
      {{74025, 1000}, 2, "74.03"},  // 52.5 × 1.41
      {{-74025, 1000}, 2, "-74.03"},
      {{74024, 1000}, 2, "74.02"},
      {{740249999, 10'000'000}, 2, "74.02"},
      {{5, 10}, 0, "1"},
      {{-5, 10}, 0, "-1"},
      {{15, 10}, 0, "2"},
      {{25, 10}, 0, "3"},
      {{-25, 10}, 0, "-3"},
      {{4, 10}, 0, "0"},
      {{-4, 10}, 0, "0"},
      {{49, 100}, 0, "0"},
      {{45, 100}, 1, "0.5"},
      {{-45, 100}, 1, "-0.5"},
      {{1, 3}, 4, "0.3333"},
      {{2, 3}, 4, "0.6667"},
      {{-2, 3}, 4, "-0.6667"},
      {{-1, 3}, 2, "-0.33"},
      {{5, 100'000}, 4, "0.0001"},
      {{-5, 100'000}, 4, "-0.0001"},
      {{49, 1'000'000}, 4, "0.0000"},
      {{0, 7}, 3, "0.000"},
      {{7, 1}, 2, "7.00"},
      {{99995, 10'000}, 3, "10.000"},
  }));
  CHECK(printed(exact, places) == rounded);
}

TEST_CASE("the result of rounding is a decimal, a figure or a count of units") {
  CHECK(round({74025, 1000}, 2) == decimal("74.03"));
  CHECK(round({-5, 10}, 0) == Decimal(-1));
  CHECK(round_figure({74025, 1000}, 2).value == decimal("74.03"));
  CHECK(round_figure({74025, 1000}, 2).places == 2);
  CHECK(to_string(WideFigure{round_to_units({74025, 1000}, 2), 0}) == "7403");
}

constexpr Int128 widest = ~(Int128{1} << 127);
constexpr Int128 two_to_the_64 = Int128{1} << 64;

std::string rounded_wide(const Fraction& exact, int places) {
  return to_string(WideFigure{round_to_units(exact, places), places});
}

TEST_CASE("rounding takes numerators as wide as an Int128 holds") {
  const Int128 ten_to_the_26 = Int128{10'000'000'000'000'000} * 10'000'000'000;
  CHECK(rounded_wide({widest, ten_to_the_26}, 2) == "1701411834604.69");
  CHECK(rounded_wide({-widest, ten_to_the_26}, 2) == "-1701411834604.69");
  CHECK(rounded_wide({3 * two_to_the_64, 2 * two_to_the_64}, 1) == "1.5");
}

TEST_CASE("rounding is exact on both sides of what 64 bits hold") {
  const Int128 most = (Int128{1} << 63) - 1;  // 9223372036854775807
  CHECK(rounded_wide({most, 2}, 0) == "4611686018427387904");
  CHECK(rounded_wide({most + 1, 2}, 1) == "4611686018427387904.0");
  CHECK(rounded_wide({-most - 1, 2}, 0) == "-4611686018427387904");
  CHECK(rounded_wide({-most - 2, 2}, 1) == "-4611686018427387904.5");
  CHECK(rounded_wide({1, most}, 4) == "0.0000");
  CHECK(rounded_wide({most, most + 1}, 0) == "1");
  CHECK(rounded_wide({1, 4 * two_to_the_64 + 2}, 1) == "0.0");
  CHECK(rounded_wide({most + 1, most + 1}, 0) == "1");
  CHECK(rounded_wide({-most - 2, most + 2}, 0) == "-1");
}

}  // namespace
}  // namespace tallysheet::test
