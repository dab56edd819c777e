#include "function.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace tallysheet::wasm {
namespace {

/// Paths of the values that could not be read.
class Unread {
 public:
  explicit Unread(const Problems& problems) : problems_(problems) {
    for (std::size_t i = 0; i < problems.size(); ++i) index_by_place_.try_emplace(problems[i].at, i);
  }

  // Whether the problem lies at or within an unread value. The items of a list that is too long were read, so there
  // only conflicts with the rest of the list follow from its length.
  bool explains(const Problem& problem) const {
    for (std::string_view at = problem.at;; at = at.substr(0, at.rfind('/'))) {
      if (const auto unread = index_by_place_.find(at); unread != index_by_place_.end()) {
        const bool may_be_too_long = problems_[unread->second].code == ProblemCode::range;
        if (at == problem.at || !may_be_too_long || problem.code == ProblemCode::conflict) return true;
      }
      if (at.empty()) return false;
    }
  }

 private:
  const Problems& problems_;
  std::map<std::string_view, std::size_t> index_by_place_;
};

}  // namespace

void add_checked(Problems& read, Problems&& checked) {
  if (checked.empty()) return;
  const Unread unread(read);
  std::erase_if(checked, [&](const Problem& problem) { return unread.explains(problem); });
  std::move(checked.begin(), checked.end(), std::back_inserter(read));
}

void write_refusal(std::string& json, const Problems& problems) {
  json += R"({"ok":false,"problems":)";
  write(json, problems);
  json += '}';
}

void begin_success(std::string& json) { json += R"({"ok":true,"value":)"; }
void end_success(std::string& json) { json += '}'; }

}  // namespace tallysheet::wasm
