// Detour 98f at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/detour_98f.hpp"

#include "boundary/systems.hpp"
#include "seat.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace detour_98f;

template <>
inline constexpr auto fields_of<LastHeld> = record<LastHeld>(field<&LastHeld::year>("year", {last_years}),
                                                             field<&LastHeld::centres>("centres", {last_centres}));

template <>
inline constexpr auto fields_of<Seat> = record<Seat>(fields_of<diplomacy::Seat>,
                                                     optional<&Seat::last_held>("lastHeld"));

template <>
inline constexpr auto fields_of<Game> = record<Game>(field<&Game::powers>("powers", {diplomacy::powers_in_game}),
                                                     optional<&Game::working>("working"));

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
inline constexpr auto fields_of<Row> = record<Row>(field<&Row::power>("power"), field<&Row::player>("player"),
                                                   field<&Row::centres>("centres"), field<&Row::outcome>("outcome"),
                                                   field<&Row::place>("place"), field<&Row::shared_by>("sharedBy"),
                                                   field<&Row::parts>("parts"), field<&Row::raw>("raw"),
                                                   field<&Row::points>("points"));

template <>
inline constexpr auto fields_of<Sheet> = record<Sheet>(field<&Sheet::result>("result"),
                                                       field<&Sheet::raw_total>("rawTotal"),
                                                       field<&Sheet::rows>("rows"),
                                                       optional<&Sheet::working>("working"));

template <>
inline constexpr auto fields_of<PlayedGame> = record<PlayedGame>(field<&PlayedGame::game>("game"),
                                                                 field<&PlayedGame::power>("power"),
                                                                 field<&PlayedGame::points>("points"),
                                                                 field<&PlayedGame::outcome>("outcome"));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(fields_of<Standing>,
                                                                     field<&StandingsRow::total>("total"),
                                                                     field<&StandingsRow::wins>("wins"),
                                                                     field<&StandingsRow::draws>("draws"),
                                                                     field<&StandingsRow::games>("games"),
                                                                     field<&StandingsRow::separated_by>("separatedBy"));

template <>
inline constexpr auto fields_of<Standings> = record<Standings>(field<&Standings::rows>("rows"),
                                                               optional<&Standings::level_on>("levelOn"));

template <>
inline constexpr auto fields_of<Holder> = record<Holder>(field<&Holder::game>("game"), field<&Holder::player>("player"),
                                                         field<&Holder::centres>("centres"),
                                                         field<&Holder::points>("points"),
                                                         field<&Holder::outcome>("outcome"));

template <>
inline constexpr auto fields_of<Award> = record<Award>(field<&Award::power>("power"),
                                                       field<&Award::holders>("holders"));

template <>
inline constexpr auto fields_of<BestCountries> = record<BestCountries>(field<&BestCountries::awards>("awards"));

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
    function<StandingsRequest, standings>("standings"),
    function<BestCountriesRequest, best_countries>("bestCountries"),
};

}  // namespace

extern const System detour_98f_system;
constinit const System detour_98f_system = {"detour98f", functions};

}  // namespace tallysheet::wasm
