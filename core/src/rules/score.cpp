// Reads, checks and scores: the functions of the interface, but for standings.
#include "game_scores.hpp"

namespace tallysheet::rules {
namespace {

std::vector<Row> rows_of(const Program& program, const Game& game, const std::vector<Exact>& scores) {
  const std::vector<WideFigure> figures = figures_of(program, scores);
  std::vector<Row> rows(scores.size());
  for (const Ranked& ranked : ranked_by_score(program, scores)) {
    Row& row = rows[ranked.index];
    row.player = game.players[ranked.index].player;
    if (program.reading.game == GameKind::diplomacy) row.power = power_of(game, ranked.index);
    row.place = ranked.place;
    row.score = figures[ranked.index];
  }
  return rows;
}

}  // namespace

Reading read(const CheckRequest& request) { return program_of(request.rule)->reading; }

Problems check(const CheckRequest&) { return {}; }

Problems check(const GameRequest& request) {
  Problems problems;
  const auto program = sound_program(problems, request.rule);
  if (program) check_game(problems, request_path / "game", *program, request.game);
  return problems;
}

Problems check(const GamesRequest& request) { return check_games(request.rule, request.games, Names::optional); }

Outcome<Sheet> score(const GameRequest& request) {
  Outcome<Sheet> outcome;
  const auto program = sound_program(outcome.problems, request.rule);
  if (!program) return outcome;
  GameScorer scorer(*program, {.working = request.working});
  const ScoredGame* const found = scorer.score(outcome.problems, request_path / "game", request.game);
  if (found == nullptr) return outcome;
  outcome.value.rows = rows_of(*program, request.game, found->scores);
  outcome.value.working = found->working;
  return outcome;
}

Outcome<Scores> score_games(const GamesRequest& request) {
  Outcome<Scores> outcome;
  const auto program = sound_program(outcome.problems, request.rule);
  if (!program) return outcome;
  const Path list = request_path / "games";
  check_number_of_games(outcome.problems, request.games.size());
  GameScorer scorer(*program, {});
  outcome.value.games.resize(request.games.size());
  for (std::size_t i = 0; i < request.games.size(); ++i) {
    const ScoredGame* const found = scorer.score(outcome.problems, list / i, request.games[i]);
    if (found != nullptr) outcome.value.games[i] = figures_of(*program, found->scores);
  }
  return outcome;
}

}  // namespace tallysheet::rules
