// Standings, comparison of games and best countries of Detour 98f.
#include "detour_98f.hpp"
#include "games.hpp"

namespace tallysheet::detour_98f {
namespace {

using namespace test;

// Whoever holds nothing had one centre in Fall 1904 and none later, which scores nothing.
Game game(std::string_view players, const Centres& centres) {
  Game game = game_of<Game>(centres, players);
  for (Seat& seat : game.powers) {
    if (seat.eliminated()) seat.last_held = {1904, 1};
  }
  return game;
}

// "1= A 110.00", with what put it below the one above.
std::string line(const std::vector<Game>& games, std::string_view player) {
  const Standings table = standings({games});
  const StandingsRow& row = row_of(table.rows, player);
  return shown(row.place) + (row.shared ? "= " : " ") + shown(row.total) + (row.separated_by ? " by " + shown(*row.separated_by) : "");
}

// Who is above the other, and by what the two are split, in games where nobody stands between.
std::string above(const std::vector<Game>& games, std::string_view players) {
  const Standings table = standings({games});
  for (size_t i = 1; i < table.rows.size(); ++i) {
    const std::string pair = std::string(table.rows[i - 1].player) + std::string(table.rows[i].player);
    if (!std::is_permutation(pair.begin(), pair.end(), players.begin(), players.end())) continue;
    if (table.rows[i].shared && table.rows[i].place == table.rows[i - 1].place) return "level";
    return pair + (table.rows[i].separated_by ? " by " + shown(*table.rows[i].separated_by) : "");
  }
  return "apart";
}

// The games of Austria, best first, as the award of the best country sees them.
Column austrian(const std::vector<Game>& games) {
  Column holders;
  const BestCountries awards = best_countries({games});
  for (const Holder& holder : awards.awards[0].holders) holders.push_back(std::string(holder.player));
  return holders;
}

// Shares of 50 and 50, of 60 and 40, of 25 each.
const Centres halves = {17, 17, 0, 0, 0, 0, 0};
const Centres sixty = {12, 9, 0, 0, 0, 0, 0};
const Centres quarters = {8, 8, 8, 8, 0, 0, 0};

TEST_CASE("Detour 98f standings: points are added") {
  const std::vector<Game> games = {game("ABCDEFG", halves), game("ABCDEFG", sixty), game("CABDEFG", {20, 14, 0, 0, 0, 0, 0})};
  CHECK(line(games, "C") == "1 110.00");
  CHECK(line(games, "A") == "2 110.00 by wins");
  CHECK(line(games, "B") == "3 90.00");
  const Standings table = standings({games});
  const StandingsRow& a = row_of(table.rows, "A");
  CHECK(a.wins == 0);
  CHECK(a.draws == 2);
  CHECK(column(a.games, &PlayedGame::game) == Column{"1", "0", "2"});
  CHECK(column(a.games, &PlayedGame::points) == Column{"60.00", "50.00", "0.00"});
  CHECK(column(a.games, &PlayedGame::outcome) == Column{"draw", "draw", "loss"});
  CHECK(column(a.games, &PlayedGame::power) == Column{"austria", "austria", "england"});
}

TEST_CASE("Detour 98f standings: then the most draws") {
  // C has the other half of A's game.
  const std::vector<Game> games = {game("ACDEFGH", halves), game("BIJKLMN", quarters), game("BOPQRST", quarters)};
  CHECK(line(games, "B") == "1 50.00");
  CHECK(line(games, "A") == "2= 50.00 by draws");
}

TEST_CASE("Detour 98f standings: then the best game") {
  // 60 + 40 above 50 + 50.
  const std::vector<Game> games = {game("ACDEFGH", sixty), game("CADEFGH", sixty), game("BIJKLMN", halves), game("BOPQRST", halves)};
  CHECK(line(games, "A") == "1= 100.00");
  CHECK(line(games, "C") == "1= 100.00");
  CHECK(line(games, "B") == "3 100.00 by best game");
}

TEST_CASE("Detour 98f standings: then the second-best game") {
  // Both have 60 and nothing else, A by an elimination and B by a loss.
  const std::vector<Game> games = {game("ACDEFGH", sixty), game("BIJKLMN", sixty), game("OAPQRST", {34, 0, 0, 0, 0, 0, 0}),
                                   game("UBVWXYZ", {18, 16, 0, 0, 0, 0, 0})};
  CHECK(above(games, "AB") == "AB by second-best game");
}

TEST_CASE("Detour 98f standings: then the third-best game, and to have one is better than none") {
  const Centres lost = {34, 0, 0, 0, 0, 0, 0};
  const std::vector<Game> games = {game("ACDEFGH", sixty), game("BIJKLMN", sixty), game("OAPQRST", lost), game("UBVWXYZ", lost)};
  CHECK(above(games, "AB") == "level");
  std::vector<Game> more = games;
  more.push_back(game("0B12345", lost));
  CHECK(above(more, "AB") == "BA by third-best game");
}

TEST_CASE("Detour 98f standings: a fourth-best game splits nobody") {
  const Centres lost = {34, 0, 0, 0, 0, 0, 0};
  std::vector<Game> games;
  for (int i = 0; i < 4; ++i) games.push_back(game("CADEFGH", lost));
  for (int i = 0; i < 3; ++i) games.push_back(game("IBJKLMN", lost));
  CHECK(line(games, "C") == "1 440.00");
  CHECK(line(games, "A") == "3= 0.00");
  CHECK(line(games, "B") == "3= 0.00");
}

TEST_CASE("Detour 98f comparison: draw beats elimination beats loss") {
  const Game draw = game("ABCDEFG", {1, 17, 16, 0, 0, 0, 0});
  const Game elimination = game("HBCDEFG", {0, 17, 17, 0, 0, 0, 0});
  const Game loss = game("IBCDEFG", {16, 18, 0, 0, 0, 0, 0});
  const Game win = game("JBCDEFG", {18, 16, 0, 0, 0, 0, 0});
  CHECK(austrian({draw, elimination, loss, win}) == Column{"J"});
  CHECK(austrian({loss, elimination, draw}) == Column{"A"});
  CHECK(austrian({loss, elimination}) == Column{"H"});
}

TEST_CASE("Detour 98f comparison: then the points") {
  CHECK(austrian({game("ABCDEFG", halves), game("BACDEFG", sixty)}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: then the position") {
  // 42 points each as second and first, then 10 points each as fourth and third.
  CHECK(austrian({game("ABCDEFG", {16, 17, 1, 0, 0, 0, 0}), game("BACDEFG", {14, 13, 7, 0, 0, 0, 0})}) == Column{"B"});
  CHECK(austrian({game("ABCDEFG", {3, 17, 9, 5, 0, 0, 0}), game("BACDEFG", {1, 17, 16, 0, 0, 0, 0})}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: a position alone is better than a shared one") {
  CHECK(austrian({game("ABCDEFG", halves), game("BACDEFG", {17, 14, 3, 0, 0, 0, 0})}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: a position shared by fewer is better") {
  const Game five_gone = game("ABCDEFG", {0, 17, 17, 0, 0, 0, 0});
  const Game six_gone = game("BACDEFG", {0, 0, 17, 0, 0, 0, 0});
  CHECK(score_game(five_gone).rows[0].place == 3);
  CHECK(score_game(six_gone).rows[0].place == 2);
  CHECK(austrian({five_gone, six_gone}) == Column{"B"});
}

TEST_CASE("Detour 98f comparison: of the eliminated the one who lasted longer") {
  Game shorter = game("ABCDEFG", {0, 17, 17, 0, 0, 0, 0});
  Game longer = game("BACDEFG", {0, 17, 17, 0, 0, 0, 0});
  shorter.powers[0].last_held = {1902, 9};
  longer.powers[0].last_held = {1903, 1};
  CHECK(austrian({shorter, longer}) == Column{"B"});
  shorter.powers[0].last_held = {1903, 2};
  CHECK(austrian({shorter, longer}) == Column{"A"});
  shorter.powers[0].last_held = {1903, 1};
  CHECK(austrian({shorter, longer}) == Column{"A", "B"});
}

TEST_CASE("Detour 98f comparison: then the larger margin over first to seventh") {
  // 50 as first: over 36.54 and 13.46, or over 27.59, 15.52 and 6.90.
  const Game near = game("ABCDEFG", {17, 14, 3, 0, 0, 0, 0});
  const Game far = game("BACDEFG", {17, 11, 5, 1, 0, 0, 0});
  CHECK(austrian({near, far}) == Column{"B"});
  CHECK(austrian({near, near}) == Column{"A", "A"});
}

TEST_CASE("Detour 98f comparison: a smaller first is the better game, whatever the second has") {
  // 7 raw points of 63: 11.11 behind 30 and 15, or behind 31 and 14.
  const Game smaller_first = game("ABCDEFG", {3, 17, 10, 2, 1, 1, 0});
  const Game smaller_second = game("BACDEFG", {3, 17, 9, 2, 2, 1, 0});
  CHECK(score_game(smaller_first).rows[0].points.value == score_game(smaller_second).rows[0].points.value);
  CHECK(austrian({smaller_second, smaller_first}) == Column{"A"});
}

TEST_CASE("Detour 98f comparison: the eliminated count as zero in a margin, with a point for Fall 1905 or without") {
  const auto with_lasting = [](Game game, std::initializer_list<size_t> powers) {
    for (const size_t power : powers) game.powers[power].last_held = {1906, 1};
    return game;
  };
  // 8 of 20 raw points and 6 of 15 are 40.00 for each survivor; Austria has nothing in either game.
  const Game four = with_lasting(game("ABCDEFG", {0, 3, 3, 0, 0, 0, 0}), {3, 4, 5, 6});
  const Game three = with_lasting(game("BACDEFG", {0, 1, 1, 0, 0, 0, 0}), {4, 5, 6});
  CHECK(score_game(four).rows[1].points.value == score_game(three).rows[1].points.value);
  CHECK(austrian({four, three}) == Column{"A", "B"});
}

TEST_CASE("Detour 98f comparison: seven survivors have seven scores") {
  CHECK(austrian({game("ABCDEFG", {4, 5, 5, 5, 5, 5, 5}), game("BACDEFG", {5, 4, 5, 5, 5, 5, 5})}) == Column{"B"});
}

TEST_CASE("Detour 98f best countries: one award for each power in the order of the powers") {
  const BestCountries result = best_countries({{game("ABCDEFG", sixty), game("GFEDCBA", sixty)}});
  CHECK(column(result.awards, &Award::power) == Column{"austria", "england", "france", "germany", "italy", "russia", "turkey"});
  CHECK(column(result.awards[0].holders, &Holder::player) == Column{"A", "G"});
  CHECK(column(result.awards[0].holders, &Holder::game) == Column{"0", "1"});
  CHECK(column(result.awards[0].holders, &Holder::centres) == Column{"12", "12"});
  CHECK(column(result.awards[1].holders, &Holder::points) == Column{"40.00", "40.00"});
  CHECK(column(result.awards[6].holders, &Holder::outcome) == Column{"elimination", "elimination"});
  CHECK(best_countries({}).awards.empty());
}

TEST_CASE("Detour 98f standings: games may be listed in any order") {
  const std::vector<Game> games = {game("ABCDEFG", sixty), game("BACDEFG", halves), game("CDEFGAB", quarters)};
  for (size_t by = 1; by < games.size(); ++by) {
    for (const std::string_view player : {"A", "B", "C", "D", "E", "F", "G"}) CHECK(line(rotated(games, by), player) == line(games, player));
  }
  CHECK(standings({}).rows.empty());
}

TEST_CASE("Detour 98f event: everybody is named and once in a game") {
  const Game nameless = game({}, halves);
  const Game twice = game("ABCDEFA", halves);
  CHECK(check(nameless).empty());
  CHECK(check(twice).empty());
  CHECK(problems_of(StandingsRequest{{nameless}}).size() == 7);
  check_refused(StandingsRequest{{game("ABCDEFG", halves), twice}}, "duplicate /games/1/powers/6/player", {"A"});
  check_refused(BestCountriesRequest{{twice}}, "duplicate /games/0/powers/6/player", {"A"});
}

}  // namespace
}  // namespace tallysheet::detour_98f
