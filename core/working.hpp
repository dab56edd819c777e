// The working: one figure of a sheet with the numbers and signs that a person would write to get it.
//
// Source: the public interface (wasm/tallysheet.d.ts), Step.
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "decimal.hpp"
#include "filled.hpp"
#include "list.hpp"

namespace tallysheet {

struct Step {
  /// The index of the row that it belongs to; nothing where it belongs to the whole sheet.
  std::optional<int> row;
  /// Which figure this is: "bonus", "total", ...
  std::string_view name;
  /// Numbers and signs in writing order, a space between: "0.5 × 248000 ÷ 252000".
  Text terms;
  /// The result before rounding, its first five decimals: "0.49206".
  Text value;
  /// Whether `value` is the whole result, with nothing cut off behind it.
  bool exact = true;
  /// What goes on the sheet: "0.492".
  Text rounded;
};

using Working = List<Step>;

/// In place of a row's index.
inline constexpr int no_row = -1;

/// Adds the step from a formula, the pattern with its blanks filled, over its exact value to `rounded`.
void work(Working& working, int row, const char* name, const char* pattern,
          std::initializer_list<Term> terms, const Fraction& value, const Term& rounded);

/// The same where nothing is rounded.
void work(Working& working, int row, const char* name, const char* pattern,
          std::initializer_list<Term> terms, const Figure& value);

}  // namespace tallysheet
