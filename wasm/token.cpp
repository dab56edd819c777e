#include "token.hpp"

#include <algorithm>

namespace tallysheet::wasm {

Token Tokens::next() {
  if (rest_.empty()) return {};
  const Kind kind = static_cast<Kind>(rest_.front());
  rest_ = rest_.subspan(1);
  switch (kind) {
    case Kind::number:
    case Kind::text:
    case Kind::long_text:
    case Kind::list:
    case Kind::other: return {kind, text()};
    default: return {kind, {}};
  }
}

std::string_view Tokens::text() {
  char* const begin = rest_.data();
  char* to = begin;
  size_t from = 0;
  for (; from < rest_.size() && rest_[from] != token_end; ++from) {
    const bool escaped = rest_[from] == token_escape && from + 1 < rest_.size();
    *to++ = !escaped ? rest_[from] : rest_[++from] == 'a' ? token_end : token_escape;
  }
  rest_ = rest_.subspan(std::min(from + 1, rest_.size()));
  return {begin, static_cast<size_t>(to - begin)};
}

}  // namespace tallysheet::wasm
