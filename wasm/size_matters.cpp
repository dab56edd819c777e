// Size Matters at the boundary: the fields of its requests and sheets, and its functions.
#include "size_matters.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace size_matters;

constexpr void fields(auto& draft, Of<Seat>) {
  draft.required("power", MEMBER(Seat, power));
  draft.optional("player", MEMBER(Seat, player));
  draft.required("centres", MEMBER(Seat, centres), {diplomacy::centres_of_power});
  draft.optional("inDraw", MEMBER(Seat, in_draw));
}

constexpr void fields(auto& draft, Of<Game>) {
  draft.required("powers", MEMBER(Game, powers), {diplomacy::powers_in_game});
  draft.optional("rounding", MEMBER(Game, rounding));
  draft.optional("floor", MEMBER(Game, floor));
  draft.optional("working", MEMBER(Game, working));
}

constexpr void fields(auto& draft, Of<Event>) {
  draft.required("games", MEMBER(Event, games), {games_in_event});
  draft.optional("rounding", MEMBER(Event, rounding));
  draft.optional("floor", MEMBER(Event, floor));
  draft.optional("tieBreakers", MEMBER(Event, tie_breakers), {tie_breakers_allowed});
}

constexpr void fields(auto& draft, Of<Row>) {
  draft.required("power", MEMBER(Row, power));
  draft.required("player", MEMBER(Row, player));
  draft.required("centres", MEMBER(Row, centres));
  draft.required("inDraw", MEMBER(Row, in_draw));
  draft.required("modifier", MEMBER(Row, modifier));
  draft.required("floored", MEMBER(Row, floored));
  draft.required("score", MEMBER(Row, score));
}

constexpr void fields(auto& draft, Of<Sheet>) {
  draft.required("result", MEMBER(Sheet, result));
  draft.required("players", MEMBER(Sheet, players));
  draft.required("base", MEMBER(Sheet, base));
  draft.required("drawScore", MEMBER(Sheet, draw_score));
  draft.required("rows", MEMBER(Sheet, rows));
  draft.optional("working", MEMBER(Sheet, working));
}

constexpr void fields(auto& draft, Of<StandingsRow>) {
  draft.required("player", MEMBER(StandingsRow, player));
  draft.required("place", MEMBER(StandingsRow, place));
  draft.required("shared", MEMBER(StandingsRow, shared));
  draft.required("games", MEMBER(StandingsRow, games));
  draft.required("total", MEMBER(StandingsRow, total));
  draft.required("solos", MEMBER(StandingsRow, solos));
  draft.required("pointsDifference", MEMBER(StandingsRow, points_difference));
  draft.required("separatedBy", MEMBER(StandingsRow, separated_by));
}

constexpr void fields(auto& draft, Of<Standings>) {
  draft.required("rows", MEMBER(Standings, rows));
}

}  // namespace tallysheet::wasm

namespace tallysheet::size_matters {

namespace {

constexpr auto game = [](const Game& request) { return score_game(request); };
constexpr std::array all = {
    wasm::call<Game, game>("scoreGame"),
    wasm::call<Event, standings>("standings"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::size_matters
