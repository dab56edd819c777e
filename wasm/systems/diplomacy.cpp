// The further systems for Diplomacy at the boundary: the fields of their requests and sheets, and their functions.
#include "boundary/systems.hpp"
#include "tallysheet/diplomacy_systems.hpp"

namespace tallysheet::wasm {

using namespace diplomacy;

template <>
struct Input<LastFall> {
  using Fields = InputFields<LastFall>;
  static constexpr std::array fields = {
      Fields::required<&LastFall::year>("year", {last_fall_years}),
  };
};

template <>
struct Input<FinishedSeat> {
  using Fields = InputFields<FinishedSeat>;
  static constexpr std::array fields = {
      Fields::required<&FinishedSeat::power>("power"),
      Fields::optional<&FinishedSeat::player>("player"),
      Fields::required<&FinishedSeat::centres>("centres", {centres_of_power}),
      Fields::optional<&FinishedSeat::last_held>("lastHeld"),
      Fields::optional<&FinishedSeat::in_draw>("inDraw"),
  };
};

template <>
struct Input<GameRequest> {
  using Fields = InputFields<GameRequest>;
  static constexpr std::array fields = {
      Fields::required<&GameRequest::system>("system"),
      Fields::required<&GameRequest::powers>("powers", {powers_in_game}),
      Fields::optional<&GameRequest::final_year>("finalYear", {final_years}),
      Fields::optional<&GameRequest::working>("working"),
  };
};

template <>
struct Input<FinishedGame> {
  using Fields = InputFields<FinishedGame>;
  static constexpr std::array fields = {
      Fields::required<&FinishedGame::powers>("powers", {powers_in_game}),
      Fields::optional<&FinishedGame::final_year>("finalYear", {final_years}),
  };
};

template <>
struct Input<StandingsRequest> {
  using Fields = InputFields<StandingsRequest>;
  static constexpr std::array fields = {
      Fields::required<&StandingsRequest::system>("system"),
      Fields::required<&StandingsRequest::games>("games", {games_in_event}),
  };
};

template <>
struct Output<ScoredSeat> {
  using Fields = OutputFields<ScoredSeat>;
  static constexpr std::array fields = {
      Fields::of<&ScoredSeat::power>("power"),     Fields::of<&ScoredSeat::player>("player"),
      Fields::of<&ScoredSeat::centres>("centres"), Fields::of<&ScoredSeat::place>("place"),
      Fields::of<&ScoredSeat::score>("score"),
  };
};

template <>
struct Output<ScoredGame> {
  using Fields = OutputFields<ScoredGame>;
  static constexpr std::array fields = {
      Fields::of<&ScoredGame::winner>("winner"),
      Fields::of<&ScoredGame::rows>("rows"),
      Fields::unless_empty<&ScoredGame::working>("working"),
  };
};

template <>
struct Output<StandingsRow> {
  using Fields = OutputFields<StandingsRow>;
  static constexpr std::array fields = {
      Fields::of<&StandingsRow::player>("player"), Fields::of<&StandingsRow::place>("place"),
      Fields::of<&StandingsRow::shared>("shared"), Fields::of<&StandingsRow::games>("games"),
      Fields::of<&StandingsRow::total>("total"),   Fields::of<&StandingsRow::wins>("wins"),
      Fields::of<&StandingsRow::best>("best"),     Fields::of<&StandingsRow::separated_by>("separatedBy"),
  };
};

template <>
struct Output<Standings> {
  using Fields = OutputFields<Standings>;
  static constexpr std::array fields = {
      Fields::of<&Standings::rows>("rows"),
      Fields::unless_empty<&Standings::level_on>("levelOn"),
  };
};

namespace {

constexpr std::array functions = {
    function<GameRequest, score_game>("scoreGame"),
    function<StandingsRequest, standings>("standings"),
};

}  // namespace

extern const System diplomacy_system;
constinit const System diplomacy_system = {"diplomacy", functions};

}  // namespace tallysheet::wasm
