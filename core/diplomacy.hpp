// What the two systems for Diplomacy share: the seven powers, their supply centres, a solo or a draw, and
// which results cannot be.
//
// Source: rules/READINGS.md, Size Matters 3 to 5 and Detour 98f 5; the public interface (wasm/types/diplomacy.d.ts).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "list.hpp"
#include "players.hpp"
#include "problem.hpp"

namespace tallysheet::diplomacy {

enum class Power { austria, england, france, germany, italy, russia, turkey, unknown };
inline constexpr std::array<std::string_view, 7> power_names = {"austria", "england", "france", "germany",
                                                                "italy",   "russia",  "turkey"};
constexpr const auto& names_of(Power) { return power_names; }
inline constexpr std::array<std::string_view, 8> power_titles = {"Austria", "England", "France", "Germany",
                                                                 "Italy",   "Russia",  "Turkey", "The power"};

inline constexpr int64_t centres_in_all = 34;
inline constexpr int64_t centres_for_solo = 18;
inline constexpr Range powers_in_game = {7, 7};
inline constexpr Range centres_of_power = {0, centres_in_all};

/// One power of a game.
struct Seat {
  Power power = Power::unknown;
  std::string_view player;
  /// Supply centres at the end of the game; below zero where not known.
  int64_t centres = -1;

  bool survives() const { return centres > 0; }
  bool eliminated() const { return centres == 0; }
  bool soloes() const { return centres >= centres_for_solo; }
};

/// "Austria"; "The power" where it is not known.
inline std::string_view title(Power power) { return power_titles[static_cast<size_t>(power)]; }

/// A view of the powers of a game, whichever system's seats they have.
class Seats {
 public:
  template <class AnySeat>
  Seats(const List<AnySeat>& seats)
      : players_(seats), seat_([](const void* seats, size_t number) -> const Seat& {
          return (*static_cast<const List<AnySeat>*>(seats))[number];
        }), seats_(&seats) {}
  size_t size() const { return players_.size(); }
  const Seat& operator[](size_t number) const { return seat_(seats_, number); }
  const Players& players() const { return players_; }

 private:
  Players players_;
  const Seat& (*seat_)(const void* seats, size_t number);
  const void* seats_;
};

/// Seven different powers, their players and their centres. The list stands at `at`.
void check_powers(Problems& problems, const Pointer& at, const Seats& seats, Names names);

bool has_solo(const Seats& seats);
int survivors(const Seats& seats);

}  // namespace tallysheet::diplomacy
