#include "call.hpp"

#include <algorithm>

#include "placing.hpp"

namespace tallysheet::wasm {
namespace {

/// Where a value was not read, and whether that may be for its length alone: then what is in it was read.
struct Place {
  std::string_view at;
  bool too_long = false;

  friend bool operator<(const Place& a, const Place& b) { return a.at < b.at; }
};

/// In order.
using Places = List<Place>;

Places places_of(const Problems& problems) {
  Places places(problems.size());
  Place* next = places.begin();
  for (const Placed& placed : placed(places.size(), [&](int a, int b) { return compare(problems[b].at, problems[a].at); })) {
    const Problem& problem = problems[placed.index];
    *next++ = {problem.at, problem.code == ProblemCode::range};
  }
  return places;
}

// In a list that is too long, only what contradicts the rest of the list follows from its length.
bool follows(const Problem& problem, const Places& unread) {
  for (std::string_view at = problem.at;; at = at.substr(0, at.rfind('/'))) {
    const auto place = std::lower_bound(unread.begin(), unread.end(), Place{at});
    const bool found = place != unread.end() && place->at == at;
    if (found && (at == problem.at || !place->too_long || problem.code == ProblemCode::conflict)) return true;
    if (at.empty()) return false;
  }
}

// Adds to what the reader found, of what check() found, all but what lies in a value that was not read.
void add_checked(Problems& read, Problems& checked) {
  read.reserve(read.size() + checked.size());
  const Places unread = places_of(read);
  for (Problem& problem : checked) {
    if (!follows(problem, unread)) read.push_back(std::move(problem));
  }
}

}  // namespace

Text outcome(const Call& call, std::span<char> stream, void* request) {
  Problems problems = read(stream, *call.layout, request);
  Problems checked = call.check(request);
  add_checked(problems, checked);
  return problems.empty() ? call.success(request) : refusal(problems);
}

Text refusal(const Problems& problems) {
  return json(R"({"ok":false,"problems":)", layout_of<Problems, false>, &problems, "}");
}

Text success(const Layout& layout, const void* sheet) { return json(R"({"ok":true,"value":)", layout, sheet, "}"); }

}  // namespace tallysheet::wasm
