// Sentences and formulas: a pattern with its placeholders replaced.
//
// The standard library's own std::format is not in the compilers that this project still builds with.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

#include "tallysheet/decimal.hpp"

namespace tallysheet {

/// What replaces a placeholder. It refers to a text, which must outlive it.
class FormatArg {
 public:
  FormatArg(std::string_view text) : value_(text) {}
  FormatArg(const std::string& text) : value_(std::string_view(text)) {}
  FormatArg(const char* text) : value_(std::string_view(text)) {}
  template <std::integral Whole>
  FormatArg(Whole whole) : value_(static_cast<std::int64_t>(whole)) {}
  /// With as many places as it needs.
  FormatArg(Decimal decimal) : value_(shortest(decimal)) {}
  /// With all its places.
  FormatArg(const Figure& figure) : value_(figure) {}

  void append_to(std::string& out) const;
  std::string to_string() const;

 private:
  std::variant<std::string_view, std::int64_t, Figure> value_;
};

/// The pattern with each "{}" replaced by the next argument. Arguments beyond the placeholders are ignored.
std::string format(std::string_view pattern, std::initializer_list<FormatArg> args);

}  // namespace tallysheet
