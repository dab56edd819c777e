// Tournaments for the fuzzer of the core.
#include "tallysheet/tournament.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace tournament;

namespace {

constexpr Range few_rounds = {1, 5};
constexpr Range few_values = {1, 4};
constexpr Range few_items = {0, 3};

std::optional<std::int64_t> make_limit(Filler& filler) {
  return filler.one_in(3) ? std::optional(filler.whole(few_values)) : std::nullopt;
}

Game make_game(Filler& filler) {
  Game game;
  game.results = filler.list(results_in_game, [&] { return Result{filler.name(), filler.decimal()}; });
  game.round = filler.whole(few_rounds);
  game.category = filler.category();
  if (filler.one_in(4)) game.factor = filler.decimal();
  game.top_board = filler.one_in(4);
  return game;
}

Counting make_counting(Filler& filler) {
  Counting counting;
  counting.measure = filler.choice<Measure>();
  counting.best_of_round = make_limit(filler);
  if (counting.measure == Measure::score) counting.best_of_category = make_limit(filler);
  counting.dropped = make_limit(filler);
  counting.best = make_limit(filler);
  counting.average = filler.flag();
  counting.at_least = make_limit(filler);
  counting.top_board = filler.choice<TopBoard>();
  return counting;
}

std::vector<std::string> make_players(Filler& filler) {
  return filler.list(players_decided, [&] { return filler.name(); });
}

Team make_team(Filler& filler) {
  return {filler.name(), filler.list(members_of_team, [&] { return Member{filler.name(), filler.whole(few_rounds)}; })};
}

void set_ties(Filler& filler, Request& request) {
  request.tie_breakers = filler.list(few_items, [&] { return filler.choice_in_turn<TieBreaker>(); });
  request.decisions = filler.list(few_items, [&] { return Decision{make_players(filler)}; });
  request.lots = filler.list(few_items, [&] { return Lot{make_players(filler), filler.whole(seeds_allowed)}; });
}

std::size_t ranked_rows(const Standings& all) {
  return static_cast<std::size_t>(
      std::count_if(all.rows.begin(), all.rows.end(), [](const Row& row) { return row.place.has_value(); }));
}

void expect_rows(const Request& request, const Standings& all) {
  expect(all.rows.size() == roster_of(request.games, &Game::results).names().size(), "every player has a row");
  expect(all.teams.size() == request.teams.size(), "every team has a row");
  const std::size_t ranked = ranked_rows(all);
  for (std::size_t i = 0; i < all.rows.size(); ++i) {
    const Row& row = all.rows[i];
    expect(row.place.has_value() != row.unranked.has_value(), "a row has a place or a reason");
    expect(row.place.has_value() == (i < ranked), "players with a place come first");
    const auto counts = [](const Value& value) { return !value.left_out; };
    expect(row.counted == std::count_if(row.values.begin(), row.values.end(), counts),
           "the values that count are told");
  }
}

void fuzz_standings(Filler& filler) {
  Request request;
  request.games = filler.list(games_in_event, [&] { return make_game(filler); });
  request.counting = make_counting(filler);
  set_ties(filler, request);
  request.guests = filler.list(few_items, [&] { return filler.name(); });
  request.teams = filler.list(few_items, [&] { return make_team(filler); });
  request.team_counting = {filler.choice<TeamUnit>(), make_limit(filler)};
  request.working = filler.flag();
  const auto valid = scorable(request);
  if (!valid) return;
  const Standings all = standings(*valid);
  expect_rows(request, all);
}

constexpr Target targets[] = {fuzz_standings};

}  // namespace

extern const std::span<const Target> tournament_targets;
constinit const std::span<const Target> tournament_targets = targets;

}  // namespace tallysheet::fuzz
