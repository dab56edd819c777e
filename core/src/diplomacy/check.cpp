// Checks of the further systems for Diplomacy. Source: core/SOURCES.md, Further systems for Diplomacy.
#include "rule.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::diplomacy {
namespace {

void check_last_fall(Problems& problems, const Path& at, const FinishedGame& game, const FinishedSeat& seat,
                     bool needed) {
  check_last_held(
      problems, at, seat, seat.last_held.has_value(),
      {.required = needed, .missing = sentences::last_fall_missing, .with_centres = sentences::last_fall_with_centres});
  if (!seat.last_held || seat.survives()) return;
  const std::int64_t year = seat.last_held->year;
  check_last_year(problems, at / "year", seat, year);
  if (!last_fall_years.contains(year) || !game.final_year || year < *game.final_year) return;
  report(problems, at / "year", ProblemCode::conflict, sentences::last_fall_after_end,
         {title_of(seat.power), year, *game.final_year});
}

void check_final_year(Problems& problems, const Path& at, const FinishedGame& game, bool needed) {
  if (game.final_year) return check_range(problems, at, sentences::final_year, *game.final_year, final_years);
  if (needed) report(problems, at, ProblemCode::required, sentences::final_year_missing);
}

void check_game(Problems& problems, const Path& at, const FinishedGame& game, YearsNeeded years, Names names) {
  const Path list = at / "powers";
  const bool won = has_solo(game.powers);
  const bool needed = years == YearsNeeded::always || (years == YearsNeeded::unless_won && !won);
  check_seats(problems, list, game.powers, names);
  for (std::size_t i = 0; i < game.powers.size(); ++i) {
    const FinishedSeat& seat = game.powers[i];
    check_last_fall(problems, list / i / "lastHeld", game, seat, needed);
    if (seat.in_draw == true) check_in_draw(problems, list / i / "inDraw", seat, won, sentences::draw_beside_win);
  }
  check_final_year(problems, at / "finalYear", game, needed && won);
}

YearsNeeded check_system(Problems& problems, std::optional<System> system) {
  if (system) return rule_of(*system).years;
  report(problems, request_path / "system", ProblemCode::required, sentences::system_missing);
  return YearsNeeded::none;
}

}  // namespace

Problems check(const GameRequest& request) {
  Problems problems;
  const YearsNeeded years = check_system(problems, request.system);
  check_game(problems, request_path, request, years, Names::optional);
  return problems;
}

Problems check(const StandingsRequest& request) {
  Problems problems;
  const YearsNeeded years = check_system(problems, request.system);
  const Path list = request_path / "games";
  check_count(problems, list, sentences::number_of_games, request.games.size(), games_in_event);
  for (std::size_t i = 0; i < request.games.size(); ++i) {
    check_game(problems, list / i, request.games[i], years, Names::required);
  }
  return problems;
}

}  // namespace tallysheet::diplomacy
