#include "problem.hpp"

#include "decimal.hpp"
#include "text.hpp"

namespace tallysheet {

std::string Pointer::text() const {
  std::string text;
  for (int i = 0; i < depth_; ++i) {
    const Step& step = steps_[i];
    text += '/';
    text += step.field == nullptr ? tallysheet::text(static_cast<int64_t>(step.index)) : std::string(step.field);
  }
  return text;
}

Pointer Pointer::step(Step next) const {
  Pointer longer = *this;
  longer.steps_[longer.depth_++] = next;
  return longer;
}

void report(Problems& problems, const Pointer& at, ProblemCode code, std::initializer_list<std::string_view> message) {
  problems.push_back({at.text(), code, joined(message)});
}

std::string text(Range range) {
  const std::string least = text(range.least);
  return range.least == range.most ? least : joined({least, " to ", text(range.most)});
}

void check_whole(Problems& problems, const Pointer& at, std::string_view what, int64_t came, Range allowed) {
  if (allowed.holds(came)) return;
  report(problems, at, ProblemCode::range, {what, " is ", text(came), "; it must be ", text(allowed), "."});
}

void check_count(Problems& problems, const Pointer& at, std::string_view things, int64_t came, Range allowed) {
  check_whole(problems, at, joined({"The number of ", things}), came, allowed);
}

}  // namespace tallysheet
