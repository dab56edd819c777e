// Pentamind for the fuzzer of the core.
#include "tallysheet/pentamind.hpp"

#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace pentamind;

namespace {

// Enough for both formulas.
constexpr Range some_players = {players_in_game.minimum, 150};

void fuzz_game(Filler& filler) {
  Game game;
  filler.set(game.formula, [&] { return filler.choice<Formula>(); });
  game.finish = filler.list(some_players, [&] { return Finish{filler.name(), filler.whole(places_allowed)}; });
  game.working = filler.flag();
  game.diluted = filler.flag();
  const auto valid = scorable(game);
  if (!valid) return;
  const Sheet sheet = score_game(*valid);
  expect(sheet.rows.size() == game.finish.size(), "every player has a row");
  expect_working(sheet.working, sheet.rows.size(), game.working);
  for (const FinishRow& row : sheet.rows) {
    expect(row.points.units >= 0 && row.points.units < 100 * 100, "points are below a hundred");
  }
}

constexpr Target targets[] = {fuzz_game};

}  // namespace

extern const std::span<const Target> pentamind_targets;
constinit const std::span<const Target> pentamind_targets = targets;

}  // namespace tallysheet::fuzz
