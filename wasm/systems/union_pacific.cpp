// Union Pacific at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/union_pacific.hpp"

#include "boundary/systems.hpp"

namespace tallysheet::wasm {

using namespace union_pacific;

template <>
inline constexpr auto fields_of<Player> = record<Player>(field<&Player::player>("player"),
                                                         field<&Player::score>("score"));

template <>
inline constexpr auto fields_of<TwoGameRequest> = record<TwoGameRequest>(
    field<&TwoGameRequest::games>("games", {games_in_final, players_in_game}),
    optional<&TwoGameRequest::rounding>("rounding"), optional<&TwoGameRequest::working>("working"));

template <>
inline constexpr auto fields_of<TwoGameRow> = record<TwoGameRow>(fields_of<Standing>,
                                                                 field<&TwoGameRow::scores>("scores"),
                                                                 field<&TwoGameRow::percents>("percents"),
                                                                 field<&TwoGameRow::points>("points"),
                                                                 field<&TwoGameRow::total>("total"));

template <>
inline constexpr auto fields_of<TwoGameSheet> = record<TwoGameSheet>(field<&TwoGameSheet::rows>("rows"),
                                                                     optional<&TwoGameSheet::working>("working"));

namespace {

constexpr std::array functions = {
    function<TwoGameRequest, score_final>("scoreFinal"),
};

}  // namespace

extern const System union_pacific_system;
constinit const System union_pacific_system = {"unionPacific", functions};

}  // namespace tallysheet::wasm
