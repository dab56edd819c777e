// Union Pacific at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/union_pacific.hpp"

#include "boundary/types.hpp"

namespace tallysheet::wasm {

using namespace union_pacific;

template <>
inline constexpr auto fields_of<Player> = record<Player>(field<&Player::player>("player"),
                                                         field<&Player::score>("score"));

template <>
inline constexpr auto fields_of<TwoGameRequest> = exported<TwoGameRequest>(
    "TwoGameRequest",
    field<&TwoGameRequest::games>("games",
                                  "Exactly two games with the same two to six players, whose order may differ.",
                                  {games_in_final, players_in_game}),
    optional<&TwoGameRequest::rounding>("rounding",
                                        "'each-game' (default): each percentage is rounded to a whole number, then "
                                        "added. 'total': the unrounded percentages are added, then rounded."),
    optional<&TwoGameRequest::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<TwoGameRow> = record<TwoGameRow>(
    fields_of<Standing>, field<&TwoGameRow::scores>("scores"),
    field<&TwoGameRow::percents>("percents", "Percentages of the winner's score, 2 places."),
    field<&TwoGameRow::points>(
        "points", "The figures that are added: whole numbers for 'each-game', the same as `percents` for 'total'."),
    field<&TwoGameRow::total>("total", "A whole number, at most 200."));

template <>
inline constexpr auto fields_of<TwoGameSheet> =
    exported<TwoGameSheet>("TwoGameSheet", field<&TwoGameSheet::rows>("rows", "Sorted by total, highest first."),
                           optional<&TwoGameSheet::working>("working", "Present if the request asks for it."));

namespace {

constexpr std::tuple functions = {
    function<TwoGameRequest, score_final>(
        "scoreFinal", "The two-game final: each game scored as a percentage of its winner's score, and the two added."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System union_pacific_system;
constinit const System union_pacific_system = {"unionPacific", table};

std::string union_pacific_types() { return types({"Union Pacific", "UnionPacific"}, functions); }

}  // namespace tallysheet::wasm
