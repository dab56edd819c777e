// RPLOPS for the fuzzer of the core.
#include "tallysheet/rplops.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace rplops;

namespace {

std::vector<Finish> make_finish(Filler& filler) {
  return filler.list(players_in_game, [&] { return Finish{filler.name(), filler.whole(places_allowed)}; });
}

std::optional<Decimal> make_hours(Filler& filler) {
  return filler.flag() ? std::optional(filler.decimal()) : std::nullopt;
}

void set_settings(Filler& filler, Settings& settings) {
  filler.set(settings.formula, [&] { return filler.choice<Formula>(); });
  filler.set(settings.average, [&] { return filler.decimal(); });
}

// `place` is the row's own.
void expect_rank(const FinishRow& row, const std::vector<Finish>& finish, std::int64_t place) {
  const auto is_above = [&](const Finish& other) { return other.place < place; };
  const auto is_level = [&](const Finish& other) { return other.place == place; };
  expect(std::cmp_equal(row.rank, 1 + std::count_if(finish.begin(), finish.end(), is_above)),
         "a rank is one more than there are players above");
  expect(std::cmp_equal(row.shared_by, std::count_if(finish.begin(), finish.end(), is_level)),
         "who shares a rank is told");
}

void fuzz_game(Filler& filler) {
  Game game;
  set_settings(filler, game);
  game.finish = make_finish(filler);
  game.hours = make_hours(filler);
  game.working = filler.flag();
  const auto valid = scorable(game);
  if (!valid) return;
  const Sheet sheet = score_game(*valid);
  expect(sheet.rows.size() == game.finish.size(), "every player has a row");
  expect_working(sheet.working, sheet.rows.size(), game.working);
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) expect_rank(sheet.rows[i], game.finish, game.finish[i].place);
}

void fuzz_table(Filler& filler) {
  TableRequest request;
  set_settings(filler, request);
  request.hours = make_hours(filler);
  filler.set(request.max_players, [&] { return filler.whole(players_in_table); });
  filler.set(request.min_players, [&] { return filler.whole(players_in_table); });
  const auto valid = scorable(request);
  if (!valid) return;
  const Table table = points_table(*valid);
  expect(std::cmp_equal(table.rows.size(), request.max_players), "every rank has a row");
  for (const TableRow& row : table.rows) {
    expect(row.points.size() == table.players.size(), "every number of players has a column");
    for (std::size_t i = 0; i < row.points.size(); ++i) {
      expect(row.points[i].has_value() == (row.rank <= table.players[i]), "a rank that there is has points");
    }
  }
}

void fuzz_standings(Filler& filler) {
  Event event;
  set_settings(filler, event);
  event.use_time = filler.one_in(4);
  event.games = filler.list(games_in_event, [&] { return EventGame{make_finish(filler), make_hours(filler)}; });
  const auto valid = scorable(event);
  if (!valid) return;
  const Standings sheet = standings(*valid);
  expect(sheet.rows.size() == roster_of(event.games, &EventGame::finish).names().size(), "every player has a row");
  expect_standings(sheet.rows);
  for (std::size_t i = 1; i < sheet.rows.size(); ++i) {
    expect(sheet.rows[i].total.units <= sheet.rows[i - 1].total.units, "the highest total comes first");
  }
}

constexpr Target targets[] = {fuzz_game, fuzz_table, fuzz_standings};

}  // namespace

extern const std::span<const Target> rplops_targets;
constinit const std::span<const Target> rplops_targets = targets;

}  // namespace tallysheet::fuzz
