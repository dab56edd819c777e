// Criteria of standings: figures compared in turn, each under its name.
#include "tallysheet/criteria.hpp"

#include <array>

#include "support.hpp"

namespace tallysheet::test {

enum class Breaker { wins, best_game };
constexpr std::array<Named<Breaker>, 2> breaker_names = {{{Breaker::wins, "wins"}, {Breaker::best_game, "best game"}}};
constexpr const auto& names_of(Breaker) { return breaker_names; }

namespace {

struct Figures {
  int total;
  int wins;
  int best;
};

Criteria<Figures, Breaker> total_and_wins() {
  return {{std::nullopt, by<&Figures::total>}, {Breaker::wins, by<&Figures::wins>}};
}

Criteria<Figures, Breaker> all_three() {
  auto criteria = total_and_wins();
  criteria.add({Breaker::best_game, by<&Figures::best>});
  return criteria;
}

TEST_CASE("the first criterion in which two differ separates them, unless it is the total") {
  const auto criteria = all_three();
  const Figures best = {5, 0, 9};
  CHECK(shown(criteria.separator(best, {4, 9, 9})) == "nothing");
  CHECK(shown(criteria.separator(best, {5, 1, 0})) == "wins");
  CHECK(shown(criteria.separator(best, {5, 0, 8})) == "best game");
  CHECK(shown(criteria.separator(best, best)) == "nothing");
}

TEST_CASE("criteria are compared in turn") {
  const std::vector<Figures> totals = {{4, 9, 9}, {5, 0, 9}, {5, 0, 8}, {5, 0, 8}, {5, 1, 0}};
  const auto order = all_three().rank(totals);
  CHECK(column(order, &Ranked::index) == Column{"4", "1", "2", "3", "0"});
  CHECK(column(order, &Ranked::place) == Column{"1", "2", "3", "3", "5"});
}

TEST_CASE("a criterion that is added splits those who were level") {
  const std::vector<Figures> totals = {{5, 0, 8}, {5, 0, 9}};
  CHECK(column(total_and_wins().rank(totals), &Ranked::place) == Column{"1", "1"});
  CHECK(column(all_three().rank(totals), &Ranked::index) == Column{"1", "0"});
}

TEST_CASE("players who share a place are level on every criterion") {
  const auto names = [](const std::vector<Figures>& totals) {
    const auto criteria = all_three();
    const LevelOn level_on = criteria.level_on(criteria.rank(totals));
    return Column(level_on.begin(), level_on.end());
  };
  CHECK(names({{5, 0, 8}, {5, 0, 8}}) == Column{"total", "wins", "best game"});
  CHECK(names({{5, 0, 8}, {5, 0, 9}}).empty());
}

}  // namespace
}  // namespace tallysheet::test
