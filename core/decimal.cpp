#include "decimal.hpp"

#include <algorithm>

namespace tallysheet {
namespace {

constexpr int shown_places = 5;
constexpr size_t max_integer_digits = 12;

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

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

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
  why = NotDecimal::malformed;
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  const std::string_view part = point == text.npos ? "0" : text.substr(point + 1);
  if (!all_digits(whole) || !all_digits(part)) return std::nullopt;
  why = NotDecimal::too_long;
  if (whole.size() > max_integer_digits || part.size() > kept_places) return std::nullopt;
  int64_t units = 0;
  for (char digit : whole) units = units * 10 + (digit - '0');
  for (size_t i = 0; i < kept_places; ++i) units = units * 10 + (i < part.size() ? part[i] - '0' : 0);
  return Decimal::of_units(negative ? -units : units);
}

std::string text(const WideFigure& figure) {
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
