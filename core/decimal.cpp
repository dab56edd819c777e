#include "decimal.hpp"

#include <array>

namespace tallysheet {
namespace {

constexpr int shown_places = 5;
constexpr int max_integer_digits = 12;
constexpr int integer_bits = 128;
constexpr size_t most_characters = 48;  // 39 digits of an Integer, a sign and a point

int64_t power_of_ten(int exponent) {
  int64_t power = 1;
  while (exponent-- > 0) power *= 10;
  return power;
}

__extension__ using Magnitude = unsigned __int128;

struct Division {
  Integer quotient;
  Integer rest;
};

// Bit by bit, the quotient's following the numerator's out of the same number: the compiler's own division of
// numbers of this size is many times as large.
Division long_division(Magnitude numerator, Integer denominator) {
  Integer rest = 0;
  for (int bit = 0; bit < integer_bits; ++bit) {
    rest = 2 * rest + static_cast<Integer>(numerator >> (integer_bits - 1));
    numerator *= 2;
    if (rest < denominator) continue;
    rest -= denominator;
    ++numerator;
  }
  return {static_cast<Integer>(numerator), rest};
}

Division divided_magnitudes(Integer numerator, Integer denominator) {
  if ((numerator | denominator) >> (integer_bits / 2) != 0) return long_division(static_cast<Magnitude>(numerator), denominator);
  const auto a = static_cast<uint64_t>(numerator);
  const auto b = static_cast<uint64_t>(denominator);
  return {static_cast<Integer>(a / b), static_cast<Integer>(a % b)};
}

// The denominator is above zero; the rest has the sign of the numerator.
Division divided(Integer numerator, Integer denominator) {
  if (numerator >= 0) return divided_magnitudes(numerator, denominator);
  const Division division = divided_magnitudes(-numerator, denominator);
  return {-division.quotient, -division.rest};
}

// The numerator itself is never scaled up, so that it may be as large as it likes.
Division divided(const Fraction& exact, int places) {
  const int64_t scale = power_of_ten(places);
  const Division whole = divided(exact.numerator, exact.denominator);
  const Division part = divided(whole.rest * scale, exact.denominator);
  return {whole.quotient * scale + part.quotient, part.rest};
}

}  // namespace

Fraction quotient(int64_t numerator, int64_t denominator) { return {numerator, denominator}; }

Fraction operator/(Decimal a, Decimal b) { return quotient(a.units, b.units); }

Fraction exactly(Decimal figure) { return quotient(figure.units, one); }

Fraction operator+(const Fraction& a, const Fraction& b) {
  return {a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator};
}

Fraction operator*(const Fraction& a, const Fraction& b) {
  return {a.numerator * b.numerator, a.denominator * b.denominator};
}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  return a.numerator * b.denominator <=> b.numerator * a.denominator;
}

Integer rounded_units(const Fraction& exact, int places) {
  const Division division = divided(exact, places);
  const Integer rest = division.rest < 0 ? -division.rest : division.rest;
  if (2 * rest < exact.denominator) return division.quotient;
  return division.quotient + (exact.numerator < 0 ? -1 : 1);
}

Decimal rounded(const Fraction& exact, int places) {
  const int64_t scale = power_of_ten(kept_places - places);
  return Decimal::of_units(static_cast<int64_t>(rounded_units(exact, places) * scale));
}

std::optional<Decimal> parse_decimal(std::string_view text, NotDecimal& why) {
  const bool negative = text.starts_with('-');
  bool after_point = false;
  int whole_digits = 0;
  int digits_after_point = 0;
  int64_t units = 0;
  why = NotDecimal::malformed;
  for (char c : text.substr(negative)) {
    const bool point = c == '.' && !after_point;
    if (!point && (c < '0' || c > '9')) return std::nullopt;
    after_point = after_point || point;
    if (point) continue;
    ++(after_point ? digits_after_point : whole_digits);
    if (whole_digits <= max_integer_digits && digits_after_point <= kept_places) units = units * 10 + (c - '0');
  }
  if (whole_digits == 0 || (after_point && digits_after_point == 0)) return std::nullopt;
  why = NotDecimal::too_long;
  if (whole_digits > max_integer_digits || digits_after_point > kept_places) return std::nullopt;
  for (; digits_after_point < kept_places; ++digits_after_point) units *= 10;
  return Decimal::of_units(negative ? -units : units);
}

Text text(const WideFigure& figure) {
  std::array<char, most_characters> text;
  char* const end = text.end();
  char* first = end;
  const bool negative = figure.units < 0;
  Integer rest = negative ? -figure.units : figure.units;
  for (int place = 0; rest != 0 || place <= figure.places; ++place) {
    if (place == figure.places && place > 0) *--first = '.';
    const Division division = divided(rest, 10);
    *--first = static_cast<char>('0' + static_cast<int>(division.rest));
    rest = division.quotient;
  }
  if (negative) *--first = '-';
  return std::string_view(first, static_cast<size_t>(end - first));
}

Text text(const Figure& figure) {
  return text(WideFigure{figure.value.units / power_of_ten(kept_places - figure.places), figure.places});
}

Text text(int64_t whole) { return text(WideFigure{whole, 0}); }

WideFigure shortest(WideFigure figure) {
  while (figure.places > 0) {
    const Division division = divided(figure.units, 10);
    if (division.rest != 0) break;
    figure = {division.quotient, figure.places - 1};
  }
  return figure;
}

Figure shortest(Decimal figure) { return {figure, shortest(WideFigure{figure.units, kept_places}).places}; }

Text plain(Decimal figure) { return text(shortest(figure)); }

Text beginning(const Fraction& quotient, bool& exact) {
  const Division division = divided(quotient, shown_places);
  exact = division.rest == 0;
  return text(shortest(WideFigure{division.quotient, shown_places}));
}

}  // namespace tallysheet
