// Problems of a request, each with a place, a kind and a sentence for people.
//
// Source: the public interface (wasm/tallysheet.d.ts), Problem and ProblemCode.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
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

struct Problem {
  /// A JSON Pointer (RFC 6901): "/finishers/1/score"; "" is the request itself.
  std::string at;
  ProblemCode code = ProblemCode::required;
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

/// An inclusive range of whole numbers.
struct Range {
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;

  constexpr bool contains(std::int64_t value) const { return minimum <= value && value <= maximum; }
};

/// Writes "2 to 6", or "7" if only one value is allowed.
std::string to_string(const Range& range);

/// Writes a figure for a sentence: "−5", "248,000.5". Four digits are not grouped, since they may be a year.
std::string written(const FormatArg& figure);

/// Reports a problem; each "{}" of the pattern is replaced by the next argument.
void report(Problems& problems, const Path& at, ProblemCode code, std::string_view pattern,
            std::initializer_list<FormatArg> args = {});

/// Reports 'range' unless `allowed` contains `value`: "The number of decimals is 5; it must be 3 to 4."
void check_range(Problems& problems, const Path& at, std::string_view what, std::int64_t value, const Range& allowed);

/// Reports 'range' unless `allowed` contains `count`: "The number of finishers is 7; it must be 2 to 6."
void check_count(Problems& problems, const Path& at, std::string_view things, std::size_t count, const Range& allowed);

}  // namespace tallysheet
