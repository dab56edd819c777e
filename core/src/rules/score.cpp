// Reads, checks and scores: the functions of the interface.
#include <algorithm>

#include "evaluation.hpp"
#include "sentences.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/sentences.hpp"
#include "terms.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::int64_t most_steps_told = 5'000'000;

/// Reports the problems of a rule's text at /rule.
void report_text(Problems& problems, const Program& program) {
  const Path at = request_path / "rule";
  for (const TextProblem& problem : program.reading.problems) {
    report(problems, at, ProblemCode::range, sentences::in_text, {problem.line, problem.column, problem.message});
  }
}

class FailureReport {
 public:
  FailureReport(Problems& problems, const Path& game, const Program& program, const Game& request,
                const Failure& failure)
      : problems_(problems), game_(game), program_(program), request_(request), failure_(failure) {}

  void report() {
    switch (failure_.kind) {
      case FailureKind::divided_by_nothing: return at_text(sentences::divided_by_nothing);
      case FailureKind::too_large: return at_text(sentences::too_large_value);
      case FailureKind::too_many_steps: return at_text(sentences::too_many_steps);
      case FailureKind::not_whole: return at_text(sentences::not_whole_count);
      case FailureKind::last_fall_missing: {
        const Path list = game_ / "players";
        return missing(list / failure_.player / "lastHeld", tallysheet::sentences::last_fall_missing,
                       diplomacy::title_of(power_of(request_, failure_.player)));
      }
      case FailureKind::final_year_missing: return missing(game_ / "finalYear", sentences::year_missing, "");
      case FailureKind::hours_missing: return missing(game_ / "hours", sentences::rule_hours_missing, "");
      case FailureKind::answer_missing: return answer_missing();
    }
  }

 private:
  void missing(const Path& at, const Sentence& sentence, const ArgumentValue& value) {
    tallysheet::report(problems_, at, ProblemCode::required, sentence, {value});
  }

  void answer_missing() {
    const Question& question = program_.reading.questions[program_.tree.nodes[failure_.node].index];
    if (question.of == Scope::game) return missing(game_ / "answers", sentences::answer_missing_game, question.name);
    const Path list = game_ / "players";
    tallysheet::report(problems_, list / failure_.player / "answers", ProblemCode::required, sentences::answer_missing,
                       {question.name, title()});
  }

  std::string title() const {
    const std::string& name = request_.players[failure_.player].player;
    if (!name.empty()) return shortened(name);
    if (program_.reading.game != GameKind::diplomacy) return format("player {}", {failure_.player + 1});
    return std::string(diplomacy::title_of(power_of(request_, failure_.player)));
  }

  void at_text(const Sentence& sentence) {
    const Node& node = program_.tree.nodes[failure_.node];
    const Positions positions(program_.text);
    const std::string_view text =
        std::string_view(program_.text).substr(node.span.begin, node.span.end - node.span.begin);
    const std::string quoted = format("“{}”", {shortened(text)});
    const std::string player = node.of_player || node.of_own ? format(" for {}", {title()}) : "";
    const std::int64_t line = positions.line_of(node.span.begin);
    const std::int64_t column = positions.column_of(node.span.begin);
    const Path at = request_path / "rule";
    if (failure_.kind == FailureKind::not_whole) {
      return tallysheet::report(problems_, at, ProblemCode::range, sentence,
                                {line, column, quoted, figure_of(failure_.value), player});
    }
    if (failure_.kind == FailureKind::too_many_steps) {
      return tallysheet::report(problems_, at, ProblemCode::range, sentence, {line, column, quoted, most_steps_told});
    }
    tallysheet::report(problems_, at, ProblemCode::range, sentence, {line, column, quoted, player});
  }

  Problems& problems_;
  const Path& game_;
  const Program& program_;
  const Game& request_;
  const Failure& failure_;
};

