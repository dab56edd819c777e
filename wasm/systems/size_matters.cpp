// Size Matters at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/size_matters.hpp"

#include "boundary/systems.hpp"
#include "seat.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace size_matters;

template <>
inline constexpr auto fields_of<Seat> = record<Seat>(fields_of<diplomacy::Seat>, optional<&Seat::in_draw>("inDraw"));

template <>
inline constexpr auto fields_of<Game> = record<Game>(field<&Game::powers>("powers", {diplomacy::powers_in_game}),
                                                     optional<&Game::rounding>("rounding"),
                                                     optional<&Game::floor>("floor"),
                                                     optional<&Game::working>("working"));

template <>
inline constexpr auto fields_of<Settings> = record<Settings>(optional<&Settings::rounding>("rounding"),
                                                             optional<&Settings::floor>("floor"));

template <>
inline constexpr auto fields_of<Event> = record<Event>(field<&Event::games>("games", {games_in_event}),
                                                       fields_of<Settings>,
                                                       optional<&Event::tie_breakers>("tieBreakers",
                                                                                      {tie_breakers_allowed}));

template <>
inline constexpr auto fields_of<Row> = record<Row>(field<&Row::power>("power"), field<&Row::player>("player"),
                                                   field<&Row::centres>("centres"), field<&Row::in_draw>("inDraw"),
                                                   field<&Row::modifier>("modifier"), field<&Row::floored>("floored"),
                                                   field<&Row::score>("score"), field<&Row::place>("place"));

template <>
inline constexpr auto fields_of<Sheet> = record<Sheet>(field<&Sheet::result>("result"),
                                                       field<&Sheet::soloist>("soloist"),
                                                       field<&Sheet::players>("players"), field<&Sheet::base>("base"),
                                                       field<&Sheet::draw_score>("drawScore"),
                                                       field<&Sheet::rows>("rows"),
                                                       optional<&Sheet::working>("working"));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(
    fields_of<Standing>, field<&StandingsRow::games>("games"), field<&StandingsRow::total>("total"),
    field<&StandingsRow::solos>("solos"), field<&StandingsRow::points_difference>("pointsDifference"),
    field<&StandingsRow::head_to_head>("headToHead"), field<&StandingsRow::separated_by>("separatedBy"));

template <>
inline constexpr auto fields_of<Standings> = record<Standings>(field<&Standings::rows>("rows"),
                                                               optional<&Standings::level_on>("levelOn"));

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
    function<Event, standings>("standings"),
};

}  // namespace

extern const System size_matters_system;
constinit const System size_matters_system = {"sizeMatters", functions};

}  // namespace tallysheet::wasm
