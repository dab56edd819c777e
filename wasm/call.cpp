#include "call.hpp"

#include <map>

#include "text.hpp"

namespace tallysheet::wasm {
namespace {

// The pointers at which something could not be read, and those of everything around it.
std::map<std::string, int> shadows(const Problems& read) {
  std::map<std::string, int> shadows;
  for (const Problem& problem : read) {
    std::string at = problem.at;
    while (shadows.emplace(at, 0).second && !at.empty()) at.resize(at.rfind('/'));
  }
  return shadows;
}

}  // namespace

Problems together(Problems read, const Problems& checked) {
  const auto unread = shadows(read);
  for (const Problem& problem : checked) {
    if (unread.count(problem.at) == 0) read.push_back(problem);
  }
  return read;
}

std::string refusal(const Problems& problems) {
  return joined({"{\"ok\":false,\"problems\":", json(type_of<Problems, false>, &problems), "}"});
}

std::string success(const Type& type, const void* sheet) {
  return joined({"{\"ok\":true,\"value\":", json(type, sheet), "}"});
}

}  // namespace tallysheet::wasm
