#include "call.hpp"

#include <algorithm>

#include "placing.hpp"

namespace tallysheet::wasm {
namespace {

/// Places, in order.
using Places = std::vector<std::string_view>;

bool holds(const Places& places, std::string_view at) {
  return std::binary_search(places.begin(), places.end(), at);
}

Places places_of(const Problems& problems) {
  Places places(problems.size());
  std::string_view* next = places.data();
  for (const Placed& placed : placed(places.size(), [&](int a, int b) { return problems[b].at.compare(problems[a].at) <=> 0; })) {
    *next++ = problems[placed.index].at;
  }
  return places;
}

}  // namespace

bool refused(Problems& read, Problems& checked) {
  read.reserve(read.size() + checked.size());
  const Places unread = places_of(read);
  for (Problem& problem : checked) {
    std::string_view at = problem.at;
    while (!at.empty() && !holds(unread, at)) at = at.substr(0, at.rfind('/'));
    if (!holds(unread, at)) read.push_back(std::move(problem));
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
