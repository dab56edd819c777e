// The further systems for Diplomacy at the boundary: the fields of their requests and sheets, and their functions.
#include "boundary/systems.hpp"
#include "seat.hpp"
#include "tallysheet/diplomacy_systems.hpp"

namespace tallysheet::wasm {

using namespace diplomacy;

template <>
inline constexpr auto fields_of<LastFall> = record<LastFall>(field<&LastFall::year>("year", {last_fall_years}));

template <>
inline constexpr auto fields_of<FinishedSeat> = record<FinishedSeat>(fields_of<Seat>,
                                                                     optional<&FinishedSeat::last_held>("lastHeld"),
                                                                     optional<&FinishedSeat::in_draw>("inDraw"));

template <>
inline constexpr auto fields_of<FinishedGame> =
    record<FinishedGame>(field<&FinishedGame::powers>("powers", {powers_in_game}),
                         optional<&FinishedGame::final_year>("finalYear", {final_years}));

template <>
inline constexpr auto fields_of<GameRequest> = record<GameRequest>(field<&GameRequest::system>("system"),
                                                                   fields_of<FinishedGame>,
                                                                   optional<&GameRequest::working>("working"));

template <>
inline constexpr auto fields_of<StandingsRequest> = record<StandingsRequest>(
    field<&StandingsRequest::system>("system"), field<&StandingsRequest::games>("games", {games_in_event}));

template <>
inline constexpr auto fields_of<ScoredSeat> = record<ScoredSeat>(field<&ScoredSeat::power>("power"),
                                                                 field<&ScoredSeat::player>("player"),
                                                                 field<&ScoredSeat::centres>("centres"),
                                                                 field<&ScoredSeat::place>("place"),
                                                                 field<&ScoredSeat::score>("score"));

template <>
inline constexpr auto fields_of<ScoredGame> = record<ScoredGame>(field<&ScoredGame::winner>("winner"),
                                                                 field<&ScoredGame::rows>("rows"),
                                                                 optional<&ScoredGame::working>("working"));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(fields_of<Standing>,
                                                                     field<&StandingsRow::games>("games"),
                                                                     field<&StandingsRow::total>("total"),
                                                                     field<&StandingsRow::wins>("wins"),
                                                                     field<&StandingsRow::best>("best"),
                                                                     field<&StandingsRow::separated_by>("separatedBy"));

template <>
inline constexpr auto fields_of<Standings> = record<Standings>(field<&Standings::rows>("rows"),
                                                               optional<&Standings::level_on>("levelOn"));

namespace {

constexpr std::tuple functions = {
    function<GameRequest, score_game>("scoreGame"),
    function<StandingsRequest, standings>("standings"),
};

}  // namespace

extern const System diplomacy_system;
constinit const System diplomacy_system = {"diplomacy", table_of<functions>};

}  // namespace tallysheet::wasm
