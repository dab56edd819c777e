#include "tallysheet/train_games.hpp"

#include "tallysheet/players.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::train_games {
void check_score(Problems& problems, const Path& at, const Score& score) {
  if (score.score >= Decimal(0)) return;
  if (score.player.empty()) {
    report(problems, at, ProblemCode::range, sentences::nameless_score_below_zero, {score.index + 1, score.score});
  } else {
    report(problems, at, ProblemCode::range, sentences::score_below_zero, {shortened(score.player), score.score});
  }
}

void check_winner(Problems& problems, const Path& at, const Score& winner) {
  if (winner.score != Decimal(0)) return;
  if (winner.player.empty()) {
    report(problems, at, ProblemCode::range, sentences::nameless_winner_at_zero, {winner.index + 1});
  } else {
    report(problems, at, ProblemCode::range, sentences::winner_at_zero, {shortened(winner.player)});
  }
}

}  // namespace tallysheet::train_games
