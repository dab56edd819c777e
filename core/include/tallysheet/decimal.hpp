// Exact decimals and fractions: the only arithmetic on points, the only rounding and the only formatting of figures.
//
// A Decimal counts ten-thousandths. parse_decimal() accepts ±999,999,999,999.9999. Sums of a hundred thousand such
// figures stay below 2^63, and products of a Fraction's terms below 2^127, so nothing overflows. Source:
// core/SOURCES.md, All systems 1 and 2.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace tallysheet {

/// Products and sums that do not fit in 64 bits.
__extension__ using Int128 = __int128;

/// A Decimal's number of fraction digits, and the number of its units in 1.
inline constexpr int decimal_places = 4;
inline constexpr std::int64_t units_per_one = 10'000;

/// A number with up to four fraction digits.
class Decimal {
 public:
  constexpr Decimal() = default;
  constexpr explicit Decimal(std::int64_t whole) : units_(whole * units_per_one) {}
  static constexpr Decimal from_units(std::int64_t units) {
    Decimal decimal;
    decimal.units_ = units;
    return decimal;
  }

  constexpr std::int64_t units() const { return units_; }

  constexpr Decimal& operator+=(Decimal other) {
    units_ += other.units_;
    return *this;
  }
  friend constexpr bool operator==(Decimal, Decimal) = default;
  friend constexpr std::strong_ordering operator<=>(Decimal a, Decimal b) { return a.units_ <=> b.units_; }
  friend constexpr Decimal operator+(Decimal a, Decimal b) { return from_units(a.units_ + b.units_); }
  friend constexpr Decimal operator-(Decimal a, Decimal b) { return from_units(a.units_ - b.units_); }
  friend constexpr Decimal operator*(std::int64_t times, Decimal a) { return from_units(times * a.units_); }

 private:
  std::int64_t units_ = 0;
};

/// An exact quotient. The denominator is above zero and the terms may have a common factor. Builds without NDEBUG check
/// that no operation takes a term beyond its 127 bits.
struct Fraction {
  Int128 numerator = 0;
  Int128 denominator = 1;
};

bool operator==(const Fraction& a, const Fraction& b);
std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);
Fraction operator+(const Fraction& a, const Fraction& b);
Fraction operator*(const Fraction& a, const Fraction& b);

/// The divisor must be above zero.
Fraction operator/(Decimal a, Decimal b);
Fraction to_fraction(Decimal decimal);

/// Rounds half away from zero to units of 10^-`places`, with `places` from 0 to 4. This is the project's only rounding.
Int128 round_to_units(const Fraction& exact, int places);

/// Rounds to a Decimal; the result must be within its range.
Decimal round(const Fraction& exact, int places);

/// A figure as printed on a sheet: its value and the number of digits after the point, 0 to 4.
struct Figure {
  Decimal value;
  int places = 0;
};

/// A figure that may exceed a Decimal's range, in units of 10^-`places`.
struct WideFigure {
  Int128 units = 0;
  int places = 0;
};

/// Rounds the exact value to `places`.
Figure round_figure(const Fraction& exact, int places);

/// Keeps the value and drops trailing zeros after the point.
Figure shortest(Decimal decimal);
WideFigure shortest(WideFigure figure);

/// Appends the figure with all its places: "3.028", "-0.50", "192".
void append(std::string& out, const WideFigure& figure);
void append(std::string& out, const Figure& figure);
void append(std::string& out, std::int64_t whole);
std::string to_string(const WideFigure& figure);
std::string to_string(const Figure& figure);
std::string to_string(std::int64_t whole);

/// A quotient cut off after five fraction digits, not rounded: "0.49206", "1.5".
struct TruncatedQuotient {
  std::string digits;
  /// Whether the digits are the whole quotient.
  bool exact = true;
};
TruncatedQuotient truncate(const Fraction& quotient);

enum class DecimalError {
  malformed,  // not a decimal number
  too_long,   // more digits than a Decimal has
};

/// Reads an optional minus, 1 to 12 digits and, after a point, up to 4 more.
std::variant<Decimal, DecimalError> parse_decimal(std::string_view text);

}  // namespace tallysheet
