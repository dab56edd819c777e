// Ranking: who stands above whom, and what happens between those who are tied.
//
// Places are 1-based, indexes 0-based. Source: core/SOURCES.md, All systems 2 and Puffing Billy 5.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tallysheet {

enum class Ties {
  share_the_place,  // 1, 2, 2, 4; those who share keep the order of the request
  later_is_ahead,   // of two who are tied, the one who comes later in the request
};

struct Ranked {
  std::size_t index = 0;
  std::size_t place = 0;
  /// How many are tied with this one, itself included, whatever becomes of the tie.
  std::size_t tied = 1;

  bool is_tied() const { return tied > 1; }
};

/// Above zero where the key of one index is greater than that of another, zero where they are equal.
using Comparison = int (*)(const void* keys, std::size_t one, std::size_t other);

/// Ranks so many keys of any type, the greatest first. Takes n log n comparisons.
std::vector<Ranked> rank(const void* keys, std::size_t count, Comparison compare, Ties ties);

/// Ranks keys, which compare with `<`. The sorting itself is compiled once for all types of keys.
template <class Key>
std::vector<Ranked> rank_keys(const std::vector<Key>& keys, Ties ties) {
  const Comparison compare = [](const void* all, std::size_t one, std::size_t other) {
    const auto& typed = *static_cast<const std::vector<Key>*>(all);
    if (typed[other] < typed[one]) return 1;
    return typed[one] < typed[other] ? -1 : 0;
  };
  return rank(&keys, keys.size(), compare, ties);
}

/// Ranks items by a key of each, the greatest first.
template <class Items, class KeyOf>
std::vector<Ranked> rank_all(const Items& items, KeyOf key_of, Ties ties = Ties::share_the_place) {
  std::vector<std::decay_t<decltype(key_of(items[0]))>> keys(std::size(items));
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = key_of(items[i]);
  return rank_keys(keys, ties);
}

/// How a row of any standings begins.
struct Standing {
  std::string player;
  std::size_t place = 0;
  /// Others have the same place.
  bool shared = false;

  void set(std::string_view name, const Ranked& ranked);
};

/// Figures compared in turn, each only where those before it are equal; more is better. Unused ones are zero.
using Criteria = std::array<std::int64_t, 6>;

/// The first criterion in which two differ; the number of criteria where they are equal.
std::size_t first_difference(const Criteria& a, const Criteria& b);

}  // namespace tallysheet
