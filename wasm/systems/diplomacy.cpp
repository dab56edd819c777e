// The further systems for Diplomacy at the boundary: the fields of their requests and sheets, and their functions.
#include "tallysheet/diplomacy_systems.hpp"

#include "boundary/types.hpp"
#include "criterion.hpp"
#include "seat.hpp"

namespace tallysheet::wasm {

using namespace diplomacy;

template <>
inline constexpr Alias alias_of<diplomacy::System> = {"DiplomacySystem"};

template <>
inline constexpr auto fields_of<LastFall> = record<LastFall>(field<&LastFall::year>("year", {last_fall_years}));

template <>
inline constexpr auto fields_of<FinishedSeat> = record<FinishedSeat>(
    fields_of<Seat>,
    optional<&FinishedSeat::last_held>(
        "lastHeld",
        "The last Fall in which a power without centres held one, 1900 to 2100. Required for every power without "
        "centres if the system scores the year of its elimination, which is the year after."),
    optional<&FinishedSeat::in_draw>(
        "inDraw",
        "Whether the power shares the draw. If no power is marked, all survivors share it. Used only by Draw size."));

template <>
inline constexpr auto fields_of<FinishedGame> = exported<FinishedGame>(
    "DiplomacyGame",
    field<&FinishedGame::powers>("powers",
                                 "All seven powers, in any order. Centres are whole numbers, 0 to 34, and 34 at most "
                                 "altogether. A power with 18 or more has won.",
                                 {powers_in_game}),
    optional<&FinishedGame::final_year>(
        "finalYear",
        "The year of the win, 1901 to 2101. Required for a won game if the system scores the years of the others: "
        "Detour 09, ManorCon, World Classic and Summer Classic.",
        {final_years}));

template <>
inline constexpr auto fields_of<GameRequest> = exported<GameRequest>(
    "DiplomacyGameRequest", field<&GameRequest::system>("system"), fields_of<FinishedGame>,
    optional<&GameRequest::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<StandingsRequest> =
    exported<StandingsRequest>("DiplomacyEvent", field<&StandingsRequest::system>("system"),
                               field<&StandingsRequest::games>("games", {games_in_event}));

template <>
inline constexpr auto fields_of<ScoredSeat> = record<ScoredSeat>(
    field<&ScoredSeat::power>("power"), field<&ScoredSeat::player>("player"), field<&ScoredSeat::centres>("centres"),
    field<&ScoredSeat::place>(
        "place", "The place by score within the game: equal scores share a place, and the next is skipped."),
    field<&ScoredSeat::score>("score", "Printed to 2 places."));

template <>
inline constexpr auto fields_of<ScoredGame> = exported<ScoredGame>(
    "DiplomacySheet", field<&ScoredGame::winner>("winner", "The power that has won; null if none has."),
    field<&ScoredGame::rows>("rows", "The rows in request order."),
    optional<&ScoredGame::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(
    fields_of<Standing>, field<&StandingsRow::games>("games"),
    field<&StandingsRow::total>("total", "The sum of the printed scores, 2 places."),
    field<&StandingsRow::wins>("wins"), field<&StandingsRow::best>("best"),
    field<&StandingsRow::separated_by>(
        "separatedBy",
        "The criterion that put this row below the one above if their totals are equal, otherwise null."),
    field<&StandingsRow::criterion>("criterion", "The identifier of `separatedBy`.").typed(criterion_type<Separator>));

template <>
inline constexpr auto fields_of<Standings> = exported<Standings>(
    "DiplomacyStandings", field<&Standings::rows>("rows", "Sorted by total, highest first."),
    optional<&Standings::level_on>(
        "levelOn",
        "Present if rows share a place: what they are level on, which is everything that is compared, in order.")
        .typed(level_on_type<Separator>),
    optional<&Standings::criteria>("criteria", "The identifiers of `levelOn`.").typed(criteria_type<Separator>));

namespace {

constexpr std::tuple functions = {
    function<GameRequest, score_game>("scoreGame"),
    function<StandingsRequest, standings>("standings", "Totals over many games; ties by wins, then by the best game."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System diplomacy_system;
constinit const System diplomacy_system = {"diplomacy", table};

std::string diplomacy_types() {
  return types(
      {"Diplomacy: the types that its systems share, and the further systems beside Size Matters and Detour 98f.",
       "Diplomacy"},
      functions);
}

}  // namespace tallysheet::wasm
