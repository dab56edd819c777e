// Size Matters for the fuzzer of the core.
#include "tallysheet/size_matters.hpp"

#include "seats.hpp"
#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace size_matters;

namespace {

Seat make_seat(Filler& filler, bool marked) {
  Seat seat;
  fill_seat(filler, seat);
  if (marked) filler.set(seat.in_draw, [&] { return seat.survives() != filler.one_in(8); });
  return seat;
}

Game make_game(Filler& filler) {
  Game game;
  const bool marked = filler.one_in(4);
  game.powers = filler.list(diplomacy::powers_in_game, [&] { return make_seat(filler, marked); });
  if (filler.flag()) game.rounding = filler.choice<Rounding>();
  if (filler.flag()) game.floor = filler.flag();
  game.working = filler.flag();
  return game;
}

void fuzz_game(Filler& filler) {
  const Game game = make_game(filler);
  const auto valid = scorable(game);
  if (!valid) return;
  const Sheet sheet = score_game(*valid);
  expect(sheet.rows.size() == game.powers.size(), "every power has a row");
  expect_working(sheet.working, sheet.rows.size(), game.working);
  expect_places(sheet.rows, &Row::place,
                [](const Row& one, const Row& other) { return one.score.value > other.score.value; });
  expect(sheet.soloist.has_value() == (sheet.result == Result::solo), "a solo has its soloist");
  for (const Row& row : sheet.rows) {
    expect(row.score.value >= Decimal(0) && row.score.value <= Decimal(210), "a score is at most that of a solo");
    if (row.power == sheet.soloist) expect(row.place == 1, "a soloist is first");
  }
}

void fuzz_standings(Filler& filler) {
  Event event;
  event.games = filler.list(games_in_event, [&] { return make_game(filler); });
  filler.set(event.rounding, [&] { return filler.choice<Rounding>(); });
  filler.set(event.floor, [&] { return filler.flag(); });
  filler.set(event.tie_breakers,
             [&] { return filler.list(tie_breakers_allowed, [&] { return filler.choice<TieBreaker>(); }); });
  const auto valid = scorable(event);
  if (!valid) return;
  const Standings sheet = standings(*valid);
  expect(sheet.rows.size() == roster_of(event.games, &Game::powers).names().size(), "every player has a row");
  expect_standings(sheet.rows);
  Decimal differences;
  for (const StandingsRow& row : sheet.rows) differences += row.points_difference.value;
  expect(differences == Decimal(0), "the points differences of all players are nothing together");
}

constexpr Target targets[] = {fuzz_game, fuzz_standings};

}  // namespace

extern const std::span<const Target> size_matters_targets;
constinit const std::span<const Target> size_matters_targets = targets;

}  // namespace tallysheet::fuzz
