// What is refused in Size Matters. Source: rules/READINGS.md, Size Matters 3 to 5.
#include "size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

void check_mark(Problems& problems, const Pointer& at, const Seat& seat, bool solo) {
  if (!seat.in_draw.value_or(false)) return;
  const std::string_view power = diplomacy::title(seat.power);
  if (solo) {
    report(problems, at, ProblemCode::conflict,
           "{} shares a draw, but a power has {} centres or more, which is a solo.", {power, diplomacy::centres_for_solo});
  } else if (seat.eliminated()) {
    report(problems, at, ProblemCode::conflict, "{} shares the draw without a centre; only survivors can.", {power});
  }
}

void check_draw(Problems& problems, const Pointer& at, const List<Seat>& seats) {
  bool marked = false;
  int64_t shares = 0;
  for (const Seat& seat : seats) {
    marked = marked || seat.in_draw;
    shares += seat.in_draw.value_or(false);
    if (seat.centres < 0) return;
  }
  if (!marked) shares = diplomacy::survivors(seats);
  if (powers_in_draw.holds(shares)) return;
  report(problems, at, ProblemCode::conflict, "The draw is shared by {}; a draw is shared by {} powers.",
         {shares, text(powers_in_draw)});
}

void check_game(Problems& problems, const Pointer& at, const Game& game, Names names) {
  const Pointer list(at, "powers");
  const bool solo = diplomacy::has_solo(game.powers);
  diplomacy::check_powers(problems, list, game.powers, names);
  for (size_t i = 0; i < game.powers.size(); ++i) check_mark(problems, list / i / "inDraw", game.powers[i], solo);
  if (!solo) check_draw(problems, list, game.powers);
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_game(problems, whole_request, game, Names::optional);
  return problems;
}

Problems check(const Event& event) {
  Problems problems;
  const Pointer list(whole_request, "games");
  check_count(problems, list, "games", static_cast<int64_t>(event.games.size()), games_in_event);
  for (size_t i = 0; i < event.games.size(); ++i) check_game(problems, list / i, event.games[i], Names::required);
  const auto& order = event.tie_breakers;
  check_count(problems, whole_request / "tieBreakers", "tie-breakers", static_cast<int64_t>(order.size()), tie_breakers_allowed);
  if (order.size() == 2 && order[0] == order[1]) {
    const std::string_view name = tie_breaker_names[static_cast<size_t>(order[1])];
    report(problems, whole_request / "tieBreakers" / size_t{1}, ProblemCode::duplicate,
           "The tie-breaker {} is here twice; each is applied once.", {name});
  }
  return problems;
}

}  // namespace tallysheet::size_matters
