// Union Pacific for the fuzzer of the core.
#include "tallysheet/union_pacific.hpp"

#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace union_pacific;

namespace {

TwoGameRequest make_request(Filler& filler) {
  TwoGameRequest request;
  const auto player = [&] { return Player{filler.name(), filler.decimal()}; };
  request.games = filler.list(games_in_final, [&] { return filler.list(players_in_game, player); });
  // Games of the same players meet by chance too seldom.
  for (Game& game : request.games) {
    if (filler.one_in(8)) continue;
    game.resize(request.games[0].size());
    for (std::size_t i = 0; i < game.size(); ++i) game[i].player = request.games[0][i].player;
  }
  filler.set(request.rounding, [&] { return filler.choice<Rounding>(); });
  request.working = filler.flag();
  return request;
}

void fuzz_final(Filler& filler) {
  const TwoGameRequest request = make_request(filler);
  const auto valid = scorable(request);
  if (!valid) return;
  const TwoGameSheet sheet = score_final(*valid);
  expect(sheet.rows.size() == request.games[0].size(), "every player has a row");
  expect_standings(sheet.rows);
  expect_working(sheet.working, sheet.rows.size(), request.working);
  for (const TwoGameRow& row : sheet.rows) {
    expect(row.total.value >= Decimal(0) && row.total.value <= Decimal(200),
           "a total is at most twice the full percentage");
    expect(row.total.places == 0, "a total is a whole number");
  }
}

constexpr Target targets[] = {fuzz_final};

}  // namespace

extern const std::span<const Target> union_pacific_targets;
constinit const std::span<const Target> union_pacific_targets = targets;

}  // namespace tallysheet::fuzz
