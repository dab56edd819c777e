#include "placing.hpp"

#include <algorithm>
#include <cstring>

namespace tallysheet {

List<Placed> placed(size_t count, const Compare& compare, Ties ties) {
  const auto ahead = [&](const Placed& a, const Placed& b) { return compare(a.index, b.index) > 0; };
  List<Placed> result(count);
  List<Placed> merged(count);
  for (size_t i = 0; i < count; ++i) result[ties == Ties::later_is_ahead ? count - 1 - i : i].index = static_cast<int>(i);
  for (size_t half = 1; half < count; half *= 2) {
    for (size_t i = 0; i < count; i += 2 * half) {
      Placed* const first = result.begin() + i;
      Placed* const middle = result.begin() + std::min(i + half, count);
      std::merge(first, middle, middle, result.begin() + std::min(i + 2 * half, count), merged.begin() + i, ahead);
    }
    std::swap(result, merged);
  }

  for (size_t first = 0, next; first < count; first = next) {
    for (next = first + 1; next < count && compare(result[first].index, result[next].index) == 0;) ++next;
    for (size_t i = first; i < next; ++i) {
      result[i].place = static_cast<int>(ties == Ties::share_the_place ? first : i) + 1;
      result[i].level = static_cast<int>(next - first);
    }
  }
  return result;
}

void rank(AnyList& rows, size_t size, const List<Placed>& order) {
  char* const before = static_cast<char*>(rows.renew(size));
  char* row = static_cast<char*>(rows.items());
  for (const Placed& placed : order) {
    std::memcpy(row, before + placed.index * size, size);
    auto& standing = *reinterpret_cast<Standing*>(row);
    standing.place = placed.place;
    standing.shared = placed.shared();
    row += size;
  }
  ::operator delete(before);
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

namespace {

// Their number where none splits the two.
size_t splits(const Criteria& a, const Criteria& b) {
  size_t criterion = 0;
  while (criterion < a.size() && a[criterion] == b[criterion]) ++criterion;
  return criterion;
}

}  // namespace

std::strong_ordering compare(const Criteria& a, const Criteria& b) {
  const size_t first = splits(a, b);
  return first < a.size() ? a[first] <=> b[first] : std::strong_ordering::equal;
}

List<Placed> placed(const List<Criteria>& criteria) {
  return placed(criteria.size(), [&](int a, int b) { return compare(criteria[a], criteria[b]); });
}

size_t split(const List<Placed>& order, const List<Criteria>& criteria, size_t number) {
  const size_t criterion = splits(criteria[order[number - 1].index], criteria[order[number].index]);
  return criterion % Criteria().size();
}

}  // namespace tallysheet
