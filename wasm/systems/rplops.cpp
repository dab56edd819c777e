// RPLOPS at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/rplops.hpp"

#include "boundary/systems.hpp"
#include "finish.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace rplops;

template <>
inline constexpr auto fields_of<Settings> = record<Settings>(optional<&Settings::formula>("formula"),
                                                             optional<&Settings::average>("average"));

template <>
inline constexpr auto fields_of<Game> = record<Game>(field<&Game::finish>("finish", {players_in_game}),
                                                     fields_of<Settings>, nullable<&Game::hours>("hours"),
                                                     optional<&Game::working>("working"));

template <>
inline constexpr auto fields_of<TableRequest> =
    record<TableRequest>(fields_of<Settings>, nullable<&TableRequest::hours>("hours"),
                         optional<&TableRequest::max_players>("maxPlayers", {players_in_table}),
                         optional<&TableRequest::min_players>("minPlayers", {players_in_table}));

template <>
inline constexpr auto fields_of<EventGame> = record<EventGame>(field<&EventGame::finish>("finish", {players_in_game}),
                                                               nullable<&EventGame::hours>("hours"));

template <>
inline constexpr auto fields_of<Event> = record<Event>(field<&Event::games>("games", {games_in_event}),
                                                       fields_of<Settings>, optional<&Event::use_time>("useTime"));

template <>
inline constexpr auto fields_of<Sheet> = record<Sheet>(field<&Sheet::name>("name"), field<&Sheet::rows>("rows"),
                                                       optional<&Sheet::working>("working"));

template <>
inline constexpr auto fields_of<TableRow> = record<TableRow>(field<&TableRow::rank>("rank"),
                                                             field<&TableRow::points>("points"));

template <>
inline constexpr auto fields_of<Table> = record<Table>(field<&Table::name>("name"), field<&Table::players>("players"),
                                                       field<&Table::rows>("rows"));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(fields_of<Standing>,
                                                                     field<&StandingsRow::games>("games"),
                                                                     field<&StandingsRow::hours>("hours"),
                                                                     field<&StandingsRow::total>("total"));

template <>
inline constexpr auto fields_of<Standings> = record<Standings>(field<&Standings::name>("name"),
                                                               field<&Standings::rows>("rows"),
                                                               optional<&Standings::level_on>("levelOn"));

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
    function<TableRequest, points_table>("pointsTable"),
    function<Event, standings>("standings"),
};

}  // namespace

extern const System rplops_system;
constinit const System rplops_system = {"rplops", functions};

}  // namespace tallysheet::wasm
