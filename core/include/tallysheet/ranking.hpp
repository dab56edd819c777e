// Ranking: who is placed above whom, and how ties are treated.
//
// Places are 1-based, indexes 0-based. Source: core/SOURCES.md, All systems 2 and Puffing Billy 5.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tallysheet {

enum class Ties {
  share_the_place,  // 1, 2, 2, 4; tied entries keep the order of the request
  later_is_ahead,   // the later of two tied entries in the request is placed above the other
};

struct Ranked {
  std::size_t index = 0;
  std::size_t place = 0;
  /// The number of entries tied with this one, itself included, however the tie is treated.
  std::size_t tied = 1;

  bool is_tied() const { return tied > 1; }
};

/// Ranks `count` entries. `is_ahead` takes the indexes of two; if neither is ahead of the other, they are tied.
template <class IsAhead>
std::vector<Ranked> rank(std::size_t count, IsAhead is_ahead, Ties ties = Ties::share_the_place) {
  std::vector<Ranked> order(count);
  for (std::size_t i = 0; i < count; ++i) order[i].index = i;
  if (ties == Ties::later_is_ahead) std::reverse(order.begin(), order.end());
  std::stable_sort(order.begin(), order.end(),
                   [&](const Ranked& one, const Ranked& other) { return is_ahead(one.index, other.index); });
  for (std::size_t first = 0, next = 0; first < count; first = next) {
    while (next < count && !is_ahead(order[first].index, order[next].index)) ++next;
    for (std::size_t i = first; i < next; ++i) {
      order[i].place = (ties == Ties::share_the_place ? first : i) + 1;
      order[i].tied = next - first;
    }
  }
  return order;
}

/// Ranks keys that compare with `<`, greatest first.
template <class Key>
std::vector<Ranked> rank_keys(const std::vector<Key>& keys, Ties ties = Ties::share_the_place) {
  return rank(
      keys.size(), [&](std::size_t one, std::size_t other) { return keys[other] < keys[one]; }, ties);
}

/// Ranks items by a key taken from each, greatest first.
template <class Items, class KeyOf>
std::vector<Ranked> rank_all(const Items& items, KeyOf key_of, Ties ties = Ties::share_the_place) {
  std::vector<std::decay_t<decltype(key_of(items[0]))>> keys(std::size(items));
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = key_of(items[i]);
  return rank_keys(keys, ties);
}

/// The first fields of a row in any standings.
struct Standing {
  std::string player;
  std::size_t place = 0;
  /// Whether others have the same place.
  bool shared = false;

  void set(std::string_view name, const Ranked& ranked);
};

/// The names of figures that standings compare, in turn: "total", "wins", ... They are string literals.
using LevelOn = std::vector<std::string_view>;

/// Returns what players who share a place are level on, which is everything that is compared; nothing if no place is
/// shared.
LevelOn level_on(const std::vector<Ranked>& order, LevelOn compared);

}  // namespace tallysheet
