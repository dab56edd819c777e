// Compares lists of scores: how several systems score the same entrants.
//
// Each list has a score for every entrant. Places are by score, the highest first; a share is a score in per cent of
// its list's sum, to 2 places, and there is none where the sum is not above zero or a score is below it. Refused: no
// list, no entrant or more than 100, lists of different lengths. Example: 60, 30 and 10 have 60.00, 30.00 and 10.00 per
// cent. Source: core/SOURCES.md, All systems 1, 2 and 6.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

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
  /// Per cent of the list's sum.
  std::optional<Figure> share;
};

struct ComparedList {
  /// In the order of the scores.
  std::vector<Entry> entries;
  /// The first list with the same places; its own index where there is none before it.
  std::size_t same_order_as = 0;
};

/// In how many lists an entrant is first.
struct Lead {
  int alone = 0;
  int shared = 0;
};

struct Sheet {
  /// In the order of the request.
  std::vector<ComparedList> lists;
  /// By entrant.
  std::vector<Lead> leads;
};

/// Every problem of the request, none when it can be compared.
[[nodiscard]] Problems check(const Request& request);

/// The sheet of a request in which check() finds no problem.
[[nodiscard]] Sheet compare(const Request& request);

}  // namespace tallysheet::comparison
