#include "exact.hpp"

#include <array>
#include <limits>
#include <utility>

#include "tallysheet/format.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::array<std::int64_t, 5> powers_of_ten = {1, 10, 100, 1'000, 10'000};
constexpr int most_written_places = 9;

// Without the least number of 64 bits, whose opposite would not fit.
constexpr bool fits_64_bits(Int128 number) {
  constexpr Int128 greatest = std::numeric_limits<std::int64_t>::max();
  return number <= greatest && number >= -greatest;
}

// Neither number is below zero.
template <class Int>
Int common_factor(Int a, Int b) {
  while (b != 0) a = std::exchange(b, a % b);
  return a;
}

template <class Int>
MaybeExact in_lowest_terms(Int numerator, Int denominator) {
  if (denominator != 1) {
    const Int factor = common_factor<Int>(numerator < 0 ? -numerator : numerator, denominator);
    numerator /= factor;
    denominator /= factor;
  }
  if (numerator > greatest_term || numerator < -greatest_term || denominator > greatest_term) return std::nullopt;
  return Exact{static_cast<std::int64_t>(numerator), static_cast<std::int64_t>(denominator)};
}

// Dividing in 64 bits takes a fraction of the time that 128 bits take.
MaybeExact reduced(Int128 numerator, Int128 denominator) {
  if (!fits_64_bits(numerator) || !fits_64_bits(denominator)) return in_lowest_terms(numerator, denominator);
  return in_lowest_terms(static_cast<std::int64_t>(numerator), static_cast<std::int64_t>(denominator));
}

Int128 cut(const Fraction& exact) {
  if (!fits_64_bits(exact.numerator)) return exact.numerator / exact.denominator;
  return static_cast<std::int64_t>(exact.numerator) / static_cast<std::int64_t>(exact.denominator);
}

Int128 rounded_down(const Fraction& exact) {
  const Int128 quotient = cut(exact);
  const bool is_above = exact.numerator < 0 && quotient * exact.denominator != exact.numerator;
  return is_above ? quotient - 1 : quotient;
}

Int128 units_of(const Exact& exact, Rounding rounding, int places) {
  const Fraction scaled = {Int128{exact.numerator} * powers_of_ten[static_cast<std::size_t>(places)],
                           exact.denominator};
  switch (rounding) {
    case Rounding::nearest: return round_to_units(exact.to_fraction(), places);
    case Rounding::down: return rounded_down(scaled);
    case Rounding::up: return -rounded_down({-scaled.numerator, scaled.denominator});
    case Rounding::cut: break;
  }
  return cut(scaled);
}

/// The number of places of a fraction that ends, and its value in units of the last one; no places if it does not end.
struct Ending {
  std::optional<int> places;
  Int128 units = 0;
};

Ending ending_of(const Exact& exact) {
  Int128 units = exact.numerator;
  for (int places = 0; places <= most_written_places; ++places, units *= 10) {
    if (units % exact.denominator == 0) return {places, units / exact.denominator};
  }
  return {};
}

}  // namespace

MaybeExact sum_of(const Exact& a, const Exact& b) {
  if (a.denominator == b.denominator) return reduced(Int128{a.numerator} + b.numerator, a.denominator);
  return reduced(Int128{a.numerator} * b.denominator + Int128{b.numerator} * a.denominator,
                 Int128{a.denominator} * b.denominator);
}

MaybeExact product_of(const Exact& a, const Exact& b) {
  return reduced(Int128{a.numerator} * b.numerator, Int128{a.denominator} * b.denominator);
}

MaybeExact quotient_of(const Exact& a, const Exact& b) {
  const Int128 sign = b.numerator < 0 ? -1 : 1;
  return reduced(sign * a.numerator * b.denominator, sign * b.numerator * a.denominator);
}

MaybeExact power_of(const Exact& base, int exponent) {
  MaybeExact power = Exact{1, 1};
  for (; exponent > 0 && power; --exponent) power = product_of(*power, base);
  return power;
}

MaybeExact exact_of(Decimal decimal) { return reduced(decimal.units(), units_per_one); }

MaybeExact rounded(const Exact& exact, Rounding rounding, int places) {
  return reduced(units_of(exact, rounding, places), powers_of_ten[static_cast<std::size_t>(places)]);
}

bool is_endless(const Exact& exact) { return !ending_of(exact).places; }

std::string figure_of(const Exact& exact) {
  const Ending ending = ending_of(exact);
  if (ending.places) return to_string(WideFigure{ending.units, *ending.places});
  return format("{} ÷ {}", {exact.numerator, exact.denominator});
}

}  // namespace tallysheet::rules
