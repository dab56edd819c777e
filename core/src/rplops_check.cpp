// Checks of RPLOPS. Source: core/SOURCES.md, RPLOPS 2.
#include "tallysheet/players.hpp"
#include "tallysheet/rplops.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::rplops {
namespace {

void check_above_zero(Problems& problems, const Path& at, const Sentence& sentence, Decimal figure) {
  if (figure > Decimal(0)) return;
  report(problems, at, ProblemCode::range, sentence, {figure});
}

void check_hours(Problems& problems, const Path& at, const std::optional<Decimal>& hours) {
  if (hours) check_above_zero(problems, at, sentences::hours_not_above_zero, *hours);
}

void check_average(Problems& problems, const Settings& settings) {
  check_above_zero(problems, request_path / "average", sentences::average_not_above_zero, settings.average);
}

const Range& players_allowed(Formula formula) {
  return formula == Formula::rplops ? players_in_game : players_in_rplops2_game;
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_finish(problems, request_path / "finish", game.finish, players_allowed(game.formula), Names::optional);
  check_average(problems, game);
  check_hours(problems, request_path / "hours", game.hours);
  return problems;
}

Problems check(const TableRequest& request) {
  Problems problems;
  const std::int64_t largest = request.max_players;
  const std::int64_t smallest = request.min_players;
  check_average(problems, request);
  check_hours(problems, request_path / "hours", request.hours);
  check_range(problems, request_path / "maxPlayers", sentences::largest_number_of_players, largest, players_in_table);
  check_range(problems, request_path / "minPlayers", sentences::smallest_number_of_players, smallest, players_in_table);
  if (smallest <= largest) return problems;
  report(problems, request_path / "minPlayers", ProblemCode::conflict, sentences::smallest_above_largest,
         {smallest, largest});
  return problems;
}

Problems check(const Event& event) {
  Problems problems;
  const Path list = request_path / "games";
  check_count(problems, list, sentences::number_of_games, event.games.size(), games_in_event);
  for (std::size_t i = 0; i < event.games.size(); ++i) {
    const EventGame& game = event.games[i];
    check_finish(problems, list / i / "finish", game.finish, players_allowed(event.formula), Names::required);
    check_hours(problems, list / i / "hours", game.hours);
    if (!event.use_time || game.hours) continue;
    report(problems, list / i / "hours", ProblemCode::required, sentences::hours_missing, {i + 1});
  }
  check_average(problems, event);
  return problems;
}

}  // namespace tallysheet::rplops
