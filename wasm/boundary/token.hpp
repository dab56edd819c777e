// The stream in which a request crosses from JavaScript: one token for each value, in the order of the request's shape.
//
// A token is a word of 32 bits, a Kind in its low four bits and above them what comes with it. A list is followed by a
// word with its length and by its items, as many as its limits allow at most; a record by all its fields in the order
// of the shape. Texts stand apart, each once, and a token has the number of its text: a player's name crosses once for
// all of an event's games. Within a text, `text_end` and `escape` are written as `escape` and a letter. wasm/stream.ts
// writes the stream.
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
  whole = 4,      // with the number
  number = 5,     // any other, as text: its shortest decimal form, "NaN" or "Infinity"
  text = 6,       // as text
  long_text = 7,  // only its beginning, as text
  list = 8,
  record = 9,
  other = 10,  // what it is, as text: "a function"
};

inline constexpr int kind_bits = 4;

struct Token {
  Kind kind = Kind::missing;
  /// Of a whole number, or a list's length.
  std::int64_t whole = 0;
  std::string_view text;
};

/// A request as it comes.
struct Stream {
  std::span<const std::int32_t> words;
  /// One after the other, each with `text_end` behind it. They are unescaped in place.
  std::span<char> texts;
};

/// Takes tokens from the front of a stream. Past the end everything is missing, and a text that is not there is empty.
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
