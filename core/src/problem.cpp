#include "tallysheet/problem.hpp"

#include <algorithm>

namespace tallysheet {

std::string Path::to_string() const {
  if (parent_ == nullptr) return {};
  const std::string parent = parent_->to_string();
  return field_.empty() ? format("{}/{}", {parent, index_}) : format("{}/{}", {parent, field_});
}

std::string to_string(const Range& range) {
  if (range.minimum == range.maximum) return written(range.minimum);
  return format("{} to {}", {written(range.minimum), written(range.maximum)});
}

std::string written(const FormatArg& figure) {
  constexpr std::size_t ungrouped = 4;
  const std::string plain = figure.to_string();
  const std::size_t first = plain[0] == '-' ? 1 : 0;
  const std::size_t end = std::min(plain.find('.'), plain.size());
  std::string text = first == 0 ? "" : "−";
  for (std::size_t at = first; at < plain.size(); ++at) {
    if (at > first && at < end && end - first > ungrouped && (end - at) % 3 == 0) text += ',';
    text += plain[at];
  }
  return text;
}

void report(Problems& problems, const Path& at, ProblemCode code, std::string_view pattern,
            std::initializer_list<FormatArg> args) {
  problems.push_back({at.to_string(), code, format(pattern, args)});
}

void check_range(Problems& problems, const Path& at, std::string_view what, std::int64_t value, const Range& allowed) {
  if (allowed.contains(value)) return;
  report(problems, at, ProblemCode::range, "{} is {}; it must be {}.", {what, written(value), to_string(allowed)});
}

void check_count(Problems& problems, const Path& at, std::string_view things, std::size_t count, const Range& allowed) {
  const auto number = static_cast<std::int64_t>(count);
  if (allowed.contains(number)) return;
  check_range(problems, at, format("The number of {}", {things}), number, allowed);
}

}  // namespace tallysheet
