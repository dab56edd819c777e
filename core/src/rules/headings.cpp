// Reads headings and questions.
#include <algorithm>
#include <optional>
#include <span>

#include "program.hpp"
#include "sentences.hpp"

namespace tallysheet::rules {
namespace {

/// Reads the tokens of a heading one after the other.
class HeadingReader {
 public:
  HeadingReader(const Statement& statement, std::string_view text) : statement_(statement), text_(text) {}

  bool at_end() const { return token().kind == TokenKind::end; }
  bool take(std::string_view word) {
    if (token().kind != TokenKind::name || token().text != word) return false;
    ++at_;
    return true;
  }
  bool take(TokenKind kind) {
    if (token().kind != kind) return false;
    ++at_;
    return true;
  }
  MaybeExact number() {
    const bool negative = token().kind == TokenKind::minus;
    const Token& digits = statement_.tokens[at_ + (negative ? 1 : 0)];
    const MaybeExact number = digits.kind == TokenKind::number ? number_of(digits.text) : std::nullopt;
    if (!number) return std::nullopt;
    at_ += negative ? 2 : 1;
    return negative ? -*number : *number;
  }
  std::optional<std::int64_t> whole() {
    const MaybeExact value = number();
    return value && value->is_whole() ? std::optional(value->numerator) : std::nullopt;
  }
  /// Takes the name that a question begins with.
  std::string name() { return statement_.tokens[at_++].text; }

  /// The text after the heading, as it was written.
  std::string came() const {
    const std::string_view rest =
        trimmed(text_.substr(statement_.rest.begin, statement_.rest.end - statement_.rest.begin));
    return rest.empty() ? "Nothing" : format("“{}”", {shortened(rest)});
  }
  Span span() const {
    const Token& first = statement_.tokens.front();
    return first.kind == TokenKind::end ? statement_.name_span
                                        : Span{first.span.begin, statement_.tokens.back().span.begin};
  }

 private:
  const Token& token() const { return statement_.tokens[at_]; }

  const Statement& statement_;
  std::string_view text_;
  std::size_t at_ = 0;
};

// The words of a heading in lower case, each followed by one space but for the last.
std::string words_of(const Statement& statement) {
  std::string words;
  for (const Token& token : std::span(statement.tokens).first(statement.tokens.size() - 1)) {
    if (!words.empty()) words += ' ';
    words += token.text;
  }
  return words;
}

template <class Enum, std::size_t count>
const Named<Enum>* choice_of(const std::array<Named<Enum>, count>& table, const Statement& statement) {
  const std::string words = words_of(statement);
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Named<Enum>& named) { return lower_case(named.name) == words; });
  return found == table.end() ? nullptr : &*found;
}

void read_game(Program& program, const Statement& statement, const HeadingReader& words, TextProblems& problems) {
  if (const auto* const kind = choice_of(game_kind_names, statement)) {
    program.reading.game = kind->value;
    if (kind->value == GameKind::diplomacy) program.reading.players = diplomacy::powers_in_game;
    return;
  }
  problems.report(words.span(), sentences::game_kind,
                  {words.came(), std::string_view("Diplomacy, places, scores, places and scores")});
}

void read_players(Program& program, HeadingReader words, TextProblems& problems) {
  if (program.reading.game == GameKind::diplomacy)
    return problems.report(words.span(), sentences::players_in_diplomacy);
  const std::optional<std::int64_t> least = words.whole();
  const std::optional<std::int64_t> most = words.take("to") ? words.whole() : least;
  const bool is_range = least && most && words.at_end() && *least <= *most && players_in_game.contains(*least) &&
                        players_in_game.contains(*most);
  if (is_range) program.reading.players = {*least, *most};
  else problems.report(words.span(), sentences::rule_number_of_players, {words.came(), players_in_game.maximum});
}

void read_decimals(Program& program, HeadingReader words, TextProblems& problems) {
  const std::optional<std::int64_t> decimals = words.whole();
  if (decimals && words.at_end() && decimals_allowed.contains(*decimals)) program.reading.decimals = *decimals;
  else problems.report(words.span(), sentences::rule_number_of_decimals, {words.came(), decimals_allowed});
}

