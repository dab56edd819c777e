// Ranking: who is placed above whom, and how ties are treated.
#include "tallysheet/ranking.hpp"

#include <array>
#include <cmath>

#include "support.hpp"

namespace tallysheet::test {
namespace {

using Values = std::vector<int>;

std::vector<Ranked> ranked(const Values& values, Ties ties = Ties::share_the_place) {
  return rank_all(
      values, [](int value) { return value; }, ties);
}

// Writes "2: 0 of 3": the place, the index and, for ties, the number of tied entries.
Column places(const Values& values, Ties ties = Ties::share_the_place) {
  Column lines;
  for (const Ranked& ranked : ranked(values, ties)) {
    lines.push_back(shown(ranked.place) + ": " + shown(ranked.index) +
                    (ranked.is_tied() ? " of " + shown(ranked.tied) : ""));
  }
  return lines;
}

TEST_CASE("the greater value stands above") {
  CHECK(places({10, 30, 20}) == Column{"1: 1", "2: 2", "3: 0"});
  CHECK(places({}).empty());
  CHECK(places({7}) == Column{"1: 0"});
}

TEST_CASE("equal values share the place and the places after it are skipped") {
  CHECK(places({20, 30, 20, 10}) == Column{"1: 1", "2: 0 of 2", "2: 2 of 2", "4: 3"});
  CHECK(places({5, 5, 5}) == Column{"1: 0 of 3", "1: 1 of 3", "1: 2 of 3"});
  CHECK(places({1, 2, 1, 2}) == Column{"1: 1 of 2", "1: 3 of 2", "3: 0 of 2", "3: 2 of 2"});
}

TEST_CASE("many equal values keep the order of the request") {
  const std::vector<Ranked> order = ranked(Values(100, 7));
  for (std::size_t i = 0; i < order.size(); ++i) {
    CHECK(order[i].index == i);
    CHECK(order[i].place == 1);
    CHECK(order[i].tied == 100);
  }
}

TEST_CASE("in seating order the later of two who are tied is ahead") {
  CHECK(places({20, 30, 20, 10}, Ties::later_is_ahead) == Column{"1: 1", "2: 2 of 2", "3: 0 of 2", "4: 3"});
  CHECK(places({5, 5, 5}, Ties::later_is_ahead) == Column{"1: 2 of 3", "2: 1 of 3", "3: 0 of 3"});
  const std::vector<Ranked> order = ranked(Values(100, 7), Ties::later_is_ahead);
  for (std::size_t i = 0; i < order.size(); ++i) CHECK(order[i].index == order.size() - 1 - i);
}

TEST_CASE("keys of any type that compares are ranked, in lists of any type") {
  const std::array<std::string, 3> names = {"Ann", "Cy", "Ben"};
  const auto order = rank_all(names, [](const std::string& name) -> const std::string& { return name; });
  CHECK(column(order, &Ranked::index) == Column{"1", "2", "0"});
}

TEST_CASE("a standing takes its player's place and says whether it is shared") {
  Standing standing;
  standing.set("Ann", {7, 2, 2});
  CHECK(standing.player == "Ann");
  CHECK(standing.place == 2);
  CHECK(standing.shared);
  standing.set("Bob", {0, 4, 1});
  CHECK(standing.place == 4);
  CHECK_FALSE(standing.shared);
}

/// A value that counts its comparisons.
struct Counted {
  int value = 0;
  std::int64_t* count = nullptr;

  friend bool operator<(const Counted& a, const Counted& b) {
    ++*a.count;
    return a.value < b.value;
  }
};

// Counts the comparisons for the hundred thousand values 0, 1, 2 and so on.
std::int64_t comparisons(const std::function<int(int)>& value) {
  std::int64_t count = 0;
  std::vector<Counted> values;
  for (int i = 0; i < 100'000; ++i) values.push_back({value(i), &count});
  CHECK(rank_all(values, [](const Counted& own) -> const Counted& { return own; }).size() == 100'000);
  return count;
}

TEST_CASE("ranking compares in the order of n log n whatever the order of the values", "[slow]") {
  // Each comparison of the sort calls `<` at most twice, and the sort makes up to two for n log n.
  const auto bound = static_cast<std::int64_t>(4 * 100'000 * std::log2(100'000));
  CHECK(comparisons([](int i) { return i; }) < bound);
  CHECK(comparisons([](int i) { return -i; }) < bound);
  CHECK(comparisons([](int) { return 0; }) < bound);
  CHECK(comparisons([](int i) { return i % 2; }) < bound);
  CHECK(comparisons([](int i) { return i < 50'000 ? i : 100'000 - i; }) < bound);
  CHECK(comparisons([](int i) { return i * 7919 % 100'003; }) < bound);
}

}  // namespace
}  // namespace tallysheet::test
