#include "field.hpp"

namespace tallysheet::seating {
namespace {

// The least prime factor.
std::size_t prime_of(std::size_t number) {
  std::size_t factor = 2;
  while (factor * factor <= number && number % factor != 0) ++factor;
  return number % factor == 0 ? factor : number;
}

bool is_power(std::size_t number, std::size_t prime) {
  while (number % prime == 0) number /= prime;
  return number == 1;
}

}  // namespace

std::optional<Field> Field::with(std::size_t elements) {
  if (elements < 2 || elements > largest) return std::nullopt;
  const std::size_t prime = prime_of(elements);
  if (!is_power(elements, prime)) return std::nullopt;
  // There is a modulus for every power of a prime.
  std::size_t modulus = 0;
  while (!Field(elements, prime, modulus).is_field()) ++modulus;
  return Field(elements, prime, modulus);
}

std::size_t Field::sum(std::size_t a, std::size_t b) const {
  std::size_t sum = 0;
  for (std::size_t digit = 1; digit < elements_; digit *= prime_) {
    sum += (a / digit + b / digit) % prime_ * digit;
  }
  return sum;
}

std::size_t Field::product(std::size_t a, std::size_t b) const {
  if (elements_ == prime_) return a * b % prime_;
  // Digit by digit of a, from the last: what was added up is multiplied by x, and what comes above the highest
  // coefficient is replaced.
  const std::size_t highest = elements_ / prime_;
  std::size_t product = 0;
  for (std::size_t digit = highest; digit > 0; digit /= prime_) {
    const std::size_t above = product / highest;
    product = product % highest * prime_;
    for (std::size_t i = 0; i < above; ++i) product = sum(product, modulus_);
    for (std::size_t i = 0; i < a / digit % prime_; ++i) product = sum(product, b);
  }
  return product;
}

std::vector<std::size_t> Field::powers() const {
  for (std::size_t base = 1;; ++base) {
    std::vector<std::size_t> powers = {1};
    for (std::size_t next = base; next != 1; next = product(next, base)) powers.push_back(next);
    if (powers.size() + 1 == elements_) return powers;
  }
}

bool Field::is_field() const {
  if (elements_ == prime_) return true;
  for (std::size_t a = 1; a < elements_; ++a) {
    for (std::size_t b = a; b < elements_; ++b) {
      if (product(a, b) == 0) return false;
    }
  }
  return true;
}

}  // namespace tallysheet::seating
