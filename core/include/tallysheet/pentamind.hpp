// Pentamind, the Mind Sports Olympiad's points by rank for any game.
// Source: core/SOURCES.md, Pentamind.
//
// n players, rank r: 100 × (n + 5) ÷ (n + 6) × (n − r) ÷ (n − 1); formerly n ÷ (n + 1) in place of the first quotient.
// Where more than 100 play, the first ten score as among 100, and the others
// 100 × 105 × 90 ÷ (99 × 106) × (n − r) ÷ (n − 10). In a diluted event points are multiplied by .95. Points are rounded
// to 2 places. Tied players take the mean of the ranks they fill.
// Refused: fewer than 2 players or more than 10,000; under the former formula, more than 100 players or dilution.
// Example: under the former formula five players had 83.33, 62.50, 41.67, 20.83 and 0.
#pragma once

#include <array>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/finish.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::pentamind {

enum class Formula { current, former };
inline constexpr std::array<Named<Formula>, 2> formula_names = {
    {{Formula::current, "current"}, {Formula::former, "former"}}};
constexpr const auto& names_of(Formula) { return formula_names; }

inline constexpr Range players_in_game = {2, 10'000};
/// One formula holds for all ranks up to this number of players.
inline constexpr Range players_in_small_game = {2, 100};

struct Game {
  std::vector<Finish> finish;
  Formula formula = Formula::current;
  /// Whether the organisers name the game as one with the dilution factor.
  bool diluted = false;
  /// Whether the sheet includes its working.
  bool working = false;
};

struct Sheet {
  std::vector<FinishRow> rows;
  Working working;
};

/// Finds every problem of a request; there is none when it can be scored.
[[nodiscard]] Problems check(const Game& game);

[[nodiscard]] Sheet score_game(const Checked<Game>& game);

}  // namespace tallysheet::pentamind
