// Detour 98f at the boundary: the fields of its requests and sheets, and its functions.
#include "detour_98f.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace detour_98f;

template <>
inline constexpr std::array fields_of<LastHeld> = {
    In<LastHeld>::field<&LastHeld::year>("year", within<last_years>),
    In<LastHeld>::field<&LastHeld::centres>("centres", within<last_centres>),
};

template <>
inline constexpr std::array fields_of<Seat> = {
    In<Seat>::field<&Seat::power>("power"),
    In<Seat>::optional<&Seat::player>("player"),
    In<Seat>::field<&Seat::centres>("centres", within<diplomacy::centres_of_power>),
    In<Seat>::optional<&Seat::last_held>("lastHeld"),
};

template <>
inline constexpr std::array fields_of<Game> = {
    In<Game>::field<&Game::powers>("powers", within<diplomacy::powers_in_game>),
    In<Game>::optional<&Game::working>("working"),
};

template <>
inline constexpr std::array fields_of<StandingsRequest> = {
    In<StandingsRequest>::field<&StandingsRequest::games>("games", within<games_in_event>),
};

template <>
inline constexpr std::array fields_of<BestCountriesRequest> = {
    In<BestCountriesRequest>::field<&BestCountriesRequest::games>("games", within<games_in_event>),
};

template <>
inline constexpr std::array fields_of<Parts> = {
    Out<Parts>::field<&Parts::centres>("centres"),
    Out<Parts>::field<&Parts::fall_1905>("fall1905"),
    Out<Parts>::field<&Parts::survival>("survival"),
    Out<Parts>::field<&Parts::lead>("lead"),
    Out<Parts>::field<&Parts::position>("position"),
};

template <>
inline constexpr std::array fields_of<Row> = {
    Out<Row>::field<&Row::power>("power"),
    Out<Row>::field<&Row::player>("player"),
    Out<Row>::field<&Row::centres>("centres"),
    Out<Row>::field<&Row::outcome>("outcome"),
    Out<Row>::field<&Row::place>("place"),
    Out<Row>::field<&Row::shared_by>("sharedBy"),
    Out<Row>::field<&Row::parts>("parts"),
    Out<Row>::field<&Row::raw>("raw"),
    Out<Row>::field<&Row::points>("points"),
};

template <>
inline constexpr std::array fields_of<Sheet> = {
    Out<Sheet>::field<&Sheet::result>("result"),
    Out<Sheet>::field<&Sheet::raw_total>("rawTotal"),
    Out<Sheet>::field<&Sheet::rows>("rows"),
    Out<Sheet>::extra<&Sheet::working>("working"),
};

template <>
inline constexpr std::array fields_of<PlayedGame> = {
    Out<PlayedGame>::field<&PlayedGame::game>("game"),
    Out<PlayedGame>::field<&PlayedGame::power>("power"),
    Out<PlayedGame>::field<&PlayedGame::points>("points"),
    Out<PlayedGame>::field<&PlayedGame::outcome>("outcome"),
};

template <>
inline constexpr std::array fields_of<StandingsRow> = {
    Out<StandingsRow>::field<&StandingsRow::player>("player"),
    Out<StandingsRow>::field<&StandingsRow::place>("place"),
    Out<StandingsRow>::field<&StandingsRow::shared>("shared"),
    Out<StandingsRow>::field<&StandingsRow::total>("total"),
    Out<StandingsRow>::field<&StandingsRow::wins>("wins"),
    Out<StandingsRow>::field<&StandingsRow::draws>("draws"),
    Out<StandingsRow>::field<&StandingsRow::games>("games"),
    Out<StandingsRow>::field<&StandingsRow::separated_by>("separatedBy"),
};

template <>
inline constexpr std::array fields_of<Standings> = {
    Out<Standings>::field<&Standings::rows>("rows"),
};

template <>
inline constexpr std::array fields_of<Holder> = {
    Out<Holder>::field<&Holder::game>("game"),
    Out<Holder>::field<&Holder::player>("player"),
    Out<Holder>::field<&Holder::centres>("centres"),
    Out<Holder>::field<&Holder::points>("points"),
    Out<Holder>::field<&Holder::outcome>("outcome"),
};

template <>
inline constexpr std::array fields_of<Award> = {
    Out<Award>::field<&Award::power>("power"),
    Out<Award>::field<&Award::holders>("holders"),
};

template <>
inline constexpr std::array fields_of<BestCountries> = {
    Out<BestCountries>::field<&BestCountries::awards>("awards"),
};

}  // namespace tallysheet::wasm

namespace tallysheet::detour_98f {

namespace {

constexpr std::array all = {
    wasm::call<Game, score_game>("scoreGame"),
    wasm::call<StandingsRequest, standings>("standings"),
    wasm::call<BestCountriesRequest, best_countries>("bestCountries"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::detour_98f
