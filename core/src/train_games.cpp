#include "tallysheet/train_games.hpp"

#include "tallysheet/format.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::train_games {
namespace {

std::string title_of(const Score& score) {
  if (!score.player.empty()) return format("{}'s score", {shortened(score.player)});
  return format("The score of finisher {}", {score.index + 1});
}

}  // namespace

void check_score(Problems& problems, const Path& at, const Score& score) {
  if (score.score >= Decimal(0)) return;
  report(problems, at, ProblemCode::range, "{} is {}; scores cannot be negative, so enter 0 for a debt.",
         {title_of(score), written(score.score)});
}

void check_winner(Problems& problems, const Path& at, const Score& winner) {
  if (winner.score != Decimal(0)) return;
  report(problems, at, ProblemCode::range,
         "{} is 0; the others are measured against the winner's score, which must be above zero.", {title_of(winner)});
}

}  // namespace tallysheet::train_games
