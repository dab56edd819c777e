// The working of a sheet: for one of its figures, the numbers and signs that a person would write to get it.
//
// Source: the public interface (wasm/tallysheet.d.ts), Step.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tallysheet/decimal.hpp"
#include "tallysheet/format.hpp"

namespace tallysheet {

struct Step {
  /// The index of the sheet's row that the figure stands in; nothing where it belongs to the whole sheet.
  std::optional<std::size_t> row;
  /// Which figure: "bonus", "total", ... Always a string literal.
  std::string_view name;
  /// Numbers and signs in writing order with a space between: "0.5 × 248000 ÷ 252000".
  std::string terms;
  /// The result before rounding, cut off after five decimals: "0.49206".
  std::string value;
  /// Whether `value` is the whole result.
  bool exact = true;
  /// As it stands on the sheet: "0.492".
  std::string rounded;
};

using Working = std::vector<Step>;

/// In place of a row's index.
inline constexpr std::nullopt_t whole_sheet = std::nullopt;

/// Adds a step from its terms, a pattern with its arguments, and its exact value to the figure on the sheet.
void add_step(Working& working, std::optional<std::size_t> row, std::string_view name, std::string_view pattern,
              std::initializer_list<FormatArg> args, const Fraction& value, const FormatArg& rounded);

/// Adds a step whose value is not rounded.
void add_step(Working& working, std::optional<std::size_t> row, std::string_view name, std::string_view pattern,
              std::initializer_list<FormatArg> args, const Figure& value);

}  // namespace tallysheet
