#include "decimal.hpp"

#include <algorithm>

namespace tallysheet {
namespace {

Integer power_of_ten(int exponent) {
  Integer power = 1;
  while (exponent-- > 0) power *= 10;
  return power;
}

Integer units_at(const Decimal& figure, int places) {
  return figure.units * power_of_ten(places - figure.places);
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

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::strong_ordering operator<=>(const Decimal& a, const Decimal& b) {
  const int places = std::max(a.places, b.places);
  return units_at(a, places) <=> units_at(b, places);
}

Decimal operator+(const Decimal& a, const Decimal& b) {
  const int places = std::max(a.places, b.places);
  return {units_at(a, places) + units_at(b, places), places};
}

Decimal operator-(const Decimal& a, const Decimal& b) { return a + Decimal{-b.units, b.places}; }

Decimal operator*(const Decimal& a, const Decimal& b) { return {a.units * b.units, a.places + b.places}; }

Fraction::Fraction(Integer top, Integer bottom) : numerator(top), denominator(bottom) {}

Fraction::Fraction(const Decimal& whole) : numerator(whole.units), denominator(power_of_ten(whole.places)) {}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  return a.numerator * b.denominator <=> b.numerator * a.denominator;
}

Fraction operator+(const Fraction& a, const Fraction& b) {
  return {a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator};
}

Fraction operator*(const Fraction& a, const Fraction& b) {
  return {a.numerator * b.numerator, a.denominator * b.denominator};
}

Fraction operator/(const Decimal& a, const Decimal& b) {
  const int places = std::max(a.places, b.places);
  return {units_at(a, places), units_at(b, places)};
}

Decimal rounded(const Fraction& exact, int places) {
  const Division division = divided(exact, places);
  const Integer rest = division.rest < 0 ? -division.rest : division.rest;
  if (2 * rest < exact.denominator) return {division.quotient, places};
  return {division.quotient + (exact.numerator < 0 ? -1 : 1), places};
}

Decimal cut(const Fraction& exact, int places) { return {divided(exact, places).quotient, places}; }

bool fits(const Fraction& exact, int places) { return divided(exact, places).rest == 0; }

std::optional<Decimal> parse_decimal(std::string_view text, NotDecimal& why) {
  why = NotDecimal::malformed;
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  const std::string_view part = point == text.npos ? std::string_view{} : text.substr(point + 1);
  if (!all_digits(whole) || (point != text.npos && !all_digits(part))) return std::nullopt;
  why = NotDecimal::too_long;
  if (whole.size() > max_integer_digits || part.size() > max_fraction_digits) return std::nullopt;
  Integer units = 0;
  for (char digit : text) {
    if (digit != '.') units = units * 10 + (digit - '0');
  }
  return Decimal{negative ? -units : units, static_cast<int>(part.size())};
}

std::string text(const Decimal& figure) {
  const bool negative = figure.units < 0;
  std::string digits;
  for (Integer rest = negative ? -figure.units : figure.units; rest != 0; rest /= 10) {
    digits.push_back(static_cast<char>('0' + static_cast<int>(rest % 10)));
  }
  while (static_cast<int>(digits.size()) <= figure.places) digits.push_back('0');
  if (figure.places > 0) digits.insert(figure.places, 1, '.');
  if (negative) digits.push_back('-');
  std::reverse(digits.begin(), digits.end());
  return digits;
}

Decimal shortest(Decimal figure) {
  for (; figure.places > 0 && figure.units % 10 == 0; --figure.places) figure.units /= 10;
  return figure;
}

std::string plain(const Decimal& figure) { return text(shortest(figure)); }

}  // namespace tallysheet
