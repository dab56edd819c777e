// RPLOPS at the boundary: the fields of its requests and sheets, and its functions.
#include "rplops.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace rplops;

constexpr void fields(auto& draft, Of<Finish>) {
  draft.optional("player", MEMBER(Finish, player));
  draft.required("place", MEMBER(Finish, place), {places_allowed});
}

constexpr void fields(auto& draft, Of<Game>) {
  draft.required("finish", MEMBER(Game, finish), {players_in_game});
  draft.optional("formula", MEMBER(Game, formula));
  draft.optional("average", MEMBER(Game, average));
  draft.nullable("hours", MEMBER(Game, hours));
  draft.optional("working", MEMBER(Game, working));
}

constexpr void fields(auto& draft, Of<TableRequest>) {
  draft.optional("formula", MEMBER(TableRequest, formula));
  draft.optional("average", MEMBER(TableRequest, average));
  draft.nullable("hours", MEMBER(TableRequest, hours));
  draft.optional("maxPlayers", MEMBER(TableRequest, most_players), {players_in_table});
  draft.optional("minPlayers", MEMBER(TableRequest, fewest_players), {players_in_table});
}

constexpr void fields(auto& draft, Of<EventGame>) {
  draft.required("finish", MEMBER(EventGame, finish), {players_in_game});
  draft.nullable("hours", MEMBER(EventGame, hours));
}

constexpr void fields(auto& draft, Of<Event>) {
  draft.required("games", MEMBER(Event, games), {games_in_event});
  draft.optional("formula", MEMBER(Event, formula));
  draft.optional("average", MEMBER(Event, average));
  draft.optional("useTime", MEMBER(Event, use_time));
}

constexpr void fields(auto& draft, Of<Row>) {
  draft.required("player", MEMBER(Row, player));
  draft.required("rank", MEMBER(Row, rank));
  draft.required("sharedBy", MEMBER(Row, shared_by));
  draft.required("points", MEMBER(Row, points));
}

constexpr void fields(auto& draft, Of<Sheet>) {
  draft.required("name", MEMBER(Sheet, name));
  draft.required("rows", MEMBER(Sheet, rows));
  draft.optional("working", MEMBER(Sheet, working));
}

constexpr void fields(auto& draft, Of<TableRow>) {
  draft.required("rank", MEMBER(TableRow, rank));
  draft.required("points", MEMBER(TableRow, points));
}

constexpr void fields(auto& draft, Of<Table>) {
  draft.required("name", MEMBER(Table, name));
  draft.required("players", MEMBER(Table, players));
  draft.required("rows", MEMBER(Table, rows));
}

constexpr void fields(auto& draft, Of<StandingsRow>) {
  draft.required("player", MEMBER(StandingsRow, player));
  draft.required("place", MEMBER(StandingsRow, place));
  draft.required("shared", MEMBER(StandingsRow, shared));
  draft.required("games", MEMBER(StandingsRow, games));
  draft.required("hours", MEMBER(StandingsRow, hours));
  draft.required("total", MEMBER(StandingsRow, total));
}

constexpr void fields(auto& draft, Of<Standings>) {
  draft.required("name", MEMBER(Standings, name));
  draft.required("rows", MEMBER(Standings, rows));
}

}  // namespace tallysheet::wasm

namespace tallysheet::rplops {

namespace {

constexpr std::array all = {
    wasm::call<Game, score_game>("scoreGame"),
    wasm::call<TableRequest, points_table>("pointsTable"),
    wasm::call<Event, standings>("standings"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::rplops