/// Scores one game; `Use` takes the evaluation with all scores in it.
template <class Use>
void score_game(Problems& problems, const Path& at, const Program& program, const Game& game, Use use) {
  const std::size_t before = problems.size();
  check_game(problems, at, program, game);
  if (problems.size() > before) return;
  const Board board = board_of(program, game);
  Evaluation evaluation(program, board);
  std::vector<Exact> scores(game.players.size());
  for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = evaluation.line(program.score, i);
  if (evaluation.failure()) return FailureReport(problems, at, program, game, *evaluation.failure()).report();
  use(evaluation, scores);
}

/// Whether the score ends after so many places.
bool has_places(const Exact& score, int places) { return rounded(score, Rounding::nearest, places) == score; }

/// The places to which the scores of a game are printed.
int places_of_scores(const Program& program, const std::vector<Exact>& scores) {
  const auto most = static_cast<int>(program.reading.decimals);
  if (program.states_decimals) return most;
  int places = 0;
  while (places < most &&
         !std::all_of(scores.begin(), scores.end(), [&](const Exact& score) { return has_places(score, places); }))
    ++places;
  return places;
}

std::vector<WideFigure> figures_of(const Program& program, const std::vector<Exact>& scores) {
  const int places = places_of_scores(program, scores);
  std::vector<WideFigure> figures;
  figures.reserve(scores.size());
  for (const Exact& score : scores) figures.push_back({round_to_units(score.to_fraction(), places), places});
  return figures;
}

std::vector<Row> rows_of(const Program& program, const Game& game, const std::vector<Exact>& scores) {
  const bool highest = program.reading.best == Order::highest;
  const std::vector<WideFigure> figures = figures_of(program, scores);
  std::vector<Row> rows(scores.size());
  const auto is_ahead = [&](std::size_t one, std::size_t other) {
    return highest ? scores[other] < scores[one] : scores[one] < scores[other];
  };
  for (const Ranked& ranked : rank(scores.size(), is_ahead)) {
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
  const auto program = program_of(request.rule);
  report_text(problems, *program);
  if (problems.empty()) check_game(problems, request_path / "game", *program, request.game);
  return problems;
}

Problems check(const GamesRequest& request) {
  Problems problems;
  const auto program = program_of(request.rule);
  report_text(problems, *program);
  if (!problems.empty()) return problems;
  const Path list = request_path / "games";
  check_count(problems, list, tallysheet::sentences::number_of_games, request.games.size(), games_at_once);
  for (std::size_t i = 0; i < request.games.size(); ++i) check_game(problems, list / i, *program, request.games[i]);
  return problems;
}

Outcome<Sheet> score(const GameRequest& request) {
  Outcome<Sheet> outcome;
  const auto program = program_of(request.rule);
  report_text(outcome.problems, *program);
  if (!outcome.problems.empty()) return outcome;
  const Path at = request_path / "game";
  score_game(outcome.problems, at, *program, request.game,
             [&](Evaluation& evaluation, const std::vector<Exact>& scores) {
               outcome.value.rows = rows_of(*program, request.game, scores);
               if (request.working) outcome.value.working = working_of(evaluation);
             });
  return outcome;
}

Outcome<Scores> score_games(const GamesRequest& request) {
  Outcome<Scores> outcome;
  const auto program = program_of(request.rule);
  report_text(outcome.problems, *program);
  if (!outcome.problems.empty()) return outcome;
  const Path list = request_path / "games";
  check_count(outcome.problems, list, tallysheet::sentences::number_of_games, request.games.size(), games_at_once);
  for (std::size_t i = 0; i < request.games.size(); ++i) {
    std::vector<WideFigure>& figures = outcome.value.games.emplace_back();
    score_game(outcome.problems, list / i, *program, request.games[i],
               [&](const Evaluation&, const std::vector<Exact>& scores) { figures = figures_of(*program, scores); });
  }
  return outcome;
}

}  // namespace tallysheet::rules