void read_best(Program& program, const Statement& statement, const HeadingReader& words, TextProblems& problems) {
  if (const auto* const order = choice_of(order_names, statement)) program.reading.best = order->value;
  else problems.report(words.span(), sentences::best_score, {words.came(), std::string_view("highest or the lowest")});
}

void read_event(Program& program, HeadingReader words, TextProblems& problems) {
  EventRule event;
  if (words.take("mean")) event.by = Adding::mean;
  else words.take("sum");
  words.take("of");
  bool understood = true;
  if (words.take("best")) {
    event.best = words.whole();
    understood = event.best && *event.best >= 1;
  } else {
    words.take("all");
  }
  if (words.take("ranks")) event.of = Added::ranks;
  else words.take("scores");
  if (understood && words.at_end()) program.reading.event = event;
  else problems.report(words.span(), sentences::event_rule, {words.came()});
}

void refuse_heading(const Statement& statement, TextProblems& problems) {
  static const std::vector<std::string_view> names = {"name", "source", "game", "players", "decimals", "best", "event"};
  const std::string_view like = most_like(statement.name, names);
  if (like.empty())
    return problems.report(statement.name_span, sentences::unknown_heading, {shortened(statement.name)});
  problems.report(statement.name_span, sentences::unknown_heading_like, {shortened(statement.name), like});
}

Figure figure_of_limit(const Exact& limit) {
  return shortest(round(limit.to_fraction(), static_cast<int>(decimals_allowed.maximum)));
}

/// Reads "newcomer of each player: yes or no"; nothing if it is not understood.
std::optional<Question> question_of(HeadingReader& words) {
  Question question;
  question.name = words.name();
  if (!words.take("of")) return std::nullopt;
  if (words.take("the")) {
    question.of = Scope::game;
    if (!words.take("game")) return std::nullopt;
  } else if (!words.take("each") || !words.take("player")) {
    return std::nullopt;
  }
  if (!words.take(TokenKind::colon)) return std::nullopt;
  if (words.take("yes")) return words.take("or") && words.take("no") ? std::optional(question) : std::nullopt;
  question.kind = words.take("whole") ? AnswerKind::whole : AnswerKind::number;
  if (!words.take("number")) return std::nullopt;
  if (!words.take("from")) return question;
  const MaybeExact least = words.number();
  const MaybeExact most = words.take("to") ? words.number() : std::nullopt;
  if (!least || !most) return std::nullopt;
  question.least = figure_of_limit(*least);
  question.most = figure_of_limit(*most);
  return question;
}

}  // namespace

void read_heading(Program& program, const Statement& statement, TextProblems& problems) {
  const std::string_view rest =
      std::string_view(program.text).substr(statement.rest.begin, statement.rest.end - statement.rest.begin);
  if (statement.name == "name") program.reading.name = trimmed(rest);
  else if (statement.name == "source") program.reading.source = trimmed(rest);
  else if (!is_heading(statement.name)) refuse_heading(statement, problems);
  if (is_text_heading(statement.name)) return;
  const HeadingReader words(statement, program.text);
  if (statement.name == "game") read_game(program, statement, words, problems);
  if (statement.name == "players") read_players(program, words, problems);
  if (statement.name == "decimals") read_decimals(program, words, problems);
  if (statement.name == "best") read_best(program, statement, words, problems);
  if (statement.name == "event") read_event(program, words, problems);
}

void read_question(Program& program, const Statement& statement, TextProblems& problems) {
  HeadingReader words(statement, program.text);
  const std::optional<Question> question = question_of(words);
  if (!question || !words.at_end()) return problems.report(words.span(), sentences::question_form, {words.came()});
  if (question->least && question->least->value > question->most->value) {
    return problems.report(words.span(), sentences::question_limits,
                           {to_string(*question->least), to_string(*question->most)});
  }
  program.reading.questions.push_back(*question);
  program.question_spans.push_back(statement.tokens.front().span);
}

}  // namespace tallysheet::rules
