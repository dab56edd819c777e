// The stream in which a request comes from JavaScript.
//
// Requests cross as 32-bit words, and answers as JSON, because each is what its receiver reads fastest. JavaScript's
// own JSON.parse makes plain values out of an answer faster than any code that builds them one by one. The other way,
// JSON.stringify would be as fast, but it calls toJSON(), skips what it cannot write and throws at a cycle, so that
// values that are none would have to be searched for first; and the engine would have to parse every name of every
// field of every game again. Tried with the whole contract kept, JSON both ways took .85 to 1.15 of the time for single
// games, 1.3 to 2.2 of it for standings of 1,000 and 10,000 games, 3 kB more, and as many lines.
//
// A token is a word with a Kind in its low four bits and a number above them, one for each value in the order of the
// request's shape (Shape in wasm/tallysheet.d.ts):
//
//   missing, null, yes, no   say it all
//   whole                    the number above is the value
//   number                   any other number, as a text: its shortest decimal form, "NaN" or "Infinity"
//   text, longText           a text, or only the beginning of one
//   list                     followed by a word with its length and by its items, up to the longest allowed length
//   record                   followed by all of its fields
//   other                    no plain value; a text describes it: "a function"
//
// Texts are listed separately, each once, and a token has the number of its text: a player's name crosses once for all
// games of an event. Within a text, `text_end` and `escape` are written as `escape` and a letter. The first token is
// the name of the function, and the request follows. wasm/stream.ts writes the stream.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "kind.hpp"

namespace tallysheet::wasm {

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
