// Putting sentences and formulas together.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "decimal.hpp"

namespace tallysheet {

/// What a blank is filled with. It holds a view of a text.
class Term {
 public:
  Term(std::string_view text) : text_(text), kind_(Kind::text) {}
  Term(const char* text) : Term(std::string_view(text)) {}
  Term(const std::string& text) : Term(std::string_view(text)) {}
  Term(int64_t whole) : units_(whole), kind_(Kind::whole) {}
  Term(int whole) : Term(static_cast<int64_t>(whole)) {}
  /// Without superfluous zeros.
  Term(Decimal figure) : units_(figure.units), kind_(Kind::decimal) {}
  /// With all its places.
  Term(const Figure& figure) : units_(figure.value.units), places_(figure.places), kind_(Kind::figure) {}

  std::string text() const;

 private:
  enum class Kind : int8_t { text, whole, decimal, figure };

  union {
    std::string_view text_;
    int64_t units_;
  };
  int places_ = 0;
  Kind kind_;
};

/// The pattern with its blanks, each written "{}", filled with the terms in turn: as many as there are blanks.
std::string filled(std::string_view pattern, std::initializer_list<Term> terms);

}  // namespace tallysheet
