#include "tallysheet/ranking.hpp"

#include <algorithm>

namespace tallysheet {

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
