// The stream in which a request crosses from JavaScript: one token a value, in the order of the shape.
//
// Each token is a letter, then for some a text that ends with `token_end`. A list is followed by its
// items, the first `most` of them at the most, a record by all its fields in the order of the shape. In a
// text `token_end` itself stands as two characters that begin with `token_escape`.
#pragma once

#include <span>
#include <string_view>

namespace tallysheet::wasm {

inline constexpr char token_end = '\x01';
inline constexpr char token_escape = '\x02';

enum class Kind : char {
  missing = 'u',
  null = 'z',
  yes = 't',
  no = 'f',
  number = 'n',     // its shortest decimal form, "NaN" or "Infinity"
  text = 's',
  long_text = 'l',  // only its beginning
  list = 'a',       // its length
  record = 'r',
  other = 'x',      // what it is: "a function"
};

struct Token {
  Kind kind = Kind::missing;
  std::string_view text;
};

/// Takes tokens from the front of a stream, whose texts it brings into order in their places; past its
/// end everything is missing.
class Tokens {
 public:
  explicit Tokens(std::span<char> stream) : rest_(stream) {}
  Token next();

 private:
  std::string_view text();

  std::span<char> rest_;
};

}  // namespace tallysheet::wasm
