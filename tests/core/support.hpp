// What the tests of the core share: figures as a sheet prints them, refusals as a person meets them.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "decimal.hpp"
#include "list.hpp"
#include "problem.hpp"
#include "working.hpp"

namespace tallysheet::test {

/// For the sizes of Decimal that a whole number does not give: figure("1.5").
inline Decimal figure(std::string_view text) {
  NotDecimal why;
  return parse_decimal(text, why).value();
}

/// The working of an expected figure: printed({5 * 248000, 10 * 252000}, 3) is "0.492".
inline std::string printed(const Fraction& exact, int places) { return std::string(text(Figure{rounded(exact, places), places})); }

inline std::string shown(const Figure& figure) { return std::string(text(figure)); }
inline std::string shown(const WideFigure& figure) { return std::string(text(figure)); }
inline std::string shown(std::string_view words) { return std::string(words); }
inline std::string shown(bool flag) { return flag ? "yes" : "no"; }
inline std::string shown(int64_t whole) { return std::string(text(whole)); }
inline std::string shown(int whole) { return shown(int64_t{whole}); }
template <class Choice>
  requires std::is_enum_v<Choice>
std::string shown(Choice choice) {
  return std::string(names_of(Choice{})[static_cast<size_t>(choice)]);
}
template <class Value>
std::string shown(const std::optional<Value>& maybe) {
  return maybe ? shown(*maybe) : "nothing";
}

using Column = std::vector<std::string>;

/// One figure of every row, from top to bottom.
template <class Rows, class Member>
Column column(const Rows& rows, Member member) {
  Column column;
  for (const auto& row : rows) column.push_back(shown(std::invoke(member, row)));
  return column;
}

/// The row of that player.
template <class Row>
const Row& row_of(const List<Row>& rows, std::string_view player) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.player == player; });
  REQUIRE(found != rows.end());
  return *found;
}

/// The working of one row, or of the whole sheet: "bonus: 0.5 × 248000 ÷ 252000 = 0.49206… → 0.492".
inline Column working_of(const Working& working, std::optional<int> row) {
  REQUIRE_FALSE(working.empty());
  Column lines;
  for (const Step& step : working) {
    if (step.row != row) continue;
    lines.push_back(shown(filled("{}: {} = {}{} → {}", {step.name, step.terms, step.value, step.exact ? "" : "…", step.rounded})));
  }
  return lines;
}

/// Every problem of a request: "range /finishers/1/score".
template <class Request>
Column problems_of(const Request& request) {
  Column lines;
  for (const Problem& problem : check(request)) lines.push_back(shown(problem.code) + " " + shown(problem.at));
  return lines;
}

/// The one problem of a request is of that kind and at that place, and its message holds all the `words`.
template <class Request>
void check_refused(const Request& request, std::string_view problem, std::initializer_list<std::string_view> words) {
  const Problems problems = check(request);
  REQUIRE(problems_of(request) == Column{std::string(problem)});
  for (const std::string_view word : words) {
    const std::string_view message = problems[0].message;
    INFO(message << " holds " << word);
    CHECK(message.find(word) != message.npos);
  }
}

/// The same list beginning further down, the first ones last.
template <class Items>
Items rotated(Items items, size_t by) {
  std::rotate(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(by), items.end());
  return items;
}

/// A hundred code points of three bytes each, and one more.
inline std::string long_name(int code_points) {
  std::string name;
  while (code_points-- > 0) name += "ツ";
  return name;
}

}  // namespace tallysheet::test
