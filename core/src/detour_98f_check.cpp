// Checks of Detour 98f. Source: core/SOURCES.md, Detour 98f 2 and 5.
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::detour_98f {
namespace {

void check_last_held(Problems& problems, const Path& at, const Seat& seat) {
  diplomacy::check_last_held(problems, at, seat, seat.last_held.has_value(),
                             {.missing = sentences::last_fall_and_centres_missing,
                              .with_centres = seat.centres == 1 ? sentences::last_fall_with_one_centre
                                                                : sentences::last_fall_with_many_centres});
  if (!seat.last_held || seat.survives()) return;
  diplomacy::check_last_year(problems, at / "year", seat, seat.last_held->year);
  if (last_centres.contains(seat.last_held->centres)) return;
  report(problems, at / "centres", ProblemCode::range, sentences::centres_in_last_fall,
         {diplomacy::title_of(seat.power), seat.last_held->centres, last_centres});
}

void check_game(Problems& problems, const Path& at, const Game& game, Names names) {
  const Path list = at / "powers";
  diplomacy::check_seats(problems, list, game.powers, names);
  for (std::size_t i = 0; i < game.powers.size(); ++i) check_last_held(problems, list / i / "lastHeld", game.powers[i]);
}

Problems check_games(const std::vector<Game>& games) {
  Problems problems;
  const Path list = request_path / "games";
  check_count(problems, list, sentences::number_of_games, games.size(), games_in_event);
  for (std::size_t i = 0; i < games.size(); ++i) check_game(problems, list / i, games[i], Names::required);
  return problems;
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_game(problems, request_path, game, Names::optional);
  return problems;
}

Problems check(const StandingsRequest& request) { return check_games(request.games); }
Problems check(const BestCountriesRequest& request) { return check_games(request.games); }

}  // namespace tallysheet::detour_98f
