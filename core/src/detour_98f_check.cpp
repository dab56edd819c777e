// Checks of Detour 98f. Source: core/SOURCES.md, Detour 98f 2 and 5.
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/format.hpp"

namespace tallysheet::detour_98f {
namespace {

void check_last_fall(Problems& problems, const Path& at, std::string_view power, const LastHeld& last) {
  if (!last_years.contains(last.year)) {
    check_range(problems, at / "year", format("The year of {}'s last Fall", {power}), last.year, last_years);
  }
  if (!last_centres.contains(last.centres)) {
    check_range(problems, at / "centres", format("The number of {}'s centres in its last Fall", {power}), last.centres,
                last_centres);
  }
}

void check_last_held(Problems& problems, const Path& at, const Seat& seat) {
  const std::string_view power = diplomacy::title_of(seat.power);
  if (seat.survives() && seat.last_held) {
    report(problems, at, ProblemCode::conflict, "{} ends with {}; only a power without centres has a last Fall.",
           {power, format(*seat.centres == 1 ? "{} centre" : "{} centres", {*seat.centres})});
  } else if (seat.is_eliminated() && !seat.last_held) {
    report(problems, at, ProblemCode::required,
           "{} ends without centres; the last Fall in which it held one, and how many, is missing.", {power});
  } else if (seat.last_held) {
    check_last_fall(problems, at, power, *seat.last_held);
  }
}

void check_game(Problems& problems, const Path& at, const Game& game, Names names) {
  const Path list = at / "powers";
  diplomacy::check_seats(problems, list, game.powers, names);
  for (std::size_t i = 0; i < game.powers.size(); ++i) check_last_held(problems, list / i / "lastHeld", game.powers[i]);
}

Problems check_games(const std::vector<Game>& games) {
  Problems problems;
  const Path list = request_path / "games";
  check_count(problems, list, "games", games.size(), games_in_event);
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
