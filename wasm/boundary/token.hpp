// The stream in which a request comes from JavaScript: one token per value, in the order of the request's shape.
//
// A token is a 32-bit word with a Kind in its low four bits and a number above them. A list is followed by a word with
// its length and by its items, up to the longest allowed length; a record by all its fields in the order of the shape.
// Texts are listed separately, each once, and a token has the number of its text: a player's name crosses once for all
// games of an event. Within a text, `text_end` and `escape` are written as `escape` and a letter. wasm/stream.ts writes
// the stream.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tallysheet::wasm {

inline constexpr char text_end = '\x01';
inline constexpr char escape = '\x02';

enum class Kind : std::uint8_t {
  missing = 0,
  null = 1,
  yes = 2,
  no = 3,
  whole = 4,      // the number itself
  number = 5,     // any other number as text: its shortest decimal form, "NaN" or "Infinity"
  text = 6,       // the number of its text
  long_text = 7,  // the number of a text that is only the beginning
  list = 8,
  record = 9,
  other = 10,  // the number of a text that describes it: "a function"
};

inline constexpr int kind_bits = 4;

struct Token {
  Kind kind = Kind::missing;
  /// A whole number, or the length of a list.
  std::int64_t whole = 0;
  std::string_view text;
};

/// An incoming request.
struct Stream {
  std::span<const std::int32_t> words;
  /// The texts, one after the other, each followed by `text_end`. They are unescaped in place.
  std::span<char> texts;
};

/// Takes tokens from the front of a stream. Beyond its end every value is missing; an unknown text is empty.
class Tokens {
 public:
  explicit Tokens(const Stream& stream);
  Token next();

 private:
  std::uint32_t next_word();
  std::string_view text(std::size_t number) const { return number < texts_.size() ? texts_[number] : ""; }

  std::span<const std::int32_t> rest_;
  std::vector<std::string_view> texts_;
};

}  // namespace tallysheet::wasm
