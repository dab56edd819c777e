// Detour 98f at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/detour_98f.hpp"

#include "boundary/systems.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace detour_98f;

template <>
struct Input<LastHeld> {
  using Fields = InputFields<LastHeld>;
  static constexpr std::array fields = {
      Fields::required<&LastHeld::year>("year", {last_years}),
      Fields::required<&LastHeld::centres>("centres", {last_centres}),
  };
};

template <>
struct Input<Seat> {
  using Fields = InputFields<Seat>;
  static constexpr std::array fields = {
      Fields::required<&Seat::power>("power"),
      Fields::optional<&Seat::player>("player"),
      Fields::required<&Seat::centres>("centres", {diplomacy::centres_of_power}),
      Fields::optional<&Seat::last_held>("lastHeld"),
  };
};

template <>
struct Input<Game> {
  using Fields = InputFields<Game>;
  static constexpr std::array fields = {
      Fields::required<&Game::powers>("powers", {diplomacy::powers_in_game}),
      Fields::optional<&Game::working>("working"),
  };
};

template <>
struct Input<StandingsRequest> {
  using Fields = InputFields<StandingsRequest>;
  static constexpr std::array fields = {
      Fields::required<&StandingsRequest::games>("games", {games_in_event}),
  };
};

template <>
struct Input<BestCountriesRequest> {
  using Fields = InputFields<BestCountriesRequest>;
  static constexpr std::array fields = {
      Fields::required<&BestCountriesRequest::games>("games", {games_in_event}),
  };
};

template <>
struct Output<Parts> {
  using Fields = OutputFields<Parts>;
  static constexpr std::array fields = {
      Fields::of<&Parts::centres>("centres"),   Fields::of<&Parts::fall_1905>("fall1905"),
      Fields::of<&Parts::survival>("survival"), Fields::of<&Parts::lead>("lead"),
      Fields::of<&Parts::position>("position"),
  };
};

template <>
struct Output<Row> {
  using Fields = OutputFields<Row>;
  static constexpr std::array fields = {
      Fields::of<&Row::power>("power"),     Fields::of<&Row::player>("player"), Fields::of<&Row::centres>("centres"),
      Fields::of<&Row::outcome>("outcome"), Fields::of<&Row::place>("place"),   Fields::of<&Row::shared_by>("sharedBy"),
      Fields::of<&Row::parts>("parts"),     Fields::of<&Row::raw>("raw"),       Fields::of<&Row::points>("points"),
  };
};

template <>
struct Output<Sheet> {
  using Fields = OutputFields<Sheet>;
  static constexpr std::array fields = {
      Fields::of<&Sheet::result>("result"),
      Fields::of<&Sheet::raw_total>("rawTotal"),
      Fields::of<&Sheet::rows>("rows"),
      Fields::unless_empty<&Sheet::working>("working"),
  };
};

template <>
struct Output<PlayedGame> {
  using Fields = OutputFields<PlayedGame>;
  static constexpr std::array fields = {
      Fields::of<&PlayedGame::game>("game"),
      Fields::of<&PlayedGame::power>("power"),
      Fields::of<&PlayedGame::points>("points"),
      Fields::of<&PlayedGame::outcome>("outcome"),
  };
};

template <>
struct Output<StandingsRow> {
  using Fields = OutputFields<StandingsRow>;
  static constexpr std::array fields = {
      Fields::of<&StandingsRow::player>("player"), Fields::of<&StandingsRow::place>("place"),
      Fields::of<&StandingsRow::shared>("shared"), Fields::of<&StandingsRow::total>("total"),
      Fields::of<&StandingsRow::wins>("wins"),     Fields::of<&StandingsRow::draws>("draws"),
      Fields::of<&StandingsRow::games>("games"),   Fields::of<&StandingsRow::separated_by>("separatedBy"),
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

template <>
struct Output<Holder> {
  using Fields = OutputFields<Holder>;
  static constexpr std::array fields = {
      Fields::of<&Holder::game>("game"),       Fields::of<&Holder::player>("player"),
      Fields::of<&Holder::centres>("centres"), Fields::of<&Holder::points>("points"),
      Fields::of<&Holder::outcome>("outcome"),
  };
};

template <>
struct Output<Award> {
  using Fields = OutputFields<Award>;
  static constexpr std::array fields = {
      Fields::of<&Award::power>("power"),
      Fields::of<&Award::holders>("holders"),
  };
};

template <>
struct Output<BestCountries> {
  using Fields = OutputFields<BestCountries>;
  static constexpr std::array fields = {
      Fields::of<&BestCountries::awards>("awards"),
  };
};

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
    function<StandingsRequest, standings>("standings"),
    function<BestCountriesRequest, best_countries>("bestCountries"),
};

}  // namespace

extern const System detour_98f_system;
constinit const System detour_98f_system = {"detour98f", functions};

}  // namespace tallysheet::wasm
