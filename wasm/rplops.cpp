// RPLOPS at the boundary: the fields of its requests and sheets, and its functions.
#include "rplops.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace rplops;

template <>
inline constexpr std::array fields_of<Finish> = {
    In<Finish>::optional<&Finish::player>("player"),
    In<Finish>::field<&Finish::place>("place", within<places_allowed>),
};

template <>
inline constexpr std::array fields_of<Game> = {
    In<Game>::field<&Game::finish>("finish", within<players_in_game>),
    In<Game>::optional<&Game::formula>("formula"),
    In<Game>::optional<&Game::average>("average"),
    In<Game>::nullable<&Game::hours>("hours"),
    In<Game>::optional<&Game::working>("working"),
};

template <>
inline constexpr std::array fields_of<TableRequest> = {
    In<TableRequest>::optional<&TableRequest::formula>("formula"),
    In<TableRequest>::optional<&TableRequest::average>("average"),
    In<TableRequest>::nullable<&TableRequest::hours>("hours"),
    In<TableRequest>::optional<&TableRequest::most_players>("maxPlayers", within<players_in_table>),
    In<TableRequest>::optional<&TableRequest::fewest_players>("minPlayers", within<players_in_table>),
};

template <>
inline constexpr std::array fields_of<EventGame> = {
    In<EventGame>::field<&EventGame::finish>("finish", within<players_in_game>),
    In<EventGame>::nullable<&EventGame::hours>("hours"),
};

template <>
inline constexpr std::array fields_of<Event> = {
    In<Event>::field<&Event::games>("games", within<games_in_event>),
    In<Event>::optional<&Event::formula>("formula"),
    In<Event>::optional<&Event::average>("average"),
    In<Event>::optional<&Event::use_time>("useTime"),
};

template <>
inline constexpr std::array fields_of<Row> = {
    Out<Row>::field<&Row::player>("player"),
    Out<Row>::field<&Row::rank>("rank"),
    Out<Row>::field<&Row::shared_by>("sharedBy"),
    Out<Row>::field<&Row::points>("points"),
};

template <>
inline constexpr std::array fields_of<Sheet> = {
    Out<Sheet>::field<&Sheet::name>("name"),
    Out<Sheet>::field<&Sheet::rows>("rows"),
    Out<Sheet>::extra<&Sheet::working>("working"),
};

template <>
inline constexpr std::array fields_of<TableRow> = {
    Out<TableRow>::field<&TableRow::rank>("rank"),
    Out<TableRow>::field<&TableRow::points>("points"),
};

template <>
inline constexpr std::array fields_of<Table> = {
    Out<Table>::field<&Table::name>("name"),
    Out<Table>::field<&Table::players>("players"),
    Out<Table>::field<&Table::rows>("rows"),
};

template <>
inline constexpr std::array fields_of<StandingsRow> = {
    Out<StandingsRow>::field<&StandingsRow::player>("player"),
    Out<StandingsRow>::field<&StandingsRow::place>("place"),
    Out<StandingsRow>::field<&StandingsRow::shared>("shared"),
    Out<StandingsRow>::field<&StandingsRow::games>("games"),
    Out<StandingsRow>::field<&StandingsRow::hours>("hours"),
    Out<StandingsRow>::field<&StandingsRow::total>("total"),
};

template <>
inline constexpr std::array fields_of<Standings> = {
    Out<Standings>::field<&Standings::name>("name"),
    Out<Standings>::field<&Standings::rows>("rows"),
};

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
