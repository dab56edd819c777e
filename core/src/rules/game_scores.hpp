// The exact scores of a game, from which its sheet and an event's standings are made.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "evaluation.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/ranking.hpp"

namespace tallysheet::rules {

/// Reads a rule. Returns nothing if its text has problems, which are reported at /rule.
std::shared_ptr<const Program> sound_program(Problems& problems, std::string_view rule);

struct ScoringOptions {
  Names names = Names::optional;
  bool working = false;
};

struct ScoredGame {
  /// In the order of the players.
  std::vector<Exact> scores;
  std::vector<RuleStep> working;
};

/// Scores one game after another, in the same room.
class GameScorer {
 public:
  GameScorer(const Program& program, const ScoringOptions& options)
      : program_(program), options_(options), evaluation_(program) {}

  /// Scores the game at `at`, or reports its problems and returns null. The next game takes the place of the answer.
  const ScoredGame* score(Problems& problems, const Path& at, const Game& game);

 private:
  const Program& program_;
  ScoringOptions options_;
  Board board_;
  Evaluation evaluation_;
  ScoredGame scored_;
};

/// Ranks the players of a game, best score first.
std::vector<Ranked> ranked_by_score(const Program& program, const std::vector<Exact>& scores);

/// Finds every problem of a rule's text, or those of many games that need no evaluation.
Problems check_games(std::string_view rule, const std::vector<Game>& games, Names names);
/// Reports too many games, at /games.
void check_number_of_games(Problems& problems, std::size_t count);

/// The scores of a game as its sheet prints them.
std::vector<WideFigure> figures_of(const Program& program, const std::vector<Exact>& scores);

}  // namespace tallysheet::rules
