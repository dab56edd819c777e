// Standings and best countries of Detour 98f.
#include "games.hpp"
#include "tallysheet/detour_98f.hpp"

namespace tallysheet::detour_98f {
namespace {

using namespace test;

// Writes "1= A 110.00", followed by the criterion that put it below the row above.
std::string line(const std::vector<Game>& games, std::string_view player) {
  const Standings table = standings(valid(StandingsRequest{games}));
  const StandingsRow& row = row_of(table.rows, player);
  return shown(row.place) + (row.shared ? "= " : " ") + shown(row.total) +
         (row.separated_by ? " by " + shown(*row.separated_by) : "");
}

// Writes which of two adjacent players is ahead, and the criterion that separates them.
std::string above(const std::vector<Game>& games, std::string_view players) {
  const Standings table = standings(valid(StandingsRequest{games}));
  for (std::size_t i = 1; i < table.rows.size(); ++i) {
    const std::string pair = std::string(table.rows[i - 1].player) + std::string(table.rows[i].player);
    if (!std::is_permutation(pair.begin(), pair.end(), players.begin(), players.end())) continue;
    if (table.rows[i].shared && table.rows[i].place == table.rows[i - 1].place) return "tied";
    return pair + (table.rows[i].separated_by ? " by " + shown(*table.rows[i].separated_by) : "");
  }
  return "apart";
}

// Shares of 50 and 50, of 60 and 40, of 25 each.
const Centres halves = {17, 17, 0, 0, 0, 0, 0};
const Centres sixty = {12, 9, 0, 0, 0, 0, 0};
const Centres quarters = {8, 8, 8, 8, 0, 0, 0};

TEST_CASE("Detour 98f standings: points are added") {
  const std::vector<Game> games = {detour_game(halves, "ABCDEFG"), detour_game(sixty, "ABCDEFG"),
                                   detour_game({20, 14, 0, 0, 0, 0, 0}, "CABDEFG")};
  CHECK(line(games, "C") == "1 110.00");
  CHECK(line(games, "A") == "2 110.00 by wins");
  CHECK(line(games, "B") == "3 90.00");
  const Standings table = standings(valid(StandingsRequest{games}));
  CHECK(row_of(table.rows, "C").wins == 1);
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
  const std::vector<Game> games = {detour_game(halves, "ACDEFGH"), detour_game(quarters, "BIJKLMN"),
                                   detour_game(quarters, "BOPQRST")};
  CHECK(line(games, "B") == "1 50.00");
  CHECK(line(games, "A") == "2= 50.00 by draws");
}

TEST_CASE("Detour 98f standings: then the best game") {
  // 60 + 40 above 50 + 50.
  const std::vector<Game> games = {detour_game(sixty, "ACDEFGH"), detour_game(sixty, "CADEFGH"),
                                   detour_game(halves, "BIJKLMN"), detour_game(halves, "BOPQRST")};
  CHECK(line(games, "A") == "1= 100.00");
  CHECK(line(games, "C") == "1= 100.00");
  CHECK(line(games, "B") == "3 100.00 by best game");
}

TEST_CASE("Detour 98f standings: then the second-best game") {
  // Both have 60 and nothing else, A by an elimination and B by a loss.
  const std::vector<Game> games = {detour_game(sixty, "ACDEFGH"), detour_game(sixty, "BIJKLMN"),
                                   detour_game({34, 0, 0, 0, 0, 0, 0}, "OAPQRST"),
                                   detour_game({18, 16, 0, 0, 0, 0, 0}, "UBVWXYZ")};
  CHECK(above(games, "AB") == "AB by second-best game");
}

TEST_CASE("Detour 98f standings: then the third-best game, and to have one is better than none") {
  const Centres lost = {34, 0, 0, 0, 0, 0, 0};
  const std::vector<Game> games = {detour_game(sixty, "ACDEFGH"), detour_game(sixty, "BIJKLMN"),
                                   detour_game(lost, "OAPQRST"), detour_game(lost, "UBVWXYZ")};
  CHECK(above(games, "AB") == "tied");
  std::vector<Game> more = games;
  more.push_back(detour_game(lost, "0B12345"));
  CHECK(above(more, "AB") == "BA by third-best game");
}

TEST_CASE("Detour 98f standings: a fourth-best game splits nobody") {
  const Centres lost = {34, 0, 0, 0, 0, 0, 0};
  std::vector<Game> games;
  for (int i = 0; i < 4; ++i) games.push_back(detour_game(lost, "CADEFGH"));
  for (int i = 0; i < 3; ++i) games.push_back(detour_game(lost, "IBJKLMN"));
  CHECK(line(games, "C") == "1 440.00");
  CHECK(line(games, "A") == "3= 0.00");
  CHECK(line(games, "B") == "3= 0.00");
}

TEST_CASE("Detour 98f standings: criteria have identifiers beside their names") {
  const Centres lost = {34, 0, 0, 0, 0, 0, 0};
  const Standings table = standings(
      valid(StandingsRequest{{detour_game(sixty, "ACDEFGH"), detour_game(sixty, "BIJKLMN"),
                              detour_game(lost, "OAPQRST"), detour_game({18, 16, 0, 0, 0, 0, 0}, "UBVWXYZ")}}));
  CHECK(row_of(table.rows, "B").criterion == "second-best-game");
  CHECK(row_of(table.rows, "A").criterion == std::nullopt);
  CHECK(table.criteria == Column{"total", "wins", "draws", "best-game", "second-best-game", "third-best-game"});
}

TEST_CASE("Detour 98f best countries: one award for each power in the order of the powers") {
  const BestCountries result =
      best_countries(valid(BestCountriesRequest{{detour_game(sixty, "ABCDEFG"), detour_game(sixty, "GFEDCBA")}}));
  CHECK(column(result.awards, &Award::power) ==
        Column{"austria", "england", "france", "germany", "italy", "russia", "turkey"});
  CHECK(column(result.awards[0].holders, &Holder::player) == Column{"A", "G"});
  CHECK(column(result.awards[0].holders, &Holder::game) == Column{"0", "1"});
  CHECK(column(result.awards[0].holders, &Holder::centres) == Column{"12", "12"});
  CHECK(column(result.awards[1].holders, &Holder::points) == Column{"40.00", "40.00"});
  CHECK(column(result.awards[6].holders, &Holder::outcome) == Column{"elimination", "elimination"});
  CHECK(best_countries(valid(BestCountriesRequest{})).awards.empty());
}

TEST_CASE("Detour 98f best countries: the better game takes the award from the one before it in the request") {
  const BestCountries result =
      best_countries(valid(BestCountriesRequest{{detour_game(halves, "ABCDEFG"), detour_game(sixty, "BADCEFG")}}));
  CHECK(column(result.awards[0].holders, &Holder::player) == Column{"B"});
  CHECK(column(result.awards[0].holders, &Holder::game) == Column{"1"});
  CHECK(column(result.awards[1].holders, &Holder::player) == Column{"B"});
  CHECK(column(result.awards[1].holders, &Holder::game) == Column{"0"});
}

TEST_CASE("Detour 98f standings: games may be listed in any order") {
  const std::vector<Game> games = {detour_game(sixty, "ABCDEFG"), detour_game(halves, "BACDEFG"),
                                   detour_game(quarters, "CDEFGAB")};
  for (std::size_t by = 1; by < games.size(); ++by) {
    for (const std::string_view player : {"A", "B", "C", "D", "E", "F", "G"}) {
      CHECK(line(rotated(games, by), player) == line(games, player));
    }
  }
  CHECK(standings(valid(StandingsRequest{})).rows.empty());
}

TEST_CASE("Detour 98f event: everybody is named and once in a game") {
  const Game nameless = detour_game(halves);
  const Game twice = detour_game(halves, "ABCDEFA");
  CHECK(check(nameless).empty());
  CHECK(check(twice).empty());
  CHECK(problems_of(StandingsRequest{{nameless}}).size() == 7);
  check_refused(StandingsRequest{{detour_game(halves, "ABCDEFG"), twice}}, "duplicate /games/1/powers/6/player", {"A"});
  check_refused(BestCountriesRequest{{twice}}, "duplicate /games/0/powers/6/player", {"A"});
}

}  // namespace
}  // namespace tallysheet::detour_98f
