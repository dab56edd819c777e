// Splits a text into its statements.
#include <algorithm>
#include <array>
#include <optional>

#include "tokens.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::array<std::string_view, 7> headings = {"name", "source", "game", "players", "decimals", "best", "event"};
constexpr std::size_t text_headings = 2;

bool continues_code_point(char letter) { return (static_cast<unsigned char>(letter) & 0xc0U) == 0x80U; }

std::int64_t code_points(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char letter) { return !continues_code_point(letter); });
}

/// Recognises what a line begins.
class LineReader {
 public:
  LineReader(std::string_view text, Span line) : text_(text), line_(line), tokens_(tokens_of(text, line)) {}

  /// Returns nothing if the line goes on with the statement before.
  std::optional<Statement> statement() {
    const std::string_view line = trimmed(text_.substr(line_.begin, line_.end - line_.begin));
    if (line.starts_with('#')) return comment(line);
    const TokenKind second = tokens_.size() > 1 ? tokens_[1].kind : TokenKind::end;
    if (tokens_[0].kind != TokenKind::name) return std::nullopt;
    if (second == TokenKind::equals) return beginning(StatementKind::definition, 1);
    if (tokens_[0].text == "ask" && second == TokenKind::name) return beginning(StatementKind::question, 0);
    const bool is_else = tokens_[0].text == "else" || tokens_[0].text == "otherwise";
    if (second == TokenKind::colon && !is_else) return beginning(StatementKind::heading, 1);
    return std::nullopt;
  }

  Statement stray() const { return {StatementKind::stray, {}, tokens_[0].span, line_, tokens_}; }
  bool is_blank() const { return tokens_.size() == 1; }
  /// A comment after the tokens of the line.
  std::optional<Statement> trailing_comment() const {
    const std::size_t begin = tokens_.back().span.begin;
    if (begin == line_.end) return std::nullopt;
    return comment(text_.substr(begin, line_.end - begin));
  }

 private:
  Statement comment(std::string_view line) const {
    const auto begin = static_cast<std::size_t>(line.data() - text_.data());
    return {StatementKind::comment, {}, {begin, begin + 1}, {begin + 1, begin + line.size()}, {}};
  }

  // `last` is the index of the last token before the rest.
  Statement beginning(StatementKind kind, std::size_t last) const {
    const Span rest = {tokens_[last].span.end, line_.end};
    Statement statement = {kind, tokens_[0].text, tokens_[0].span, rest, {}};
    if (kind != StatementKind::heading || !is_text_heading(statement.name)) statement.tokens = tokens_of(text_, rest);
    return statement;
  }

  std::string_view text_;
  Span line_;
  std::vector<Token> tokens_;
};

// Adds a line to a definition. Its tokens are split again, since a comment or a phrase ends with its line.
void continue_with(Statement& statement, std::string_view text, Span line) {
  const std::vector<Token> more = tokens_of(text, line);
  statement.tokens.pop_back();
  statement.tokens.insert(statement.tokens.end(), more.begin(), more.end());
  statement.rest.end = line.end;
}

// A comment behind a line stands before its statement, or after a definition that goes on.
void add_comment(std::vector<Statement>& statements, const LineReader& reader) {
  if (std::optional<Statement> comment = reader.trailing_comment()) statements.push_back(std::move(*comment));
}

}  // namespace

bool is_heading(std::string_view word) { return std::find(headings.begin(), headings.end(), word) != headings.end(); }
bool is_text_heading(std::string_view word) {
  return std::find(headings.begin(), headings.begin() + text_headings, word) != headings.begin() + text_headings;
}

std::vector<Statement> statements_of(std::string_view text) {
  std::vector<Statement> statements;
  constexpr std::size_t none = std::string_view::npos;
  // The definition that a line may continue; a comment between its lines does not end it.
  std::size_t open = none;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    LineReader reader(text, {begin, end});
    if (std::optional<Statement> statement = reader.statement()) {
      if (statement->has_tokens()) add_comment(statements, reader);
      if (statement->kind == StatementKind::definition) open = statements.size();
      else if (statement->kind != StatementKind::comment) open = none;
      statements.push_back(std::move(*statement));
    } else if (!reader.is_blank()) {
      if (open == none) {
        statements.push_back(reader.stray());
      } else {
        continue_with(statements[open], text, {begin, end});
        add_comment(statements, reader);
      }
    }
    begin = end + 1;
  }
  return statements;
}

Positions::Positions(std::string_view text) : text_(text), lines_{0} {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') lines_.push_back(i + 1);
  }
}

std::int64_t Positions::line_of(std::size_t offset) const {
  return std::upper_bound(lines_.begin(), lines_.end(), offset) - lines_.begin();
}

std::int64_t Positions::column_of(std::size_t offset) const {
  const std::size_t begin = lines_[static_cast<std::size_t>(line_of(offset)) - 1];
  return code_points(text_.substr(begin, offset - begin)) + 1;
}

void Positions::locate(const Span& span, TextProblem& problem) const {
  problem.line = line_of(span.begin);
  problem.column = column_of(span.begin);
  const std::size_t end = std::min(text_.find('\n', span.begin), span.end);  // what goes on below is not marked
  problem.length = code_points(text_.substr(span.begin, end - span.begin));
}

std::size_t Positions::offset_of(std::int64_t line, std::int64_t column) const {
  const std::size_t index = static_cast<std::size_t>(line) - 1;
  if (index >= lines_.size()) return text_.size();
  std::size_t at = lines_[index];
  const std::size_t end = index + 1 < lines_.size() ? lines_[index + 1] - 1 : text_.size();
  for (; column > 1 && at < end; --column) {
    ++at;
    while (at < end && continues_code_point(text_[at])) ++at;
  }
  return at;
}

}  // namespace tallysheet::rules
