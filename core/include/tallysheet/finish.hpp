// The finish of any game for systems that score places: who came where.
//
// Source: core/SOURCES.md, RPLOPS 2; the public interface (wasm/types/rplops.d.ts).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tallysheet/decimal.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet {

inline constexpr Range places_allowed = {1, 999'999'999'999};

struct Finish {
  std::string player;
  /// 1 is best. Only the order matters; equal numbers are a tie.
  std::int64_t place = 0;
};

/// A player's row on the sheet of one game.
struct FinishRow {
  std::string player;
  std::size_t rank = 0;
  std::size_t shared_by = 1;
  WideFigure points;

  /// Twice the mean of the ranks from `rank` on that the tied players fill.
  std::size_t twice_the_mean_rank() const { return 2 * rank + shared_by - 1; }
};

/// Checks the number of players, their names and their places. `at` is the path of the list of players.
void check_finish(Problems& problems, const Path& at, const std::vector<Finish>& finish, const Range& allowed,
                  Names names);

/// Ranks the players and returns rows without points, in the order of the request.
std::vector<FinishRow> ranked_rows(const std::vector<Finish>& finish);

/// Adds a step if the row shares its rank, and returns the rank that determines its points.
Decimal add_mean_rank(Working& working, std::size_t index, const FinishRow& row);

}  // namespace tallysheet
