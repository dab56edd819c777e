// Games of Diplomacy for the tests: seven players, each named by a letter, and their centres.
#pragma once

#include <array>

#include "support.hpp"
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/diplomacy.hpp"

namespace tallysheet::test {

/// The centres of Austria, England, France, Germany, Italy, Russia and Turkey.
using Centres = std::array<std::int64_t, diplomacy::power_count>;

/// Seats for the seven powers in order. Each letter of `players` is a name; if it is empty, nobody has a name.
template <class Game>
Game game_of(const Centres& centres, std::string_view players = {}) {
  Game game;
  for (const auto& [power, name] : diplomacy::power_names) {
    auto& seat = game.powers.emplace_back();
    seat.power = power;
    seat.centres = centres[diplomacy::index_of(power)];
    if (!players.empty()) seat.player = players.substr(diplomacy::index_of(power), 1);
  }
  return game;
}

/// Gives every power without centres one centre in Fall 1904 and none later, which scores nothing.
inline detour_98f::Game detour_game(const Centres& centres, std::string_view players = {}) {
  auto game = game_of<detour_98f::Game>(centres, players);
  for (detour_98f::Seat& seat : game.powers) {
    if (seat.is_eliminated()) seat.last_held = {1904, 1};
  }
  return game;
}

}  // namespace tallysheet::test
