// What the two systems for Diplomacy share: the seven powers, their supply centres, a solo or a draw, and
// which results cannot be.
//
// Source: rules/READINGS.md, Size Matters 3 to 5 and Detour 98f 5; the public interface
// (wasm/tallysheet.d.ts), Diplomacy.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "players.hpp"
#include "problem.hpp"

namespace tallysheet::diplomacy {

enum class Power { austria, england, france, germany, italy, russia, turkey, unknown };
inline constexpr std::array<std::string_view, 7> power_names = {"austria", "england", "france", "germany",
                                                                "italy",   "russia",  "turkey"};
constexpr const auto& names_of(Power) { return power_names; }

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
std::string title(Power power);

/// 'duplicate' at a power that is there already.
void report_second_power(Problems& problems, const Pointer& at, Power power);

/// 'range' at one power's centres; the sum is for check_sum().
void check_centres(Problems& problems, const Pointer& at, const Seat& seat);

/// 'range' for more centres than there are.
void check_sum(Problems& problems, const Pointer& at, int64_t centres);

/// 'conflict': nobody holds a centre.
void report_empty_board(Problems& problems, const Pointer& at);

/// Seven different powers, their players and their centres. The list stands at `at`.
template <class AnySeat>
void check_powers(Problems& problems, const Pointer& at, const std::vector<AnySeat>& seats, Names names) {
  check_count(problems, at, "powers", static_cast<int64_t>(seats.size()), powers_in_game);
  check_players(problems, at, seats, names);
  std::array<bool, power_names.size() + 1> seen{};
  int64_t sum = 0;
  size_t eliminated = 0;
  for (size_t i = 0; i < seats.size(); ++i) {
    const size_t power = static_cast<size_t>(seats[i].power);
    if (seen[power] && power < power_names.size()) report_second_power(problems, at / i / "power", seats[i].power);
    seen[power] = true;
    check_centres(problems, at / i / "centres", seats[i]);
    sum += seats[i].survives() ? seats[i].centres : 0;
    eliminated += seats[i].eliminated();
  }
  check_sum(problems, at, sum);
  if (eliminated == seats.size() && eliminated > 0) report_empty_board(problems, at);
}

template <class AnySeat>
bool has_solo(const std::vector<AnySeat>& seats) {
  for (const AnySeat& seat : seats) {
    if (seat.soloes()) return true;
  }
  return false;
}

template <class AnySeat>
int survivors(const std::vector<AnySeat>& seats) {
  int count = 0;
  for (const AnySeat& seat : seats) count += seat.survives();
  return count;
}

}  // namespace tallysheet::diplomacy
