// Players' names: the names that are allowed, and the same player recognised in many games.
//
// Names arrive trimmed and in Unicode's composed form (NFC), and are compared exactly. Lengths are in code points of
// UTF-8. Source: the public interface (wasm/tallysheet.d.ts), Conventions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tallysheet/problem.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet {

inline constexpr Range name_length = {1, 100};
/// The number of code points quoted from a name in a sentence about something else.
inline constexpr std::size_t quoted_code_points = 40;
inline constexpr Range games_in_event = {0, 100'000};

enum class Names {
  optional,  // a single game: a name may be left out, and two players may share one
  required,  // standings: every player has a name, which appears only once in a game
};

/// Reports 'range' if the name is too long, and 'required' if it is missing and required.
void check_name(Problems& problems, const Path& at, const sentences::NameSentences& sentences, std::string_view name,
                Names names);

/// Returns the first `quoted_code_points` of a name, with an ellipsis if there are more.
std::string shortened(std::string_view name);

/// Reports 'duplicate' at the second seat of a player in one game.
void report_second_seat(Problems& problems, const Path& at, std::string_view player);

/// Checks the names of one game's players and, if names are required, that no player has two seats. The player of seat
/// i is at `at`/i/player.
template <class Seat>
void check_players(Problems& problems, const Path& at, const std::vector<Seat>& seats, Names names) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string& player = seats[i].player;
    check_name(problems, at / i / "player", sentences::player_name, player, names);
    if (names == Names::optional || player.empty()) continue;
    std::size_t first_seat = 0;
    while (seats[first_seat].player != player) ++first_seat;
    if (first_seat < i) report_second_seat(problems, at / i / "player", player);
  }
}

/// Numbers names by first appearance. It only refers to the names, which must outlive it.
class Roster {
 public:
  explicit Roster(std::size_t expected_appearances = 0);

  /// Returns the name's number, which is a new one on its first appearance.
  std::size_t add(std::string_view name);

  /// All different names, indexed by number.
  const std::vector<std::string_view>& names() const { return names_; }
  /// The number of each added name, in order.
  const std::vector<std::size_t>& appearances() const { return appearances_; }

 private:
  std::unordered_map<std::string_view, std::size_t> numbers_;
  std::vector<std::string_view> names_;
  std::vector<std::size_t> appearances_;
};

/// Collects the players of all games, seat by seat; `seats` is the member of a game with its seats.
template <class Game, class Seats>
Roster roster_of(const std::vector<Game>& games, Seats seats) {
  std::size_t count = 0;
  for (const Game& game : games) count += (game.*seats).size();
  Roster roster(count);
  for (const Game& game : games) {
    for (const auto& seat : game.*seats) roster.add(seat.player);
  }
  return roster;
}

}  // namespace tallysheet
