// Seating: all draws of 4 to 12 players over one to eight rounds that are proven to be the best, by a complete search
// or by a bound that is reached. seating_rounds_test.cpp proves three more.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

/// The core proves no draw to be the best.
constexpr std::int64_t open = -1;

/// The cost of meetings in draws of one, two, up to eight rounds.
struct Small {
  std::size_t players;
  std::int64_t smallest;
  std::int64_t preferred;
  std::int64_t largest;
  std::array<std::int64_t, 8> costs;
};

// At boards of one size, and at boards of three to six with as many fours as there can be.
constexpr std::array<Small, 16> small_draws = {{
    {4, 4, 4, 4, {0, 6, 18, 36, 60, 90, 126, 168}},
    {5, 5, 5, 5, {0, 10, 30, 60, 100, 150, 210, 280}},
    {5, 3, 4, 6, {0, 10, 30, 60, 100, 150, 210, 280}},
    {6, 3, 3, 3, {0, 2, 6, 12, 20, 30, 42, 56}},
    {6, 6, 6, 6, {0, 15, 45, 90, 150, 225, 315, 420}},
    {6, 3, 4, 6, {0, 2, 6, 12, 20, 30, 42, 56}},
    {7, 3, 4, 6, {0, 3, 9, 18, 30, 45, 63, 90}},
    {8, 4, 4, 4, {0, 4, 12, 24, 40, 60, 84, 120}},
    {9, 3, 3, 3, {0, 0, 0, 0, 9, 18, 27, 36}},
    {9, 3, 4, 6, {0, 6, 18, 36, 60, 90, 126, open}},
    {10, 5, 5, 5, {0, 8, 24, 48, 80, 120, 168, 224}},
    {10, 3, 4, 6, {0, 1, 3, 6, 15, 27, 39, 57}},
    {11, 3, 4, 6, {0, 2, 6, 12, 20, 35, open, 75}},
    {12, 3, 3, 3, {0, 0, 0, 0, open, open, 18, 30}},
    {12, 4, 4, 4, {0, 3, 9, 18, 30, 45, 63, 90}},
    {12, 6, 6, 6, {0, 12, 36, 72, 120, 180, 252, 336}},
}};

/// Ten players over seven rounds have their best draw by few seeds.
std::int64_t seed_of(const Small& draws, std::size_t rounds) {
  return draws.players == 10 && draws.preferred == 4 && rounds == 7 ? 43 : 1;
}

TEST_CASE("Seating: draws of up to twelve players are proven to be the best, all but four of 128", "[slow]") {
  for (const Small& draws : small_draws) {
    for (std::size_t i = 0; i < draws.costs.size(); ++i) {
      if (draws.costs[i] == open) continue;
      Request request = of(draws.players, draws.preferred, static_cast<std::int64_t>(i + 1));
      request.smallest = draws.smallest;
      request.largest = draws.largest;
      request.seed = seed_of(draws, i + 1);
      request.attempts = 5;
      const Answer answer = drawn(request);
      CAPTURE(draws.players, draws.preferred, draws.largest, i + 1);
      CHECK(answer.complete);
      CHECK(answer.kept[0].at_least == draws.costs[i]);
      CHECK(answer.kept[0].cost == draws.costs[i]);
      CHECK(Recount(request, answer).cost(Wish::meetings) == draws.costs[i]);
    }
  }
}

}  // namespace
}  // namespace tallysheet::seating
