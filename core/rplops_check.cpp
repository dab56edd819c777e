// What is refused in RPLOPS. Source: rules/READINGS.md, RPLOPS 2.
#include "rplops.hpp"

namespace tallysheet::rplops {
namespace {

void check_above_zero(Problems& problems, const Pointer& at, std::string_view what, const Decimal& figure) {
  if (figure.units > 0) return;
  report(problems, at, ProblemCode::range, "{} is {}; it must be above zero.", {what, figure});
}

void check_hours(Problems& problems, const Pointer& at, const std::optional<Decimal>& hours) {
  if (hours) check_above_zero(problems, at, "The number of hours", *hours);
}

void check_average(Problems& problems, const Settings& settings) {
  check_above_zero(problems, whole_request / "average", "The average", settings.average);
}

void check_finish(Problems& problems, const Pointer& at, const List<Finish>& finish, Formula formula,
                  Names names) {
  const Range& allowed = formula == Formula::rplops ? players_in_game : players_in_second;
  check_count(problems, at, "players", static_cast<int64_t>(finish.size()), allowed);
  check_players(problems, at, finish, names);
  for (size_t i = 0; i < finish.size(); ++i) {
    check_whole(problems, at / i / "place", "The place", finish[i].place, places_allowed);
  }
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_finish(problems, whole_request / "finish", game.finish, game.formula, Names::optional);
  check_average(problems, game);
  check_hours(problems, whole_request / "hours", game.hours);
  return problems;
}

Problems check(const TableRequest& request) {
  Problems problems;
  check_average(problems, request);
  check_hours(problems, whole_request / "hours", request.hours);
  const int64_t most = request.most_players;
  const int64_t fewest = request.fewest_players;
  check_whole(problems, whole_request / "maxPlayers", "The largest number of players", most, players_in_table);
  check_whole(problems, whole_request / "minPlayers", "The smallest number of players", fewest, players_in_table);
  if (fewest <= most) return problems;
  report(problems, whole_request / "minPlayers", ProblemCode::conflict,
         "The smallest number of players is {}, which is above the largest, {}.", {fewest, most});
  return problems;
}

Problems check(const Event& event) {
  Problems problems;
  const Pointer list(whole_request, "games");
  check_count(problems, list, "games", static_cast<int64_t>(event.games.size()), games_in_event);
  for (size_t i = 0; i < event.games.size(); ++i) {
    const EventGame& game = event.games[i];
    check_finish(problems, list / i / "finish", game.finish, event.formula, Names::required);
    check_hours(problems, list / i / "hours", game.hours);
    if (!event.use_time || game.hours) continue;
    report(problems, list / i / "hours", ProblemCode::required,
           "The hours of game {} are missing; with points per hour every game needs them.", {static_cast<int64_t>(i) + 1});
  }
  check_average(problems, event);
  return problems;
}

}  // namespace tallysheet::rplops
