#include "filled.hpp"

namespace tallysheet {

Term::Term(const Text& text) : Term(std::string_view(text)) {}

Text Term::text() const {
  switch (form_) {
    case Form::text: return Text(text_);
    case Form::whole: return tallysheet::text(units_);
    case Form::decimal: return plain(Decimal::of_units(units_));
    default: return tallysheet::text(Figure{Decimal::of_units(units_), static_cast<int>(form_)});
  }
}

Text filled(const char* pattern, std::initializer_list<Term> terms) {
  Text text;
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
