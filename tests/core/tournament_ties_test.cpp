// Tournaments: who is ahead of whom when totals are level.
#include <map>

#include "tournament_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

// Writes the separator of each row: "Ann, Ben by wins, Cy by lot".
Column separated(const Request& request) {
  REQUIRE(problems_of(request) == Column{});
  Column lines;
  for (const Row& row : standings(valid(request)).rows) {
    lines.push_back(row.player + (row.shared ? " =" : "") +
                    (row.separated_by ? " by " + shown(*row.separated_by) : ""));
  }
  return lines;
}

// Ann 70 + 30, Ben 60 + 40, Cy 0 + 100: all have 100.
const std::vector<Game> level = {
    game(1, {{"Ann", Decimal(70)}, {"Ben", Decimal(60)}, {"Cy", Decimal(0)}}),
    game(2, {{"Cy", Decimal(100)}, {"Ben", Decimal(40)}, {"Ann", Decimal(30)}}),
};

Request by(std::vector<Game> games, std::vector<TieBreaker> tie_breakers) {
  Request request = of(std::move(games));
  request.tie_breakers = std::move(tie_breakers);
  return request;
}

TEST_CASE("Tournament ties: without a tie-breaker the place is shared in the order of the request") {
  CHECK(separated(of(level)) == Column{"Ann =", "Ben =", "Cy ="});
}

TEST_CASE("Tournament ties: wins, shared ones included") {
  // Ann and Cy won a game each.
  CHECK(separated(by(level, {TieBreaker::wins})) == Column{"Ann =", "Cy =", "Ben by wins"});
  std::vector<Game> shared = level;
  shared[0].results[1].score = Decimal(70);
  shared[1].results[1].score = Decimal(30);
  CHECK(separated(by(shared, {TieBreaker::wins})) == Column{"Ann =", "Ben =", "Cy ="});
}

TEST_CASE("Tournament ties: the best value, then the next") {
  CHECK(separated(by(level, {TieBreaker::best_values})) == Column{"Cy", "Ann by best-values", "Ben by best-values"});
}

TEST_CASE("Tournament ties: with ranks the best value is the lowest") {
  // Ranks: Ann 1 + 3, Ben 2 + 2, Cy 3 + 1.
  Request request = by(level, {TieBreaker::best_values});
  request.counting.measure = Measure::rank;
  CHECK(separated(request) == Column{"Ann =", "Cy =", "Ben by best-values"});
}

TEST_CASE("Tournament ties: all values count where only the best are added") {
  Request request =
      by({game(1, {{"Ann", Decimal(5)}, {"Ben", Decimal(5)}}), game(2, {{"Ann", Decimal(1)}, {"Ben", Decimal(3)}})},
         {TieBreaker::all_values});
  request.counting.best = 1;
  CHECK(separated(request) == Column{"Ben", "Ann by all-values"});
}

TEST_CASE("Tournament ties: the last round, then the one before") {
  CHECK(separated(by(level, {TieBreaker::last_round})) == Column{"Cy", "Ben by last-round", "Ann by last-round"});
  // Whoever missed the last round is behind a player who scored less than nothing in it.
  const std::vector<Game> absent = {game(1, {{"Ann", Decimal(4)}, {"Ben", Decimal(5)}}),
                                    game(2, {{"Ben", Decimal(-1)}})};
  CHECK(separated(by(absent, {TieBreaker::last_round})) == Column{"Ben", "Ann by last-round"});
}

TEST_CASE("Tournament ties: more games") {
  const std::vector<Game> games = {game(1, {{"Ann", Decimal(4)}, {"Ben", Decimal(2)}}), game(2, {{"Ben", Decimal(2)}})};
  CHECK(separated(by(games, {TieBreaker::games})) == Column{"Ben", "Ann by games"});
}

TEST_CASE("Tournament ties: head to head counts games in which all level players took part") {
  // Ann and Ben have 20 each. They met in game 1, which Ben won; Ann's 15 are from a game without him.
  const std::vector<Game> games = {game(1, {{"Ann", Decimal(5)}, {"Ben", Decimal(8)}, {"Cy", Decimal(1)}}),
                                   game(2, {{"Ann", Decimal(15)}, {"Cy", Decimal(1)}}),
                                   game(2, {{"Ben", Decimal(12)}})};
  CHECK(separated(by(games, {TieBreaker::head_to_head})) == Column{"Ben", "Ann by head-to-head", "Cy"});
}

TEST_CASE("Tournament ties: head to head is among those whom earlier tie-breakers left level") {
  // Wins separate Ben; Ann and Cy then met in both games and have the same sum.
  CHECK(separated(by(level, {TieBreaker::wins, TieBreaker::head_to_head})) == Column{"Ann =", "Cy =", "Ben by wins"});
  const LevelOn compared = {"total", "wins", "head-to-head"};
  CHECK(standings(valid(by(level, {TieBreaker::wins, TieBreaker::head_to_head}))).level_on == compared);
}

TEST_CASE("Tournament ties: a decision applies to all who are level") {
  Request request = of(level);
  request.decisions = {{{"Ben", "Ann"}}, {{"Cy", "Ben", "Ann", "Zed"}}};
  CHECK(separated(request) == Column{"Cy", "Ben by decision", "Ann by decision"});
  CHECK(standings(valid(request)).decisions_applied == std::vector<bool>{false, true});
}

TEST_CASE("Tournament ties: a decision does not overrule the scores") {
  Request request = of(level);
  request.games.push_back(game(3, {{"Ann", Decimal(1)}}));
  request.decisions = {{{"Cy", "Ben", "Ann"}}};
  CHECK(separated(request) == Column{"Ann", "Cy", "Ben by decision"});
}

TEST_CASE("Tournament ties: a lot is the same for the same seed") {
  Request request = of(level);
  request.lots = {{{"Cy", "Ann", "Ben"}, 7}};
  const Standings first = standings(valid(request));
  CHECK(first.lots[0].applied);
  CHECK(first.lots[0].players == draw({{"Ben", "Ann", "Cy"}, 7}));
  CHECK(column(first.rows, &Row::player) == first.lots[0].players);
  CHECK(column(first.rows, &Row::separated_by) == Column{"nothing", "lot", "lot"});
}

TEST_CASE("Tournament ties: every order is drawn about as often") {
  // 6 orders in 6,000 draws: 1,000 each, with a standard deviation of √(6000 × 1/6 × 5/6) = 28.9.
  std::map<std::vector<std::string>, int> drawn;
  for (std::int64_t seed = 0; seed < 6'000; ++seed) ++drawn[draw({{"Ann", "Ben", "Cy"}, seed})];
  CHECK(drawn.size() == 6);
  for (const auto& [order, times] : drawn) {
    CHECK(times > 1'000 - 5 * 29);
    CHECK(times < 1'000 + 5 * 29);
  }
}

TEST_CASE("Tournament ties: the generator is the one of the C++ standard") {
  // std::mt19937 gives 4123659995 as its 10,000th number for the seed 5489; its first is 3499211612. Of two players the
  // last one stays where the number is odd.
  CHECK(draw({{"Ann", "Ben"}, 5489}) == std::vector<std::string>{"Ben", "Ann"});
}

TEST_CASE("Tournament ties: players without a place are never level with others") {
  Request request = of(level);
  request.guests = {"Ben"};
  request.lots = {{{"Cy", "Ann"}, 7}};
  CHECK(standings(valid(request)).lots[0].applied);
  CHECK(separated(request)[2] == "Ben");
}

}  // namespace
}  // namespace tallysheet::tournament
