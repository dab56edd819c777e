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

void check_name(Problems& problems, const Path& at, const sentences::NameSentences& sentences, std::string_view name,
                Names names) {
  if (name.empty() && names == Names::required) report(problems, at, ProblemCode::required, sentences.missing);
  if (std::cmp_less_equal(name.size(), name_length.maximum)) return;  // every code point takes at least one byte
  const std::int64_t length = count_code_points(name);
  if (length <= name_length.maximum) return;
  report(problems, at, ProblemCode::range, sentences.length, {length, name_length});
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
  report(problems, at, ProblemCode::duplicate, sentences::player_twice, {shortened(player)});
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
