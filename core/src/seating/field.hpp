// Finite fields, for constructions of draws. Source: core/SOURCES.md, Seating 4.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace tallysheet::seating {

/// The field with a prime power of elements, which are numbered from 0, its zero; 1 is its one.
class Field {
 public:
  /// Nothing if there is no field with this number of elements, or it is larger than `largest`.
  static std::optional<Field> with(std::size_t elements);
  static constexpr std::size_t largest = 128;

  bool is_prime() const { return elements_ == prime_; }
  std::size_t sum(std::size_t a, std::size_t b) const;
  std::size_t product(std::size_t a, std::size_t b) const;
  /// All elements but zero, as the powers of one of them from the 0th on.
  std::vector<std::size_t> powers() const;

 private:
  Field(std::size_t elements, std::size_t prime, std::size_t modulus)
      : elements_(elements), prime_(prime), modulus_(modulus) {}
  /// Whether no product of others than zero is zero.
  bool is_field() const;

  std::size_t elements_;
  std::size_t prime_;
  /// Elements are polynomials whose coefficients are the digits to the base of the prime. Products are reduced by a
  /// polynomial with the leading coefficient 1; these are its other ones.
  std::size_t modulus_;
};

}  // namespace tallysheet::seating
