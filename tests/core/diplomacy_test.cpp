// Impossible results of Diplomacy, which both systems refuse alike.
#include "tallysheet/diplomacy.hpp"

#include "games.hpp"
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/size_matters.hpp"

namespace tallysheet::test {
namespace {

using diplomacy::Power;

// A game for Size Matters; Detour 98f also needs the last Falls.
size_matters::Game size_matters_game(const Centres& centres) { return game_of<size_matters::Game>(centres); }

template <class Change>
void check_both(Change change, std::string_view problem, std::initializer_list<std::string_view> words) {
  const Centres centres = {12, 11, 8, 3, 0, 0, 0};
  auto one = size_matters_game(centres);
  change(one);
  check_refused(one, problem, words);
  auto other = detour_game(centres);
  change(other);
  check_refused(other, problem, words);
}

TEST_CASE("Diplomacy: a game has the seven powers") {
  check_both([](auto& game) { game.powers.pop_back(); }, "range /powers", {"6", "7"});
  check_both([](auto& game) { game.powers[3].power = Power::austria; }, "duplicate /powers/3/power", {"Austria"});
}

TEST_CASE("Diplomacy: an eighth power is one too many") {
  auto game = size_matters_game({12, 11, 8, 3, 0, 0, 0});
  game.powers.push_back(game.powers[6]);
  CHECK(problems_of(game) == Column{"range /powers", "duplicate /powers/7/power"});
  CHECK(check(game)[0].message == "The number of powers is 8; it must be 7.");
}

TEST_CASE("Diplomacy: every seat of a power that is here before is told") {
  check_both([](auto& game) { game.powers[1].power = Power::austria; }, "duplicate /powers/1/power",
             {"Austria", "once"});
  auto game = size_matters_game({12, 11, 8, 3, 0, 0, 0});
  for (auto& seat : game.powers) seat.power = Power::turkey;
  CHECK(problems_of(game).size() == 6);
}

TEST_CASE("Diplomacy: every seat has a power") {
  check_both([](auto& game) { game.powers[3].power.reset(); }, "required /powers/3/power", {"power", "missing"});
  auto game = size_matters_game({12, 11, 8, 3, 0, 0, 0});
  game.powers[0].power.reset();
  game.powers[6].power.reset();
  CHECK(problems_of(game) == Column{"required /powers/0/power", "required /powers/6/power"});
}

TEST_CASE("Diplomacy: every seat has its centres") {
  check_both([](auto& game) { game.powers[3].centres.reset(); }, "required /powers/3/centres", {"Germany", "missing"});
  auto game = size_matters_game({17, 14, 3, 0, 0, 0, 0});
  game.powers[4].centres.reset();
  CHECK(problems_of(game) == Column{"required /powers/4/centres"});
}

TEST_CASE("Diplomacy: of no powers none lacks a centre, and of a single one it may") {
  detour_98f::Game game = detour_game({});
  game.powers.resize(1);
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
  check_both([](auto& game) { game.powers[3].centres = -2; }, "range /powers/3/centres", {"Germany", "−2", "0 to 34"});
  // 17 + 17 + 3 are 37, regardless of Austria.
  CHECK(problems_of(detour_game({-5, 17, 17, 3, 0, 0, 0})) == Column{"range /powers/0/centres", "range /powers"});
  auto most = size_matters_game({35, 0, 0, 0, 0, 0, 0});
  CHECK(problems_of(most) == Column{"range /powers/0/centres", "range /powers"});
  CHECK(check(size_matters_game({34, 0, 0, 0, 0, 0, 0})).empty());
}

TEST_CASE("Diplomacy: centres far beyond counting are refused and not added up") {
  auto game = size_matters_game({999'999'999'999, 999'999'999'999, 999'999'999'999, 1, 1, 1, 1});
  CHECK(problems_of(game) ==
        Column{"range /powers/0/centres", "range /powers/1/centres", "range /powers/2/centres", "range /powers"});
  game = size_matters_game({5'000'000'000'000, 5'000'000'000'000, 0, 0, 0, 0, 0});
  CHECK(check(game).back().message == "The powers hold 1999999999998 centres together; there are only 34.");
}

TEST_CASE("Diplomacy: of a seat left open neither the power nor the centres are known") {
  detour_98f::Game game;
  game.powers.resize(7);
  Column each;
  for (int i = 0; i < 7; ++i) {
    each.push_back("required /powers/" + shown(i) + "/power");
    each.push_back("required /powers/" + shown(i) + "/centres");
  }
  CHECK(problems_of(game) == each);
  size_matters::Game other;
  other.powers.resize(7);
  CHECK(problems_of(other) == each);
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
  const diplomacy::Seat last = {Power::germany, "", 1};
  const diplomacy::Seat gone = {Power::france, "", 0};
  CHECK(soloist.has_soloed());
  CHECK_FALSE(rival.has_soloed());
  CHECK(last.survives());
  CHECK_FALSE(last.is_eliminated());
  CHECK_FALSE(gone.survives());
  CHECK(gone.is_eliminated());
  CHECK(diplomacy::count_survivors(std::vector{soloist, rival, gone}) == 2);
  CHECK(diplomacy::has_solo(std::vector{gone, rival, soloist}));
  CHECK_FALSE(diplomacy::has_solo(std::vector{gone, rival}));
}

TEST_CASE("Diplomacy: of centres that are not known nothing is said") {
  const diplomacy::Seat open;
  CHECK_FALSE(open.survives());
  CHECK_FALSE(open.is_eliminated());
  CHECK_FALSE(open.has_soloed());
}

TEST_CASE("Diplomacy: a sentence calls a power by its title") {
  Column titles;
  for (const auto& [power, name] : diplomacy::power_names) titles.push_back(shown(diplomacy::title_of(power)));
  CHECK(titles == Column{"Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"});
  CHECK(diplomacy::title_of({}) == "The power");
  STATIC_REQUIRE(diplomacy::index_of(Power::turkey) == 6);
}

}  // namespace
}  // namespace tallysheet::test
