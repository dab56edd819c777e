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
using Places = std::vector<Place>;

Places places_of(const Problems& problems) {
  Places places(problems.size());
  Place* next = places.data();
  for (const Placed& placed : placed(places.size(), [&](int a, int b) { return problems[b].at.compare(problems[a].at) <=> 0; })) {
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

}  // namespace

bool refused(Problems& read, Problems& checked) {
  read.reserve(read.size() + checked.size());
  const Places unread = places_of(read);
  for (Problem& problem : checked) {
    if (!follows(problem, unread)) read.push_back(std::move(problem));
  }
  return !read.empty();
}

std::string refusal(const Problems& problems) {
  return "{\"ok\":false,\"problems\":" + json(type_of<Problems, false>, &problems) + "}";
}

std::string success(const Type& type, const void* sheet) {
  return "{\"ok\":true,\"value\":" + json(type, sheet) + "}";
}

}  // namespace tallysheet::wasm
