// What is wrong with a request: where, of which kind, and in a sentence for a person.
//
// Source: the public interface (wasm/tallysheet.d.ts), Problem and ProblemCode.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "filled.hpp"
#include "list.hpp"

namespace tallysheet {

enum class ProblemCode { required, type, number, range, duplicate, conflict };
inline constexpr std::array<std::string_view, 6> problem_code_names = {"required", "type",      "number",
                                                                       "range",    "duplicate", "conflict"};
constexpr const auto& names_of(ProblemCode) { return problem_code_names; }

/// A place in a request, as a JSON Pointer (RFC 6901). Field names hold neither `~` nor `/`.
///
/// Each place knows the one that it lies in, which must outlive it: places are made in the arguments of a
/// call, or one by one in variables.
class Pointer {
 public:
  /// The request itself.
  constexpr Pointer() = default;
  [[gnu::noinline]] Pointer(const Pointer& in, const char* field) : in_(&in), field_(field) {}
  [[gnu::noinline]] Pointer(const Pointer& in, size_t index) : in_(&in), index_(index) {}
  Pointer operator/(const char* field) const { return {*this, field}; }
  Pointer operator/(size_t index) const { return {*this, index}; }
  /// "/finishers/1/score"; "" for the request itself.
  Text text() const;

 private:
  const Pointer* in_ = nullptr;
  const char* field_ = nullptr;
  size_t index_ = 0;
};

inline constexpr Pointer whole_request;

struct Problem {
  Text at;
  ProblemCode code;
  Text message;
};

using Problems = List<Problem>;

/// An inclusive range of whole numbers.
struct Range {
  int64_t least;
  int64_t most;

  bool holds(int64_t value) const { return least <= value && value <= most; }
};

/// The message is the pattern with its blanks filled.
void report(Problems& problems, const Pointer& at, ProblemCode code, const char* pattern,
            std::initializer_list<Term> terms = {});

/// 'range' unless `came` lies in `allowed`: "The number of finishers is 7; it must be 2 to 6."
void check_count(Problems& problems, const Pointer& at, std::string_view things, int64_t came, const Range& allowed);

/// 'range' unless `came` lies in `allowed`: "The number of decimals is 5; it must be 3 to 4."
void check_whole(Problems& problems, const Pointer& at, std::string_view what, int64_t came, const Range& allowed);

/// "2 to 6", or "7" where nothing else is allowed.
Text text(const Range& range);

}  // namespace tallysheet
