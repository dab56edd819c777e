#include "train_games.hpp"

#include "players.hpp"

namespace tallysheet::train_games {
namespace {

Text score_of(const Seat& seat) {
  if (!seat.player.empty()) return filled("{}'s score", {shortened(seat.player)});
  return filled("The score of finisher {}", {static_cast<int64_t>(seat.number) + 1});
}

}  // namespace

void check_score(Problems& problems, const Pointer& at, const Seat& seat, Decimal score) {
  if (score.units >= 0) return;
  report(problems, at, ProblemCode::range, "{} is {}; the rules know no score below zero, so enter 0 for a debt.",
         {score_of(seat), score});
}

void check_winner(Problems& problems, const Pointer& at, const Seat& seat, Decimal score) {
  if (score.units != 0) return;
  report(problems, at, ProblemCode::range,
         "{} is 0; the others are measured against the winner's score, which must be above zero.", {score_of(seat)});
}

}  // namespace tallysheet::train_games
