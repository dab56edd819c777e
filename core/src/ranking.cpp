#include "tallysheet/ranking.hpp"

#include <algorithm>

namespace tallysheet {

std::vector<Ranked> rank(std::size_t count, const IsAhead& is_ahead, Ties ties) {
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

void Standing::set(std::string_view name, const Ranked& ranked) {
  player = name;
  place = ranked.place;
  shared = ranked.is_tied();
}

LevelOn level_on(const std::vector<Ranked>& order, LevelOn compared) {
  const bool shared = std::any_of(order.begin(), order.end(), [](const Ranked& ranked) { return ranked.is_tied(); });
  if (!shared) compared.clear();
  return compared;
}

}  // namespace tallysheet
