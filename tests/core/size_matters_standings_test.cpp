// Standings of Size Matters, and the games and events that it refuses.
#include "games.hpp"
#include "tallysheet/size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

using namespace test;

constexpr TieBreaker points_difference = TieBreaker::points_difference;
constexpr TieBreaker head_to_head = TieBreaker::head_to_head;

Game game(std::string_view players, const Centres& centres) { return game_of<Game>(centres, players); }

Event event(std::vector<Game> games, std::vector<TieBreaker> tie_breakers = {points_difference, head_to_head}) {
  Event event;
  event.games = std::move(games);
  event.tie_breakers = std::move(tie_breakers);
  return event;
}

// Writes "1= A 45.00", followed by the criterion that put it below the row above.
std::string line(const Event& event, std::string_view player) {
  const Standings table = standings(valid(event));
  const StandingsRow& row = row_of(table.rows, player);
  return shown(row.place) + (row.shared ? "= " : " ") + shown(row.total) +
         (row.separated_by ? " by " + shown(*row.separated_by) : "");
}

// Seven centres in a four-way draw score the floor's 45; all powers' scores then sum to 211.95.
const Game a_and_b = game("ABCDEFG", {7, 0, 9, 9, 9, 0, 0});
const Game b_alone = game("HBIJKLM", {0, 7, 9, 9, 9, 0, 0});
// A three-way draw whose scores sum to 221.
const Game a_alone = game("ANOPQRS", {0, 8, 13, 13, 0, 0, 0});

TEST_CASE("Size Matters standings: eighteen centres are a solo and seventeen are not") {
  const Standings table =
      standings(valid(event({game("ABCDEFG", {18, 16, 0, 0, 0, 0, 0}), game("ABCDEFG", {17, 17, 0, 0, 0, 0, 0})})));
  CHECK(row_of(table.rows, "A").solos == 1);
  CHECK(row_of(table.rows, "B").solos == 0);
}

TEST_CASE("Size Matters standings: a soloist stands above two two-way draws") {
  const Event result = event({game("ABCDEFG", {34, 0, 0, 0, 0, 0, 0}), game("ABCDEFG", {0, 17, 17, 0, 0, 0, 0}),
                              game("ABCDEFG", {0, 17, 17, 0, 0, 0, 0})});
  CHECK(line(result, "A") == "1 210.00");
  CHECK(line(result, "B") == "2= 210.00 by solos");
  CHECK(line(result, "C") == "2= 210.00");
  CHECK(line(result, "D") == "4= 0.00");
  const Standings table = standings(valid(result));
  CHECK(column(table.rows, &StandingsRow::solos) == Column{"1", "0", "0", "0", "0", "0", "0"});
  CHECK(column(table.rows, &StandingsRow::games) == Column{"3", "3", "3", "3", "3", "3", "3"});
  CHECK(table.level_on == LevelOn{"total", "solos", "points-difference", "head-to-head"});
}

TEST_CASE("Size Matters standings: the points difference is against the six others of each game") {
  const Standings table = standings(valid(event({a_and_b, b_alone})));
  const StandingsRow& a = row_of(table.rows, "A");
  const StandingsRow& b = row_of(table.rows, "B");
  // A: 6 × 45 − (211.95 − 45). B: the same in its own game, less 211.95 in the other.
  CHECK(shown(a.points_difference) == printed({6 * 4500 - (21195 - 4500), 100}, 2));
  CHECK(shown(b.points_difference) == printed({6 * 4500 - (21195 - 4500) - 21195, 100}, 2));
  CHECK(shown(row_of(table.rows, "F").points_difference) == "-211.95");
}

TEST_CASE("Size Matters standings: players with equal totals are split by the points difference first") {
  const Event result = event({a_and_b, b_alone, a_alone});
  CHECK(line(result, "B") == "10 45.00");
  CHECK(line(result, "A") == "11 45.00 by points-difference");
}

TEST_CASE("Size Matters standings: the points difference is first and head to head second where nothing is said") {
  Event result;
  result.games = std::vector{a_and_b, b_alone, a_alone};
  CHECK(line(result, "A") == "11 45.00 by points-difference");
  CHECK(result.tie_breakers[1] == head_to_head);
}

TEST_CASE("Size Matters standings: the organiser may put head to head first") {
  const Event result = event({a_and_b, b_alone, a_alone}, {head_to_head, points_difference});
  CHECK(line(result, "A") == "10 45.00");
  CHECK(line(result, "B") == "11 45.00 by head-to-head");
  const Standings table = standings(valid(result));
  CHECK(shown(row_of(table.rows, "A").head_to_head.value()) == "45.00");
  CHECK(shown(row_of(table.rows, "B").head_to_head.value()) == "0.00");
}

TEST_CASE("Size Matters standings: head to head has a figure only of players who are tied, and where it is used") {
  const Standings used = standings(valid(event({game("ABCDEFG", {34, 0, 0, 0, 0, 0, 0})})));
  CHECK_FALSE(row_of(used.rows, "A").head_to_head);
  CHECK(shown(row_of(used.rows, "B").head_to_head.value()) == "0.00");
  const Standings unused = standings(valid(event({a_and_b, b_alone, a_alone}, {points_difference})));
  CHECK_FALSE(row_of(unused.rows, "A").head_to_head);
}

TEST_CASE("Size Matters standings: without tie-breakers players with equal totals share the place") {
  const Event result = event({a_and_b, b_alone, a_alone}, {});
  CHECK(line(result, "A") == "10= 45.00");
  CHECK(line(result, "B") == "10= 45.00");
}

