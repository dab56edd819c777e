// Sentences and formulas made from a pattern with placeholders.
//
// std::format is missing from some standard libraries that this project still supports.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

#include "tallysheet/decimal.hpp"

namespace tallysheet {

/// The value for a placeholder. It only refers to a text, which must outlive it.
class FormatArg {
 public:
  FormatArg(std::string_view text) : value_(text) {}
  FormatArg(const std::string& text) : value_(std::string_view(text)) {}
  FormatArg(const char* text) : value_(std::string_view(text)) {}
  template <std::integral Whole>
  FormatArg(Whole whole) : value_(static_cast<std::int64_t>(whole)) {}
  /// Prints no more places than needed.
  FormatArg(Decimal decimal) : value_(shortest(decimal)) {}
  /// Prints all its places.
  FormatArg(const Figure& figure) : value_(figure) {}

  void append_to(std::string& out) const;
  std::string to_string() const;

 private:
  std::variant<std::string_view, std::int64_t, Figure> value_;
};

/// Replaces each "{}" of the pattern by the next argument. Arguments beyond the placeholders are ignored.
std::string format(std::string_view pattern, std::initializer_list<FormatArg> args);

}  // namespace tallysheet
