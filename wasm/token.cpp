#include "token.hpp"

namespace tallysheet::wasm {

Token Tokens::next() {
  if (rest_.empty()) return {};
  const Kind kind = static_cast<Kind>(rest_.front());
  rest_.remove_prefix(1);
  switch (kind) {
    case Kind::number:
    case Kind::text:
    case Kind::long_text:
    case Kind::list:
    case Kind::other: return {kind, text()};
    default: return {kind, {}};
  }
}

std::string Tokens::text() {
  const size_t end = rest_.find(token_end);
  const std::string_view written = rest_.substr(0, end);
  rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
  if (written.find(token_escape) == written.npos) return std::string(written);
  std::string text;
  for (size_t i = 0; i < written.size(); ++i) {
    const bool escaped = written[i] == token_escape && ++i < written.size();
    text += !escaped ? written[i] : written[i] == 'a' ? token_end : token_escape;
  }
  return text;
}

}  // namespace tallysheet::wasm
