// The stream in which a request crosses from JavaScript: one token for each value, in the order of the request's shape.
//
// Each token is a letter, followed for some by a text that ends with `text_end`. A list is followed by its items, as
// many as its limits allow at most; a record is followed by all its fields in the order of the shape. Within a text,
// `text_end` and `escape` are written as `escape` and a letter. wasm/walker.ts writes the stream.
#pragma once

#include <span>
#include <string_view>

namespace tallysheet::wasm {

inline constexpr char text_end = '\x01';
inline constexpr char escape = '\x02';

enum class Kind : char {
  missing = 'u',
  null = 'z',
  yes = 't',
  no = 'f',
  number = 'n',  // its shortest decimal form, "NaN" or "Infinity"
  text = 's',
  long_text = 'l',  // only its beginning
  list = 'a',       // its length
  record = 'r',
  other = 'x',  // what it is: "a function"
};

struct Token {
  Kind kind = Kind::missing;
  std::string_view text;
};

/// Takes tokens from the front of a stream, whose texts it unescapes in place. Past the end everything is missing.
class Tokens {
 public:
  explicit Tokens(std::span<char> stream) : rest_(stream) {}
  Token next();

 private:
  std::string_view text();

  std::span<char> rest_;
};

}  // namespace tallysheet::wasm
