#include "tallysheet/players.hpp"

#include <utility>

#include "tallysheet/format.hpp"

namespace tallysheet {
namespace {

constexpr bool begins_code_point(char byte) { return (byte & 0xC0) != 0x80; }

std::int64_t count_code_points(std::string_view text) {
  return std::count_if(text.begin(), text.end(), begins_code_point);
}

}  // namespace

void check_name(Problems& problems, const Path& at, std::string_view what, std::string_view name, Names names) {
  if (name.empty() && names == Names::required) report(problems, at, ProblemCode::required, "{} is missing.", {what});
  if (std::cmp_less_equal(name.size(), name_length.maximum)) return;  // every code point takes at least one byte
  const std::int64_t length = count_code_points(name);
  if (length <= name_length.maximum) return;
  report(problems, at, ProblemCode::range, "{} is {} characters long; it must be {}.",
         {what, length, to_string(name_length)});
}

std::string shortened(std::string_view name) {
  std::size_t code_points = 0;
  for (std::size_t byte = 0; byte < name.size(); ++byte) {
    if (begins_code_point(name[byte])) ++code_points;
    if (code_points > quoted_code_points) return format("{}…", {name.substr(0, byte)});
  }
  return std::string(name);
}

void report_second_seat(Problems& problems, const Path& at, std::string_view player) {
  report(problems, at, ProblemCode::duplicate, "{} is listed twice; a player can have only one seat in a game.",
         {shortened(player)});
}

Roster::Roster(std::size_t expected_appearances) {
  numbers_.reserve(expected_appearances);
  appearances_.reserve(expected_appearances);
}

std::size_t Roster::add(std::string_view name) {
  const auto [entry, is_new] = numbers_.try_emplace(name, names_.size());
  if (is_new) names_.push_back(name);
  appearances_.push_back(entry->second);
  return entry->second;
}

}  // namespace tallysheet
