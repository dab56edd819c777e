// Union Pacific at the boundary: the fields of its requests and sheets, and its functions.
#include "union_pacific.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace union_pacific;

template <>
inline constexpr std::array fields_of<Player> = {
    In<Player>::field<&Player::player>("player"),
    In<Player>::field<&Player::score>("score"),
};

template <>
inline constexpr std::array fields_of<TwoGameRequest> = {
    In<TwoGameRequest>::field<&TwoGameRequest::games>("games", within<games_in_final, players_in_game>),
    In<TwoGameRequest>::optional<&TwoGameRequest::rounding>("rounding"),
    In<TwoGameRequest>::optional<&TwoGameRequest::working>("working"),
};

template <>
inline constexpr std::array fields_of<TwoGameRow> = {
    Out<TwoGameRow>::field<&TwoGameRow::player>("player"),
    Out<TwoGameRow>::field<&TwoGameRow::place>("place"),
    Out<TwoGameRow>::field<&TwoGameRow::shared>("shared"),
    Out<TwoGameRow>::field<&TwoGameRow::scores>("scores"),
    Out<TwoGameRow>::field<&TwoGameRow::percents>("percents"),
    Out<TwoGameRow>::field<&TwoGameRow::points>("points"),
    Out<TwoGameRow>::field<&TwoGameRow::total>("total"),
};

template <>
inline constexpr std::array fields_of<TwoGameSheet> = {
    Out<TwoGameSheet>::field<&TwoGameSheet::rows>("rows"),
    Out<TwoGameSheet>::extra<&TwoGameSheet::working>("working"),
};

}  // namespace tallysheet::wasm

namespace tallysheet::union_pacific {

namespace {

constexpr std::array all = {
    wasm::call<TwoGameRequest, score_final>("scoreFinal"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::union_pacific
