// Decimals, fractions and the printing of figures on arbitrary bytes, compared with arithmetic digit by digit.
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <variant>

#include "fuzz.hpp"
#include "tallysheet/decimal.hpp"

namespace tallysheet::fuzz {
namespace {

constexpr std::int64_t most_units = 999'999'999'999 * units_per_one + units_per_one - 1;
constexpr int shown_places = 5;

Int128 power_of_ten(int exponent) { return exponent == 0 ? 1 : 10 * power_of_ten(exponent - 1); }
Int128 magnitude(Int128 number) { return number < 0 ? -number : number; }

// Prints a number of units with all its places, one digit at a time from the end.
std::string written(Int128 units, int places) {
  std::string reversed;
  for (Int128 rest = magnitude(units); rest > 0 || std::ssize(reversed) <= places; rest /= 10) {
    reversed += static_cast<char>('0' + static_cast<int>(rest % 10));
  }
  if (units < 0) reversed += '-';
  std::string text(reversed.rbegin(), reversed.rend());
  if (places > 0) text.insert(text.size() - static_cast<std::size_t>(places), ".");
  return text;
}

std::string without_last_zeros(std::string text) {
  if (text.find('.') == text.npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

// Reading and printing a decimal changes nothing but superfluous zeros.
void parse(const std::string& came) {
  const auto parsed = parse_decimal(came);
  if (std::holds_alternative<DecimalError>(parsed)) return;
  const auto decimal = std::get<Decimal>(parsed);
  expect(magnitude(decimal.units()) <= most_units, "a decimal is within its range", came);
  const std::string shown = to_string(shortest(decimal));
  const auto again = parse_decimal(shown);
  expect(again == std::variant<Decimal, DecimalError>(decimal), "a decimal's text is read as the same decimal", shown);
  expect(shown.size() <= came.size(), "a decimal's text is no longer than it was written", shown);
  expect(shown == without_last_zeros(shown), "a decimal's text ends without zeros", shown);
}

// The distance to the rounded result is at most half a unit, and half a unit is rounded away from zero.
void round(const Fraction& exact, int places) {
  const Int128 units = round_to_units(exact, places);
  const Int128 scaled = exact.numerator * power_of_ten(places);
  const Int128 doubled = 2 * (units * exact.denominator - scaled);
  const bool away = scaled < 0 ? doubled <= 0 : doubled >= 0;
  expect(magnitude(doubled) < exact.denominator || (magnitude(doubled) == exact.denominator && away),
         "rounding is half away from zero");
  if (magnitude(units) > most_units / power_of_ten(decimal_places - places)) return;
  const Figure figure = round_figure(exact, places);
  expect(to_string(figure) == written(units, places), "a figure's text has its digits", to_string(figure));
}

// Divides by long division and brings down five digits.
void truncate(const Fraction& exact) {
  Int128 rest = magnitude(exact.numerator) % exact.denominator;
  Int128 units = magnitude(exact.numerator) / exact.denominator;
  for (int place = 0; place < shown_places; ++place, rest %= exact.denominator) {
    rest *= 10;
    units = 10 * units + rest / exact.denominator;
  }
  const auto shown = tallysheet::truncate(exact);
  const std::string digits = without_last_zeros(written(exact.numerator < 0 ? -units : units, shown_places));
  expect(shown.digits == digits, "a quotient is cut off after five places", shown.digits);
  expect(shown.exact == (rest == 0), "what is cut off is told", shown.digits);
}

void write(Int128 units, int places) {
  const WideFigure figure = {units, places};
  const std::string text = to_string(figure);
  expect(text == written(units, places), "a wide figure's text has its digits", text);
  const std::string short_text = to_string(shortest(figure));
  expect(short_text == without_last_zeros(text), "a wide figure is shortened by its last zeros", short_text);
}

void write_whole(std::int64_t whole) {
  const std::string text = to_string(whole);
  expect(text == written(whole, 0), "a whole number's text has its digits", text);
}

}  // namespace
}  // namespace tallysheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace tallysheet;
  FuzzedDataProvider data(bytes, size);
  const auto units = [&] { return data.ConsumeIntegralInRange(-fuzz::most_units, fuzz::most_units); };
  const auto above_zero = [&] { return data.ConsumeIntegralInRange<std::int64_t>(1, fuzz::most_units); };
  const int places = data.ConsumeIntegralInRange(0, decimal_places);
  const Fraction one = Decimal::from_units(units()) / Decimal::from_units(above_zero());
  const Fraction other = Decimal::from_units(units()) / Decimal::from_units(above_zero());
  fuzz::round(one, places);
  fuzz::round(one * other, places);
  fuzz::truncate(one);
  fuzz::truncate(one * other);
  fuzz::expect((one <=> other) == (one.numerator * other.denominator <=> other.numerator * one.denominator),
               "fractions compare as their products do");
  fuzz::write(static_cast<Int128>(units()) * units(), places);
  fuzz::write_whole(data.ConsumeIntegral<std::int64_t>());
  fuzz::parse(data.ConsumeRemainingBytesAsString());
  return 0;
}
