// Request values made from arbitrary bytes: of the right types, and mostly allowed by the rules.
#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"

namespace tallysheet::fuzz {

class Filler {
 public:
  Filler(const std::uint8_t* bytes, std::size_t size) : data_(bytes, size) {}

  bool flag() { return data_.ConsumeBool(); }
  /// True once in `times` on average.
  bool one_in(int times) { return data_.ConsumeIntegralInRange(1, times) == times; }
  std::size_t index(std::size_t count) { return data_.ConsumeIntegralInRange<std::size_t>(0, count - 1); }

  /// Returns mostly one of a few letters, a different one for each item of a list, so that the same players meet again.
  std::string name();
  /// Returns mostly one of three letters.
  std::string category() { return one_in(rarely) ? name() : letter(index(3)); }
  Decimal decimal();
  /// Returns mostly one of the smallest allowed numbers.
  std::int64_t whole(const Range& allowed);

  template <class Enum>
  Enum choice() {
    const auto& names = names_of(Enum());
    return names[index(names.size())].value;
  }
  /// Returns mostly a different choice for each item of a list.
  template <class Enum>
  Enum choice_in_turn() {
    const auto& names = names_of(Enum());
    return one_in(rarely) ? choice<Enum>() : names[item_ % names.size()].value;
  }

  /// Mostly sets a value to the result of `make`; otherwise leaves it unchanged.
  template <class Value, class Make>
  void set(Value& into, Make make) {
    if (!one_in(rarely)) into = make();
  }

  /// Makes a list, mostly of an allowed length, with items from `make`.
  template <class Make>
  auto list(const Range& allowed, Make make) {
    std::vector<decltype(make())> items;
    const std::int64_t count = list_length(allowed);
    first_letter_ = index(letters);
    for (std::int64_t i = 0; i < count; ++i) {
      item_ = static_cast<std::size_t>(i);
      items.push_back(make());
    }
    return items;
  }

 private:
  static constexpr int rarely = 16;
  static constexpr std::int64_t most_items = 12;
  static constexpr std::int64_t greatest = 999'999'999'999;
  static constexpr std::size_t most_bytes = 110;
  static constexpr std::int64_t near = 6;
  static constexpr std::size_t letters = 12;

  std::int64_t between(std::int64_t least, std::int64_t most) { return data_.ConsumeIntegralInRange(least, most); }
  std::int64_t list_length(const Range& allowed);
  static std::string letter(std::size_t number) { return std::string(1, static_cast<char>('A' + number)); }

  FuzzedDataProvider data_;
  /// The current item's position in its list, and the number of the letter that names the first item.
  std::size_t item_ = 0;
  std::size_t first_letter_ = 0;
};

inline std::string Filler::name() {
  if (one_in(rarely)) return data_.ConsumeRandomLengthString(most_bytes);
  return letter(one_in(rarely) ? index(letters) : (first_letter_ + item_) % letters);
}

inline Decimal Filler::decimal() {
  switch (index(4)) {
    case 0: return Decimal(between(0, 9));
    case 1: return Decimal(between(0, 300'000));
    case 2: return Decimal::from_units(between(0, 100 * units_per_one));
    default:
      return Decimal::from_units(between(-greatest * units_per_one, greatest * units_per_one + units_per_one - 1));
  }
}

inline std::int64_t Filler::whole(const Range& allowed) {
  switch (index(rarely)) {
    case 1: return data_.ConsumeIntegral<std::int64_t>();
    case 2: return allowed.maximum + between(-1, 1);
    case 3: return between(allowed.minimum, allowed.maximum);
    default: return allowed.minimum + between(0, near);
  }
}

inline std::int64_t Filler::list_length(const Range& allowed) {
  const std::int64_t most = std::min(allowed.maximum, most_items);
  return between(one_in(rarely) ? 0 : std::min(allowed.minimum, most), most);
}

}  // namespace tallysheet::fuzz
