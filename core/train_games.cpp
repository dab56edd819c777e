#include "train_games.hpp"

#include "text.hpp"

namespace tallysheet::train_games {
namespace {

std::string score_of(const Seat& seat) {
  if (!seat.player.empty()) return joined({seat.player, "'s score"});
  return joined({"The score of finisher ", text(static_cast<int64_t>(seat.number) + 1)});
}

}  // namespace

void check_score(Problems& problems, const Pointer& at, const Seat& seat, Decimal score) {
  if (score.units >= 0) return;
  report(problems, at, ProblemCode::range,
         {score_of(seat), " is ", plain(score), "; the rules know no score below zero, so enter 0 for a debt."});
}

void check_winner(Problems& problems, const Pointer& at, const Seat& seat, Decimal score) {
  if (score.units != 0) return;
  report(problems, at, ProblemCode::range,
         {score_of(seat), " is 0; the others are measured against the winner's score, which must be above zero."});
}

}  // namespace tallysheet::train_games
