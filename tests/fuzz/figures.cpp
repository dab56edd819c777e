// Decimals, fractions and formulas on any bytes, against the compiler's own division of wide numbers.
#include <fuzzer/FuzzedDataProvider.h>

#include <string>

#include "decimal.hpp"
#include "filled.hpp"
#include "fuzz.hpp"

namespace tallysheet::fuzz {
namespace {

constexpr int64_t most_units = 999'999'999'999 * one + one - 1;

Integer power_of_ten(int exponent) { return exponent == 0 ? 1 : 10 * power_of_ten(exponent - 1); }
Integer magnitude(Integer number) { return number < 0 ? -number : number; }

// A text is read as a decimal, and comes back the same but for its superfluous zeros.
void parse(const std::string& written) {
  NotDecimal why;
  const auto figure = parse_decimal(written, why);
  if (!figure) return;
  expect(magnitude(figure->units) <= most_units, "a decimal is within its range", written);
  const Text shown = plain(*figure);
  const auto again = parse_decimal(shown, why);
  expect(again && *again == *figure, "a decimal's text is read as the same decimal", shown);
  expect(shown.size() <= written.size(), "a decimal's text is no longer than it was written", shown);
}

// Twice the distance to what was rounded to is one unit at most, and where it is one, away from zero.
void round(const Fraction& exact, int places) {
  const Integer units = rounded_units(exact, places);
  const Integer scaled = exact.numerator * power_of_ten(places);
  const Integer doubled = 2 * (units * exact.denominator - scaled);
  const bool away = scaled < 0 ? doubled <= 0 : doubled >= 0;
  expect(magnitude(doubled) < exact.denominator || (magnitude(doubled) == exact.denominator && away), "rounding is half away from zero");
}

// The first decimals of a quotient are not above it in size, and less than one unit of the last below.
void begin(const Fraction& exact) {
  bool whole = false;
  const Text shown = beginning(exact, whole);
  const bool divides = exact.numerator * 100'000 % exact.denominator == 0;
  expect(whole == divides, "what is cut off is told", shown);
  NotDecimal why;
  const auto read = parse_decimal(shown, why);
  if (read) expect(magnitude(read->units * exact.denominator) <= magnitude(exact.numerator * one), "nothing is rounded up", shown);
}

// A wide figure's text has all its digits.
void write(Integer units, int places) {
  const Text shown = text(WideFigure{units, places});
  Integer read = 0;
  for (const char letter : shown) read = letter == '-' || letter == '.' ? read : 10 * read + (letter - '0');
  expect(read == magnitude(units), "a figure's text has its digits", shown);
  expect((shown[0] == '-') == (units < 0), "a figure's text has its sign", shown);
  expect(places == 0 || shown[shown.size() - 1 - static_cast<size_t>(places)] == '.', "a figure's text has its point", shown);
}

}  // namespace
}  // namespace tallysheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  using namespace tallysheet;
  FuzzedDataProvider data(bytes, size);
  const auto units = [&] { return data.ConsumeIntegralInRange(-fuzz::most_units, fuzz::most_units); };
  const auto above_zero = [&] { return data.ConsumeIntegralInRange<int64_t>(1, fuzz::most_units); };
  const int places = data.ConsumeIntegralInRange(0, kept_places);
  const Fraction one_fraction = quotient(units(), above_zero());
  const Fraction other = quotient(units(), above_zero());
  fuzz::round(one_fraction, places);
  fuzz::round(one_fraction * other, places);
  fuzz::begin(one_fraction);
  fuzz::expect((one_fraction <=> other) == (one_fraction.numerator * other.denominator <=> other.numerator * one_fraction.denominator),
               "fractions compare as their products do");
  fuzz::write(static_cast<Integer>(units()) * units(), places);
  fuzz::parse(data.ConsumeRemainingBytesAsString());
  return 0;
}
