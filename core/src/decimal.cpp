#include "tallysheet/decimal.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <limits>

namespace tallysheet {
namespace {

constexpr int shown_places = 5;
constexpr int max_integer_digits = 12;
constexpr std::array<std::int64_t, 6> powers_of_ten = {1, 10, 100, 1'000, 10'000, 100'000};
constexpr std::int64_t power_of_ten(int exponent) { return powers_of_ten[static_cast<std::size_t>(exponent)]; }
/// The greatest power of ten that fits in 64 bits, and its number of zeros.
constexpr std::uint64_t widest_power = 1'000'000'000'000'000'000;
constexpr int widest_power_digits = 18;

__extension__ using Uint128 = unsigned __int128;

struct Division {
  Int128 quotient;
  Int128 remainder;
};

constexpr bool fits_64_bits(Int128 number) {
  return number >= std::numeric_limits<std::int64_t>::min() && number <= std::numeric_limits<std::int64_t>::max();
}

constexpr Uint128 magnitude(Int128 number) {
  return number < 0 ? -static_cast<Uint128>(number) : static_cast<Uint128>(number);
}

[[maybe_unused]] constexpr Uint128 greatest_term = ~Uint128{0} >> 1;

Int128 product(Int128 a, Int128 b) {
  assert(b == 0 || magnitude(a) <= greatest_term / magnitude(b));
  return a * b;
}

Int128 sum(Int128 a, Int128 b) {
  assert((a < 0) != (b < 0) || magnitude(a) <= greatest_term - magnitude(b));
  return a + b;
}

// The remainder has the numerator's sign. Dividing in 64 bits takes a fraction of the time that 128 bits take.
Division divide(Int128 numerator, Int128 denominator) {
  if (!fits_64_bits(numerator) || !fits_64_bits(denominator)) {
    const Int128 quotient = numerator / denominator;
    return {quotient, numerator - quotient * denominator};
  }
  const auto a = static_cast<std::int64_t>(numerator);
  const auto b = static_cast<std::int64_t>(denominator);
  return {a / b, a % b};
}

// Divides in units of 10^-`places`. A wide numerator is not multiplied, so it may fill an Int128.
Division divide_scaled(const Fraction& exact, int places) {
  const std::int64_t scale = power_of_ten(places);
  if (fits_64_bits(exact.numerator)) return divide(exact.numerator * scale, exact.denominator);
  const Division whole = divide(exact.numerator, exact.denominator);
  const Division part = divide(whole.remainder * scale, exact.denominator);
  return {whole.quotient * scale + part.quotient, part.remainder};
}

/// Room for the 20 digits of a 64-bit number.
using Digits = std::array<char, 20>;

// Pads the number with leading zeros to `width` digits.
void append_digits(std::string& out, std::uint64_t number, int width) {
  Digits digits;
  char* const first = digits.data();
  char* const end = std::to_chars(first, first + digits.size(), number).ptr;
  for (auto missing = width - (end - first); missing > 0; --missing) out += '0';
  out.append(first, end);
}

// Handles numbers beyond 64 bits.
void append_wide_digits(std::string& out, Uint128 number, int width) {
  if (number <= std::numeric_limits<std::uint64_t>::max()) {
    return append_digits(out, static_cast<std::uint64_t>(number), width);
  }
  append_wide_digits(out, number / widest_power, 1);
  append_digits(out, static_cast<std::uint64_t>(number % widest_power), widest_power_digits);
}

// Inserts a point before the last `places` digits.
void insert_point(std::string& out, int places) {
  if (places > 0) out.insert(out.end() - places, '.');
}

}  // namespace

bool operator==(const Fraction& a, const Fraction& b) {
  return product(a.numerator, b.denominator) == product(b.numerator, a.denominator);
}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  return product(a.numerator, b.denominator) <=> product(b.numerator, a.denominator);
}

Fraction operator+(const Fraction& a, const Fraction& b) {
  return {sum(product(a.numerator, b.denominator), product(b.numerator, a.denominator)),
          product(a.denominator, b.denominator)};
}

Fraction operator*(const Fraction& a, const Fraction& b) {
  return {product(a.numerator, b.numerator), product(a.denominator, b.denominator)};
}

Fraction operator/(Decimal a, Decimal b) {
  assert(b > Decimal(0));
  return {a.units(), b.units()};
}

Fraction to_fraction(Decimal decimal) { return {decimal.units(), units_per_one}; }

Int128 round_to_units(const Fraction& exact, int places) {
  assert(exact.denominator > 0 && exact.denominator <= static_cast<Int128>(greatest_term / 2));
  const Division division = divide_scaled(exact, places);
  const Int128 remainder = division.remainder < 0 ? -division.remainder : division.remainder;
  if (2 * remainder < exact.denominator) return division.quotient;
  return division.quotient + (exact.numerator < 0 ? -1 : 1);
}

Decimal round(const Fraction& exact, int places) {
  const std::int64_t scale = power_of_ten(decimal_places - places);
  const Int128 units = round_to_units(exact, places) * scale;
  assert(fits_64_bits(units));
  return Decimal::from_units(static_cast<std::int64_t>(units));
}

Figure round_figure(const Fraction& exact, int places) { return {round(exact, places), places}; }

Figure shortest(Decimal decimal) {
  Figure figure = {decimal, decimal_places};
  for (std::int64_t rest = decimal.units(); figure.places > 0 && rest % 10 == 0; rest /= 10) --figure.places;
  return figure;
}

WideFigure shortest(WideFigure figure) {
  while (figure.places > 0) {
    const Division tenth = divide(figure.units, 10);
    if (tenth.remainder != 0) break;
    figure = {tenth.quotient, figure.places - 1};
  }
  return figure;
}

void append(std::string& out, const WideFigure& figure) {
  if (figure.units < 0) out += '-';
  append_wide_digits(out, magnitude(figure.units), figure.places + 1);
  insert_point(out, figure.places);
}

void append(std::string& out, const Figure& figure) {
  const std::int64_t units = figure.value.units() / power_of_ten(decimal_places - figure.places);
  if (units < 0) out += '-';
  append_digits(out, static_cast<std::uint64_t>(units < 0 ? -units : units), figure.places + 1);
  insert_point(out, figure.places);
}

void append(std::string& out, std::int64_t whole) {
  const auto digits = static_cast<std::uint64_t>(whole);
  if (whole < 0) out += '-';
  append_digits(out, whole < 0 ? -digits : digits, 1);
}

std::string to_string(const WideFigure& figure) {
  std::string text;
  append(text, figure);
  return text;
}

std::string to_string(const Figure& figure) {
  std::string text;
  append(text, figure);
  return text;
}

std::string to_string(std::int64_t whole) {
  std::string text;
  append(text, whole);
  return text;
}

TruncatedQuotient truncate(const Fraction& quotient) {
  const Division division = divide_scaled(quotient, shown_places);
  return {to_string(shortest(WideFigure{division.quotient, shown_places})), division.remainder == 0};
}

std::variant<Decimal, DecimalError> parse_decimal(std::string_view text) {
  const bool negative = text.starts_with('-');
  bool after_point = false;
  int integer_digits = 0;
  int fraction_digits = 0;
  std::int64_t units = 0;
  for (const char c : text.substr(negative ? 1 : 0)) {
    if (c == '.' && !after_point) {
      after_point = true;
      continue;
    }
    if (c < '0' || c > '9') return DecimalError::malformed;
    ++(after_point ? fraction_digits : integer_digits);
    if (integer_digits <= max_integer_digits && fraction_digits <= decimal_places) units = units * 10 + (c - '0');
  }
  if (integer_digits == 0 || (after_point && fraction_digits == 0)) return DecimalError::malformed;
  if (integer_digits > max_integer_digits || fraction_digits > decimal_places) return DecimalError::too_long;
  units *= power_of_ten(decimal_places - fraction_digits);
  return Decimal::from_units(negative ? -units : units);
}

}  // namespace tallysheet
