// The finish of any game, as systems that score places take it: who came where.
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
  /// 1 is best; only the order matters, equal numbers are a tie.
  std::int64_t place = 0;
};

/// A player's row on the sheet of one game.
struct FinishRow {
  std::string player;
  std::size_t rank = 0;
  std::size_t shared_by = 1;
  WideFigure points;

  /// The mean of the ranks that those level fill, from `rank` on.
  std::size_t twice_the_mean_rank() const { return 2 * rank + shared_by - 1; }
};

/// Checks that so many players are allowed, their names and their places. The list of players is at `at`.
void check_finish(Problems& problems, const Path& at, const std::vector<Finish>& finish, const Range& allowed,
                  Names names);

/// The rows in the order of the request, with ranks and without points.
std::vector<FinishRow> ranked_rows(const std::vector<Finish>& finish);

/// Adds the step of a row that shares its rank, and gives the rank that its points go by.
Decimal add_mean_rank(Working& working, std::size_t index, const FinishRow& row);

}  // namespace tallysheet
