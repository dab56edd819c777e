#include "token.hpp"

#include <algorithm>

namespace tallysheet::wasm {
namespace {

// Any letter that no kind has stands for itself and is read as a value of no known kind.
bool has_text(Kind kind) {
  return kind == Kind::number || kind == Kind::text || kind == Kind::long_text || kind == Kind::list ||
         kind == Kind::other;
}

// Returns the unescaped text's length.
std::size_t unescape(std::span<char> text) {
  std::size_t length = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == escape && i + 1 < text.size();
    text[length++] = !escaped ? text[i] : text[++i] == 'a' ? text_end : escape;
  }
  return length;
}

}  // namespace

Token Tokens::next() {
  if (rest_.empty()) return {};
  const Kind kind{rest_.front()};
  rest_ = rest_.subspan(1);
  return {kind, has_text(kind) ? text() : std::string_view()};
}

std::string_view Tokens::text() {
  const auto end = std::find(rest_.begin(), rest_.end(), text_end);
  const std::span<char> own(rest_.begin(), end);
  rest_ = rest_.subspan(std::min(own.size() + 1, rest_.size()));
  const bool has_escapes = std::find(own.begin(), own.end(), escape) != own.end();
  return {own.data(), has_escapes ? unescape(own) : own.size()};
}

}  // namespace tallysheet::wasm
