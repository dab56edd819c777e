// RPLOPS at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/rplops.hpp"

#include "boundary/types.hpp"
#include "finish.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace rplops;

template <>
inline constexpr auto fields_of<Settings> = record<Settings>(
    optional<&Settings::formula>("formula"),
    optional<&Settings::average>(
        "average", "x: the average points per game, or per hour if `hours` is given. Above 0. Default 50."));

template <>
inline constexpr auto fields_of<Game> = exported<Game>(
    "RplopsGame",
    field<&Game::finish>("finish",
                         "The finish: 1 is best; equal numbers are a tie. Only the order matters, so 1, 2, 2, 3 and 1, "
                         "2, 2, 4 and 10, 20, 20, 30 are the same result. 1 to 100 players ('RPLOPS2': 2 to 100).",
                         {players_in_game}),
    fields_of<Settings>,
    nullable<&Game::hours>(
        "hours",
        "h: the game's usual length in hours. If given, points are per hour (a = 1); otherwise a = 0. Above 0."),
    optional<&Game::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<TableRequest> = exported<TableRequest>(
    "RplopsTableRequest", fields_of<Settings>, nullable<&TableRequest::hours>("hours"),
    optional<&TableRequest::max_players>(
        "maxPlayers", "The largest and smallest number of players, one column each. 2 to 20; default 6 and 2.",
        {players_in_table}),
    optional<&TableRequest::min_players>("minPlayers", {players_in_table}));

template <>
inline constexpr auto fields_of<EventGame> =
    record<EventGame>(field<&EventGame::finish>("finish", {players_in_game}).typed([] {
      return std::string("{ player: string; place: number }[]");
    }),
                      nullable<&EventGame::hours>("hours"));

template <>
inline constexpr auto fields_of<Event> = exported<Event>(
    "RplopsEvent", field<&Event::games>("games", {games_in_event}), fields_of<Settings>,
    optional<&Event::use_time>(
        "useTime",
        "If true, every game must give `hours`, and points are per hour. Default false: hours are ignored."));

template <>
inline constexpr auto fields_of<Sheet> = exported<Sheet>(
    "RplopsSheet",
    field<&Sheet::name>(
        "name", "The system's own notation for the settings: \"RPLOPS0(50)\", \"RPLOPS1(50)\", \"RPLOPS20(50)\", ..."),
    field<&Sheet::rows>("rows", "The rows in request order."),
    optional<&Sheet::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<TableRow> = record<TableRow>(field<&TableRow::rank>("rank"),
                                                             field<&TableRow::points>("points"));

template <>
inline constexpr auto fields_of<Table> = exported<Table>(
    "RplopsTable", field<&Table::name>("name"),
    field<&Table::players>("players", "The number of players in each column, largest first."),
    field<&Table::rows>("rows", "One element per column; null if a game of that size has no such rank."));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(fields_of<Standing>,
                                                                     field<&StandingsRow::games>("games"),
                                                                     field<&StandingsRow::hours>("hours"),
                                                                     field<&StandingsRow::total>("total"));

template <>
inline constexpr auto fields_of<Standings> = exported<Standings>(
    "RplopsStandings", field<&Standings::name>("name"),
    field<&Standings::rows>("rows", "Sorted by total, highest first."),
    optional<&Standings::level_on>(
        "levelOn",
        "Present if rows share a place: what they are level on, which is everything that is compared, in order.")
        .typed([] { return std::string("'total'[]"); }));

namespace {

constexpr std::tuple functions = {
    function<Game, score_game>("scoreGame"),
    function<TableRequest, points_table>("pointsTable",
                                         "The printed table: points by rank for each number of players."),
    function<Event, standings>("standings", "An event: points added up over games of different lengths and sizes."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System rplops_system;
constinit const System rplops_system = {"rplops", table};

std::string rplops_types() { return types({"RPLOPS", "Rplops"}, functions); }

}  // namespace tallysheet::wasm
