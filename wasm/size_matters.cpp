// Size Matters at the boundary: the fields of its requests and sheets, and its functions.
#include "size_matters.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace size_matters;

template <>
inline constexpr std::array fields_of<Seat> = {
    In<Seat>::field<&Seat::power>("power"),
    In<Seat>::optional<&Seat::player>("player"),
    In<Seat>::field<&Seat::centres>("centres", within<diplomacy::centres_of_power>),
    In<Seat>::optional<&Seat::in_draw>("inDraw"),
};

template <>
inline constexpr std::array fields_of<Game> = {
    In<Game>::field<&Game::powers>("powers", within<diplomacy::powers_in_game>),
    In<Game>::optional<&Game::rounding>("rounding"),
    In<Game>::optional<&Game::floor>("floor"),
    In<Game>::optional<&Game::working>("working"),
};

template <>
inline constexpr std::array fields_of<Event> = {
    In<Event>::field<&Event::games>("games", within<games_in_event>),
    In<Event>::optional<&Event::rounding>("rounding"),
    In<Event>::optional<&Event::floor>("floor"),
    In<Event>::optional<&Event::tie_breakers>("tieBreakers", within<tie_breakers_allowed>),
};

template <>
inline constexpr std::array fields_of<Row> = {
    Out<Row>::field<&Row::power>("power"),
    Out<Row>::field<&Row::player>("player"),
    Out<Row>::field<&Row::centres>("centres"),
    Out<Row>::field<&Row::in_draw>("inDraw"),
    Out<Row>::field<&Row::modifier>("modifier"),
    Out<Row>::field<&Row::floored>("floored"),
    Out<Row>::field<&Row::score>("score"),
};

template <>
inline constexpr std::array fields_of<Sheet> = {
    Out<Sheet>::field<&Sheet::result>("result"),
    Out<Sheet>::field<&Sheet::players>("players"),
    Out<Sheet>::field<&Sheet::base>("base"),
    Out<Sheet>::field<&Sheet::draw_score>("drawScore"),
    Out<Sheet>::field<&Sheet::rows>("rows"),
    Out<Sheet>::extra<&Sheet::working>("working"),
};

template <>
inline constexpr std::array fields_of<StandingsRow> = {
    Out<StandingsRow>::field<&StandingsRow::player>("player"),
    Out<StandingsRow>::field<&StandingsRow::place>("place"),
    Out<StandingsRow>::field<&StandingsRow::shared>("shared"),
    Out<StandingsRow>::field<&StandingsRow::games>("games"),
    Out<StandingsRow>::field<&StandingsRow::total>("total"),
    Out<StandingsRow>::field<&StandingsRow::solos>("solos"),
    Out<StandingsRow>::field<&StandingsRow::points_difference>("pointsDifference"),
    Out<StandingsRow>::field<&StandingsRow::separated_by>("separatedBy"),
};

template <>
inline constexpr std::array fields_of<Standings> = {
    Out<Standings>::field<&Standings::rows>("rows"),
};

}  // namespace tallysheet::wasm

namespace tallysheet::size_matters {

namespace {

constexpr auto game = [](const Game& request) { return score_game(request); };
constexpr std::array all = {
    wasm::call<Game, game>("scoreGame"),
    wasm::call<Event, standings>("standings"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::size_matters
