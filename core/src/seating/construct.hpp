// Constructions of draws in which nobody meets anybody twice, or pairs meet again as seldom as can be. Source:
// core/SOURCES.md, Seating 4.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace tallysheet::seating {

/// The players of a round, board after board.
using Table = std::vector<std::size_t>;

/// Rounds of this many boards of one size, at most as many as asked for. The players stand in a row for each seat and a
/// column for each board, numbered row by row. In each of the first rounds every row is shifted against the one above
/// it, so that a board has one player of each row; `shifted` says how many these are. In the others, boards are parts
/// of rows. With more seats than boards, pairs meet again, but never a third time.
struct Transversal {
  std::vector<Table> rounds;
  std::size_t shifted = 0;
};
Transversal transversal(std::size_t boards, std::size_t size, std::size_t rounds);

/// Rounds that follow from one or few by turning: most players stand on circles of equal length, and from round to
/// round everybody moves on by one, so that a round repeats no meeting if no distance occurs twice in it. The first
/// round is found by a search of its own, which is tried by several ways and seeds. A try returns nothing where it
/// finds none, and increases `steps`, by `steps_of_try` at most.
std::vector<Table> cyclic(std::size_t boards, std::size_t size, std::size_t rounds, std::size_t number_of_try,
                          std::uint32_t seed, std::int64_t& steps);
std::size_t tries_of_cyclic(std::size_t boards, std::size_t size, std::size_t rounds);
inline constexpr std::int64_t steps_of_try = 250'000;

/// All rounds of a draw in which everybody meets everybody else exactly once, for boards of three or four where a field
/// gives one; empty otherwise.
std::vector<Table> by_differences(std::size_t boards, std::size_t size);

/// Rounds that follow from a list of first rounds, or are listed themselves; empty where none are.
std::vector<Table> listed(std::size_t boards, std::size_t size, std::size_t rounds);

}  // namespace tallysheet::seating
