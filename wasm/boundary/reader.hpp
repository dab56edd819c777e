// Strict reading of JavaScript values: every value of the wrong type is reported at its path.
//
// Nothing is coerced. Values of the right type are left to check(), except for the length of a list: no more items are
// read than allowed. Source: the public interface (wasm/tallysheet.d.ts), Conventions and DecimalInput.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "tallysheet/decimal.hpp"
#include "tallysheet/problem.hpp"
#include "token.hpp"

namespace tallysheet::wasm {

/// The subject of a sentence about a value.
enum class Subject {
  request,  // The request
  field,    // “decimals”
  entry,    // An entry of “finishers”
};

/// A value of the request, and its path.
struct Value {
  Token token;
  const Path& at;
  Subject subject = Subject::request;
  /// The field's name; for an entry, that of its list.
  std::string_view name = {};
};

/// Reads values of simple types and collects problems. A value that cannot be read leaves `into` unchanged.
class Reader {
 public:
  explicit Reader(const Stream& stream) : tokens_(stream) {}

  Token next() { return tokens_.next(); }
  Problems& problems() { return problems_; }

  void read_name(const Value& value, std::string& into);
  /// Reads a text as it is; an empty one is left to check().
  void read_text(const Value& value, std::string& into, const Range& length);
  void read_decimal(const Value& value, Decimal& into);
  void read_whole(const Value& value, std::int64_t& into);
  void read_flag(const Value& value, bool& into);
  void read_number_or_flag(const Value& value, std::variant<bool, Decimal>& into);

  /// Returns the index of the name, or nothing if it is not among `names`.
  std::optional<std::size_t> read_choice(const Value& value, std::span<const std::string_view> names);
  /// Returns the number of items to read: 0 if the value is not a list.
  std::size_t list_length(const Value& value, const Range& allowed);
  bool is_object(const Value& value);
  /// Whether the value is an object. The word is accepted too, without a problem.
  bool is_object_or(const Value& value, std::string_view word);

 private:
  /// `allowed` is the third place of the sentence, if it has one.
  void refuse(const Value& value, ProblemCode code, const Sentence& sentence, const ArgumentValue& allowed = 0);

  Tokens tokens_;
  Problems problems_;
};

}  // namespace tallysheet::wasm
