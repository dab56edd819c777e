// Helpers of the core's tests: figures as sheets print them, and problems as readable lines.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "catch.hpp"
#include "tallysheet/checked.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/format.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::test {

/// Makes a decimal that is not whole: decimal("1.5").
inline Decimal decimal(std::string_view text) { return std::get<Decimal>(parse_decimal(text)); }

/// Computes an expected figure from its working: printed({5 * 248'000, 10 * 252'000}, 3) is "0.492".
inline std::string printed(const Fraction& exact, int places) { return to_string(round_figure(exact, places)); }

inline std::string shown(const Figure& figure) { return to_string(figure); }
inline std::string shown(const WideFigure& figure) { return to_string(figure); }
inline std::string shown(std::string_view words) { return std::string(words); }
inline std::string shown(bool flag) { return flag ? "yes" : "no"; }
template <std::integral Whole>
std::string shown(Whole whole) {
  return to_string(static_cast<std::int64_t>(whole));
}
template <class Choice>
requires std::is_enum_v<Choice> std::string shown(Choice choice) { return std::string(name_of(choice)); }
template <class Value>
std::string shown(const std::optional<Value>& maybe) {
  return maybe ? shown(*maybe) : "nothing";
}

using Column = std::vector<std::string>;

/// Collects one figure of every row, from top to bottom.
template <class Rows, class Member>
Column column(const Rows& rows, Member member) {
  Column column;
  for (const auto& row : rows) column.push_back(shown(std::invoke(member, row)));
  return column;
}

/// Finds a player's row.
template <class Row>
const Row& row_of(const std::vector<Row>& rows, std::string_view player) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.player == player; });
  REQUIRE(found != rows.end());
  return *found;
}

/// Writes the working of one row, or of the whole sheet: "bonus: 0.5 × 248000 ÷ 252000 = 0.49206… → 0.492".
inline Column working_of(const Working& working, std::optional<std::size_t> row) {
  REQUIRE_FALSE(working.empty());
  Column lines;
  for (const Step& step : working) {
    if (step.row != row) continue;
    lines.push_back(shown(step.name) + ": " + step.terms + " = " + step.value + (step.exact ? "" : "…") + " → " +
                    step.rounded);
  }
  return lines;
}

/// Writes problems as lines: "range /finishers/1/score".
inline Column lines_of(const Problems& problems) {
  Column lines;
  for (const Problem& problem : problems) lines.push_back(shown(problem.code) + " " + problem.at);
  return lines;
}

/// Finds every problem of a request.
template <class Request>
Column problems_of(const Request& request) {
  return lines_of(check(request));
}

/// Expects exactly one problem, with this code and place, whose message contains all the `words`.
template <class Request>
void check_refused(const Request& request, std::string_view problem, std::initializer_list<std::string_view> words) {
  const Problems problems = check(request);
  REQUIRE(lines_of(problems) == Column{std::string(problem)});
  for (const std::string_view word : words) {
    INFO(problems[0].message << " holds " << word);
    CHECK(problems[0].message.find(word) != std::string::npos);
  }
}

/// Checks a request that a test expects to have no problem. The result refers to it.
template <class Request>
Checked<Request> valid(const Request& request) {
  Problems problems;
  const auto valid = checked(request, problems);
  REQUIRE(lines_of(problems) == Column{});
  return *valid;
}

/// Rotates a list, so that its first items come last.
template <class Items>
Items rotated(Items items, std::size_t by) {
  std::rotate(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(by), items.end());
  return items;
}

/// Makes a name of `count` code points of three bytes each.
inline std::string long_name(int code_points) {
  std::string name;
  while (code_points-- > 0) name += "ツ";
  return name;
}

}  // namespace tallysheet::test
