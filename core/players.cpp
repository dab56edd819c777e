#include "players.hpp"

#include <algorithm>

#include "decimal.hpp"
#include "text.hpp"

namespace tallysheet {
namespace {

int64_t code_points(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; });
}

}  // namespace

void check_name(Problems& problems, const Pointer& at, std::string_view what, std::string_view name, Names names) {
  if (name.empty() && names == Names::required) report(problems, at, ProblemCode::required, {what, " is missing."});
  const int64_t length = code_points(name);
  if (length <= name_length.most) return;
  report(problems, at, ProblemCode::range,
         {what, " is ", text(length), " characters long; it must be ", text(name_length), "."});
}

void report_second_seat(Problems& problems, const Pointer& at, std::string_view name) {
  report(problems, at, ProblemCode::duplicate, {name, " is here twice; a player can sit only once in a game."});
}

int Roster::number(std::string_view name) {
  const auto [entry, is_new] = numbers_.emplace(name, size());
  if (is_new) names_.push_back(name);
  return entry->second;
}

}  // namespace tallysheet
