// Puffing Billy at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/puffing_billy.hpp"

#include "boundary/systems.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace puffing_billy;

/// Indexes of a board's finishers.
constexpr Limits placed_ahead_limits = {{0, finishers_on_board.maximum}, {0, finishers_on_board.maximum - 1}};

template <>
struct Input<Finisher> {
  using Fields = InputFields<Finisher>;
  static constexpr std::array fields = {
      Fields::optional<&Finisher::player>("player"),
      Fields::required<&Finisher::score>("score"),
  };
};

template <>
struct Input<Finalist> {
  using Fields = InputFields<Finalist>;
  static constexpr std::array fields = {
      Fields::optional<&Finalist::player>("player"),
      Fields::required<&Finalist::score>("score"),
      Fields::nullable<&Finalist::best>("best"),
  };
};

template <>
struct Input<BoardRequest> {
  using Fields = InputFields<BoardRequest>;
  static constexpr std::array fields = {
      Fields::required<&BoardRequest::finishers>("finishers", {finishers_on_board}),
      Fields::optional<&BoardRequest::listed>("listed"),
      Fields::optional<&BoardRequest::placed_ahead>("placedAhead", placed_ahead_limits),
      Fields::optional<&BoardRequest::decimals>("decimals", {decimals_allowed}),
      Fields::optional<&BoardRequest::working>("working"),
  };
};

template <>
struct Input<FinalBoardRequest> {
  using Fields = InputFields<FinalBoardRequest>;
  static constexpr std::array fields = {
      Fields::required<&FinalBoardRequest::finishers>("finishers", {finishers_on_board}),
      Fields::optional<&FinalBoardRequest::listed>("listed"),
      Fields::optional<&FinalBoardRequest::placed_ahead>("placedAhead", placed_ahead_limits),
  };
};

template <>
struct Input<FinalRequest> {
  using Fields = InputFields<FinalRequest>;
  static constexpr std::array fields = {
      Fields::required<&FinalRequest::boards>("boards", {boards_in_final}),
      Fields::optional<&FinalRequest::decimals>("decimals", {decimals_allowed}),
      Fields::optional<&FinalRequest::working>("working"),
  };
};

template <>
struct Input<CategoryBoard> {
  using Fields = InputFields<CategoryBoard>;
  static constexpr std::array fields = {
      Fields::required<&CategoryBoard::category>("category"),
      Fields::optional<&CategoryBoard::stage>("stage"),
      Fields::required<&CategoryBoard::finishers>("finishers", {finishers_on_board}),
      Fields::optional<&CategoryBoard::listed>("listed"),
      Fields::optional<&CategoryBoard::placed_ahead>("placedAhead", placed_ahead_limits),
  };
};

template <>
struct Input<TopScores> {
  using Fields = InputFields<TopScores>;
  static constexpr std::array fields = {
      Fields::required<&TopScores::top>("top", {scores_qualifying}),
  };
};

template <>
struct Input<QualifiersRequest> {
  using Fields = InputFields<QualifiersRequest>;
  static constexpr std::array fields = {
      Fields::required<&QualifiersRequest::boards>("boards", {games_in_event}),
      Fields::required<&QualifiersRequest::category>("category"),
      Fields::object_or<&QualifiersRequest::rule>("board-winners", "rule"),
      Fields::optional<&QualifiersRequest::decimals>("decimals", {decimals_allowed}),
  };
};

template <>
struct Input<EventRequest> {
  using Fields = InputFields<EventRequest>;
  static constexpr std::array fields = {
      Fields::required<&EventRequest::boards>("boards", {games_in_event}),
      Fields::optional<&EventRequest::count>("count", {categories_counted}),
      Fields::optional<&EventRequest::decimals>("decimals", {decimals_allowed}),
  };
};

template <>
struct Output<BoardRow> {
  using Fields = OutputFields<BoardRow>;
  static constexpr std::array fields = {
      Fields::of<&BoardRow::player>("player"),         Fields::of<&BoardRow::index>("index"),
      Fields::of<&BoardRow::place>("place"),           Fields::of<&BoardRow::score>("score"),
      Fields::of<&BoardRow::placement>("placement"),   Fields::of<&BoardRow::bonus>("bonus"),
      Fields::of<&BoardRow::total>("total"),           Fields::of<&BoardRow::capped>("capped"),
      Fields::of<&BoardRow::tiebreaker>("tiebreaker"), Fields::unless_empty<&BoardRow::level>("level"),
  };
};

template <>
struct Output<BoardSheet> {
  using Fields = OutputFields<BoardSheet>;
  static constexpr std::array fields = {
      Fields::of<&BoardSheet::rows>("rows"),
      Fields::of<&BoardSheet::bonus_total>("bonusTotal"),
      Fields::unless_empty<&BoardSheet::working>("working"),
  };
};

