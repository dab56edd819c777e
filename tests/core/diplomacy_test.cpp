// Which results of Diplomacy cannot be: the same for both systems.
#include "detour_98f.hpp"
#include "games.hpp"
#include "size_matters.hpp"

namespace tallysheet::test {
namespace {

using diplomacy::Power;

// As Size Matters; Detour 98f asks for the last Falls besides.
size_matters::Game size_matters_game(const Centres& centres) { return game_of<size_matters::Game>(centres); }

detour_98f::Game detour_game(const Centres& centres) {
  detour_98f::Game game = game_of<detour_98f::Game>(centres);
  for (detour_98f::Seat& seat : game.powers) {
    if (seat.eliminated()) seat.last_held = {1904, 1};
  }
  return game;
}

template <class Game>
void check_both(Game change, std::string_view problem, std::initializer_list<std::string_view> words) {
  const Centres centres = {12, 11, 8, 3, 0, 0, 0};
  auto one = size_matters_game(centres);
  change(one);
  check_refused(one, problem, words);
  auto other = detour_game(centres);
  change(other);
  check_refused(other, problem, words);
}

TEST_CASE("Diplomacy: a game has the seven powers") {
  check_both([](auto& game) { game.powers = {game.powers.begin(), game.powers.end() - 1}; }, "range /powers", {"6", "7"});
  check_both([](auto& game) { game.powers[3].power = Power::austria; }, "duplicate /powers/3/power", {"Austria"});
  check_both(
      [](auto& game) {
        game.powers.push_back(game.powers[6]);
        game.powers[7].power = Power::unknown;
      },
      "range /powers", {"8", "7"});
}

TEST_CASE("Diplomacy: of no powers none lacks a centre, and of a single one it may") {
  detour_98f::Game game = detour_game({});
  game.powers = {game.powers.begin(), game.powers.begin() + 1};
  CHECK(problems_of(game) == Column{"range /powers", "conflict /powers"});
  game.powers.clear();
  check_refused(game, "range /powers", {"0", "7"});
}

TEST_CASE("Diplomacy: there are thirty-four centres") {
  check_both([](auto& game) { game.powers[3].centres = 4; }, "range /powers", {"35", "34"});
  CHECK(check(size_matters_game({12, 11, 8, 3, 0, 0, 0})).empty());
  CHECK(check(detour_game({5, 5, 0, 0, 0, 0, 0})).empty());
}

TEST_CASE("Diplomacy: a power holds none to all centres") {
  check_both([](auto& game) { game.powers[3].centres = -2; }, "range /powers/3/centres", {"Germany", "-2", "0 to 34"});
  // 17 + 17 + 3 are 37, whatever stands at Austria.
  CHECK(problems_of(detour_game({-5, 17, 17, 3, 0, 0, 0})) == Column{"range /powers/0/centres", "range /powers"});
  auto most = size_matters_game({35, 0, 0, 0, 0, 0, 0});
  CHECK(problems_of(most) == Column{"range /powers/0/centres", "range /powers"});
  CHECK(check(size_matters_game({34, 0, 0, 0, 0, 0, 0})).empty());
}

TEST_CASE("Diplomacy: centres far beyond counting are refused and not added up") {
  auto game = size_matters_game({999'999'999'999, 999'999'999'999, 999'999'999'999, 1, 1, 1, 1});
  CHECK(problems_of(game) == Column{"range /powers/0/centres", "range /powers/1/centres", "range /powers/2/centres", "range /powers"});
}

TEST_CASE("Diplomacy: of a seat left open neither the power nor the centres are known") {
  detour_98f::Game game;
  game.powers = List<detour_98f::Seat>(7);
  Column each;
  for (int i = 0; i < 7; ++i) each.push_back("range /powers/" + shown(i) + "/centres");
  CHECK(problems_of(game) == each);
}

TEST_CASE("Diplomacy: somebody holds a centre") {
  check_refused(detour_game({0, 0, 0, 0, 0, 0, 0}), "conflict /powers", {"centre"});
  CHECK_FALSE(check(size_matters_game({0, 0, 0, 0, 0, 0, 0})).empty());
}

TEST_CASE("Diplomacy: names are free in a single game within their length") {
  const std::string name = long_name(101);
  check_both([&](auto& game) { game.powers[2].player = name; }, "range /powers/2/player", {"101", "1 to 100"});
}

TEST_CASE("Diplomacy: solo and survival go by centres") {
  const diplomacy::Seat soloist = {Power::austria, "", 18};
  const diplomacy::Seat rival = {Power::england, "", 17};
  const diplomacy::Seat gone = {Power::france, "", 0};
  CHECK(soloist.soloes());
  CHECK_FALSE(rival.soloes());
  CHECK(rival.survives());
  CHECK(gone.eliminated());
  CHECK(diplomacy::survivors(List{soloist, rival, gone}) == 2);
  CHECK(diplomacy::has_solo(List{gone, rival, soloist}));
  CHECK_FALSE(diplomacy::has_solo(List{gone, rival}));
  CHECK(diplomacy::title(Power::turkey) == "Turkey");
}

}  // namespace
}  // namespace tallysheet::test
