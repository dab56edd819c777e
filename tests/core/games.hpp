// Games of Diplomacy as the tests write them: seven players by a letter each, and their centres.
#pragma once

#include "diplomacy.hpp"
#include "support.hpp"

namespace tallysheet::test {

/// Centres of Austria, England, France, Germany, Italy, Russia and Turkey.
using Centres = std::array<int64_t, 7>;

/// The seven powers in order. Each of the `players` is a letter; without them nobody is named.
template <class Game>
Game game_of(const Centres& centres, std::string_view players = {}) {
  Game game;
  for (size_t i = 0; i < centres.size(); ++i) {
    auto& seat = game.powers.add();
    seat.power = static_cast<diplomacy::Power>(i);
    seat.centres = centres[i];
    if (!players.empty()) seat.player = players.substr(i, 1);
  }
  return game;
}

}  // namespace tallysheet::test