TEST_CASE("Size Matters standings: a tie-breaker that splits nobody leaves the next one to") {
  const Event result = event({game("ABCDEFG", {7, 0, 9, 9, 9, 0, 0}), game("BACDEFG", {7, 0, 9, 9, 9, 0, 0})});
  CHECK(line(result, "A") == "4= 45.00");
  CHECK(line(result, "B") == "4= 45.00");
}

TEST_CASE("Size Matters standings: head to head looks at games in which all who are tied sat") {
  const Game c_alone = game("TUVWXYC", {0, 9, 9, 9, 0, 0, 7});
  const Game only_ab = game("ABHIJKL", {7, 0, 9, 9, 9, 0, 0});
  const Event result = event({only_ab, game("BMNOPQR", {7, 9, 9, 9, 0, 0, 0}), c_alone}, {head_to_head});
  for (const std::string_view player : {"A", "B", "C"}) CHECK(line(result, player).substr(0, 9) == "10= 45.00");
}

TEST_CASE("Size Matters standings: head to head is not repeated among those it leaves tied") {
  const Game all = game("ABCDEFG", {7, 0, 0, 9, 9, 9, 0});
  const Game b_beats_c = game("HBCIJKL", {0, 7, 0, 9, 9, 9, 0});
  const Game c_alone = game("MNCOPQR", {0, 9, 7, 9, 9, 0, 0});
  const Event result = event({all, b_beats_c, c_alone}, {head_to_head});
  CHECK(line(result, "A") == "10 45.00");
  CHECK(line(result, "B") == "11= 45.00 by head-to-head");
  CHECK(line(result, "C") == "11= 45.00");
}

TEST_CASE("Size Matters standings: a game's own rounding and floor stand above the event's") {
  Event result = event({game("ABCDEFG", {12, 11, 8, 3, 0, 0, 0}), game("ABCDEFG", {12, 11, 8, 3, 0, 0, 0})});
  result.floor = false;
  result.rounding = Rounding::exact;
  CHECK(line(result, "A") == "1 148.24");
  CHECK(line(result, "D") == "4 " + printed({2 * 1853, 100}, 2));
  result.games[0].floor = true;
  result.games[0].rounding = Rounding::published;
  CHECK(line(result, "A") == "1 " + printed({7403 + 7412, 100}, 2));
  CHECK(line(result, "D") == "4 " + printed({4500 + 1853, 100}, 2));
}

TEST_CASE("Size Matters standings: games may be listed in any order") {
  const std::vector<Game> games = {a_and_b, b_alone, a_alone};
  for (std::size_t by = 1; by < games.size(); ++by) {
    for (const StandingsRow& row : standings(valid(event(games))).rows) {
      CHECK(line(event(rotated(games, by)), row.player).substr(0, 8) == line(event(games), row.player).substr(0, 8));
    }
  }
}

TEST_CASE("Size Matters standings: no games and no rows") { CHECK(standings(valid(event({}))).rows.empty()); }

TEST_CASE("Size Matters: a draw is shared by two to seven survivors") {
  Game request = game("ABCDEFG", {12, 11, 8, 3, 0, 0, 0});
  request.powers[0].in_draw = true;
  check_refused(request, "conflict /powers", {"1", "2 to 7"});
  request.powers[1].in_draw = request.powers[6].in_draw = true;
  check_refused(request, "conflict /powers/6/inDraw", {"Turkey", "centre"});
  request.powers[0].in_draw = request.powers[1].in_draw = request.powers[6].in_draw = false;
  check_refused(request, "conflict /powers", {"0", "2 to 7"});
  check_refused(game("ABCDEFG", {17, 0, 0, 0, 0, 0, 0}), "conflict /powers", {"1", "2 to 7"});
}

TEST_CASE("Size Matters: nobody shares a draw next to a soloist") {
  Game request = game("ABCDEFG", {18, 11, 5, 0, 0, 0, 0});
  request.powers[1].in_draw = true;
  check_refused(request, "conflict /powers/1/inDraw", {"England", "18", "solo"});
  request.powers[1].in_draw = false;
  CHECK(check(request).empty());
  request.powers[0].in_draw = true;
  check_refused(request, "conflict /powers/0/inDraw", {"Austria", "18", "solo"});
}

TEST_CASE("Size Matters: where centres are not known nobody is told how many share the draw") {
  check_refused(game("ABCDEFG", {17, -5, 0, 0, 0, 0, 0}), "range /powers/1/centres", {"England", "−5"});
}

TEST_CASE("Size Matters event: each tie-breaker once") {
  CHECK(check(event({}, {})).empty());
  CHECK(check(event({}, {head_to_head})).empty());
  check_refused(event({}, {head_to_head, head_to_head}), "duplicate /tieBreakers/1", {"head-to-head"});
  check_refused(event({}, {head_to_head, points_difference, head_to_head}), "range /tieBreakers", {"3", "0 to 2"});
}

TEST_CASE("Size Matters event: everybody is named and once in a game") {
  CHECK(check(game("AAAAAAA", {12, 11, 8, 3, 0, 0, 0})).empty());
  check_refused(event({a_and_b, game("HBIJBLM", {0, 7, 9, 9, 9, 0, 0})}), "duplicate /games/1/powers/4/player", {"B"});
  CHECK(problems_of(event({game_of<Game>({17, 17, 0, 0, 0, 0, 0})})).size() == 7);
}

}  // namespace
}  // namespace tallysheet::size_matters
