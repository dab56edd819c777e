#include "text.hpp"

namespace tallysheet {

Term::Term(const std::string& text) : Term(std::string_view(text)) {}

std::string Term::text() const {
  switch (form_) {
    case Form::text: return std::string(text_);
    case Form::whole: return tallysheet::text(units_);
    case Form::decimal: return plain(Decimal::of_units(units_));
    default: return tallysheet::text(Figure{Decimal::of_units(units_), static_cast<int>(form_)});
  }
}

std::string filled(const char* pattern, std::initializer_list<Term> terms) {
  std::string text;
  const Term* next = terms.begin();
  for (; *pattern != '\0'; ++pattern) {
    if (*pattern != '{') {
      text += *pattern;
    } else {
      text += (next++)->text();
      ++pattern;
    }
  }
  return text;
}

}  // namespace tallysheet
