#include "decimal.hpp"

#include <array>

namespace tallysheet {
namespace {

constexpr int shown_places = 5;
constexpr int max_integer_digits = 12;
constexpr size_t most_characters = 48;  // 39 digits of an Integer, a sign and a point

Integer power_of_ten(int exponent) {
  Integer power = 1;
  while (exponent-- > 0) power *= 10;
  return power;
}

struct Division {
  Integer quotient;
  Integer rest;
};

// The numerator itself is never scaled up, so that it may be as large as it likes.
Division divided(const Fraction& exact, int places) {
  const Integer scale = power_of_ten(places);
  const Integer rest = exact.numerator % exact.denominator * scale;
  return {exact.numerator / exact.denominator * scale + rest / exact.denominator, rest % exact.denominator};
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
  const Integer scale = power_of_ten(kept_places - places);
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
    const bool point = c == '.' && !after_point && whole_digits > 0;
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

std::string text(const WideFigure& figure) {
  std::array<char, most_characters> text;
  char* const end = text.end();
  char* first = end;
  const bool negative = figure.units < 0;
  Integer rest = negative ? -figure.units : figure.units;
  for (int place = 0; rest != 0 || place <= figure.places; ++place) {
    if (place == figure.places && place > 0) *--first = '.';
    *--first = static_cast<char>('0' + static_cast<int>(rest % 10));
    rest /= 10;
  }
  if (negative) *--first = '-';
  return std::string(first, end);
}

std::string text(const Figure& figure) {
  return text(WideFigure{figure.value.units / power_of_ten(kept_places - figure.places), figure.places});
}

std::string text(int64_t whole) { return text(WideFigure{whole, 0}); }

WideFigure shortest(WideFigure figure) {
  for (; figure.places > 0 && figure.units % 10 == 0; --figure.places) figure.units /= 10;
  return figure;
}

Figure shortest(Decimal figure) { return {figure, shortest(WideFigure{figure.units, kept_places}).places}; }

std::string plain(Decimal figure) { return text(shortest(figure)); }

std::string beginning(const Fraction& quotient, bool& exact) {
  const Division division = divided(quotient, shown_places);
  exact = division.rest == 0;
  return text(shortest(WideFigure{division.quotient, shown_places}));
}

}  // namespace tallysheet
