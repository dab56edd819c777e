#include "game_scores.hpp"

#include <algorithm>

#include "sentences.hpp"
#include "tallysheet/sentences.hpp"
#include "terms.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::int64_t most_steps_told = 5'000'000;

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
      case FailureKind::last_fall_missing: return last_fall_missing();
      case FailureKind::final_year_missing: return missing(game_ / "finalYear", sentences::year_missing, "");
      case FailureKind::hours_missing: return missing(game_ / "hours", sentences::rule_hours_missing, "");
      case FailureKind::answer_missing: return answer_missing();
    }
  }

 private:
  void missing(const Path& at, const Sentence& sentence, const ArgumentValue& value) {
    tallysheet::report(problems_, at, ProblemCode::required, sentence, {value});
  }

  void last_fall_missing() {
    const Path list = game_ / "players";
    missing(list / failure_.player / "lastHeld", tallysheet::sentences::last_fall_missing,
            diplomacy::title_of(power_of(request_, failure_.player)));
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

/// Whether the score ends after this number of places.
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

}  // namespace

std::shared_ptr<const Program> sound_program(Problems& problems, std::string_view rule) {
  auto program = program_of(rule);
  if (program->reading.problems.empty()) return program;
  const Path at = request_path / "rule";
  for (const TextProblem& problem : program->reading.problems) {
    report(problems, at, ProblemCode::range, sentences::in_text, {problem.line, problem.column, problem.message});
  }
  return nullptr;
}

const ScoredGame* GameScorer::score(Problems& problems, const Path& at, const Game& game) {
  const std::size_t before = problems.size();
  check_game(problems, at, program_, game, options_.names);
  if (problems.size() > before) return nullptr;
  set_board(board_, program_, game);
  evaluation_.begin(board_);
  std::vector<Exact>& scores = scored_.scores;
  scores.resize(game.players.size());
  for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = evaluation_.line(program_.score, i);
  if (evaluation_.failure()) {
    FailureReport(problems, at, program_, game, *evaluation_.failure()).report();
    return nullptr;
  }
  if (options_.working) scored_.working = working_of(evaluation_);
  return &scored_;
}

std::vector<WideFigure> figures_of(const Program& program, const std::vector<Exact>& scores) {
  const int places = places_of_scores(program, scores);
  std::vector<WideFigure> figures;
  figures.reserve(scores.size());
  for (const Exact& score : scores) figures.push_back({round_to_units(score.to_fraction(), places), places});
  return figures;
}

std::vector<Ranked> ranked_by_score(const Program& program, const std::vector<Exact>& scores) {
  const bool highest = program.reading.best == Order::highest;
  return rank(scores.size(), [&](std::size_t one, std::size_t other) {
    return highest ? scores[other] < scores[one] : scores[one] < scores[other];
  });
}

void check_number_of_games(Problems& problems, std::size_t count) {
  check_count(problems, request_path / "games", tallysheet::sentences::number_of_games, count, games_at_once);
}

Problems check_games(std::string_view rule, const std::vector<Game>& games, Names names) {
  Problems problems;
  const auto program = sound_program(problems, rule);
  if (!program) return problems;
  check_number_of_games(problems, games.size());
  const Path list = request_path / "games";
  for (std::size_t i = 0; i < games.size(); ++i) check_game(problems, list / i, *program, games[i], names);
  return problems;
}

}  // namespace tallysheet::rules
