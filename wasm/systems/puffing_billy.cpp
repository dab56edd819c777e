// Puffing Billy at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/puffing_billy.hpp"

#include "boundary/systems.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace puffing_billy;

/// Indexes of a board's finishers.
constexpr Limits placed_ahead_limits = {{0, finishers_on_board.maximum}, {0, finishers_on_board.maximum - 1}};

template <>
inline constexpr auto fields_of<Finisher> = record<Finisher>(optional<&Finisher::player>("player"),
                                                             field<&Finisher::score>("score"));

template <>
inline constexpr auto fields_of<Finalist> = record<Finalist>(fields_of<Finisher>, nullable<&Finalist::best>("best"));

template <>
inline constexpr auto fields_of<Board> = record<Board>(field<&Board::finishers>("finishers", {finishers_on_board}),
                                                       optional<&Board::listed>("listed"),
                                                       optional<&Board::placed_ahead>("placedAhead",
                                                                                      placed_ahead_limits));

template <>
inline constexpr auto fields_of<Settings> = record<Settings>(optional<&Settings::decimals>("decimals",
                                                                                           {decimals_allowed}),
                                                             optional<&Settings::working>("working"));

/// The settings of standings, which have no working.
constexpr auto decimals_alone =
    record<Settings>(optional<&Settings::decimals>("decimals", {decimals_allowed}), hidden<&Settings::working>());

template <>
inline constexpr auto fields_of<BoardRequest> = record<BoardRequest>(fields_of<Board>, fields_of<Settings>);

template <>
inline constexpr auto fields_of<FinalBoardRequest> =
    record<FinalBoardRequest>(field<&FinalBoardRequest::finishers>("finishers", {finishers_on_board}),
                              optional<&FinalBoardRequest::listed>("listed"),
                              optional<&FinalBoardRequest::placed_ahead>("placedAhead", placed_ahead_limits));

template <>
inline constexpr auto fields_of<FinalRequest> =
    record<FinalRequest>(field<&FinalRequest::boards>("boards", {boards_in_final}), fields_of<Settings>);

template <>
inline constexpr auto fields_of<CategoryBoard> = record<CategoryBoard>(field<&CategoryBoard::category>("category"),
                                                                       optional<&CategoryBoard::stage>("stage"),
                                                                       fields_of<Board>);

template <>
inline constexpr auto fields_of<TopScores> = record<TopScores>(field<&TopScores::top>("top", {scores_qualifying}));

template <>
inline constexpr auto fields_of<QualifiersRequest> = record<QualifiersRequest>(
    field<&QualifiersRequest::boards>("boards", {games_in_event}), field<&QualifiersRequest::category>("category"),
    object_or<&QualifiersRequest::rule>("board-winners", "rule"), decimals_alone);

template <>
inline constexpr auto fields_of<EventRequest> =
    record<EventRequest>(field<&EventRequest::boards>("boards", {games_in_event}),
                         optional<&EventRequest::count>("count", {categories_counted}), decimals_alone);

template <>
inline constexpr auto fields_of<BoardRow> = record<BoardRow>(
    field<&BoardRow::player>("player"), field<&BoardRow::index>("index"), field<&BoardRow::place>("place"),
    field<&BoardRow::score>("score"), field<&BoardRow::placement>("placement"), field<&BoardRow::bonus>("bonus"),
    field<&BoardRow::total>("total"), field<&BoardRow::capped>("capped"), field<&BoardRow::tiebreaker>("tiebreaker"),
    optional<&BoardRow::level>("level"));

template <>
inline constexpr auto fields_of<BoardSheet> = record<BoardSheet>(field<&BoardSheet::rows>("rows"),
                                                                 field<&BoardSheet::bonus_total>("bonusTotal"),
                                                                 optional<&BoardSheet::working>("working"));

template <>
inline constexpr auto fields_of<FinalRow> = record<FinalRow>(fields_of<BoardRow>, field<&FinalRow::ratio>("ratio"),
                                                             field<&FinalRow::final_place>("finalPlace"),
                                                             field<&FinalRow::final_bonus>("finalBonus"),
                                                             field<&FinalRow::new_best>("newBest"));

template <>
inline constexpr auto fields_of<FinalBoard> = record<FinalBoard>(field<&FinalBoard::average>("average"),
                                                                 field<&FinalBoard::bonus_total>("bonusTotal"),
                                                                 field<&FinalBoard::rows>("rows"),
                                                                 optional<&FinalBoard::working>("working"));

template <>
inline constexpr auto fields_of<LadderRow> = record<LadderRow>(
    field<&LadderRow::place>("place"), field<&LadderRow::board>("board"), field<&LadderRow::row>("row"),
    field<&LadderRow::player>("player"), field<&LadderRow::ratio>("ratio"), field<&LadderRow::bonus>("bonus"),
    field<&LadderRow::shared>("shared"));

template <>
inline constexpr auto fields_of<FinalSheet> = record<FinalSheet>(field<&FinalSheet::boards>("boards"),
                                                                 field<&FinalSheet::ladder>("ladder"));

template <>
inline constexpr auto fields_of<Qualifier> = record<Qualifier>(field<&Qualifier::player>("player"),
                                                               field<&Qualifier::best>("best"),
                                                               field<&Qualifier::boards_won>("boardsWon"),
                                                               field<&Qualifier::place>("place"),
                                                               field<&Qualifier::shared>("shared"));

template <>
inline constexpr auto fields_of<QualifiersSheet> = record<QualifiersSheet>(field<&QualifiersSheet::players>("players"));

template <>
inline constexpr auto fields_of<CategoryScore> = record<CategoryScore>(field<&CategoryScore::category>("category"),
                                                                       field<&CategoryScore::best>("best"),
                                                                       field<&CategoryScore::final_bonus>("finalBonus"),
                                                                       field<&CategoryScore::counted>("counted"));

template <>
inline constexpr auto fields_of<EventRow> = record<EventRow>(fields_of<Standing>, field<&EventRow::total>("total"),
                                                             field<&EventRow::categories>("categories"));

template <>
inline constexpr auto fields_of<OpenTie> = record<OpenTie>(field<&OpenTie::board>("board"),
                                                           field<&OpenTie::score>("score"),
                                                           field<&OpenTie::players>("players"));

template <>
inline constexpr auto fields_of<EventSheet> = record<EventSheet>(field<&EventSheet::rows>("rows"),
                                                                 optional<&EventSheet::level_on>("levelOn"),
                                                                 optional<&EventSheet::open_ties>("openTies"));

namespace {

constexpr std::array functions = {
    function<BoardRequest, score_board>("scoreBoard"),
    function<FinalRequest, score_final>("scoreFinal"),
    function<QualifiersRequest, qualifiers>("qualifiers"),
    function<EventRequest, standings>("standings"),
};

}  // namespace

extern const System puffing_billy_system;
constinit const System puffing_billy_system = {"puffingBilly", functions};

}  // namespace tallysheet::wasm
