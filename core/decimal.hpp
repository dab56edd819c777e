// Exact decimals and fractions: the only arithmetic on points, the only rounding, the only
// formatting of figures.
//
// Units: a Decimal is `units` × 10^-`places`. Range: what parse() accepts lies within ±10^12 with at
// most four places; callers keep products of such figures below 2^126, where nothing overflows.
// Source: rules/READINGS.md, All systems 1 and 2.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace tallysheet {

__extension__ using Integer = __int128;

inline constexpr int max_integer_digits = 12;
inline constexpr int max_fraction_digits = 4;

struct Decimal {
  Integer units = 0;
  int places = 0;

  friend std::strong_ordering operator<=>(const Decimal& a, const Decimal& b);
  friend bool operator==(const Decimal& a, const Decimal& b) { return (a <=> b) == 0; }
};

Decimal operator+(const Decimal& a, const Decimal& b);
Decimal operator-(const Decimal& a, const Decimal& b);
Decimal operator*(const Decimal& a, const Decimal& b);

/// An exact quotient. The denominator is above zero.
struct Fraction {
  Integer numerator = 0;
  Integer denominator = 1;

  Fraction() = default;
  Fraction(Integer top, Integer bottom);
  Fraction(const Decimal& whole);

  friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);
  friend bool operator==(const Fraction& a, const Fraction& b) { return (a <=> b) == 0; }
};

/// Exact, the terms not reduced: for a step or two with figures as small as a score's.
Fraction operator+(const Fraction& a, const Fraction& b);
Fraction operator*(const Fraction& a, const Fraction& b);
/// Exact; the divisor is above zero.
Fraction operator/(const Decimal& a, const Decimal& b);

/// Half away from zero to `places`: the one rounding of the whole project.
Decimal rounded(const Fraction& exact, int places);

/// The first `places` decimals, the rest cut off: for showing a quotient before it is rounded.
Decimal cut(const Fraction& exact, int places);

/// Whether cut() to `places` cuts nothing off.
bool fits(const Fraction& exact, int places);

enum class NotDecimal { malformed, too_long };

/// Reads an optional minus, 1 to 12 digits and, after a point, 1 to 4 more. More digits than that
/// are `too_long`, anything else is `malformed`; `why` is set when nothing is returned.
std::optional<Decimal> parse_decimal(std::string_view text, NotDecimal& why);

/// All its places: "3.028", "-0.50", "192".
std::string text(const Decimal& figure);

/// The same figure with as few places as it needs.
Decimal shortest(Decimal figure);

/// Without superfluous zeros: "252000", "1.5".
std::string plain(const Decimal& figure);

}  // namespace tallysheet
