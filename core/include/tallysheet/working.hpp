// The working of a sheet: the sum that a person would write down for each of its figures.
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
  /// The index of the row with this figure; not set if the figure belongs to the whole sheet.
  std::optional<std::size_t> row;
  /// The figure's name: "bonus", "total", ... Always a string literal.
  std::string_view name;
  /// The sum as it is written, its numbers and signs separated by spaces: "0.5 × 248000 ÷ 252000".
  std::string terms;
  /// The result before rounding, cut off after five decimals: "0.49206".
  std::string value;
  /// Whether `value` is the whole result.
  bool exact = true;
  /// The figure printed on the sheet: "0.492".
  std::string rounded;
};

using Working = std::vector<Step>;

/// Stands for the row of a figure that belongs to the whole sheet.
inline constexpr std::nullopt_t whole_sheet = std::nullopt;

/// Adds a step: its terms as a pattern with arguments, its exact value, and the figure printed on the sheet.
void add_step(Working& working, std::optional<std::size_t> row, std::string_view name, std::string_view pattern,
              std::initializer_list<FormatArg> args, const Fraction& value, const FormatArg& rounded);

/// Adds a step whose value needs no rounding.
void add_step(Working& working, std::optional<std::size_t> row, std::string_view name, std::string_view pattern,
              std::initializer_list<FormatArg> args, const Figure& value);

}  // namespace tallysheet
