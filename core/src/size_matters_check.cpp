// Checks of Size Matters. Source: core/SOURCES.md, Size Matters 3 to 5.
#include <algorithm>

#include "tallysheet/format.hpp"
#include "tallysheet/size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

void check_mark(Problems& problems, const Path& at, const Seat& seat, bool solo) {
  if (seat.in_draw != true) return;
  const std::string win =
      solo ? format("a power has {} centres or more, which is a solo", {diplomacy::centres_for_solo}) : "";
  diplomacy::check_in_draw(problems, at, seat, win);
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
  report(problems, at, ProblemCode::conflict, "The draw is shared by {}; a draw is shared by {} powers.",
         {size, to_string(powers_in_draw)});
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
  check_count(problems, list, "games", event.games.size(), games_in_event);
  for (std::size_t i = 0; i < event.games.size(); ++i) check_game(problems, list / i, event.games[i], Names::required);
  const auto& order = event.tie_breakers;
  check_count(problems, request_path / "tieBreakers", "tie-breakers", order.size(), tie_breakers_allowed);
  if (order.size() == 2 && order[0] == order[1]) {
    report(problems, request_path / "tieBreakers" / 1, ProblemCode::duplicate,
           "The tie-breaker {} is listed twice; each is applied once.", {name_of(order[1])});
  }
  return problems;
}

}  // namespace tallysheet::size_matters
