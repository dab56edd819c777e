// Puffing Billy at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/puffing_billy.hpp"

#include "boundary/types.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace puffing_billy;

/// Indexes of a board's finishers.
constexpr Limits placed_ahead_limits = {{0, finishers_on_board.maximum}, {0, finishers_on_board.maximum - 1}};

template <>
inline constexpr auto fields_of<Finisher> = exported<Finisher>(
    "Finisher",
    optional<&Finisher::player>("player",
                                "Optional on a single board; required, and unique on its board, in finals and events."),
    field<&Finisher::score>("score",
                            "The game's own score (money, points). Zero or more; the winner's must be above zero."));

template <>
inline constexpr auto fields_of<Finalist> = record<Finalist>(fields_of<Finisher>, nullable<&Finalist::best>("best"));

template <>
inline constexpr auto fields_of<Board> = record<Board>(
    field<&Board::finishers>("finishers", "Two to six finishers.", {finishers_on_board}),
    optional<&Board::listed>("listed",
                             "'finish' (default): listed in finishing order, first place first, regardless of scores. "
                             "'seating': listed in seating order from the first player and ranked by score; of players "
                             "with equal scores, the one in the later seat finishes ahead."),
    optional<&Board::placed_ahead>("placedAhead",
                                   "Indexes of finishers who were reported to have placed ahead of those with the same "
                                   "score further down the list. The order of the list separates those for whom there "
                                   "is no report, and the sheet says so. Ignored in seating order.",
                                   placed_ahead_limits));

template <>
inline constexpr auto fields_of<Settings> = record<Settings>(
    optional<&Settings::decimals>("decimals", "The number of places to which each bonus is rounded. Default 3.",
                                  {decimals_allowed}),
    optional<&Settings::working>("working", "Whether the sheet includes its working. Default false."));

/// The settings of standings, which have no working.
constexpr auto decimals_alone = record<Settings>(
    optional<&Settings::decimals>("decimals", "The number of places to which each bonus is rounded. Default 3.",
                                  {decimals_allowed}),
    hidden<&Settings::working>());

template <>
inline constexpr auto fields_of<BoardRequest> = exported<BoardRequest>("BoardRequest", fields_of<Board>,
                                                                       fields_of<Settings>);

template <>
inline constexpr auto fields_of<FinalBoardRequest> = record<FinalBoardRequest>(
    field<&FinalBoardRequest::finishers>("finishers", {finishers_on_board}),
    optional<&FinalBoardRequest::listed>("listed"),
    optional<&FinalBoardRequest::placed_ahead>("placedAhead", "As on a single board.", placed_ahead_limits));

template <>
inline constexpr auto fields_of<FinalRequest> = exported<FinalRequest>(
    "FinalRequest",
    field<&FinalRequest::boards>(
        "boards", "One to fifty boards. `best`: the player's best PB score in this game before the final.",
        {boards_in_final}),
    fields_of<Settings>);

template <>
inline constexpr auto fields_of<CategoryBoard> = exported<CategoryBoard>(
    "CategoryBoard",
    field<&CategoryBoard::category>("category",
                                    "The category or game that this board counts for, e.g. \"Empire Builder\"."),
    optional<&CategoryBoard::stage>(
        "stage", "Default 'preliminary'. A category's 'final' boards together make up its one final."),
    fields_of<Board>);

template <>
inline constexpr auto fields_of<TopScores> = record<TopScores>(field<&TopScores::top>("top", {scores_qualifying}));

template <>
inline constexpr auto fields_of<QualifiersRequest> = exported<QualifiersRequest>(
    "QualifiersRequest", field<&QualifiersRequest::boards>("boards", {games_in_event}),
    field<&QualifiersRequest::category>("category"),
    object_or<&QualifiersRequest::rule>(
        "board-winners", "rule",
        "Applies to the category's preliminary boards: everyone who won one, or the holders of the best `top` scores "
        "(more if players tie at the cut; nobody without a PB score)."),
    decimals_alone);

template <>
inline constexpr auto fields_of<EventRequest> = exported<EventRequest>(
    "EventRequest", field<&EventRequest::boards>("boards", {games_in_event}),
    optional<&EventRequest::count>("count", "The number of best categories that count. Default: all.",
                                   {categories_counted}),
    decimals_alone);

template <>
inline constexpr auto fields_of<BoardRow> = exported<BoardRow>(
    "BoardRow", field<&BoardRow::player>("player"),
    field<&BoardRow::index>("index", "The player's index in the request."), field<&BoardRow::place>("place"),
    field<&BoardRow::score>("score", "The raw score without trailing zeros (\"252000\", \"1.5\")."),
    field<&BoardRow::placement>("placement", "3, 2, 1, 0; null for fifth and sixth, who have no PB score."),
    field<&BoardRow::bonus>("bonus",
                            "The bonus: column (1) of the sheet for second to fourth, the winner's bonus for first, "
                            "null for fifth and sixth."),
    field<&BoardRow::total>("total", "placement + bonus: the PB score, column (2). Null for fifth and sixth."),
    field<&BoardRow::capped>(
        "capped", "True if the player outscored the winner, so that the bonus is limited to the maximum of .5."),
    field<&BoardRow::tiebreaker>("tiebreaker",
                                 "True if seating order separated this player from another with the same score."),
    optional<&BoardRow::level>(
        "level",
        "Present if others who are listed as they finished have the same score. 'reported': `placedAhead` separates "
        "them. 'listed': only the order of the list separates this player from another."));

