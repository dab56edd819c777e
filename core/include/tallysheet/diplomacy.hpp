// Common ground of all systems for Diplomacy: the seven powers, their supply centres, solos and draws, and impossible
// results.
//
// Source: core/SOURCES.md, Size Matters 3 to 5 and Detour 98f 5; the public interface (wasm/types/diplomacy.d.ts).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tallysheet/named.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/problem.hpp"

namespace tallysheet::diplomacy {

enum class Power { austria, england, france, germany, italy, russia, turkey };
inline constexpr std::array<Named<Power>, 7> power_names = {{{Power::austria, "austria"},
                                                             {Power::england, "england"},
                                                             {Power::france, "france"},
                                                             {Power::germany, "germany"},
                                                             {Power::italy, "italy"},
                                                             {Power::russia, "russia"},
                                                             {Power::turkey, "turkey"}}};
constexpr const auto& names_of(Power) { return power_names; }

inline constexpr std::size_t power_count = power_names.size();
inline constexpr std::int64_t supply_centres = 34;
inline constexpr std::int64_t centres_for_solo = 18;
inline constexpr Range powers_in_game = {7, 7};
inline constexpr Range centres_of_power = {0, supply_centres};
inline constexpr Range last_fall_years = {1900, 2100};

/// One power of a game.
struct Seat {
  std::optional<Power> power;
  std::string player;
  /// Supply centres at the end of the game.
  std::optional<std::int64_t> centres;

  bool survives() const { return centres.value_or(0) > 0; }
  bool is_eliminated() const { return centres == 0; }
  bool has_soloed() const { return centres.value_or(0) >= centres_for_solo; }
};

/// Indexes tables that have a value for each power.
constexpr std::size_t index_of(Power power) { return static_cast<std::size_t>(power); }

/// Gives "Austria", or "The power" if it is unknown.
std::string_view title_of(std::optional<Power> power);

/// Reports each seat's problems and those of all seats together; used by check_seats().
class SeatChecker {
 public:
  /// `at` is the path of the list of seats.
  SeatChecker(Problems& problems, const Path& at) : problems_(problems), at_(at) {}
  void check(const Seat& seat);
  /// Runs after the last seat.
  void check_all();

 private:
  void check_power(const Path& at, const Seat& seat);
  void check_centres(const Path& at, const Seat& seat);

  Problems& problems_;
  const Path& at_;
  std::size_t seats_ = 0;
  std::size_t eliminated_ = 0;
  std::int64_t centres_ = 0;
  std::array<bool, power_count> seen_{};
};

/// Checks for seven different powers, and checks their players and centres. `at` is the path of the list of seats,
/// whose type may be anything derived from Seat.
template <class AnySeat>
void check_seats(Problems& problems, const Path& at, const std::vector<AnySeat>& seats, Names names) {
  check_count(problems, at, sentences::number_of_powers, seats.size(), powers_in_game);
  check_players(problems, at, seats, names);
  SeatChecker checker(problems, at);
  for (const Seat& seat : seats) checker.check(seat);
  checker.check_all();
}

/// A system's requirement for a power's last Fall with a centre, and its sentences about it.
struct LastHeldAsked {
  /// Whether a power without centres must have one.
  bool required = true;
  const Sentence& missing;
  /// The places are the power and its centres.
  const Sentence& with_centres;
};

/// Reports a last Fall of a power with centres, and a missing one. `given` says whether the request has one.
void check_last_held(Problems& problems, const Path& at, const Seat& seat, bool given, const LastHeldAsked& asked);

/// Reports 'range' if the year is not one of last_fall_years.
void check_last_year(Problems& problems, const Path& at, const Seat& seat, std::int64_t year);

/// Reports a power that shares the draw without a centre or in a game that was `won`; the latter with the sentence
/// `beside_win`, whose places are the power and the centres that win.
void check_in_draw(Problems& problems, const Path& at, const Seat& seat, bool won, const Sentence& beside_win);

template <class AnySeat>
bool has_solo(const std::vector<AnySeat>& seats) {
  return std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.has_soloed(); });
}

template <class AnySeat>
std::int64_t count_survivors(const std::vector<AnySeat>& seats) {
  return std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.survives(); });
}

}  // namespace tallysheet::diplomacy
