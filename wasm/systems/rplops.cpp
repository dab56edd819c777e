// RPLOPS at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/rplops.hpp"

#include "boundary/systems.hpp"
#include "finish.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace rplops;

template <>
struct Input<Game> {
  using Fields = InputFields<Game>;
  static constexpr std::array fields = {
      Fields::required<&Game::finish>("finish", {players_in_game}),
      Fields::optional<&Game::formula>("formula"),
      Fields::optional<&Game::average>("average"),
      Fields::nullable<&Game::hours>("hours"),
      Fields::optional<&Game::working>("working"),
  };
};

template <>
struct Input<TableRequest> {
  using Fields = InputFields<TableRequest>;
  static constexpr std::array fields = {
      Fields::optional<&TableRequest::formula>("formula"),
      Fields::optional<&TableRequest::average>("average"),
      Fields::nullable<&TableRequest::hours>("hours"),
      Fields::optional<&TableRequest::max_players>("maxPlayers", {players_in_table}),
      Fields::optional<&TableRequest::min_players>("minPlayers", {players_in_table}),
  };
};

template <>
struct Input<EventGame> {
  using Fields = InputFields<EventGame>;
  static constexpr std::array fields = {
      Fields::required<&EventGame::finish>("finish", {players_in_game}),
      Fields::nullable<&EventGame::hours>("hours"),
  };
};

template <>
struct Input<Event> {
  using Fields = InputFields<Event>;
  static constexpr std::array fields = {
      Fields::required<&Event::games>("games", {games_in_event}),
      Fields::optional<&Event::formula>("formula"),
      Fields::optional<&Event::average>("average"),
      Fields::optional<&Event::use_time>("useTime"),
  };
};

template <>
struct Output<Sheet> {
  using Fields = OutputFields<Sheet>;
  static constexpr std::array fields = {
      Fields::of<&Sheet::name>("name"),
      Fields::of<&Sheet::rows>("rows"),
      Fields::unless_empty<&Sheet::working>("working"),
  };
};

template <>
struct Output<TableRow> {
  using Fields = OutputFields<TableRow>;
  static constexpr std::array fields = {
      Fields::of<&TableRow::rank>("rank"),
      Fields::of<&TableRow::points>("points"),
  };
};

template <>
struct Output<Table> {
  using Fields = OutputFields<Table>;
  static constexpr std::array fields = {
      Fields::of<&Table::name>("name"),
      Fields::of<&Table::players>("players"),
      Fields::of<&Table::rows>("rows"),
  };
};

template <>
struct Output<StandingsRow> {
  using Fields = OutputFields<StandingsRow>;
  static constexpr std::array fields = {
      Fields::of<&StandingsRow::player>("player"), Fields::of<&StandingsRow::place>("place"),
      Fields::of<&StandingsRow::shared>("shared"), Fields::of<&StandingsRow::games>("games"),
      Fields::of<&StandingsRow::hours>("hours"),   Fields::of<&StandingsRow::total>("total"),
  };
};

template <>
struct Output<Standings> {
  using Fields = OutputFields<Standings>;
  static constexpr std::array fields = {
      Fields::of<&Standings::name>("name"),
      Fields::of<&Standings::rows>("rows"),
      Fields::unless_empty<&Standings::level_on>("levelOn"),
  };
};

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
    function<TableRequest, points_table>("pointsTable"),
    function<Event, standings>("standings"),
};

}  // namespace

extern const System rplops_system;
constinit const System rplops_system = {"rplops", functions};

}  // namespace tallysheet::wasm
