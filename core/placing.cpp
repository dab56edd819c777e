#include "placing.hpp"

#include <algorithm>

namespace tallysheet {

List<Placed> placed(size_t count, const Compare& compare, Ties ties) {
  const auto ahead = [&](const Placed& a, const Placed& b) {
    const auto order = compare(a.index, b.index);
    if (order != 0) return order > 0;
    return ties == Ties::later_is_ahead ? a.index > b.index : a.index < b.index;
  };
  List<Placed> result(count);
  for (size_t i = 0; i < count; ++i) result[i].index = static_cast<int>(i);
  std::make_heap(result.begin(), result.end(), ahead);
  std::sort_heap(result.begin(), result.end(), ahead);

  for (size_t first = 0, next; first < count; first = next) {
    for (next = first + 1; next < count && compare(result[first].index, result[next].index) == 0;) ++next;
    for (size_t i = first; i < next; ++i) {
      result[i].place = static_cast<int>(ties == Ties::share_the_place ? first : i) + 1;
      result[i].level = static_cast<int>(next - first);
    }
  }
  return result;
}

List<int> firsts(size_t count, const Compare& compare) {
  List<int> result(count);
  int first = 0;
  int place = 0;
  for (const Placed& placed : placed(count, compare)) {
    if (placed.place != place) first = placed.index;
    place = placed.place;
    result[placed.index] = first;
  }
  return result;
}

size_t splits(const Criteria& a, const Criteria& b) {
  size_t criterion = 0;
  while (criterion < a.size() && a[criterion] == b[criterion]) ++criterion;
  return criterion;
}

std::strong_ordering compare(const Criteria& a, const Criteria& b) {
  const size_t first = splits(a, b);
  return first < a.size() ? a[first] <=> b[first] : std::strong_ordering::equal;
}

}  // namespace tallysheet
