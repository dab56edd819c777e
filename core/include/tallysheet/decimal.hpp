// Exact decimals and fractions: the only arithmetic on points, the only rounding, the only printing of figures.
//
// Units: a Decimal counts ten-thousandths. Range: parse_decimal() accepts ±999,999,999,999.9999. Sums of a hundred
// thousand such figures stay below 2^63, and products of a Fraction's terms below 2^127, so nothing overflows.
// Source: core/SOURCES.md, All systems 1 and 2.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace tallysheet {

/// For products and sums that 64 bits do not hold.
__extension__ using Int128 = __int128;

/// The fraction digits that a Decimal keeps, and how many of its units make 1.
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

/// An exact quotient. The denominator is above zero; it need not be in lowest terms.
struct Fraction {
  Int128 numerator = 0;
  Int128 denominator = 1;
};

bool operator==(const Fraction& a, const Fraction& b);
std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);
Fraction operator+(const Fraction& a, const Fraction& b);
Fraction operator*(const Fraction& a, const Fraction& b);

/// The divisor is above zero.
Fraction operator/(Decimal a, Decimal b);
Fraction to_fraction(Decimal decimal);

/// Rounds half away from zero, in units of 10^-`places`: the one rounding of the whole project. `places` is 0 to 4.
Int128 round_to_units(const Fraction& exact, int places);

/// The same as a Decimal, for results within its range.
Decimal round(const Fraction& exact, int places);

/// A figure as a sheet prints it: the value, and how many fraction digits stand after the point, 0 to 4.
struct Figure {
  Decimal value;
  int places = 0;
};

/// A figure that may exceed a Decimal's range, in units of 10^-`places`.
struct WideFigure {
  Int128 units = 0;
  int places = 0;
};

/// The exact value, rounded to `places`.
Figure round_figure(const Fraction& exact, int places);

/// The same value with no more places than it needs.
Figure shortest(Decimal decimal);
WideFigure shortest(WideFigure figure);

/// Appends all of a figure's places: "3.028", "-0.50", "192".
void append(std::string& out, const WideFigure& figure);
void append(std::string& out, const Figure& figure);
void append(std::string& out, std::int64_t whole);
std::string to_string(const WideFigure& figure);
std::string to_string(const Figure& figure);
std::string to_string(std::int64_t whole);

/// A quotient cut off, not rounded, after five fraction digits: "0.49206", "1.5".
struct TruncatedQuotient {
  std::string digits;
  /// Nothing was cut off.
  bool exact = true;
};
TruncatedQuotient truncate(const Fraction& quotient);

enum class DecimalError {
  malformed,  // not a decimal number
  too_long,   // more digits than a Decimal keeps
};

/// Reads an optional minus, 1 to 12 digits and, after a point, 1 to 4 more.
std::variant<Decimal, DecimalError> parse_decimal(std::string_view text);

}  // namespace tallysheet
