// Targets of the core's fuzzer: functions that make a request, check it, score it and examine its sheet.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "filler.hpp"
#include "fuzz.hpp"
#include "tallysheet/checked.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::fuzz {

using Target = void (*)(Filler& filler);

/// The targets of every system; each systems/<id>.cpp defines its own as <id>_targets.
std::vector<Target> all_targets();

/// Returns the request if it can be scored. Checks that every problem has a place and a sentence.
template <class Request>
std::optional<Checked<Request>> scorable(const Request& request) {
  Problems problems;
  const auto valid = checked(request, problems);
  for (const Problem& problem : problems) {
    expect(problem.at.empty() || problem.at.starts_with('/'), "a problem has a place", problem.at);
    expect(is_sentence(problem.message), "a problem has a sentence", problem.message);
  }
  return valid;
}

/// Checks that every step has a name and a figure, and belongs to a row or the whole sheet. `asked` means that steps
/// must exist.
inline void expect_working(const Working& working, std::size_t rows, bool asked) {
  expect(working.empty() != asked, "there is a working where it is asked for");
  for (const Step& step : working) {
    expect(!step.name.empty() && !step.value.empty() && !step.rounded.empty(), "a step is told", step.terms);
    expect(step.row.value_or(0) < rows, "a step belongs to a row", step.terms);
  }
}

/// Checks sorted rows: places begin at 1, equal rows share a place, and each other place is the number of rows so far.
template <class Row>
void expect_standings(const std::vector<Row>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool as_above = i > 0 && rows[i].place == rows[i - 1].place;
    const bool as_below = i + 1 < rows.size() && rows[i].place == rows[i + 1].place;
    expect(as_above || rows[i].place == i + 1, "places begin with 1 and go on");
    expect(rows[i].shared == (as_above || as_below), "a shared place is told");
  }
}

/// Checks rows in any order: each place is one more than the number of better rows.
template <class Rows, class Place, class IsAbove>
void expect_places(const Rows& rows, Place place, IsAbove is_above) {
  for (const auto& row : rows) {
    std::size_t above = 0;
    for (const auto& other : rows) above += is_above(other, row) ? 1 : 0;
    expect(row.*place == above + 1, "a place is one more than there are rows above");
  }
}

}  // namespace tallysheet::fuzz
