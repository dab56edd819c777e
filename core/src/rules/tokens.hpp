// A rule's text as statements of tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tallysheet/rules.hpp"

namespace tallysheet::rules {

/// A stretch of the text, in bytes.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
};

enum class TokenKind : std::uint8_t {
  name,
  number,
  plus,
  minus,
  times,
  divide,
  power,
  squared,
  cubed,
  less,
  more,
  at_most,
  at_least,
  is,
  is_not,
  equals,
  open,
  close,
  comma,
  colon,
  unknown,
  end,
};

struct Token {
  TokenKind kind = TokenKind::end;
  Span span;
  /// A name in lower case, or the text itself.
  std::string text;
};

/// Splits a line or a part of one. The last token, of kind `end`, stands where a comment begins or the part ends. Words
/// that stand for a sign become that sign: "at least", "is not".
std::vector<Token> tokens_of(std::string_view text, Span part);

enum class StatementKind : std::uint8_t { heading, question, definition, comment, stray };

struct Statement {
  StatementKind kind = StatementKind::stray;
  /// The heading's or the line's name, in lower case.
  std::string name;
  Span name_span;
  /// The text after the name: the rest of the line, or for a definition all of its lines.
  Span rest;
  /// The tokens of `rest`, ended by one of kind `end`; none in a comment and a text.
  std::vector<Token> tokens;

  bool has_tokens() const { return !tokens.empty(); }
};

/// The names of the headings.
bool is_heading(std::string_view word);
/// Whether what follows the heading is a text rather than tokens.
bool is_text_heading(std::string_view word);

std::vector<Statement> statements_of(std::string_view text);

/// Finds lines and columns in a text.
class Positions {
 public:
  explicit Positions(std::string_view text);

  /// Fills in line, column and length.
  void locate(const Span& span, TextProblem& problem) const;
  std::int64_t line_of(std::size_t offset) const;
  /// The offset of a line and a column, both from 1 on; the nearest one if there is no such position.
  std::size_t offset_of(std::int64_t line, std::int64_t column) const;
  std::int64_t column_of(std::size_t offset) const;

 private:
  std::string_view text_;
  /// Where each line begins.
  std::vector<std::size_t> lines_;
};

/// Writes ASCII letters small.
std::string lower_case(std::string_view text);
std::string_view trimmed(std::string_view text);

}  // namespace tallysheet::rules
