// Union Pacific at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/union_pacific.hpp"

#include "boundary/systems.hpp"

namespace tallysheet::wasm {

using namespace union_pacific;

template <>
struct Input<Player> {
  using Fields = InputFields<Player>;
  static constexpr std::array fields = {
      Fields::required<&Player::player>("player"),
      Fields::required<&Player::score>("score"),
  };
};

template <>
struct Input<TwoGameRequest> {
  using Fields = InputFields<TwoGameRequest>;
  static constexpr std::array fields = {
      Fields::required<&TwoGameRequest::games>("games", {games_in_final, players_in_game}),
      Fields::optional<&TwoGameRequest::rounding>("rounding"),
      Fields::optional<&TwoGameRequest::working>("working"),
  };
};

template <>
struct Output<TwoGameRow> {
  using Fields = OutputFields<TwoGameRow>;
  static constexpr std::array fields = {
      Fields::of<&TwoGameRow::player>("player"),     Fields::of<&TwoGameRow::place>("place"),
      Fields::of<&TwoGameRow::shared>("shared"),     Fields::of<&TwoGameRow::scores>("scores"),
      Fields::of<&TwoGameRow::percents>("percents"), Fields::of<&TwoGameRow::points>("points"),
      Fields::of<&TwoGameRow::total>("total"),
  };
};

template <>
struct Output<TwoGameSheet> {
  using Fields = OutputFields<TwoGameSheet>;
  static constexpr std::array fields = {
      Fields::of<&TwoGameSheet::rows>("rows"),
      Fields::unless_empty<&TwoGameSheet::working>("working"),
  };
};

namespace {

constexpr std::array functions = {
    function<TwoGameRequest, score_final>("scoreFinal"),
};

}  // namespace

extern const System union_pacific_system;
constinit const System union_pacific_system = {"unionPacific", functions};

}  // namespace tallysheet::wasm
