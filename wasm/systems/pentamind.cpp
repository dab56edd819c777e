// Pentamind at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/pentamind.hpp"

#include "boundary/types.hpp"
#include "finish.hpp"

namespace tallysheet::wasm {

using namespace pentamind;

template <>
inline constexpr auto fields_of<Game> = exported<Game>(
    "PentamindGame",
    field<&Game::finish>("finish",
                         "The finish, as in RPLOPS: 1 is best, equal numbers are a tie, only the order matters. 2 to "
                         "10,000 players; with the former formula, 100 at most.",
                         {players_in_game}),
    optional<&Game::formula>("formula",
                             "'current' (default): 100 × (n + 5) / (n + 6) × (n − place) / (n − 1) for n players, up "
                             "to 100. With more, the first ten score as among 100, and the others 100 × 105 × 90 / (99 "
                             "× 106) × (n − place) / (n − 10). 'former': n / (n + 1) in place of the first quotient."),
    optional<&Game::diluted>("diluted",
                             "Whether points are multiplied by .95, the dilution factor of events that the organisers "
                             "name. It is refused with the former formula. Default false."),
    optional<&Game::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<Sheet> =
    exported<Sheet>("PentamindSheet", field<&Sheet::rows>("rows", "The rows in request order."),
                    optional<&Sheet::working>("working", "Present if the request asks for it."));

namespace {

constexpr std::tuple functions = {
    function<Game, score_game>("scoreGame"),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System pentamind_system;
constinit const System pentamind_system = {"pentamind", table};

std::string pentamind_types() { return types({"Pentamind", "Pentamind"}, functions); }

}  // namespace tallysheet::wasm
