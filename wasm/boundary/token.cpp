#include "token.hpp"

#include <algorithm>

namespace tallysheet::wasm {
namespace {

// Returns the length of the unescaped text.
std::size_t unescape(std::span<char> text) {
  std::size_t length = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == escape && i + 1 < text.size();
    text[length++] = !escaped ? text[i] : text[++i] == 'a' ? text_end : escape;
  }
  return length;
}

std::vector<std::string_view> split(std::span<char> texts) {
  std::vector<std::string_view> split;
  while (!texts.empty()) {
    const auto end = std::find(texts.begin(), texts.end(), text_end);
    const std::span<char> own(texts.begin(), end);
    const bool has_escapes = std::find(own.begin(), own.end(), escape) != own.end();
    split.emplace_back(own.data(), has_escapes ? unescape(own) : own.size());
    texts = texts.subspan(std::min(own.size() + 1, texts.size()));
  }
  return split;
}

}  // namespace

Tokens::Tokens(const Stream& stream) : rest_(stream.words), texts_(split(stream.texts)) {}

Token Tokens::next() {
  const std::uint32_t word = next_word();
  const auto above = static_cast<std::int32_t>(word) >> kind_bits;
  const Kind kind{static_cast<std::uint8_t>(word % (1 << kind_bits))};
  switch (kind) {
    case Kind::whole: return {kind, above, {}};
    case Kind::list: return {kind, next_word(), {}};
    case Kind::number:
    case Kind::text:
    case Kind::longText:
    case Kind::other: return {kind, 0, text(static_cast<std::size_t>(above))};
    default: return {kind, 0, {}};
  }
}

std::uint32_t Tokens::next_word() {
  if (rest_.empty()) return 0;
  const auto word = static_cast<std::uint32_t>(rest_.front());
  rest_ = rest_.subspan(1);
  return word;
}

}  // namespace tallysheet::wasm
