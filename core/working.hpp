// The working: one figure of a sheet with the numbers and signs that a person would write to get it.
//
// Source: the public interface (wasm/tallysheet.d.ts), Step.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decimal.hpp"

namespace tallysheet {

struct Step {
  /// The index of the row that it belongs to; nothing where it belongs to the whole sheet.
  std::optional<int> row;
  /// Which figure this is: "bonus", "total", ...
  std::string_view name;
  /// Numbers and signs in writing order, a space between: "0.5 × 248000 ÷ 252000".
  std::string terms;
  /// The result before rounding, its first five decimals: "0.49206".
  std::string value;
  /// Whether `value` is the whole result, with nothing cut off behind it.
  bool exact = true;
  /// What goes on the sheet: "0.492".
  std::string rounded;
};

using Working = std::vector<Step>;

/// The parts of `terms` come with their spaces.
Step step(std::optional<int> row, std::string_view name, std::initializer_list<std::string_view> terms,
          const Fraction& value, const Figure& rounded);

}  // namespace tallysheet
