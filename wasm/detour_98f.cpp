// Detour 98f at the boundary: the fields of its requests and sheets, and its functions.
#include "detour_98f.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace detour_98f;

constexpr void fields(auto& draft, Of<LastHeld>) {
  draft.required("year", MEMBER(LastHeld, year), {last_years});
  draft.required("centres", MEMBER(LastHeld, centres), {last_centres});
}

constexpr void fields(auto& draft, Of<Seat>) {
  draft.required("power", MEMBER(Seat, power));
  draft.optional("player", MEMBER(Seat, player));
  draft.required("centres", MEMBER(Seat, centres), {diplomacy::centres_of_power});
  draft.optional("lastHeld", MEMBER(Seat, last_held));
}

constexpr void fields(auto& draft, Of<Game>) {
  draft.required("powers", MEMBER(Game, powers), {diplomacy::powers_in_game});
  draft.optional("working", MEMBER(Game, working));
}

constexpr void fields(auto& draft, Of<StandingsRequest>) {
  draft.required("games", MEMBER(StandingsRequest, games), {games_in_event});
}

constexpr void fields(auto& draft, Of<BestCountriesRequest>) {
  draft.required("games", MEMBER(BestCountriesRequest, games), {games_in_event});
}

constexpr void fields(auto& draft, Of<Parts>) {
  draft.required("centres", MEMBER(Parts, centres));
  draft.required("fall1905", MEMBER(Parts, fall_1905));
  draft.required("survival", MEMBER(Parts, survival));
  draft.required("lead", MEMBER(Parts, lead));
  draft.required("position", MEMBER(Parts, position));
}

constexpr void fields(auto& draft, Of<Row>) {
  draft.required("power", MEMBER(Row, power));
  draft.required("player", MEMBER(Row, player));
  draft.required("centres", MEMBER(Row, centres));
  draft.required("outcome", MEMBER(Row, outcome));
  draft.required("place", MEMBER(Row, place));
  draft.required("sharedBy", MEMBER(Row, shared_by));
  draft.required("parts", MEMBER(Row, parts));
  draft.required("raw", MEMBER(Row, raw));
  draft.required("points", MEMBER(Row, points));
}

constexpr void fields(auto& draft, Of<Sheet>) {
  draft.required("result", MEMBER(Sheet, result));
  draft.required("rawTotal", MEMBER(Sheet, raw_total));
  draft.required("rows", MEMBER(Sheet, rows));
  draft.optional("working", MEMBER(Sheet, working));
}

constexpr void fields(auto& draft, Of<PlayedGame>) {
  draft.required("game", MEMBER(PlayedGame, game));
  draft.required("power", MEMBER(PlayedGame, power));
  draft.required("points", MEMBER(PlayedGame, points));
  draft.required("outcome", MEMBER(PlayedGame, outcome));
}

constexpr void fields(auto& draft, Of<StandingsRow>) {
  draft.required("player", MEMBER(StandingsRow, player));
  draft.required("place", MEMBER(StandingsRow, place));
  draft.required("shared", MEMBER(StandingsRow, shared));
  draft.required("total", MEMBER(StandingsRow, total));
  draft.required("wins", MEMBER(StandingsRow, wins));
  draft.required("draws", MEMBER(StandingsRow, draws));
  draft.required("games", MEMBER(StandingsRow, games));
  draft.required("separatedBy", MEMBER(StandingsRow, separated_by));
}

constexpr void fields(auto& draft, Of<Standings>) {
  draft.required("rows", MEMBER(Standings, rows));
}

constexpr void fields(auto& draft, Of<Holder>) {
  draft.required("game", MEMBER(Holder, game));
  draft.required("player", MEMBER(Holder, player));
  draft.required("centres", MEMBER(Holder, centres));
  draft.required("points", MEMBER(Holder, points));
  draft.required("outcome", MEMBER(Holder, outcome));
}

constexpr void fields(auto& draft, Of<Award>) {
  draft.required("power", MEMBER(Award, power));
  draft.required("holders", MEMBER(Award, holders));
}

constexpr void fields(auto& draft, Of<BestCountries>) {
  draft.required("awards", MEMBER(BestCountries, awards));
}

}  // namespace tallysheet::wasm

namespace tallysheet::detour_98f {

namespace {

constexpr std::array all = {
    wasm::call<Game, score_game>("scoreGame"),
    wasm::call<StandingsRequest, standings>("standings"),
    wasm::call<BestCountriesRequest, best_countries>("bestCountries"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::detour_98f
