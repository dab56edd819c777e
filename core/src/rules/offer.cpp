// The words that could stand at a position of a text.
#include <algorithm>
#include <array>
#include <cctype>

#include "program.hpp"
#include "sentences.hpp"
#include "tokens.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::size_t most_words = 60;

struct Heading {
  std::string_view name;
  std::string_view meaning;
};
constexpr std::array<Heading, 7> headings = {{{"name", "what the rule is called"},
                                              {"source", "where the rule was published"},
                                              {"game", "Diplomacy, places, scores, or places and scores"},
                                              {"players", "how many play, as in 2 to 6"},
                                              {"decimals", "the places to which scores are printed"},
                                              {"best", "which score is best, highest or lowest"},
                                              {"event", "how games add up, as in sum of best 3 scores"}}};

constexpr std::array<std::string_view, 10> grammar = {"if", "else",  "and", "or",       "not",
                                                      "is", "where", "by",  "at least", "at most"};

class Offer {
 public:
  Offer(const Program& program, std::size_t at)
      : program_(program),
        text_(program.text),
        at_(at),
        line_(line_around(text_, at)),
        tokens_(tokens_of(text_, line_)) {}

  Words words(const Positions& positions) && {
    const Span typed = typed_word();
    words_.from = positions.column_of(typed.begin);
    words_.to = positions.column_of(typed.end);
    if (in_comment()) return std::move(words_);
    begin_ = lower_case(text_.substr(typed.begin, at_ - typed.begin));
    const std::string_view before = trimmed(text_.substr(line_.begin, typed.begin - line_.begin));
    if (before.empty()) offer_beginnings();
    const std::string heading = lower_case(before.substr(0, before.find(':')));
    if (before.find(':') != std::string_view::npos && is_heading(heading)) offer_values(heading);
    else offer_expression();
    return std::move(words_);
  }

 private:
  /// A name, a number, or words that stand for a sign.
  static bool is_word(const Token& token) {
    if (token.kind == TokenKind::end) return false;
    return token.kind == TokenKind::name || std::isalnum(static_cast<unsigned char>(token.text.front())) != 0;
  }

  static Span line_around(std::string_view text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    return {before == std::string_view::npos ? 0 : before + 1, std::min(text.find('\n', at), text.size())};
  }

  // The last token stands where a comment begins.
  bool in_comment() const { return tokens_.back().span.begin < at_; }

  // The word around the position, which chosen words replace.
  Span typed_word() const {
    for (const Token& token : tokens_) {
      if (is_word(token) && token.span.begin <= at_ && at_ <= token.span.end) return token.span;
    }
    return {at_, at_};
  }

  void offer(std::string_view word, std::string_view meaning) {
    if (!lower_case(word).starts_with(begin_) || words_.words.size() == most_words) return;
    words_.words.push_back({std::string(word), std::string(meaning)});
  }

  void offer_beginnings() {
    const std::vector<Statement> statements = statements_of(text_);
    const auto is_stated = [&](StatementKind kind, std::string_view name) {
      return std::any_of(statements.begin(), statements.end(),
                         [&](const Statement& statement) { return statement.kind == kind && statement.name == name; });
    };
    for (const Heading& heading : headings) {
      if (!is_stated(StatementKind::heading, heading.name)) offer(format("{}: ", {heading.name}), heading.meaning);
    }
    offer("ask ", "asks something of each player or of the game: ask newcomer of each player: yes or no");
    if (!is_stated(StatementKind::definition, "score")) offer("score = ", "the score of a player");
  }

  void offer_values(std::string_view heading) {
    if (heading == "game") {
      for (const auto& kind : game_kind_names) offer(kind.name, "");
    } else if (heading == "best") {
      for (const auto& order : order_names) offer(order.name, "");
    } else if (heading == "event") {
      for (const std::string_view word :
           {"sum of all scores", "sum of best 3 scores", "mean of all scores", "sum of best 2 ranks"})
        offer(word, "");
    }
  }

  void offer_expression() {
    for (const Definition& line : program_.definitions) offer(line.name, "a line of this rule");
    for (const Question& question : program_.reading.questions) offer(question.name, "asked by this rule");
    for (const FactWord& fact : facts()) {
      if (fact.known_in(program_.reading.game)) offer(fact.name, fact.meaning);
    }
    for (const FunctionWord& function : functions()) offer(format("{}(", {function.name}), function.meaning);
    for (const std::string_view word : grammar) offer(word, "");
  }

  const Program& program_;
  std::string_view text_;
  std::size_t at_;
  Span line_;
  std::vector<Token> tokens_;
  std::string begin_;
  Words words_;
};

}  // namespace

Problems check(const WordsRequest& request) {
  Problems problems;
  check_range(problems, request_path / "line", sentences::text_position, request.line, text_positions);
  check_range(problems, request_path / "column", sentences::text_position, request.column, text_positions);
  return problems;
}

Words words(const Checked<WordsRequest>& request) {
  const auto program = program_of(request->rule);
  const Positions positions(program->text);
  return Offer(*program, positions.offset_of(request->line, request->column)).words(positions);
}

}  // namespace tallysheet::rules
