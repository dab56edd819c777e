#include "call.hpp"

#include <set>

#include "text.hpp"

namespace tallysheet::wasm {

Problems together(const Problems& read, const Problems& checked) {
  std::set<std::string_view> unread;
  for (const Problem& problem : read) unread.insert(problem.at);
  const auto follows = [&](std::string_view at) {
    while (!at.empty() && unread.count(at) == 0) at = at.substr(0, at.rfind('/'));
    return unread.count(at) > 0;
  };
  Problems all = read;
  for (const Problem& problem : checked) {
    if (!follows(problem.at)) all.push_back(problem);
  }
  return all;
}

std::string refusal(const Problems& problems) {
  return joined({"{\"ok\":false,\"problems\":", json(type_of<Problems, false>, &problems), "}"});
}

std::string success(const Type& type, const void* sheet) {
  return joined({"{\"ok\":true,\"value\":", json(type, sheet), "}"});
}

}  // namespace tallysheet::wasm
