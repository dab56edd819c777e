// Detour 98f for the fuzzer of the core.
#include "tallysheet/detour_98f.hpp"

#include "seats.hpp"
#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace detour_98f;

namespace {

// The last Fall mostly stands where there are no centres.
Seat make_seat(Filler& filler) {
  Seat seat;
  fill_seat(filler, seat);
  if (seat.is_eliminated() != filler.one_in(16)) {
    seat.last_held = LastHeld{filler.whole(last_years), filler.whole(last_centres)};
  }
  return seat;
}

Game make_game(Filler& filler) {
  Game game;
  game.powers = filler.list(diplomacy::powers_in_game, [&] { return make_seat(filler); });
  game.working = filler.flag();
  return game;
}

void expect_row(const Sheet& sheet, const Row& row) {
  const bool draw = sheet.result == Result::draw;
  expect(row.parts.has_value() == draw && row.raw.has_value() == draw, "a draw has raw points");
  if (draw) expect(row.raw == row.parts->sum(), "raw points are the sum of their parts");
  expect(row.points.value >= Decimal(0) && row.points.value <= Decimal(draw ? 100 : 110),
         "points are within their range");
}

void fuzz_game(Filler& filler) {
  const Game game = make_game(filler);
  const auto valid = scorable(game);
  if (!valid) return;
  const Sheet sheet = score_game(*valid);
  expect(sheet.rows.size() == game.powers.size(), "every power has a row");
  expect_working(sheet.working, sheet.rows.size(), game.working && sheet.result == Result::draw);
  expect_places(sheet.rows, &Row::place, [](const Row& one, const Row& other) { return one.centres > other.centres; });
  std::int64_t raw = 0;
  for (const Row& row : sheet.rows) {
    expect_row(sheet, row);
    raw += row.raw.value_or(0);
  }
  expect(raw == sheet.raw_total.value_or(0), "the raw total is the sum of raw points");
}

void fuzz_standings(Filler& filler) {
  StandingsRequest request;
  request.games = filler.list(games_in_event, [&] { return make_game(filler); });
  const auto valid = scorable(request);
  if (!valid) return;
  const Standings sheet = standings(*valid);
  expect(sheet.rows.size() == roster_of(request.games, &Game::powers).names().size(), "every player has a row");
  expect_standings(sheet.rows);
  std::size_t seats = 0;
  for (const StandingsRow& row : sheet.rows) seats += row.games.size();
  expect(seats == diplomacy::power_count * request.games.size(), "every seat is one of a player's games");
}

void fuzz_best_countries(Filler& filler) {
  BestCountriesRequest request;
  request.games = filler.list(games_in_event, [&] { return make_game(filler); });
  const auto valid = scorable(request);
  if (!valid) return;
  const BestCountries best = best_countries(*valid);
  expect(best.awards.size() == (request.games.empty() ? 0 : diplomacy::power_count), "every power has an award");
  for (const Award& award : best.awards) {
    expect(!award.holders.empty(), "an award has a holder");
    for (const Holder& holder : award.holders) {
      expect(holder.outcome == award.holders[0].outcome && holder.points.value == award.holders[0].points.value,
             "those who hold an award together have the same result");
    }
  }
}

constexpr Target targets[] = {fuzz_game, fuzz_standings, fuzz_best_countries};

}  // namespace

extern const std::span<const Target> detour_98f_targets;
constinit const std::span<const Target> detour_98f_targets = targets;

}  // namespace tallysheet::fuzz
