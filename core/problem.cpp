#include "problem.hpp"

namespace tallysheet {

Text Pointer::text() const {
  if (in_ == nullptr) return {};
  const int64_t index = static_cast<int64_t>(index_);
  return filled("{}/{}", {in_->text(), field_ == nullptr ? Term(index) : Term(field_)});
}

void report(Problems& problems, const Pointer& at, ProblemCode code, const char* pattern,
            std::initializer_list<Term> terms) {
  problems.push_back({at.text(), code, filled(pattern, terms)});
}

Text text(const Range& range) {
  return range.least == range.most ? text(range.least) : filled("{} to {}", {range.least, range.most});
}

void check_whole(Problems& problems, const Pointer& at, std::string_view what, int64_t came, const Range& allowed) {
  if (allowed.holds(came)) return;
  report(problems, at, ProblemCode::range, "{} is {}; it must be {}.", {what, came, text(allowed)});
}

void check_count(Problems& problems, const Pointer& at, std::string_view things, int64_t came, const Range& allowed) {
  if (allowed.holds(came)) return;
  check_whole(problems, at, filled("The number of {}", {things}), came, allowed);
}

}  // namespace tallysheet
