// Puffing Billy at the boundary: the fields of its requests and sheets, and its functions.
#include "puffing_billy.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace puffing_billy;

constexpr void fields(auto& draft, Of<Finisher>) {
  draft.optional("player", MEMBER(Finisher, player));
  draft.required("score", MEMBER(Finisher, score));
}

constexpr void fields(auto& draft, Of<Finalist>) {
  draft.optional("player", MEMBER(Finalist, player));
  draft.required("score", MEMBER(Finalist, score));
  draft.nullable("best", MEMBER(Finalist, best));
}

constexpr void fields(auto& draft, Of<BoardRequest>) {
  draft.required("finishers", MEMBER(BoardRequest, finishers), {finishers_on_board});
  draft.optional("listed", MEMBER(BoardRequest, listed));
  draft.optional("decimals", MEMBER(BoardRequest, decimals), {decimals_allowed});
  draft.optional("working", MEMBER(BoardRequest, working));
}

constexpr void fields(auto& draft, Of<FinalTable>) {
  draft.required("finishers", MEMBER(FinalTable, finishers), {finishers_on_board});
  draft.optional("listed", MEMBER(FinalTable, listed));
}

constexpr void fields(auto& draft, Of<FinalRequest>) {
  draft.required("boards", MEMBER(FinalRequest, boards), {boards_in_final});
  draft.optional("decimals", MEMBER(FinalRequest, decimals), {decimals_allowed});
  draft.optional("working", MEMBER(FinalRequest, working));
}

constexpr void fields(auto& draft, Of<CategoryBoard>) {
  draft.required("category", MEMBER(CategoryBoard, category));
  draft.optional("stage", MEMBER(CategoryBoard, stage));
  draft.required("finishers", MEMBER(CategoryBoard, finishers), {finishers_on_board});
  draft.optional("listed", MEMBER(CategoryBoard, listed));
}

constexpr void fields(auto& draft, Of<Top>) {
  draft.required("top", MEMBER(Top, top), {scores_qualifying});
}

// In place of a number of scores.
inline constexpr Limits board_winners = {{0, 0}, {0, 0}, "board-winners"};

constexpr void fields(auto& draft, Of<QualifiersRequest>) {
  draft.required("boards", MEMBER(QualifiersRequest, boards), {games_in_event});
  draft.required("category", MEMBER(QualifiersRequest, category));
  draft.required("rule", MEMBER(QualifiersRequest, top), board_winners);
  draft.optional("decimals", MEMBER(QualifiersRequest, decimals), {decimals_allowed});
}

constexpr void fields(auto& draft, Of<EventRequest>) {
  draft.required("boards", MEMBER(EventRequest, boards), {games_in_event});
  draft.optional("count", MEMBER(EventRequest, count), {categories_counted});
  draft.optional("decimals", MEMBER(EventRequest, decimals), {decimals_allowed});
}

template <class Row>
constexpr void board_row(auto& draft) {
  draft.required("player", MEMBER(Row, player));
  draft.required("index", MEMBER(Row, index));
  draft.required("place", MEMBER(Row, place));
  draft.required("score", MEMBER(Row, score));
  draft.required("placement", MEMBER(Row, placement));
  draft.required("bonus", MEMBER(Row, bonus));
  draft.required("total", MEMBER(Row, total));
  draft.required("capped", MEMBER(Row, capped));
  draft.required("tiebreaker", MEMBER(Row, tiebreaker));
}

constexpr void fields(auto& draft, Of<BoardRow>) { board_row<BoardRow>(draft); }

constexpr void fields(auto& draft, Of<BoardSheet>) {
  draft.required("rows", MEMBER(BoardSheet, rows));
  draft.required("bonusTotal", MEMBER(BoardSheet, bonus_total));
  draft.optional("working", MEMBER(BoardSheet, working));
}

constexpr void fields(auto& draft, Of<FinalRow>) {
  board_row<FinalRow>(draft);
  draft.required("ratio", MEMBER(FinalRow, ratio));
  draft.required("finalPlace", MEMBER(FinalRow, final_place));
  draft.required("finalBonus", MEMBER(FinalRow, final_bonus));
  draft.required("newBest", MEMBER(FinalRow, new_best));
}

constexpr void fields(auto& draft, Of<FinalBoard>) {
  draft.required("average", MEMBER(FinalBoard, average));
  draft.required("bonusTotal", MEMBER(FinalBoard, bonus_total));
  draft.required("rows", MEMBER(FinalBoard, rows));
  draft.optional("working", MEMBER(FinalBoard, working));
}

constexpr void fields(auto& draft, Of<Rung>) {
  draft.required("place", MEMBER(Rung, place));
  draft.required("board", MEMBER(Rung, board));
  draft.required("row", MEMBER(Rung, row));
  draft.required("player", MEMBER(Rung, player));
  draft.required("ratio", MEMBER(Rung, ratio));
  draft.required("bonus", MEMBER(Rung, bonus));
  draft.required("shared", MEMBER(Rung, shared));
}

constexpr void fields(auto& draft, Of<FinalSheet>) {
  draft.required("boards", MEMBER(FinalSheet, boards));
  draft.required("ladder", MEMBER(FinalSheet, ladder));
}

constexpr void fields(auto& draft, Of<Qualifier>) {
  draft.required("player", MEMBER(Qualifier, player));
  draft.required("best", MEMBER(Qualifier, best));
  draft.required("boardsWon", MEMBER(Qualifier, boards_won));
  draft.required("place", MEMBER(Qualifier, place));
  draft.required("shared", MEMBER(Qualifier, shared));
}

constexpr void fields(auto& draft, Of<QualifiersSheet>) {
  draft.required("players", MEMBER(QualifiersSheet, players));
}

constexpr void fields(auto& draft, Of<CategoryScore>) {
  draft.required("category", MEMBER(CategoryScore, category));
  draft.required("best", MEMBER(CategoryScore, best));
  draft.required("finalBonus", MEMBER(CategoryScore, final_bonus));
  draft.required("counted", MEMBER(CategoryScore, counted));
}

constexpr void fields(auto& draft, Of<EventRow>) {
  draft.required("player", MEMBER(EventRow, player));
  draft.required("place", MEMBER(EventRow, place));
  draft.required("shared", MEMBER(EventRow, shared));
  draft.required("total", MEMBER(EventRow, total));
  draft.required("categories", MEMBER(EventRow, categories));
}

constexpr void fields(auto& draft, Of<EventSheet>) {
  draft.required("rows", MEMBER(EventSheet, rows));
}

}  // namespace tallysheet::wasm

namespace tallysheet::puffing_billy {

namespace {

constexpr auto board = [](const BoardRequest& request) { return score_board(request); };
constexpr std::array all = {
    wasm::call<BoardRequest, board>("scoreBoard"),
    wasm::call<FinalRequest, score_final>("scoreFinal"),
    wasm::call<QualifiersRequest, qualifiers>("qualifiers"),
    wasm::call<EventRequest, standings>("standings"),
};

}  // namespace

std::span<const wasm::Call> calls() { return all; }

}  // namespace tallysheet::puffing_billy
