// What is wrong with a request: where, of which kind, and in a sentence for a person.
//
// Source: the public interface (wasm/tallysheet.d.ts), Problem and ProblemCode.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tallysheet {

enum class ProblemCode { required, type, number, range, duplicate, conflict };
inline constexpr std::array<std::string_view, 6> problem_code_names = {"required", "type",      "number",
                                                                       "range",    "duplicate", "conflict"};
constexpr const auto& names_of(ProblemCode) { return problem_code_names; }

/// A place in a request, as a JSON Pointer (RFC 6901) of at most six steps. Field names hold neither
/// `~` nor `/`.
class Pointer {
 public:
  Pointer operator/(const char* field) const { return step({field, 0}); }
  Pointer operator/(size_t index) const { return step({nullptr, index}); }
  /// "/finishers/1/score"; "" for the request itself.
  std::string text() const;

 private:
  struct Step {
    const char* field = nullptr;
    size_t index = 0;
  };
  Pointer step(Step next) const;

  std::array<Step, 6> steps_{};
  int depth_ = 0;
};

struct Problem {
  std::string at;
  ProblemCode code;
  std::string message;
};

using Problems = std::vector<Problem>;

/// An inclusive range of whole numbers.
struct Range {
  int64_t least;
  int64_t most;

  bool holds(int64_t value) const { return least <= value && value <= most; }
};

/// The parts make the message.
void report(Problems& problems, const Pointer& at, ProblemCode code, std::initializer_list<std::string_view> message);

/// 'range' unless `came` lies in `allowed`: "The number of finishers is 7; it must be 2 to 6."
void check_count(Problems& problems, const Pointer& at, std::string_view things, int64_t came, Range allowed);

/// 'range' unless `came` lies in `allowed`: "The number of decimals is 5; it must be 3 to 4."
void check_whole(Problems& problems, const Pointer& at, std::string_view what, int64_t came, Range allowed);

/// "2 to 6", or "7" where nothing else is allowed.
std::string text(Range range);

}  // namespace tallysheet
