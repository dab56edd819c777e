// Tournaments for the fuzzer of the core.
#include "tallysheet/tournament.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tallysheet/outlook.hpp"
#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace tournament;

namespace {

constexpr Range few_rounds = {1, 5};
constexpr Range few_values = {1, 4};
constexpr Range few_items = {0, 3};
constexpr Range few_games = {1, 3};
// All outcomes of these are few enough to be ranked.
constexpr Range few_boards = {0, 2};
constexpr Range few_players = {2, 4};
constexpr Range few_outcomes = {1, 2};

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

Request make_event(Filler& filler, const Range& games) {
  Request request;
  request.games = filler.list(games, [&] { return make_game(filler); });
  request.counting = make_counting(filler);
  set_ties(filler, request);
  request.guests = filler.list(few_items, [&] { return filler.name(); });
  request.teams = filler.list(few_items, [&] { return make_team(filler); });
  request.team_counting = {filler.choice<TeamUnit>(), make_limit(filler)};
  request.working = filler.flag();
  return request;
}

void fuzz_standings(Filler& filler) {
  const Request request = make_event(filler, games_in_event);
  const auto valid = scorable(request);
  if (!valid) return;
  const Standings all = standings(*valid);
  expect_rows(request, all);
}

FinishScore make_finish_score(Filler& filler) {
  FinishScore score = {filler.decimal(), {}};
  if (filler.one_in(4)) score.most = std::max(score.least, filler.decimal());
  return score;
}

/// Makes a board whose outcomes each have one finish for each player, best first.
BoardToPlay make_board(Filler& filler) {
  BoardToPlay board;
  board.players = filler.list(few_players, [&] { return filler.name(); });
  const auto seats = static_cast<std::int64_t>(board.players.size());
  if (filler.one_in(4)) board.players.clear();
  board.round = filler.whole(few_rounds);
  board.category = filler.category();
  board.top_board = filler.one_in(8);
  board.outcomes = filler.list(few_outcomes, [&] {
    auto scores = filler.list({seats, seats}, [&] { return make_finish_score(filler); });
    std::ranges::sort(scores, std::greater(), &FinishScore::least);
    return scores;
  });
  return board;
}

/// Plays a board: some outcome, with the players turned by some seats.
Game played(Filler& filler, const BoardToPlay& board, std::vector<std::string> players) {
  Game game = {{}, board.round, board.category, board.factor, board.top_board};
  const std::vector<FinishScore>& scores = board.outcomes[filler.index(board.outcomes.size())];
  const auto turn = static_cast<std::ptrdiff_t>(filler.index(players.size()));
  std::rotate(players.begin(), players.begin() + turn, players.end());
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Decimal score = filler.flag() ? scores[i].most.value_or(scores[i].least) : scores[i].least;
    game.results.push_back({players[i], score});
  }
  return game;
}

/// Returns the event with all boards played. Open boards are filled from the front of the players not seated.
Request played(Filler& filler, const OutlookRequest& request) {
  Request event = request.event;
  event.decisions.clear();
  event.lots.clear();
  event.teams.clear();
  auto next = request.unseated.begin();
  for (const BoardToPlay& board : request.boards) {
    std::vector<std::string> players = board.players;
    for (std::size_t i = 0; board.players.empty() && i < board.outcomes[0].size(); ++i) players.push_back(*next++);
    event.games.push_back(played(filler, board, players));
  }
  return event;
}

bool has_place(const OutlookRow& row, std::size_t place) {
  return std::ranges::any_of(row.places, [=](Places range) { return range.first <= place && place <= range.last; });
}

void expect_places_in_order(const OutlookRow& row, std::size_t players) {
  std::size_t last = 0;
  for (const Places& range : row.places) {
    expect(last < range.first && range.first <= range.last && range.last <= players, "places are in order");
    last = range.last + 1;  // at least one place lies between two ranges
  }
}

/// Checks that no outcome puts a player outside the places given, by one outcome.
void fuzz_outlook(Filler& filler) {
  OutlookRequest request;
  request.event = make_event(filler, few_games);
  request.boards = filler.list(few_boards, [&] { return make_board(filler); });
  request.unseated = filler.list(few_items, [&] { return filler.name(); });
  if (filler.flag()) request.player = filler.name();
  const auto valid = scorable(request);
  if (!valid) return;
  const Outlook all = outlook(*valid);
  for (const OutlookRow& row : all.rows) expect_places_in_order(row, all.rows.size());
  const Request event = played(filler, request);
  const auto end = scorable(event);
  if (!end) return;
  for (const Row& row : standings(*end).rows) {
    const auto left = std::ranges::find(all.rows, row.player, &OutlookRow::player);
    expect(left != all.rows.end(), "every player has a row", row.player);
    expect(!row.place || has_place(*left, *row.place), "no outcome puts a player outside the places", row.player);
  }
}

constexpr Target targets[] = {fuzz_standings, fuzz_outlook};

}  // namespace

extern const std::span<const Target> tournament_targets;
constinit const std::span<const Target> tournament_targets = targets;

}  // namespace tallysheet::fuzz
