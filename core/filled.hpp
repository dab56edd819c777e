// Putting sentences and formulas together.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "decimal.hpp"
#include "text.hpp"

namespace tallysheet {

/// What a blank is filled with. It holds a view of a text.
class Term {
 public:
  [[gnu::noinline]] Term(std::string_view text) : text_(text), form_(Form::text) {}
  Term(const char* text) : Term(std::string_view(text)) {}
  [[gnu::noinline]] Term(const Text& text);
  [[gnu::noinline]] Term(int64_t whole) : units_(whole), form_(Form::whole) {}
  Term(int whole) : Term(static_cast<int64_t>(whole)) {}
  /// Without superfluous zeros.
  Term(Decimal figure) : units_(figure.units), form_(Form::decimal) {}
  /// With all its places.
  [[gnu::noinline]] Term(const Figure& figure) : units_(figure.value.units), form_(static_cast<Form>(figure.places)) {}

  Text text() const;

 private:
  /// From zero on, a figure of so many places.
  enum class Form : int { text = -3, whole = -2, decimal = -1 };

  union {
    std::string_view text_;
    int64_t units_;
  };
  Form form_;
};

/// The pattern with its blanks, each written "{}", filled with the terms in turn: as many as there are blanks.
Text filled(const char* pattern, std::initializer_list<Term> terms);

}  // namespace tallysheet
