// Games under the further systems for Diplomacy. The figures of "published" cases come from the sources in
// core/SOURCES.md.
#include "tallysheet/diplomacy_systems.hpp"

#include "games.hpp"

namespace tallysheet::diplomacy {
namespace {

using namespace test;

/// The year after each power's last Fall with a centre; 0 if it is not given.
using Eliminations = std::array<std::int64_t, power_count>;

GameRequest game(System system, const Centres& centres, const Eliminations& eliminations = {}) {
  GameRequest game = game_of<GameRequest>(centres);
  game.system = system;
  for (std::size_t i = 0; i < power_count; ++i) {
    if (eliminations[i] > 0) game.powers[i].last_held = LastFall{eliminations[i] - 1};
  }
  return game;
}

GameRequest won(System system, const Centres& centres, const Eliminations& eliminations, std::int64_t year) {
  GameRequest request = game(system, centres, eliminations);
  request.final_year = year;
  return request;
}

Column scores(const GameRequest& request) { return column(score_game(valid(request)).rows, &ScoredSeat::score); }

Column working(GameRequest request, std::size_t row) {
  request.working = true;
  return working_of(score_game(valid(request)).working, row);
}

const Centres level_five = {5, 4, 5, 5, 4, 5, 4};
const Centres two_eights = {0, 5, 4, 8, 4, 5, 8};
const Eliminations austria_1904 = {1904};
const Centres solo = {18, 9, 7, 0, 0, 0, 0};
const Eliminations four_out = {0, 0, 0, 1903, 1905, 1905, 1912};

TEST_CASE("Draw size: survivors share 100 where nobody is marked") {
  CHECK(scores(game(System::draw_size, {0, 17, 17, 0, 0, 0, 0})) ==
        Column{"0.00", "50.00", "50.00", "0.00", "0.00", "0.00", "0.00"});
}

TEST_CASE("Draw size: those marked share 100") {
  GameRequest request = game(System::draw_size, {10, 10, 10, 4, 0, 0, 0});
  for (std::size_t i = 0; i < 3; ++i) request.powers[i].in_draw = true;
  CHECK(scores(request) == Column{printed({100, 3}, 2), "33.33", "33.33", "0.00", "0.00", "0.00", "0.00"});
}

TEST_CASE("Draw size: where nobody is marked as in the draw, all survivors are") {
  GameRequest request = game(System::draw_size, {17, 17, 0, 0, 0, 0, 0});
  for (FinishedSeat& seat : request.powers) seat.in_draw = false;
  CHECK(scores(request)[0] == "50.00");
}

TEST_CASE("Sum of Squares: published scores") {
  CHECK(scores(game(System::sum_of_squares, level_five)) ==
        Column{"16.89", "10.81", "16.89", "16.89", "10.81", "16.89", "10.81"});
}

TEST_CASE("C-Diplo 100: published scores") {
  CHECK(scores(game(System::c_diplo_100, level_five)) ==
        Column{"20.75", "5.00", "20.75", "20.75", "5.00", "20.75", "5.00"});
}

TEST_CASE("C-Diplo 80: centres and the first three ranks, nothing for playing") {
  CHECK(scores(game(System::c_diplo_80, {12, 10, 6, 6, 0, 0, 0})) ==
        Column{"37.00", "24.00", printed({6 * 2 + 7, 2}, 2), "9.50", "0.00", "0.00", "0.00"});
}

TEST_CASE("C-Diplo Namur: published scores") {
  CHECK(scores(game(System::c_diplo_namur, two_eights, austria_1904)) ==
        Column{"1.00", "20.50", "15.00", "47.00", "15.00", "20.50", "47.00"});
}

TEST_CASE("C-Diplo Namur: what the centres are worth, and the ranks that the eliminated share") {
  CHECK(scores(game(System::c_diplo_namur, {17, 6, 0, 0, 0, 0, 0}))[0] == shown(1 + 18 + 11 + 38) + ".00");
  CHECK(scores(game(System::c_diplo_namur, {17, 6, 0, 0, 0, 0, 0}))[2] == printed({5 + 7, 5}, 2));
}

TEST_CASE("C-Diplo Namur: each number of centres") {
  // 1 for playing, the centres' worth, and 38, 14 and 7 for the first three ranks.
  CHECK(scores(game(System::c_diplo_namur, {8, 7, 6, 5, 4, 3, 1})) ==
        Column{shown(1 + 18 + 2 + 38) + ".00", shown(1 + 18 + 1 + 14) + ".00", shown(1 + 18 + 7) + ".00",
               shown(1 + 16) + ".00", shown(1 + 14) + ".00", shown(1 + 12) + ".00", shown(1 + 5) + ".00"});
  CHECK(scores(game(System::c_diplo_namur, {16, 14, 2, 2, 0, 0, 0}))[2] == printed({2 * (1 + 9) + 7, 2}, 2));
}

TEST_CASE("Detour 09: published scores") {
  CHECK(scores(game(System::detour_09, two_eights, austria_1904)) ==
        Column{"0.75", "14.81", "11.11", "24.07", "11.11", "14.81", "24.07"});
}

TEST_CASE("Detour 09: a sole leader has its lead") {
  // 14 + 2 + 5 + 4, 9 + 2 + 3, 6 + 2 + 2 and 5 + 2 + 1 of 57.
  CHECK(scores(game(System::detour_09, {14, 9, 6, 5, 0, 0, 0}, Eliminations{0, 0, 0, 0, 1903, 1910, 1909})) ==
        Column{printed({2500, 57}, 2), printed({1400, 57}, 2), printed({1000, 57}, 2), printed({800, 57}, 2), "0.50",
               "2.00", "2.00"});
}

TEST_CASE("Detour 09: four ranks have points") {
  // 9 + 2 + 1 + 4, 8 + 2 + 3, 6 + 2 + 2, 5 + 2 + 1, 3 + 2, 2 + 2 and 1 + 2 of 59.
  CHECK(scores(game(System::detour_09, {9, 8, 6, 5, 3, 2, 1})) ==
        Column{printed({1600, 59}, 2), printed({1300, 59}, 2), printed({1000, 59}, 2), printed({800, 59}, 2),
               printed({500, 59}, 2), printed({400, 59}, 2), printed({300, 59}, 2)});
}

TEST_CASE("Detour 09: beside a win, a quarter for each year and 2 at most") {
  CHECK(scores(won(System::detour_09, solo, {0, 0, 0, 1903, 1905, 1905, 1908}, 1908)) ==
        Column{"110.00", printed({7, 4}, 2), "1.75", "0.50", "1.00", "1.00", "1.75"});
  CHECK(scores(won(System::detour_09, solo, four_out, 1915))[1] == "2.00");
}

TEST_CASE("ManorCon: published scores") {
  CHECK(scores(game(System::manorcon, two_eights, austria_1904)) ==
        Column{"0.30", "13.32", "10.48", "24.45", "10.48", "13.32", "24.45"});
}

TEST_CASE("ManorCon: the eliminated count as 16, and as nothing in v2") {
  const Centres centres = {17, 17, 0, 0, 0, 0, 0};
  const Eliminations eliminations = {0, 0, 1904, 1904, 1904, 1904, 1904};
  const std::int64_t part = 17 * 17 + 4 * 17 + 16;
  CHECK(scores(game(System::manorcon_original, centres, eliminations))[0] ==
        printed({100 * part, 2 * part + 5 * 16}, 2));
  CHECK(scores(game(System::manorcon_v2, centres, eliminations))[0] == "50.00");
}

TEST_CASE("ManorCon: a win, and a tenth for each year of the others") {
  CHECK(scores(won(System::manorcon, solo, four_out, 1913)) ==
        Column{"75.00", "1.20", "1.20", "0.20", "0.40", "0.40", "1.10"});
  CHECK(scores(won(System::manorcon_original, solo, four_out, 1913))[0] == "100.00");
  CHECK(scores(won(System::manorcon_v2, solo, four_out, 1913))[0] == "100.00");
}

TEST_CASE("Carnage: published scores") {
  CHECK(scores(game(System::carnage_dead_equal, {0, 5, 0, 17, 0, 5, 7}, {1904, 0, 1906, 0, 1906})) ==
        Column{"2000.00", "4505.00", "2000.00", "7017.00", "2000.00", "4505.00", "6007.00"});
  CHECK(scores(game(System::carnage_centre_count, {11, 10, 8, 2, 2, 1, 0}, {0, 0, 0, 0, 0, 0, 1904})) ==
        Column{"12507.00", "11006.00", "9005.00", "4503.50", "4503.50", "2502.00", "1001.00"});
}

TEST_CASE("Carnage: the eliminated rank by their year") {
  const Centres centres = {0, 5, 0, 17, 0, 5, 7};
  const Eliminations eliminations = {1904, 0, 1906, 0, 1906};
  CHECK(scores(game(System::carnage_elimination_order, centres, eliminations)) ==
        Column{"1000.00", "4505.00", "2500.00", "7017.00", "2500.00", "4505.00", "6007.00"});
  CHECK(scores(game(System::carnage_2023, centres, eliminations))[3] == shown(7017 + 300 * (17 - 7)) + ".00");
}

TEST_CASE("Carnage: leaders who are level have no lead") {
  CHECK(scores(game(System::carnage_2023, {17, 17, 0, 0, 0, 0, 0}, {0, 0, 1903, 1903, 1903, 1903, 1903}))[0] ==
        "6517.00");
}

TEST_CASE("Carnage: a win") {
  CHECK(scores(game(System::carnage_dead_equal, solo))[0] == "28034.00");
  CHECK(scores(game(System::carnage_centre_count, solo)) ==
        Column{"39028.00", "1000.00", "1000.00", "1000.00", "1000.00", "1000.00", "1000.00"});
}

TEST_CASE("Tribute: without an excess, centres and a share of 66") {
  CHECK(scores(game(System::tribute, {6, 6, 6, 6, 6, 4, 0}))[0] == "17.00");
}

TEST_CASE("Tribute: others pay the leader's excess over 6") {
  // 34 centres among four: 66 ÷ 4 each, of which three pay 14 − 6.
  CHECK(scores(game(System::tribute, {14, 9, 6, 5, 0, 0, 0})) ==
        Column{"54.50", "17.50", "14.50", "13.50", "0.00", "0.00", "0.00"});
}

TEST_CASE("Tribute: an excess of one centre is paid") {
  CHECK(scores(game(System::tribute, {7, 6, 6, 6, 5, 4, 0})) == Column{shown(7 + 66 / 6 + 5) + ".00",
                                                                       shown(6 + 66 / 6 - 1) + ".00", "16.00", "16.00",
                                                                       "15.00", "14.00", "0.00"});
}

TEST_CASE("Tribute: nobody pays more than its share, and leaders share what is paid") {
  // 66 ÷ 7 is less than 16 − 6.
  CHECK(scores(game(System::tribute, {16, 3, 3, 3, 3, 3, 3}))[1] == "3.00");
  // 66 ÷ 5 for each; three pay 11 − 6.
  CHECK(scores(game(System::tribute, {11, 11, 4, 4, 4, 0, 0})) == Column{printed({11 * 10 + 132 + 75, 10}, 2), "31.70",
                                                                         printed({4 * 5 + 66 - 25, 5}, 2), "12.20",
                                                                         "12.20", "0.00", "0.00"});
}

TEST_CASE("OpenTribute: each pays a point for every centre behind, and leaders share by the square") {
  CHECK(scores(game(System::open_tribute, {14, 9, 6, 5, 0, 0, 0})) ==
        Column{shown(34 + 42 + 5 + 8 + 9 + 3 * 14) + ".00", shown(34 + 27 - 5) + ".00", shown(34 + 18 - 8) + ".00",
               shown(34 + 15 - 9) + ".00", "0.00", "0.00", "0.00"});
  // Both leaders have a quarter of 13 + 14 + 2 × 17 = 61, rounded down.
  CHECK(scores(game(System::open_tribute, {17, 17, 0, 0, 0, 0, 0}))[0] == shown(34 + 51 + 5 * 17 / 4) + ".00");
}

TEST_CASE("World Classic: centres, survival, the leaders' 48, and years of the eliminated") {
  CHECK(scores(game(System::world_classic, two_eights, austria_1904)) ==
        Column{"3.00", "80.00", "70.00", "134.00", "70.00", "80.00", "134.00"});
}

TEST_CASE("Summer Classic: three leaders have nothing more") {
  const Centres centres = {10, 10, 10, 4, 0, 0, 0};
  const Eliminations eliminations = {0, 0, 0, 0, 1903, 1903, 1903};
  CHECK(scores(game(System::world_classic, centres, eliminations))[0] == "146.00");
  CHECK(scores(game(System::summer_classic, centres, eliminations))[0] == "130.00");
  CHECK(scores(game(System::summer_classic, two_eights, austria_1904))[3] == "134.00");
}

TEST_CASE("World Classic: a win, and years of the others") {
  CHECK(scores(won(System::world_classic, solo, four_out, 1913)) ==
        Column{"420.00", "12.00", "12.00", "2.00", "4.00", "4.00", "11.00"});
}

TEST_CASE("Bangkok: published scores") {
  CHECK(scores(game(System::bangkok, two_eights, austria_1904)) ==
        Column{"0.90", "8.00", "7.00", "17.00", "7.00", "8.00", "17.00"});
}

TEST_CASE("Bangkok: 3, 2 and 1 shares of 12 down to two centres behind the leader") {
  CHECK(scores(game(System::bangkok, {9, 8, 7, 6, 4, 0, 0}, {0, 0, 0, 0, 0, 1903, 1905})) ==
        Column{"18.00", "15.00", "12.00", "9.00", "7.00", "0.60", "1.20"});
}

TEST_CASE("Bangkok: a win, and half a point for each centre") {
  CHECK(scores(game(System::bangkok, solo)) == Column{"41.00", "4.50", "3.50", "0.00", "0.00", "0.00", "0.00"});
}

TEST_CASE("further systems: places are by score, and equal scores share them") {
  const ScoredGame sheet = score_game(valid(game(System::sum_of_squares, level_five)));
  CHECK(column(sheet.rows, &ScoredSeat::place) == Column{"1", "5", "1", "1", "5", "1", "5"});
}

TEST_CASE("further systems: the winner") {
  CHECK(shown(score_game(valid(game(System::sum_of_squares, solo))).winner) == "austria");
  CHECK(shown(score_game(valid(game(System::sum_of_squares, level_five))).winner) == "nothing");
}

TEST_CASE("further systems: working of a sum and of a share") {
  CHECK(working(game(System::c_diplo_100, level_five), 0) ==
        Column{"score: 1 + 5 + ( 38 + 14 + 7 + 0 ) ÷ 4 = 20.75 → 20.75"});
  CHECK(working(game(System::manorcon, two_eights, austria_1904), 3) ==
        Column{"raw: 8 × 8 + 4 × 8 + 16 = 112 → 112", "score: 112 × 100 ÷ 458 = 24.45414… → 24.45"});
  CHECK(working(game(System::manorcon, two_eights, austria_1904), 0) == Column{"score: 0.1 × 3 = 0.3 → 0.30"});
  CHECK(working(game(System::tribute, {14, 9, 6, 5, 0, 0, 0}), 0) ==
        Column{"score: 14 + 66 ÷ 4 + 8 × 3 = 54.5 → 54.50"});
  CHECK(working(game(System::open_tribute, {17, 17, 0, 0, 0, 0, 0}), 0) ==
        Column{"score: 34 + 3 × 17 + ⌊ 85 ÷ 4 ⌋ = 106 → 106.00"});
  CHECK(working(game(System::tribute, {14, 9, 6, 5, 0, 0, 0}), 1) == Column{"score: 9 + 66 ÷ 4 − 8 = 17.5 → 17.50"});
  CHECK(working(game(System::draw_size, solo), 1) == Column{});
}

TEST_CASE("further systems: a year is asked for only where figures need it") {
  CHECK(problems_of(game(System::sum_of_squares, two_eights)).empty());
  CHECK(problems_of(game(System::carnage_dead_equal, solo)).empty());
  CHECK(problems_of(game(System::bangkok, solo)).empty());
  check_refused(game(System::bangkok, two_eights), "required /powers/0/lastHeld", {"Austria", "last Fall"});
  CHECK(problems_of(game(System::world_classic, {18, 16, 0, 0, 0, 0, 0}, {0, 0, 1904, 1904, 1904, 1904})) ==
        Column{"required /powers/6/lastHeld", "required /finalYear"});
}

TEST_CASE("further systems: years that cannot be") {
  check_refused(won(System::manorcon, solo, four_out, 1911), "conflict /powers/6/lastHeld/year", {"Turkey", "1911"});
  check_refused(won(System::sum_of_squares, level_five, {}, 1900), "range /finalYear", {"1900", "1901 to 2101"});
  check_refused(game(System::sum_of_squares, two_eights, {1900}), "range /powers/0/lastHeld/year", {"1899"});
  check_refused(game(System::sum_of_squares, level_five, austria_1904), "conflict /powers/0/lastHeld", {"Austria"});
}

TEST_CASE("further systems: a draw that cannot be, and a missing system") {
  GameRequest request = game(System::draw_size, solo);
  request.powers[1].in_draw = true;
  check_refused(request, "conflict /powers/1/inDraw", {"England", "won"});
  request = game(System::draw_size, two_eights);
  request.powers[0].in_draw = true;
  check_refused(request, "conflict /powers/0/inDraw", {"Austria", "survivors"});
  request.powers[0].in_draw = false;
  request.system.reset();
  check_refused(request, "required /system", {"system"});
}

FinishedGame named(const Centres& centres) { return game_of<FinishedGame>(centres, "ABCDEFG"); }

TEST_CASE("further systems: an event adds scores, then counts wins, then takes the best game") {
  StandingsRequest event;
  event.system = System::draw_size;
  // A wins once; B shares two draws of two, C and D one each; E and F share one of four with A and B.
  event.games = {named({18, 8, 8, 0, 0, 0, 0}), named({0, 17, 17, 0, 0, 0, 0}), named({0, 17, 0, 17, 0, 0, 0}),
                 named({9, 9, 0, 0, 9, 7, 0})};
  const Standings sheet = standings(valid(event));
  CHECK(column(sheet.rows, &StandingsRow::player) == Column{"A", "B", "C", "D", "E", "F", "G"});
  CHECK(column(sheet.rows, &StandingsRow::total) ==
        Column{"125.00", "125.00", "50.00", "50.00", "25.00", "25.00", "0.00"});
  CHECK(column(sheet.rows, &StandingsRow::place) == Column{"1", "2", "3", "3", "5", "5", "7"});
  CHECK(column(sheet.rows, &StandingsRow::separated_by) ==
        Column{"nothing", "wins", "nothing", "nothing", "nothing", "nothing", "nothing"});
  CHECK(column(sheet.rows, &StandingsRow::best)[1] == "50.00");
  CHECK(column(sheet.rows, &StandingsRow::games)[6] == "4");
}

TEST_CASE("further systems: level totals and wins are separated by the best game") {
  StandingsRequest event;
  event.system = System::draw_size;
  // A has 25 twice, B 50 once.
  event.games = {named({10, 0, 8, 8, 8, 0, 0}), named({10, 0, 8, 8, 8, 0, 0}), named({0, 17, 0, 0, 0, 17, 0})};
  const Standings sheet = standings(valid(event));
  CHECK(column(sheet.rows, &StandingsRow::player) == Column{"B", "F", "A", "C", "D", "E", "G"});
  CHECK(shown(sheet.rows[2].separated_by) == "best game");
  CHECK(sheet.rows[2].criterion == "best-game");
  CHECK(sheet.criteria == Column{"total", "wins", "best-game"});
}

TEST_CASE("further systems: an event needs names, a system and the years of each game") {
  StandingsRequest event;
  event.games = {game_of<FinishedGame>({18, 16, 0, 0, 0, 0, 0}, "AACDEFG")};
  CHECK(problems_of(event) == Column{"required /system", "duplicate /games/0/powers/1/player"});
  event.system = System::world_classic;
  event.games = {named({17, 17, 0, 0, 0, 0, 0})};
  CHECK(problems_of(event)[0] == "required /games/0/powers/2/lastHeld");
}

}  // namespace
}  // namespace tallysheet::diplomacy
