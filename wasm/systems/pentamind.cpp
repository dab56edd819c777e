// Pentamind at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/pentamind.hpp"

#include "boundary/systems.hpp"
#include "finish.hpp"

namespace tallysheet::wasm {

using namespace pentamind;

template <>
inline constexpr auto fields_of<Game> = record<Game>(field<&Game::finish>("finish", {players_in_game}),
                                                     optional<&Game::formula>("formula"),
                                                     optional<&Game::diluted>("diluted"),
                                                     optional<&Game::working>("working"));

template <>
inline constexpr auto fields_of<Sheet> = record<Sheet>(field<&Sheet::rows>("rows"),
                                                       optional<&Sheet::working>("working"));

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
};

}  // namespace

extern const System pentamind_system;
constinit const System pentamind_system = {"pentamind", functions};

}  // namespace tallysheet::wasm
