// Pentamind at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/pentamind.hpp"

#include "boundary/systems.hpp"
#include "finish.hpp"

namespace tallysheet::wasm {

using namespace pentamind;

template <>
struct Input<Game> {
  using Fields = InputFields<Game>;
  static constexpr std::array fields = {
      Fields::required<&Game::finish>("finish", {players_in_game}),
      Fields::optional<&Game::formula>("formula"),
      Fields::optional<&Game::diluted>("diluted"),
      Fields::optional<&Game::working>("working"),
  };
};

template <>
struct Output<Sheet> {
  using Fields = OutputFields<Sheet>;
  static constexpr std::array fields = {
      Fields::of<&Sheet::rows>("rows"),
      Fields::unless_empty<&Sheet::working>("working"),
  };
};

namespace {

constexpr std::array functions = {
    function<Game, score_game>("scoreGame"),
};

}  // namespace

extern const System pentamind_system;
constinit const System pentamind_system = {"pentamind", functions};

}  // namespace tallysheet::wasm
