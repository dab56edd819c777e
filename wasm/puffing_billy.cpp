// Puffing Billy at the boundary: the fields of its requests and sheets, and its functions.
#include "puffing_billy.hpp"

#include "call.hpp"

namespace tallysheet::wasm {

using namespace puffing_billy;

template <>
inline constexpr std::array fields_of<Finisher> = {
    In<Finisher>::optional<&Finisher::player>("player"),
    In<Finisher>::field<&Finisher::score>("score"),
};

template <>
inline constexpr std::array fields_of<Finalist> = {
    In<Finalist>::optional<&Finalist::player>("player"),
    In<Finalist>::field<&Finalist::score>("score"),
    In<Finalist>::nullable<&Finalist::best>("best"),
};

template <>
inline constexpr std::array fields_of<BoardRequest> = {
    In<BoardRequest>::field<&BoardRequest::finishers>("finishers", within<finishers_on_board>),
    In<BoardRequest>::optional<&BoardRequest::listed>("listed"),
    In<BoardRequest>::optional<&BoardRequest::decimals>("decimals", within<decimals_allowed>),
    In<BoardRequest>::optional<&BoardRequest::working>("working"),
};

template <>
inline constexpr std::array fields_of<FinalTable> = {
    In<FinalTable>::field<&FinalTable::finishers>("finishers", within<finishers_on_board>),
    In<FinalTable>::optional<&FinalTable::listed>("listed"),
};

template <>
inline constexpr std::array fields_of<FinalRequest> = {
    In<FinalRequest>::field<&FinalRequest::boards>("boards", within<boards_in_final>),
    In<FinalRequest>::optional<&FinalRequest::decimals>("decimals", within<decimals_allowed>),
    In<FinalRequest>::optional<&FinalRequest::working>("working"),
};

template <>
inline constexpr std::array fields_of<CategoryBoard> = {
    In<CategoryBoard>::field<&CategoryBoard::category>("category"),
    In<CategoryBoard>::optional<&CategoryBoard::stage>("stage"),
    In<CategoryBoard>::field<&CategoryBoard::finishers>("finishers", within<finishers_on_board>),
    In<CategoryBoard>::optional<&CategoryBoard::listed>("listed"),
};

template <>
inline constexpr std::array fields_of<Top> = {In<Top>::field<&Top::top>("top", within<scores_qualifying>)};

// In place of a number of scores.
inline constexpr Limits board_winners = {{0, 0}, {0, 0}, "board-winners"};

template <>
inline constexpr std::array fields_of<QualifiersRequest> = {
    In<QualifiersRequest>::field<&QualifiersRequest::boards>("boards", within<games_in_event>),
    In<QualifiersRequest>::field<&QualifiersRequest::category>("category"),
    In<QualifiersRequest>::field<&QualifiersRequest::top>("rule", board_winners),
    In<QualifiersRequest>::optional<&QualifiersRequest::decimals>("decimals", within<decimals_allowed>),
};

template <>
inline constexpr std::array fields_of<EventRequest> = {
    In<EventRequest>::field<&EventRequest::boards>("boards", within<games_in_event>),
    In<EventRequest>::optional<&EventRequest::count>("count", within<categories_counted>),
    In<EventRequest>::optional<&EventRequest::decimals>("decimals", within<decimals_allowed>),
};

template <class Row>
inline constexpr std::array board_row = {
    Out<Row>::template field<&Row::player>("player"),         Out<Row>::template field<&Row::index>("index"),
    Out<Row>::template field<&Row::place>("place"),           Out<Row>::template field<&Row::score>("score"),
    Out<Row>::template field<&Row::placement>("placement"),   Out<Row>::template field<&Row::bonus>("bonus"),
    Out<Row>::template field<&Row::total>("total"),           Out<Row>::template field<&Row::capped>("capped"),
    Out<Row>::template field<&Row::tiebreaker>("tiebreaker"),
};

template <>
inline constexpr std::array fields_of<BoardRow> = board_row<BoardRow>;

template <>
inline constexpr std::array fields_of<BoardSheet> = {
    Out<BoardSheet>::field<&BoardSheet::rows>("rows"),
    Out<BoardSheet>::field<&BoardSheet::bonus_total>("bonusTotal"),
    Out<BoardSheet>::extra<&BoardSheet::working>("working"),
};

template <>
inline constexpr auto fields_of<FinalRow> = extended(board_row<FinalRow>, std::array{
    Out<FinalRow>::field<&FinalRow::ratio>("ratio"),
    Out<FinalRow>::field<&FinalRow::final_place>("finalPlace"),
    Out<FinalRow>::field<&FinalRow::final_bonus>("finalBonus"),
    Out<FinalRow>::field<&FinalRow::new_best>("newBest"),
});

template <>
inline constexpr std::array fields_of<FinalBoard> = {
    Out<FinalBoard>::field<&FinalBoard::average>("average"),
    Out<FinalBoard>::field<&FinalBoard::bonus_total>("bonusTotal"),
    Out<FinalBoard>::field<&FinalBoard::rows>("rows"),
    Out<FinalBoard>::extra<&FinalBoard::working>("working"),
};

template <>
inline constexpr std::array fields_of<Rung> = {
    Out<Rung>::field<&Rung::place>("place"),   Out<Rung>::field<&Rung::board>("board"),
    Out<Rung>::field<&Rung::row>("row"),       Out<Rung>::field<&Rung::player>("player"),
    Out<Rung>::field<&Rung::ratio>("ratio"),   Out<Rung>::field<&Rung::bonus>("bonus"),
    Out<Rung>::field<&Rung::shared>("shared"),
};

template <>
inline constexpr std::array fields_of<FinalSheet> = {
    Out<FinalSheet>::field<&FinalSheet::boards>("boards"),
    Out<FinalSheet>::field<&FinalSheet::ladder>("ladder"),
};

template <>
inline constexpr std::array fields_of<Qualifier> = {
    Out<Qualifier>::field<&Qualifier::player>("player"),
    Out<Qualifier>::field<&Qualifier::best>("best"),
    Out<Qualifier>::field<&Qualifier::boards_won>("boardsWon"),
    Out<Qualifier>::field<&Qualifier::place>("place"),
    Out<Qualifier>::field<&Qualifier::shared>("shared"),
};

template <>
inline constexpr std::array fields_of<QualifiersSheet> = {Out<QualifiersSheet>::field<&QualifiersSheet::players>("players")};

template <>
inline constexpr std::array fields_of<CategoryScore> = {
    Out<CategoryScore>::field<&CategoryScore::category>("category"),
    Out<CategoryScore>::field<&CategoryScore::best>("best"),
    Out<CategoryScore>::field<&CategoryScore::final_bonus>("finalBonus"),
    Out<CategoryScore>::field<&CategoryScore::counted>("counted"),
};

template <>
inline constexpr std::array fields_of<EventRow> = {
    Out<EventRow>::field<&EventRow::player>("player"),
    Out<EventRow>::field<&EventRow::place>("place"),
    Out<EventRow>::field<&EventRow::shared>("shared"),
    Out<EventRow>::field<&EventRow::total>("total"),
    Out<EventRow>::field<&EventRow::categories>("categories"),
};

template <>
inline constexpr std::array fields_of<EventSheet> = {Out<EventSheet>::field<&EventSheet::rows>("rows")};

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
