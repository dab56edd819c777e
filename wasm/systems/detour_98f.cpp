// Detour 98f at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/detour_98f.hpp"

#include "boundary/types.hpp"
#include "criterion.hpp"
#include "seat.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace detour_98f;

template <>
inline constexpr Alias alias_of<Outcome> = {"Detour98fOutcome"};

template <>
inline constexpr auto fields_of<LastHeld> = record<LastHeld>(field<&LastHeld::year>("year", {last_years}),
                                                             field<&LastHeld::centres>("centres", {last_centres}));

template <>
inline constexpr auto fields_of<Seat> = record<Seat>(
    fields_of<diplomacy::Seat>,
    optional<&Seat::last_held>("lastHeld",
                               "Required if `centres` is 0, and not allowed otherwise: the last Fall in which this "
                               "power held a centre (1900 to 2100), and the number it held then (1 to 17)."));

template <>
inline constexpr auto fields_of<Game> =
    exported<Game>("Detour98fGame",
                   field<&Game::powers>("powers", "All seven powers, in any order. Centres are as in Size Matters.",
                                        {diplomacy::powers_in_game}),
                   optional<&Game::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<StandingsRequest> =
    record<StandingsRequest>(field<&StandingsRequest::games>("games", {games_in_event}));

template <>
inline constexpr auto fields_of<BestCountriesRequest> =
    record<BestCountriesRequest>(field<&BestCountriesRequest::games>("games", {games_in_event}));

template <>
inline constexpr auto fields_of<Parts> = record<Parts>(field<&Parts::centres>("centres"),
                                                       field<&Parts::fall_1905>("fall1905"),
                                                       field<&Parts::survival>("survival"), field<&Parts::lead>("lead"),
                                                       field<&Parts::position>("position"));

template <>
inline constexpr auto fields_of<Row> = record<Row>(
    field<&Row::power>("power"), field<&Row::player>("player"), field<&Row::centres>("centres"),
    field<&Row::outcome>("outcome"),
    field<&Row::place>("place", "Position by centres, and the number of powers that share it."),
    field<&Row::shared_by>("sharedBy"), field<&Row::parts>("parts", "Steps 1 to 5 of part 1; null after a win."),
    field<&Row::raw>("raw"), field<&Row::points>("points", "Printed to 2 places."));

template <>
inline constexpr auto fields_of<Sheet> =
    exported<Sheet>("Detour98fSheet", field<&Sheet::result>("result"),
                    field<&Sheet::raw_total>("rawTotal", "Sum of the raw points; null after a win."),
                    field<&Sheet::rows>("rows", "The rows in request order."),
                    optional<&Sheet::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<PlayedGame> = record<PlayedGame>(field<&PlayedGame::game>("game"),
                                                                 field<&PlayedGame::power>("power"),
                                                                 field<&PlayedGame::points>("points"),
                                                                 field<&PlayedGame::outcome>("outcome"));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(
    fields_of<Standing>, field<&StandingsRow::total>("total"), field<&StandingsRow::wins>("wins"),
    field<&StandingsRow::draws>("draws"),
    field<&StandingsRow::games>("games",
                                "Every game of this player, best first. `game` is an index into the request's games."),
    field<&StandingsRow::separated_by>(
        "separatedBy",
        "The criterion that put this row below the one above if their totals are equal, otherwise null."),
    field<&StandingsRow::criterion>("criterion", "The identifier of `separatedBy`.").typed(criterion_type<Separator>));

template <>
inline constexpr auto fields_of<Standings> = exported<Standings>(
    "Detour98fStandings", field<&Standings::rows>("rows"),
    optional<&Standings::level_on>(
        "levelOn",
        "Present if rows share a place: what they are level on, which is everything that is compared, in order.")
        .typed(level_on_type<Separator>),
    optional<&Standings::criteria>("criteria", "The identifiers of `levelOn`.").typed(criteria_type<Separator>));

template <>
inline constexpr auto fields_of<Holder> = record<Holder>(field<&Holder::game>("game"), field<&Holder::player>("player"),
                                                         field<&Holder::centres>("centres"),
                                                         field<&Holder::points>("points"),
                                                         field<&Holder::outcome>("outcome"));

template <>
inline constexpr auto fields_of<Award> = record<Award>(field<&Award::power>("power"),
                                                       field<&Award::holders>("holders"));

template <>
inline constexpr auto fields_of<BestCountries> = exported<BestCountries>(
    "BestCountries",
    field<&BestCountries::awards>(
        "awards", "One per power that was played, in the order of Power; equal best games have several holders."));

namespace {

constexpr std::tuple functions = {
    function<Game, score_game>("scoreGame"),
    function<StandingsRequest, standings>(
        "standings", "Parts 3 and 4: totals, then the five tie-breakers in order. Players still level are equal."),
    function<BestCountriesRequest, best_countries>("bestCountries",
                                                   "The best game played with each power, compared by part 4."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System detour_98f_system;
constinit const System detour_98f_system = {"detour98f", table};

std::string detour_98f_types() { return types({"Detour 98f", "Detour98f", "Power", "./diplomacy.d.ts"}, functions); }

}  // namespace tallysheet::wasm
