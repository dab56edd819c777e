// Splits text into tokens.
#include <array>
#include <cstring>
#include <optional>

#include "tokens.hpp"

namespace tallysheet::rules {
namespace {

struct Sign {
  std::string_view text;
  TokenKind kind;
};

// Longer signs stand before those that they begin with.
constexpr std::array<Sign, 29> signs = {
    {{"<=", TokenKind::at_most}, {">=", TokenKind::at_least}, {"!=", TokenKind::is_not}, {"<>", TokenKind::is_not},
     {"==", TokenKind::is},      {"**", TokenKind::power},    {"+", TokenKind::plus},    {"-", TokenKind::minus},
     {"−", TokenKind::minus},    {"–", TokenKind::minus},     {"*", TokenKind::times},   {"×", TokenKind::times},
     {"·", TokenKind::times},    {"/", TokenKind::divide},    {"÷", TokenKind::divide},  {"^", TokenKind::power},
     {"²", TokenKind::squared},  {"³", TokenKind::cubed},     {"<", TokenKind::less},    {">", TokenKind::more},
     {"≤", TokenKind::at_most},  {"≥", TokenKind::at_least},  {"≠", TokenKind::is_not},  {"=", TokenKind::equals},
     {"(", TokenKind::open},     {")", TokenKind::close},     {",", TokenKind::comma},   {":", TokenKind::colon},
     {";", TokenKind::unknown}}};

/// Two words that stand for a sign.
struct Phrase {
  std::string_view first;
  std::string_view second;
  TokenKind kind;
};
constexpr std::array<Phrase, 6> phrases = {{{"at", "least", TokenKind::at_least},
                                            {"at", "most", TokenKind::at_most},
                                            {"more", "than", TokenKind::more},
                                            {"less", "than", TokenKind::less},
                                            {"fewer", "than", TokenKind::less},
                                            {"is", "not", TokenKind::is_not}}};

constexpr std::string_view no_break_space = "\u00a0";

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
constexpr bool is_ascii_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}
constexpr bool is_beyond_ascii(char letter) { return static_cast<unsigned char>(letter) >= 0x80; }

class Lexer {
 public:
  Lexer(std::string_view text, Span part) : text_(text.substr(0, part.end)), at_(part.begin) {}

  std::vector<Token> tokens() && {
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) next();
    const std::size_t end = comment_.value_or(at_);
    tokens_.push_back({TokenKind::end, {end, end}, {}});
    return std::move(tokens_);
  }

 private:
  void add(TokenKind kind, std::size_t begin) {
    tokens_.push_back({kind, {begin, at_}, lower_case(text_.substr(begin, at_ - begin))});
  }

  void skip_blanks() {
    while (at_ < text_.size()) {
      if (text_.substr(at_).starts_with(no_break_space)) at_ += no_break_space.size();
      else if (std::strchr(" \t\r\n", text_[at_]) != nullptr && text_[at_] != '\0') ++at_;
      else if (text_[at_] == '#') skip_comment();
      else break;
    }
  }

  void skip_comment() {
    comment_ = at_;
    at_ = text_.size();
  }

  void next() {
    const std::size_t begin = at_;
    if (const Sign* const sign = sign_here()) {
      at_ += sign->text.size();
      return add(sign->kind, begin);
    }
    const bool decimal_point = text_[at_] == '.' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]);
    if (is_digit(text_[at_]) || decimal_point) return number(begin);
    if (is_ascii_letter(text_[at_]) || is_beyond_ascii(text_[at_])) return name(begin);
    ++at_;
    add(TokenKind::unknown, begin);
  }

  const Sign* sign_here() const {
    const std::string_view rest = text_.substr(at_);
    for (const Sign& sign : signs) {
      if (rest.starts_with(sign.text)) return &sign;
    }
    return nullptr;
  }

  void number(std::size_t begin) {
    bool after_point = false;
    for (; at_ < text_.size(); ++at_) {
      const bool is_point = text_[at_] == '.' && !after_point && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]);
      if (!is_digit(text_[at_]) && !is_point) break;
      after_point = after_point || is_point;
    }
    add(TokenKind::number, begin);
  }

  bool in_name() const {
    if (at_ >= text_.size()) return false;
    if (is_beyond_ascii(text_[at_])) return sign_here() == nullptr && !text_.substr(at_).starts_with(no_break_space);
    return is_ascii_letter(text_[at_]) || is_digit(text_[at_]);
  }

  void name(std::size_t begin) {
    while (in_name()) ++at_;
    add(TokenKind::name, begin);
    if (!join_phrase() && tokens_.back().text == "is") tokens_.back().kind = TokenKind::is;
  }

  // The second word of a phrase makes one token of both.
  bool join_phrase() {
    if (tokens_.size() < 2) return false;
    Token& first = tokens_[tokens_.size() - 2];
    for (const Phrase& phrase : phrases) {
      if (first.text != phrase.first || tokens_.back().text != phrase.second) continue;
      first.kind = phrase.kind;
      first.span.end = tokens_.back().span.end;
      first.text = text_.substr(first.span.begin, first.span.end - first.span.begin);
      tokens_.pop_back();
      return true;
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_;
  std::optional<std::size_t> comment_;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text, Span part) { return Lexer(text, part).tokens(); }

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

}  // namespace tallysheet::rules
