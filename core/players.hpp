// Players' names: what a name may be, and who is who over many games.
//
// Names arrive trimmed and in Unicode's composed form (NFC); they are compared exactly. Lengths are in
// code points of UTF-8. Source: the public interface (wasm/tallysheet.d.ts), Conventions.
#pragma once

#include <string_view>

#include "list.hpp"
#include "problem.hpp"

namespace tallysheet {

inline constexpr Range name_length = {1, 100};
/// Of a name, in a sentence about something else.
inline constexpr int64_t code_points_quoted = 40;
inline constexpr Range games_in_event = {0, 100'000};

enum class Names {
  optional,  // a single game: a name may be left out, and two players may have the same
  required,  // standings: everybody is named, and once only in a game
};

/// 'range' where the name is too long; 'required' where it must be there and is not. `what` begins
/// the sentence: "The player's name".
void check_name(Problems& problems, const Pointer& at, std::string_view what, std::string_view name, Names names);

/// The name itself up to `code_points_quoted`; else its beginning and an ellipsis. For sentences that are about
/// something else than the length of the name.
Text shortened(std::string_view name);

/// A view of the players of a list of seats, each of which has a `player`.
class Players {
 public:
  template <class Seat>
  Players(const List<Seat>& seats)
      : seats_(&seats), size_(seats.size()), player_([](const void* seats, size_t seat) -> std::string_view {
          return (*static_cast<const List<Seat>*>(seats))[seat].player;
        }) {}
  size_t size() const { return size_; }
  std::string_view operator[](size_t seat) const { return player_(seats_, seat); }

 private:
  const void* seats_;
  size_t size_;
  std::string_view (*player_)(const void* seats, size_t seat);
};

/// check_name for each player of one game and, where names are required, 'duplicate' at the second seat of
/// a player. Seat i's player stands at `at`/i/player.
void check_players(Problems& problems, const Pointer& at, const Players& players, Names names);

/// Numbers names by first appearance. It holds views of them.
class Roster {
 public:
  /// The names in the order in which they appear, each as often as it does.
  explicit Roster(const List<std::string_view>& appearances);
  /// How many different names there are.
  int size() const { return static_cast<int>(names_.size()); }
  size_t appearances() const { return numbers_.size(); }
  std::string_view name(int number) const { return names_[number]; }
  /// The number of the name that appears there.
  int number(size_t appearance) const { return numbers_[appearance]; }

 private:
  List<int> numbers_;
  List<std::string_view> names_;
};

/// The players of all games as they appear, seat by seat; `seats` points to the seats in a game.
template <class Game, class Seats>
List<std::string_view> appearances(const List<Game>& games, Seats seats) {
  List<std::string_view> names;
  for (const Game& game : games) {
    for (const auto& seat : game.*seats) names.push_back(seat.player);
  }
  return names;
}

}  // namespace tallysheet
