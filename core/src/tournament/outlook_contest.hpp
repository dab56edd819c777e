// The ways in which each player can end, compared with those of all others.
//
// Source: core/SOURCES.md, Outlook 3 and 4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "outlook_plan.hpp"

namespace tallysheet::tournament {

/// A way in which a player can end, from the worst to the best; both are the same if the scores are known.
struct Ending {
  std::optional<std::size_t> finish;
  /// Greater is better; players without a place have 0.
  std::size_t worst = 0;
  std::size_t best = 0;
};

struct Contender {
  /// Not set for players who are compared by one ending alone.
  std::optional<std::size_t> board;
  /// One for each outcome of the board and each finish of it.
  std::vector<Ending> endings;
};

struct Contest {
  std::vector<Contender> players;
  /// The players of each board; empty if boards are not counted by themselves.
  std::vector<std::vector<std::size_t>> boards;
  std::vector<std::size_t> outcomes;
  /// Whether equal endings may be separated by something that was not compared.
  bool level_is_open = false;
  bool exact = true;
};

/// Whether the boards can be counted by themselves.
bool counts_by_board(const OutlookPlan& plan);

/// The endings at each player's board.
Contest contest_by_board(const OutlookPlan& plan);

/// The best and the worst ending of each player.
Contest contest_of_bounds(const OutlookPlan& plan);

/// Which of a board's players can be above, as a set of numbers: bit n is set if n of them can.
using AboveCounts = std::uint32_t;

/// Finds places, and keeps what it has counted of each board.
class PlaceFinder {
 public:
  explicit PlaceFinder(const Contest& contest) : contest_(contest) {}

  /// The places that are possible with an ending, as marks by place.
  std::vector<bool> places_with(std::size_t player, std::size_t ending);

 private:
  AboveCounts counts_at(std::size_t board, const Ending& own, bool certainly);
  /// Marks of how many players can be above, all boards together.
  std::vector<bool> numbers_above(std::size_t player, std::size_t ending, bool certainly);

  const Contest& contest_;
  /// Indexed by board and by the number of its endings that are above: possibly, then certainly.
  std::array<std::map<std::pair<std::size_t, std::size_t>, AboveCounts>, 2> known_;
};

/// How a player ends against another with these endings.
Against against(const Contest& contest, const Ending& own, const Ending& other);

}  // namespace tallysheet::tournament
