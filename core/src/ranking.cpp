#include "tallysheet/ranking.hpp"

namespace tallysheet {

void Standing::set(std::string_view name, const Ranked& ranked) {
  player = name;
  place = ranked.place;
  shared = ranked.is_tied();
}

std::size_t first_difference(const Criteria& a, const Criteria& b) {
  std::size_t criterion = 0;
  while (criterion < a.size() && a[criterion] == b[criterion]) ++criterion;
  return criterion;
}

}  // namespace tallysheet
