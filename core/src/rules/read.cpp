// Reads a rule: its statements one by one, then its lines together.
#include <algorithm>
#include <array>
#include <list>
#include <utility>

#include "program.hpp"
#include "sentences.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::size_t most_lines = 200;
constexpr std::size_t programs_kept = 4;

class ProgramReader {
 public:
  explicit ProgramReader(std::string_view text) : statements_(statements_of(text)), problems_(text) {
    program_.text = text;
  }

  Program program() && {
    if (!text_length.contains(static_cast<std::int64_t>(program_.text.size()))) return refused_length();
    // What the others may say depends on the game, wherever it stands.
    for (const Statement& statement : statements_) {
      if (is_game(statement)) heading(statement);
    }
    for (const Statement& statement : statements_) {
      if (!is_game(statement)) read(statement);
    }
    finish();
    return std::move(program_);
  }

 private:
  static bool is_game(const Statement& statement) {
    return statement.kind == StatementKind::heading && statement.name == "game";
  }

  Program refused_length() {
    const Sentence& sentence = program_.text.empty() ? sentences::score_missing : sentences::text_length;
    problems_.report({}, sentence, {program_.text.size(), text_length.maximum});
    program_.reading.problems = problems_.take();
    return std::move(program_);
  }

  void read(const Statement& statement) {
    switch (statement.kind) {
      case StatementKind::heading: return heading(statement);
      case StatementKind::question: return read_question(program_, statement, problems_);
      case StatementKind::definition: return definition(statement);
      case StatementKind::stray: return problems_.report(statement.name_span, sentences::stray_line);
      case StatementKind::comment: break;
    }
  }

  void heading(const Statement& statement) {
    if (std::find(headings_.begin(), headings_.end(), statement.name) != headings_.end()) {
      problems_.report(statement.name_span, sentences::heading_twice, {statement.name});
    }
    headings_.push_back(statement.name);
    read_heading(program_, statement, problems_);
  }

  void definition(const Statement& statement) {
    if (program_.definitions.size() == most_lines) return refuse_surplus(statement.name_span);
    const NodeId root = parse_expression(program_.tree, statement.tokens, problems_);
    program_.definitions.push_back({statement.name, statement.name_span, root});
  }

  /// Reports the first line too many, with the number of all.
  void refuse_surplus(const Span& at) {
    if (std::exchange(has_surplus_, true)) return;
    const auto lines = std::count_if(statements_.begin(), statements_.end(), [](const Statement& statement) {
      return statement.kind == StatementKind::definition;
    });
    problems_.report(at, sentences::too_many_lines, {static_cast<std::size_t>(lines), most_lines});
  }

  bool states(std::string_view heading) const {
    return std::find(headings_.begin(), headings_.end(), heading) != headings_.end();
  }

  void finish() {
    Reading& reading = program_.reading;
    if (!states("game")) report_game_missing();
    check_number_of_questions();
    check_lines(program_, problems_);
    program_.states_decimals = states("decimals");
    if (problems_.empty() && !program_.states_decimals) infer_decimals();
    describe_lines();
    if (problems_.empty()) reading.text = printed(program_, statements_);
    reading.problems = problems_.take();
  }

  void report_game_missing() {
    problems_.report({}, sentences::game_missing, {std::string_view("Diplomacy, places, scores, places and scores")});
  }

  void check_number_of_questions() {
    const auto most = static_cast<std::size_t>(questions_allowed.maximum);
    const std::size_t count = program_.reading.questions.size();
    if (count > most) problems_.report(program_.question_spans[most], sentences::too_many_questions, {count, most});
  }

  void infer_decimals() {
    const Definition& score = program_.definitions[program_.score];
    const std::optional<int> places = places_of(program_, score);
    if (places && *places <= decimals_allowed.maximum) program_.reading.decimals = *places;
    else problems_.report(score.name_span, sentences::decimals_missing);
  }

  void describe_lines() {
    for (const Definition& definition : program_.definitions) {
      const Node& root = program_.tree.nodes[definition.root];
      Line line;
      line.name = definition.name;
      line.line = problems_.positions().line_of(definition.name_span.begin);
      line.of = root.of_player || root.of_own ? Scope::player : Scope::game;
      line.type = root.type;
      if (problems_.empty()) line.text = printed(program_, definition.root);
      program_.reading.lines.push_back(std::move(line));
    }
  }

  std::vector<Statement> statements_;
  TextProblems problems_;
  Program program_;
  std::vector<std::string> headings_;
  bool has_surplus_ = false;
};

}  // namespace

std::shared_ptr<const Program> program_of(std::string_view text) {
  thread_local std::list<std::shared_ptr<const Program>> kept;
  for (auto program = kept.begin(); program != kept.end(); ++program) {
    if ((*program)->text != text) continue;
    kept.splice(kept.begin(), kept, program);
    return kept.front();
  }
  kept.push_front(std::make_shared<const Program>(ProgramReader(text).program()));
  if (kept.size() > programs_kept) kept.pop_back();
  return kept.front();
}

}  // namespace tallysheet::rules