template <>
struct Output<FinalRow> {
  using Fields = OutputFields<FinalRow>;
  static constexpr std::array fields = {
      Fields::of<&FinalRow::player>("player"),
      Fields::of<&FinalRow::index>("index"),
      Fields::of<&FinalRow::place>("place"),
      Fields::of<&FinalRow::score>("score"),
      Fields::of<&FinalRow::placement>("placement"),
      Fields::of<&FinalRow::bonus>("bonus"),
      Fields::of<&FinalRow::total>("total"),
      Fields::of<&FinalRow::capped>("capped"),
      Fields::of<&FinalRow::tiebreaker>("tiebreaker"),
      Fields::unless_empty<&FinalRow::level>("level"),
      Fields::of<&FinalRow::ratio>("ratio"),
      Fields::of<&FinalRow::final_place>("finalPlace"),
      Fields::of<&FinalRow::final_bonus>("finalBonus"),
      Fields::of<&FinalRow::new_best>("newBest"),
  };
};

template <>
struct Output<FinalBoard> {
  using Fields = OutputFields<FinalBoard>;
  static constexpr std::array fields = {
      Fields::of<&FinalBoard::average>("average"),
      Fields::of<&FinalBoard::bonus_total>("bonusTotal"),
      Fields::of<&FinalBoard::rows>("rows"),
      Fields::unless_empty<&FinalBoard::working>("working"),
  };
};

template <>
struct Output<LadderRow> {
  using Fields = OutputFields<LadderRow>;
  static constexpr std::array fields = {
      Fields::of<&LadderRow::place>("place"),   Fields::of<&LadderRow::board>("board"),
      Fields::of<&LadderRow::row>("row"),       Fields::of<&LadderRow::player>("player"),
      Fields::of<&LadderRow::ratio>("ratio"),   Fields::of<&LadderRow::bonus>("bonus"),
      Fields::of<&LadderRow::shared>("shared"),
  };
};

template <>
struct Output<FinalSheet> {
  using Fields = OutputFields<FinalSheet>;
  static constexpr std::array fields = {
      Fields::of<&FinalSheet::boards>("boards"),
      Fields::of<&FinalSheet::ladder>("ladder"),
  };
};

template <>
struct Output<Qualifier> {
  using Fields = OutputFields<Qualifier>;
  static constexpr std::array fields = {
      Fields::of<&Qualifier::player>("player"),        Fields::of<&Qualifier::best>("best"),
      Fields::of<&Qualifier::boards_won>("boardsWon"), Fields::of<&Qualifier::place>("place"),
      Fields::of<&Qualifier::shared>("shared"),
  };
};

template <>
struct Output<QualifiersSheet> {
  using Fields = OutputFields<QualifiersSheet>;
  static constexpr std::array fields = {
      Fields::of<&QualifiersSheet::players>("players"),
  };
};

template <>
struct Output<CategoryScore> {
  using Fields = OutputFields<CategoryScore>;
  static constexpr std::array fields = {
      Fields::of<&CategoryScore::category>("category"),
      Fields::of<&CategoryScore::best>("best"),
      Fields::of<&CategoryScore::final_bonus>("finalBonus"),
      Fields::of<&CategoryScore::counted>("counted"),
  };
};

template <>
struct Output<EventRow> {
  using Fields = OutputFields<EventRow>;
  static constexpr std::array fields = {
      Fields::of<&EventRow::player>("player"),         Fields::of<&EventRow::place>("place"),
      Fields::of<&EventRow::shared>("shared"),         Fields::of<&EventRow::total>("total"),
      Fields::of<&EventRow::categories>("categories"),
  };
};

template <>
struct Output<OpenTie> {
  using Fields = OutputFields<OpenTie>;
  static constexpr std::array fields = {
      Fields::of<&OpenTie::board>("board"),
      Fields::of<&OpenTie::score>("score"),
      Fields::of<&OpenTie::players>("players"),
  };
};

template <>
struct Output<EventSheet> {
  using Fields = OutputFields<EventSheet>;
  static constexpr std::array fields = {
      Fields::of<&EventSheet::rows>("rows"),
      Fields::unless_empty<&EventSheet::level_on>("levelOn"),
      Fields::unless_empty<&EventSheet::open_ties>("openTies"),
  };
};

namespace {

constexpr auto board = [](const BoardRequest& request) { return score_board(request); };
constexpr std::array functions = {
    function<BoardRequest, board>("scoreBoard"),
    function<FinalRequest, score_final>("scoreFinal"),
    function<QualifiersRequest, qualifiers>("qualifiers"),
    function<EventRequest, standings>("standings"),
};

}  // namespace

extern const System puffing_billy_system;
constinit const System puffing_billy_system = {"puffingBilly", functions};

}  // namespace tallysheet::wasm
