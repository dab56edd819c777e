// Problems of a request as data, each with a place, a kind, a name and arguments, and as a sentence for people.
//
// A check names a sentence and gives the values for its places. The sentences stand together, apart from the rules: in
// sentences.hpp, and in sentences.hpp of a subject that has many.
//
// Source: the public interface (wasm/tallysheet.d.ts), Problem and ProblemCode.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tallysheet/format.hpp"
#include "tallysheet/named.hpp"

namespace tallysheet {

enum class ProblemCode { required, type, number, range, duplicate, conflict };
inline constexpr std::array<Named<ProblemCode>, 6> problem_code_names = {{{ProblemCode::required, "required"},
                                                                          {ProblemCode::type, "type"},
                                                                          {ProblemCode::number, "number"},
                                                                          {ProblemCode::range, "range"},
                                                                          {ProblemCode::duplicate, "duplicate"},
                                                                          {ProblemCode::conflict, "conflict"}}};
constexpr const auto& names_of(ProblemCode) { return problem_code_names; }

/// An inclusive range of whole numbers.
struct Range {
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;

  constexpr bool contains(std::int64_t value) const { return minimum <= value && value <= maximum; }
};

/// A sentence about a problem, and the problem's name.
struct Sentence {
  /// The name in the public interface: "numberOfDecimals". No other sentence has it.
  std::string_view name;
  /// The text with the names of its arguments: "The number of decimals is {value}; it must be {allowed}." Figures are
  /// written with commas, "248,000.5", but only with digits where the place says so: "{game:digits}".
  std::string_view text;
};

/// The value for a place in a sentence: a text, a figure, a range, or names to choose from.
class ArgumentValue {
 public:
  using Held = std::variant<std::string, std::int64_t, Figure, Range, std::span<const std::string_view>>;

  ArgumentValue(std::string text);
  ArgumentValue(std::string_view text);
  ArgumentValue(const char* text) : ArgumentValue(std::string_view(text)) {}
  template <std::integral Whole>
  ArgumentValue(Whole whole) : held_(static_cast<std::int64_t>(whole)) {}
  ArgumentValue(Decimal decimal);
  ArgumentValue(const Range& range);
  /// Only refers to the names, which must outlive it.
  ArgumentValue(std::span<const std::string_view> names);

  const Held& held() const { return held_; }

 private:
  Held held_;
};

struct Argument {
  /// The name of its place in the sentence.
  std::string_view name;
  ArgumentValue value;
};

struct Problem {
  /// A JSON Pointer (RFC 6901): "/finishers/1/score"; "" is the request itself.
  std::string at;
  ProblemCode code = ProblemCode::required;
  /// The name of its sentence.
  std::string_view name;
  /// The arguments of its sentence, in their order in it.
  std::vector<Argument> args;
  /// The sentence with its arguments.
  std::string message;
};

using Problems = std::vector<Problem>;

/// A place in a request, as a path from the request's root.
///
/// Checks make a path for every field and print few of them, so a path only refers to its parent, which must outlive
/// it: make paths in the arguments of a call or as local variables. Field names contain neither `~` nor `/`.
class Path {
 public:
  /// The path of the request itself.
  constexpr Path() = default;
  constexpr Path(const Path& parent, std::string_view field) : parent_(&parent), field_(field) {}
  constexpr Path(const Path& parent, std::size_t index) : parent_(&parent), index_(index) {}
  constexpr Path operator/(std::string_view field) const { return {*this, field}; }
  constexpr Path operator/(std::size_t index) const { return {*this, index}; }

  /// Returns the path as a JSON Pointer.
  std::string to_string() const;

 private:
  const Path* parent_ = nullptr;
  /// Empty if the path ends with an index.
  std::string_view field_;
  std::size_t index_ = 0;
};

inline constexpr Path request_path;

/// Writes "2 to 6", or "7" if only one value is allowed.
std::string to_string(const Range& range);

/// Writes a figure for a sentence: "−5", "248,000.5". Four digits are not grouped, since they may be a year.
std::string written(const FormatArg& figure);

/// Reports a problem with the values for the places of its sentence, in their order. Further values are ignored.
void report(Problems& problems, const Path& at, ProblemCode code, const Sentence& sentence,
            std::initializer_list<ArgumentValue> values = {});

/// Reports 'range' unless `allowed` contains `value`. The places of the sentence are the value and the allowed range.
void check_range(Problems& problems, const Path& at, const Sentence& sentence, std::int64_t value,
                 const Range& allowed);

/// Reports 'range' unless `allowed` contains `count`, as check_range() does.
void check_count(Problems& problems, const Path& at, const Sentence& sentence, std::size_t count, const Range& allowed);

}  // namespace tallysheet