template <>
inline constexpr auto fields_of<BoardSheet> = exported<BoardSheet>(
    "BoardSheet", field<&BoardSheet::rows>("rows", "The rows in finishing order."),
    field<&BoardSheet::bonus_total>("bonusTotal",
                                    "\"Total of (1)\": the sum of the second to fourth finishers' bonuses."),
    optional<&BoardSheet::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<FinalRow> = record<FinalRow>(
    fields_of<BoardRow>,
    field<&FinalRow::ratio>(
        "ratio", "The player's raw score divided by the board's average, 3 places; null for fifth and sixth."),
    field<&FinalRow::final_place>("finalPlace"),
    field<&FinalRow::final_bonus>("finalBonus", "\"0.3\", \"0.2\", \"0.1\" or \"0.0\"."),
    field<&FinalRow::new_best>(
        "newBest", "The better of `best` and this board's PB score, plus finalBonus. Null if there is neither."));

template <>
inline constexpr auto fields_of<FinalBoard> = record<FinalBoard>(
    field<&FinalBoard::average>(
        "average", "Mean raw score of the first four finishers, or of all finishers on a smaller board; 2 places."),
    field<&FinalBoard::bonus_total>("bonusTotal"), field<&FinalBoard::rows>("rows"),
    optional<&FinalBoard::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<LadderRow> = record<LadderRow>(
    field<&LadderRow::place>("place"), field<&LadderRow::board>("board"), field<&LadderRow::row>("row"),
    field<&LadderRow::player>("player"), field<&LadderRow::ratio>("ratio"), field<&LadderRow::bonus>("bonus"),
    field<&LadderRow::shared>("shared"));

template <>
inline constexpr auto fields_of<FinalSheet> = exported<FinalSheet>(
    "FinalSheet", field<&FinalSheet::boards>("boards"),
    field<&FinalSheet::ladder>(
        "ladder",
        "The final's first, second and third, best first. One board: its first three finishers. Two boards: the "
        "winners by ratio, then the better second-place finisher by ratio. Three or more: the three best winners by "
        "ratio. Ratios are compared exactly, not as rounded; equal ratios share a place."));

template <>
inline constexpr auto fields_of<Qualifier> = record<Qualifier>(field<&Qualifier::player>("player"),
                                                               field<&Qualifier::best>("best"),
                                                               field<&Qualifier::boards_won>("boardsWon"),
                                                               field<&Qualifier::place>("place"),
                                                               field<&Qualifier::shared>("shared"));

template <>
inline constexpr auto fields_of<QualifiersSheet> = exported<QualifiersSheet>(
    "QualifiersSheet", field<&QualifiersSheet::players>("players", "Sorted by best score, highest first."));

template <>
inline constexpr auto fields_of<CategoryScore> = record<CategoryScore>(field<&CategoryScore::category>("category"),
                                                                       field<&CategoryScore::best>("best"),
                                                                       field<&CategoryScore::final_bonus>("finalBonus"),
                                                                       field<&CategoryScore::counted>("counted"));

template <>
inline constexpr auto fields_of<EventRow> =
    record<EventRow>(fields_of<Standing>, field<&EventRow::total>("total"),
                     field<&EventRow::categories>(
                         "categories",
                         "Every category in which the player took part, in order of first appearance in the request. "
                         "`best` includes the final's bonus and is \"0.000\" if the player has no PB score in the "
                         "category. If categories tie at the cut of `count`, the earliest count."));

template <>
inline constexpr auto fields_of<OpenTie> = record<OpenTie>(field<&OpenTie::board>("board"),
                                                           field<&OpenTie::score>("score"),
                                                           field<&OpenTie::players>("players"));

template <>
inline constexpr auto fields_of<EventSheet> = exported<EventSheet>(
    "EventSheet", field<&EventSheet::rows>("rows", "Sorted by total, highest first."),
    optional<&EventSheet::level_on>(
        "levelOn", "Present if rows share a place: what they are level on, which is everything that is compared.")
        .typed([] { return std::string("'total'[]"); }),
    optional<&EventSheet::open_ties>(
        "openTies",
        "Present if there are any: finishers with the same score whom only the order of the list separates, category "
        "by category. `board` is the board's index in the request."));

namespace {

constexpr std::tuple functions = {
    function<BoardRequest, score_board>(
        "scoreBoard", "A single board: placement 3-2-1-0, bonus and PB score, as on the printed score sheet."),
    function<FinalRequest, score_final>("scoreFinal", "A game's final on one board, two boards, or three or more."),
    function<QualifiersRequest, qualifiers>("qualifiers", "The players who qualify for a category's final."),
    function<EventRequest, standings>(
        "standings", "A whole tournament: best score per category, finals applied, best k categories added up."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System puffing_billy_system;
constinit const System puffing_billy_system = {"puffingBilly", table};

std::string puffing_billy_types() { return types({"Puffing Billy", "PuffingBilly"}, functions); }

}  // namespace tallysheet::wasm
