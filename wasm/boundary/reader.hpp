// Strict reading of JavaScript values: every value of the wrong kind is a problem at its place.
//
// Nothing is coerced. What a rule refuses in a value of the right kind is for check() to say, except for the length of
// a list, of which no more items are read than are allowed. Source: the public interface (wasm/tallysheet.d.ts),
// Conventions and DecimalInput.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tallysheet/decimal.hpp"
#include "tallysheet/problem.hpp"
#include "token.hpp"

namespace tallysheet::wasm {

/// What a sentence calls a value.
enum class Subject {
  request,  // The request
  field,    // “decimals”
  entry,    // An entry of “finishers”
};

/// A value that came, and its place.
struct Value {
  Token token;
  const Path& at;
  Subject subject = Subject::request;
  /// Of the field, or of the list that it is an entry of.
  std::string_view name = {};
};

/// Reads values of the simple kinds, and collects the problems. A value that cannot be read leaves `into` as it is.
class Reader {
 public:
  explicit Reader(const Stream& stream) : tokens_(stream) {}

  Token next() { return tokens_.next(); }
  Problems& problems() { return problems_; }

  void read_name(const Value& value, std::string& into);
  void read_decimal(const Value& value, Decimal& into);
  void read_whole(const Value& value, std::int64_t& into);
  void read_flag(const Value& value, bool& into);

  /// The index of the name that came; nothing where it is none of them.
  std::optional<std::size_t> read_choice(const Value& value, std::span<const std::string_view> names);
  /// How many items of a list to read: none where the value is no list.
  std::size_t list_length(const Value& value, const Range& allowed);
  bool is_object(const Value& value);
  /// Whether to read an object: not where the value is the word instead, nor where it is neither.
  bool is_object_or(const Value& value, std::string_view word);

 private:
  void refuse(const Value& value, ProblemCode code, std::string_view allowed);

  Tokens tokens_;
  Problems problems_;
};

}  // namespace tallysheet::wasm
