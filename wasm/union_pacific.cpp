// Union Pacific at the boundary: the fields of its requests and sheets, and its functions.
#include "union_pacific.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace union_pacific;

constexpr void fields(auto& draft, Of<Player>) {
  draft.required("player", MEMBER(Player, player));
  draft.required("score", MEMBER(Player, score));
}

constexpr void fields(auto& draft, Of<TwoGameRequest>) {
  draft.required("games", MEMBER(TwoGameRequest, games), {games_in_final, players_in_game});
  draft.optional("rounding", MEMBER(TwoGameRequest, rounding));
  draft.optional("working", MEMBER(TwoGameRequest, working));
}

constexpr void fields(auto& draft, Of<TwoGameRow>) {
  draft.required("player", MEMBER(TwoGameRow, player));
  draft.required("place", MEMBER(TwoGameRow, place));
  draft.required("shared", MEMBER(TwoGameRow, shared));
  draft.required("scores", MEMBER(TwoGameRow, scores));
  draft.required("percents", MEMBER(TwoGameRow, percents));
  draft.required("points", MEMBER(TwoGameRow, points));
  draft.required("total", MEMBER(TwoGameRow, total));
}

constexpr void fields(auto& draft, Of<TwoGameSheet>) {
  draft.required("rows", MEMBER(TwoGameSheet, rows));
  draft.optional("working", MEMBER(TwoGameSheet, working));
}

}  // namespace tallysheet::wasm

namespace tallysheet::union_pacific {

namespace {

constexpr std::array all = {
    wasm::call<TwoGameRequest, score_final>("scoreFinal"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::union_pacific
