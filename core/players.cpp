#include "players.hpp"

#include "placing.hpp"

namespace tallysheet {
namespace {

bool begins_code_point(char byte) { return (byte & 0xC0) != 0x80; }

int64_t code_points(std::string_view text) {
  int64_t count = 0;
  for (char byte : text) count += begins_code_point(byte);
  return count;
}

bool sits_before(const Players& players, size_t seat) {
  for (size_t other = 0; other < seat; ++other) {
    if (players[other] == players[seat]) return true;
  }
  return false;
}

}  // namespace

void check_name(Problems& problems, const Pointer& at, std::string_view what, std::string_view name, Names names) {
  if (name.empty() && names == Names::required) report(problems, at, ProblemCode::required, "{} is missing.", {what});
  const int64_t length = code_points(name);
  if (length <= name_length.most) return;
  report(problems, at, ProblemCode::range, "{} is {} characters long; it must be {}.", {what, length, text(name_length)});
}

Text shortened(std::string_view name) {
  int64_t begun = 0;
  for (size_t byte = 0; byte < name.size(); ++byte) {
    begun += begins_code_point(name[byte]);
    if (begun > code_points_quoted) return filled("{}…", {name.substr(0, byte)});
  }
  return name;
}

void check_players(Problems& problems, const Pointer& at, const Players& players, Names names) {
  for (size_t i = 0; i < players.size(); ++i) {
    check_name(problems, at / i / "player", "The player's name", players[i], names);
    if (names == Names::optional || players[i].empty() || !sits_before(players, i)) continue;
    report(problems, at / i / "player", ProblemCode::duplicate,
           "{} is here twice; a player can sit only once in a game.", {shortened(players[i])});
  }
}

Roster::Roster(const List<std::string_view>& appearances) : numbers_(appearances.size()) {
  const auto by_name = [&](int a, int b) { return compare(appearances[b], appearances[a]); };
  const List<int> first = firsts(appearances.size(), by_name);
  for (size_t i = 0; i < first.size(); ++i) {
    const bool is_new = first[i] == static_cast<int>(i);
    numbers_[i] = is_new ? size() : numbers_[first[i]];
    if (is_new) names_.push_back(appearances[i]);
  }
}

}  // namespace tallysheet
