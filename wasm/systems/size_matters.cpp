// Size Matters at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/size_matters.hpp"

#include "boundary/systems.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace size_matters;

template <>
struct Input<Seat> {
  using Fields = InputFields<Seat>;
  static constexpr std::array fields = {
      Fields::required<&Seat::power>("power"),
      Fields::optional<&Seat::player>("player"),
      Fields::required<&Seat::centres>("centres", {diplomacy::centres_of_power}),
      Fields::optional<&Seat::in_draw>("inDraw"),
  };
};

template <>
struct Input<Game> {
  using Fields = InputFields<Game>;
  static constexpr std::array fields = {
      Fields::required<&Game::powers>("powers", {diplomacy::powers_in_game}),
      Fields::optional<&Game::rounding>("rounding"),
      Fields::optional<&Game::floor>("floor"),
      Fields::optional<&Game::working>("working"),
  };
};

template <>
struct Input<Event> {
  using Fields = InputFields<Event>;
  static constexpr std::array fields = {
      Fields::required<&Event::games>("games", {games_in_event}),
      Fields::optional<&Event::rounding>("rounding"),
      Fields::optional<&Event::floor>("floor"),
      Fields::optional<&Event::tie_breakers>("tieBreakers", {tie_breakers_allowed}),
  };
};

template <>
struct Output<Row> {
  using Fields = OutputFields<Row>;
  static constexpr std::array fields = {
      Fields::of<&Row::power>("power"),    Fields::of<&Row::player>("player"),     Fields::of<&Row::centres>("centres"),
      Fields::of<&Row::in_draw>("inDraw"), Fields::of<&Row::modifier>("modifier"), Fields::of<&Row::floored>("floored"),
      Fields::of<&Row::score>("score"),    Fields::of<&Row::place>("place"),
  };
};

template <>
struct Output<Sheet> {
  using Fields = OutputFields<Sheet>;
  static constexpr std::array fields = {
      Fields::of<&Sheet::result>("result"),
      Fields::of<&Sheet::soloist>("soloist"),
      Fields::of<&Sheet::players>("players"),
      Fields::of<&Sheet::base>("base"),
      Fields::of<&Sheet::draw_score>("drawScore"),
      Fields::of<&Sheet::rows>("rows"),
      Fields::unless_empty<&Sheet::working>("working"),
  };
};

template <>
struct Output<StandingsRow> {
  using Fields = OutputFields<StandingsRow>;
  static constexpr std::array fields = {
      Fields::of<&StandingsRow::player>("player"),
      Fields::of<&StandingsRow::place>("place"),
      Fields::of<&StandingsRow::shared>("shared"),
      Fields::of<&StandingsRow::games>("games"),
      Fields::of<&StandingsRow::total>("total"),
      Fields::of<&StandingsRow::solos>("solos"),
      Fields::of<&StandingsRow::points_difference>("pointsDifference"),
      Fields::of<&StandingsRow::head_to_head>("headToHead"),
      Fields::of<&StandingsRow::separated_by>("separatedBy"),
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

constexpr auto game = [](const Game& request) { return score_game(request); };
constexpr std::array functions = {
    function<Game, game>("scoreGame"),
    function<Event, standings>("standings"),
};

}  // namespace

extern const System size_matters_system;
constinit const System size_matters_system = {"sizeMatters", functions};

}  // namespace tallysheet::wasm
