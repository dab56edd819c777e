// Places from values, and what becomes of those who are level.
#include "placing.hpp"

#include <cmath>

#include "support.hpp"

namespace tallysheet::test {
namespace {

using Values = std::vector<int>;

Column places(const Values& values, Ties ties = Ties::share_the_place) {
  Column lines;
  for (const Placed& placed : placed(values.size(), [&](int a, int b) { return values[a] <=> values[b]; }, ties)) {
    lines.push_back(shown(placed.place) + ": " + shown(placed.index) + (placed.shared() ? " of " + shown(placed.level) : ""));
  }
  return lines;
}

TEST_CASE("the greater value stands above") {
  CHECK(places({10, 30, 20}) == Column{"1: 1", "2: 2", "3: 0"});
  CHECK(places({}).empty());
  CHECK(places({7}) == Column{"1: 0"});
}

TEST_CASE("level values share the place and the places after it are skipped") {
  CHECK(places({20, 30, 20, 10}) == Column{"1: 1", "2: 0 of 2", "2: 2 of 2", "4: 3"});
  CHECK(places({5, 5, 5}) == Column{"1: 0 of 3", "1: 1 of 3", "1: 2 of 3"});
  CHECK(places({1, 2, 1, 2}) == Column{"1: 1 of 2", "1: 3 of 2", "3: 0 of 2", "3: 2 of 2"});
}

TEST_CASE("in seating order the later of two who are level is ahead") {
  CHECK(places({20, 30, 20, 10}, Ties::later_is_ahead) == Column{"1: 1", "2: 2 of 2", "3: 0 of 2", "4: 3"});
  CHECK(places({5, 5, 5}, Ties::later_is_ahead) == Column{"1: 2 of 3", "2: 1 of 3", "3: 0 of 3"});
}

TEST_CASE("criteria are looked at in turn") {
  const Criteria best = {5, 0, 9};
  CHECK(compare(best, {4, 9, 9}) == std::strong_ordering::greater);
  CHECK(compare(best, {5, 1, 0}) == std::strong_ordering::less);
  CHECK(compare(best, best) == std::strong_ordering::equal);
}

TEST_CASE("the criterion that puts one below another is the first in which they differ") {
  const List<Criteria> criteria = {{4, 9, 9}, {5, 0, 9}, {5, 0, 8}, {5, 0, 8}};
  const List<Placed> order = placed(criteria);
  CHECK(order[0].index == 1);
  CHECK(split(order, criteria, 1) == 2);
  CHECK(split(order, criteria, 2) == 0);  // level with the one before it
  CHECK(split(order, criteria, 3) == 0);  // points alone split these
}

struct Points : Standing {
  int64_t points = 0;
};

TEST_CASE("rows come in the order of their places, and those who share one keep theirs") {
  List<Points> rows(3);
  rows[0] = {{"Ann"}, 10};
  rows[1] = {{"Bob"}, 30};
  rows[2] = {{"Cid"}, 10};
  rank(rows, placed(rows.size(), [&](int a, int b) { return rows[a].points <=> rows[b].points; }));
  CHECK(rows[0].player == "Bob");
  CHECK(rows[0].place == 1);
  CHECK_FALSE(rows[0].shared);
  CHECK(rows[1].player == "Ann");
  CHECK(rows[2].player == "Cid");
  CHECK(rows[2].place == 2);
  CHECK(rows[2].shared);
}

// How often a hundred thousand values are compared for their places.
int64_t comparisons(const std::function<int(int)>& value) {
  int64_t count = 0;
  const auto by_value = [&](int a, int b) {
    ++count;
    return value(a) <=> value(b);
  };
  CHECK(placed(100'000, by_value).size() == 100'000);
  return count;
}

TEST_CASE("placing compares in the order of n log n whatever the order of the values") {
  const int64_t bound = static_cast<int64_t>(3 * 100'000 * std::log2(100'000));
  CHECK(comparisons([](int i) { return i; }) < bound);
  CHECK(comparisons([](int i) { return -i; }) < bound);
  CHECK(comparisons([](int) { return 0; }) < bound);
  CHECK(comparisons([](int i) { return i % 2; }) < bound);
  CHECK(comparisons([](int i) { return i < 50'000 ? i : 100'000 - i; }) < bound);
  CHECK(comparisons([](int i) { return i * 7919 % 100'003; }) < bound);
}

}  // namespace
}  // namespace tallysheet::test
