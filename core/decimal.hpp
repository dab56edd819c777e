// Exact decimals and fractions: the only arithmetic on points, the only rounding, the only
// formatting of figures.
//
// Units: a Decimal counts ten-thousandths. Range: what parse_decimal() accepts lies within ±10^12; sums
// of a hundred thousand of those printed by a sheet stay below 2^63, and a Fraction's terms, multiplied
// with each other, below 2^127, so that nothing overflows.
// Source: rules/READINGS.md, All systems 1 and 2.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text.hpp"

namespace tallysheet {

/// For products and sums that a Decimal could not hold.
__extension__ using Integer = __int128;

/// A Decimal's units in 1, and its places.
inline constexpr int64_t one = 10'000;
inline constexpr int kept_places = 4;

class Decimal {
 public:
  constexpr Decimal() = default;
  constexpr explicit Decimal(int64_t whole) : units(whole * one) {}
  static constexpr Decimal of_units(int64_t units) {
    Decimal figure;
    figure.units = units;
    return figure;
  }

  int64_t units = 0;

  friend constexpr bool operator==(Decimal a, Decimal b) { return a.units == b.units; }
  friend constexpr std::strong_ordering operator<=>(Decimal a, Decimal b) { return a.units <=> b.units; }
  friend constexpr Decimal operator+(Decimal a, Decimal b) { return of_units(a.units + b.units); }
  friend constexpr Decimal operator-(Decimal a, Decimal b) { return of_units(a.units - b.units); }
  friend constexpr Decimal operator*(int64_t times, Decimal a) { return of_units(times * a.units); }
};

/// An exact quotient. The denominator is above zero.
struct Fraction {
  Integer numerator;
  Integer denominator;

  friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);
};

// These stand in so many places that one copy of each, never inlined, makes the engine smaller.

/// The denominator is above zero.
[[gnu::noinline]] Fraction quotient(int64_t numerator, int64_t denominator);
/// The divisor is above zero.
[[gnu::noinline]] Fraction operator/(Decimal a, Decimal b);
[[gnu::noinline]] Fraction exactly(Decimal figure);
[[gnu::noinline]] Fraction operator+(const Fraction& a, const Fraction& b);
[[gnu::noinline]] Fraction operator*(const Fraction& a, const Fraction& b);

/// Half away from zero, in units of 10^-`places`: the one rounding of the whole project.
Integer rounded_units(const Fraction& exact, int places);

/// The same as a Decimal, of at most four places.
Decimal rounded(const Fraction& exact, int places);

/// A figure with the places that it is printed with, at most four.
struct Figure {
  Decimal value;
  int places = 0;
};

/// A figure too large for a Decimal, in units of 10^-`places`.
struct WideFigure {
  Integer units = 0;
  int places = 0;
};

enum class NotDecimal { malformed, too_long };

/// Reads an optional minus, 1 to 12 digits and, after a point, 1 to 4 more. More digits than that
/// are `too_long`, anything else is `malformed`; `why` is set when nothing is returned.
std::optional<Decimal> parse_decimal(std::string_view text, NotDecimal& why);

/// All its places: "3.028", "-0.50", "192".
Text text(const WideFigure& figure);
Text text(const Figure& figure);
Text text(int64_t whole);

/// Without superfluous zeros: "252000", "1.5".
Text plain(Decimal figure);

/// With as many places as it needs.
Figure shortest(Decimal figure);
WideFigure shortest(WideFigure figure);

/// The first five decimals of a quotient, the rest cut off, without superfluous zeros; `exact` tells
/// whether nothing was cut.
Text beginning(const Fraction& quotient, bool& exact);

}  // namespace tallysheet
