// A finished game as the facts that a rule can name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "program.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::rules {

/// Finds every problem of a game that needs no evaluation.
void check_game(Problems& problems, const Path& at, const Program& program, const Game& game,
                Names names = Names::optional);

struct PlayerFacts {
  std::int64_t place = 1;
  std::int64_t sharing = 1;
  std::int64_t seat = 1;
  /// The centres, or the score in the game.
  Exact measure;
  Exact lead;
  bool winner = false;
  bool leader = false;
  bool in_draw = false;
  /// Not set if the request does not say.
  std::optional<std::int64_t> years;
  std::optional<std::int64_t> year_out;
  /// Indexed as the rule's questions.
  std::vector<MaybeExact> answers;

  bool survives() const { return measure.numerator > 0; }
};

struct Board {
  std::vector<PlayerFacts> players;
  std::int64_t leaders = 0;
  std::int64_t survivors = 0;
  std::int64_t drawers = 0;
  bool solo = false;
  std::optional<std::int64_t> final_year;
  MaybeExact hours;
  std::vector<MaybeExact> answers;
};

/// Sets the board to a game without problems. The board of the game before lends its room.
void set_board(Board& board, const Program& program, const Game& game);

/// The powers of a game of Diplomacy in the order of its players.
diplomacy::Power power_of(const Game& game, std::size_t index);

}  // namespace tallysheet::rules
