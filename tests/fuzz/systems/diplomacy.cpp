// The further systems for Diplomacy for the fuzzer of the core.
#include "seats.hpp"
#include "tallysheet/diplomacy_systems.hpp"
#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace diplomacy;

namespace {

FinishedSeat make_seat(Filler& filler) {
  FinishedSeat seat;
  fill_seat(filler, seat);
  if (seat.is_eliminated() != filler.one_in(16)) seat.last_held = LastFall{filler.whole(last_fall_years)};
  if (filler.one_in(4)) seat.in_draw = filler.flag();
  return seat;
}

void fill_game(Filler& filler, FinishedGame& game) {
  game.powers = filler.list(powers_in_game, [&] { return make_seat(filler); });
  filler.set(game.final_year, [&] { return filler.whole(final_years); });
}

void fuzz_game(Filler& filler) {
  GameRequest request;
  filler.set(request.system, [&] { return filler.choice<System>(); });
  fill_game(filler, request);
  request.working = filler.flag();
  const auto valid = scorable(request);
  if (!valid) return;
  const ScoredGame sheet = score_game(*valid);
  expect(sheet.rows.size() == power_count, "every power has a row");
  expect_working(sheet.working, sheet.rows.size(), request.working);
  for (const ScoredSeat& row : sheet.rows) {
    expect(row.score.value >= Decimal(0), "no score is below zero");
    for (const ScoredSeat& other : sheet.rows) {
      expect(row.score.value <= other.score.value || row.place <= other.place, "a higher score has no lower place");
    }
  }
}

void fuzz_standings(Filler& filler) {
  StandingsRequest request;
  filler.set(request.system, [&] { return filler.choice<System>(); });
  request.games = filler.list(games_in_event, [&] {
    FinishedGame game;
    fill_game(filler, game);
    return game;
  });
  const auto valid = scorable(request);
  if (!valid) return;
  const Standings sheet = standings(*valid);
  expect(sheet.rows.size() == roster_of(request.games, &FinishedGame::powers).names().size(), "every player has a row");
  expect_standings(sheet.rows);
}

constexpr Target targets[] = {fuzz_game, fuzz_standings};

}  // namespace

extern const std::span<const Target> diplomacy_targets;
constinit const std::span<const Target> diplomacy_targets = targets;

}  // namespace tallysheet::fuzz
