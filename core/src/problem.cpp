#include "tallysheet/problem.hpp"

namespace tallysheet {

std::string Path::to_string() const {
  if (parent_ == nullptr) return {};
  const std::string parent = parent_->to_string();
  return field_.empty() ? format("{}/{}", {parent, index_}) : format("{}/{}", {parent, field_});
}

std::string to_string(const Range& range) {
  if (range.minimum == range.maximum) return to_string(range.minimum);
  return format("{} to {}", {range.minimum, range.maximum});
}

void report(Problems& problems, const Path& at, ProblemCode code, std::string_view pattern,
            std::initializer_list<FormatArg> args) {
  problems.push_back({at.to_string(), code, format(pattern, args)});
}

void check_range(Problems& problems, const Path& at, std::string_view what, std::int64_t value, const Range& allowed) {
  if (allowed.contains(value)) return;
  report(problems, at, ProblemCode::range, "{} is {}; it must be {}.", {what, value, to_string(allowed)});
}

void check_count(Problems& problems, const Path& at, std::string_view things, std::size_t count, const Range& allowed) {
  const auto number = static_cast<std::int64_t>(count);
  if (allowed.contains(number)) return;
  check_range(problems, at, format("The number of {}", {things}), number, allowed);
}

}  // namespace tallysheet
