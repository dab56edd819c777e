// Players' names: what a name may be, and who is who over many games.
//
// Names arrive trimmed and in Unicode's composed form (NFC); they are compared exactly. Lengths are in
// code points of UTF-8. Source: the public interface (wasm/tallysheet.d.ts), Conventions.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "problem.hpp"

namespace tallysheet {

inline constexpr Range name_length = {1, 100};
inline constexpr Range games_in_event = {0, 100'000};

enum class Names {
  optional,  // a single game: a name may be left out, and two players may have the same
  required,  // standings: everybody is named, and once only in a game
};

/// 'range' where the name is too long; 'required' where it must be there and is not. `what` begins
/// the sentence: "The player's name".
void check_name(Problems& problems, const Pointer& at, std::string_view what, std::string_view name, Names names);

/// 'duplicate': the player sits twice.
void report_second_seat(Problems& problems, const Pointer& at, std::string_view name);

/// check_name for each player of one game and, where names are required, 'duplicate' at the second seat of
/// a player. A seat has a `player`; seat i's stands at `at`/i/player.
template <class Seat>
void check_players(Problems& problems, const Pointer& at, const std::vector<Seat>& seats, Names names) {
  for (size_t i = 0; i < seats.size(); ++i) {
    const std::string_view player = seats[i].player;
    check_name(problems, at / i / "player", "The player's name", player, names);
    if (names == Names::optional || player.empty()) continue;
    for (size_t other = 0; other < i; ++other) {
      if (seats[other].player != player) continue;
      report_second_seat(problems, at / i / "player", player);
      break;
    }
  }
}

/// Numbers players by first appearance. It holds views of their names.
class Roster {
 public:
  /// The player's number, a new one at the first appearance.
  int number(std::string_view name);
  int size() const { return static_cast<int>(names_.size()); }
  std::string_view name(int number) const { return names_[number]; }

 private:
  std::map<std::string_view, int> numbers_;
  std::vector<std::string_view> names_;
};

}  // namespace tallysheet
