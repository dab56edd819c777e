// Compares lists of scores: how several systems score the same entrants.
//
// Each list has a score for every entrant. Entrants are placed by score, highest first; a share is a score as a
// percentage of its list's sum, to 2 places, and is left out if that sum is not above zero or any score is below zero.
// Refused: no list, no entrant or more than 100, lists of different lengths. Example: 60, 30 and 10 have shares of
// 60.00, 30.00 and 10.00 per cent. Source: core/SOURCES.md, All systems 1, 2 and 6.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/problem.hpp"

namespace tallysheet::comparison {

inline constexpr Range lists_allowed = {1, 100};
inline constexpr Range entrants_allowed = {1, 100};

struct List {
  std::vector<Decimal> scores;
};

struct Request {
  std::vector<List> lists;
};

struct Entry {
  std::size_t place = 0;
  std::size_t shared_by = 1;
  /// The score as a percentage of the list's sum.
  std::optional<Figure> share;
};

struct ComparedList {
  /// One entry per score, in the same order.
  std::vector<Entry> entries;
  /// The index of the first list with the same places, which is this list's own if no earlier list has them.
  std::size_t same_order_as = 0;
};

/// The number of lists in which an entrant is first.
struct Lead {
  int alone = 0;
  int shared = 0;
};

struct Sheet {
  /// The lists in the order of the request.
  std::vector<ComparedList> lists;
  /// One element per entrant.
  std::vector<Lead> leads;
};

/// Finds every problem of a request; there is none when it can be compared.
[[nodiscard]] Problems check(const Request& request);

[[nodiscard]] Sheet compare(const Checked<Request>& request);

}  // namespace tallysheet::comparison
