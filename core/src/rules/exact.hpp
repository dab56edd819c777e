// The values of a rule: exact fractions in lowest terms whose terms have at most 18 digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tallysheet/decimal.hpp"

namespace tallysheet::rules {

inline constexpr std::int64_t greatest_term = 1'000'000'000'000'000'000;

/// A fraction in lowest terms; the denominator is above zero.
struct Exact {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  bool is_whole() const { return denominator == 1; }
  Fraction to_fraction() const { return {numerator, denominator}; }

  friend bool operator==(const Exact& a, const Exact& b) {
    return a.numerator == b.numerator && a.denominator == b.denominator;
  }
};

inline bool operator<(const Exact& a, const Exact& b) {
  if (a.denominator == b.denominator) return a.numerator < b.numerator;
  return Int128{a.numerator} * b.denominator < Int128{b.numerator} * a.denominator;
}
inline Exact operator-(const Exact& a) { return {-a.numerator, a.denominator}; }

/// A result, or nothing if its terms would be too large.
using MaybeExact = std::optional<Exact>;

MaybeExact sum_of(const Exact& a, const Exact& b);
MaybeExact product_of(const Exact& a, const Exact& b);
/// The divisor must not be 0.
MaybeExact quotient_of(const Exact& a, const Exact& b);
MaybeExact power_of(const Exact& base, int exponent);
MaybeExact exact_of(Decimal decimal);

enum class Rounding { nearest, down, up, cut };

/// Rounds to 0 to 4 places.
MaybeExact rounded(const Exact& exact, Rounding rounding, int places);

/// Writes a fraction that ends as a decimal, "0.25", and another as a division, "100 ÷ 3".
std::string figure_of(const Exact& exact);
/// Whether figure_of() writes a division.
bool is_endless(const Exact& exact);

}  // namespace tallysheet::rules
