// Checks of Size Matters. Source: core/SOURCES.md, Size Matters 3 to 5.
#include <algorithm>

#include "tallysheet/sentences.hpp"
#include "tallysheet/size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

void check_mark(Problems& problems, const Path& at, const Seat& seat, bool solo) {
  if (seat.in_draw != true) return;
  diplomacy::check_in_draw(problems, at, seat, solo, sentences::draw_beside_solo);
}

// Reports nothing about the draw's size if centres are missing or below zero.
void check_draw(Problems& problems, const Path& at, const std::vector<Seat>& seats) {
  const auto unknown = [](const Seat& seat) { return seat.centres.value_or(-1) < 0; };
  if (std::any_of(seats.begin(), seats.end(), unknown)) return;
  const bool marked =
      std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.in_draw.has_value(); });
  const std::int64_t size =
      marked ? std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.in_draw == true; })
             : diplomacy::count_survivors(seats);
  if (powers_in_draw.contains(size)) return;
  report(problems, at, ProblemCode::conflict, sentences::size_of_draw, {size, powers_in_draw});
}

void check_game(Problems& problems, const Path& at, const Game& game, Names names) {
  const Path list = at / "powers";
  const bool solo = diplomacy::has_solo(game.powers);
  diplomacy::check_seats(problems, list, game.powers, names);
  for (std::size_t i = 0; i < game.powers.size(); ++i) check_mark(problems, list / i / "inDraw", game.powers[i], solo);
  if (!solo) check_draw(problems, list, game.powers);
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_game(problems, request_path, game, Names::optional);
  return problems;
}

Problems check(const Event& event) {
  Problems problems;
  const Path list = request_path / "games";
  check_count(problems, list, sentences::number_of_games, event.games.size(), games_in_event);
  for (std::size_t i = 0; i < event.games.size(); ++i) check_game(problems, list / i, event.games[i], Names::required);
  const auto& order = event.tie_breakers;
  check_count(problems, request_path / "tieBreakers", sentences::number_of_tie_breakers, order.size(),
              tie_breakers_allowed);
  if (order.size() == 2 && order[0] == order[1]) {
    report(problems, request_path / "tieBreakers" / 1, ProblemCode::duplicate, sentences::tie_breaker_twice,
           {name_of(order[1])});
  }
  return problems;
}

}  // namespace tallysheet::size_matters
