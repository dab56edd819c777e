#include "text.hpp"

namespace tallysheet {

std::string Term::text() const {
  switch (kind_) {
    case Kind::text: return std::string(text_);
    case Kind::whole: return tallysheet::text(units_);
    case Kind::decimal: return plain(Decimal::of_units(units_));
    default: return tallysheet::text(Figure{Decimal::of_units(units_), places_});
  }
}

std::string filled(std::string_view pattern, std::initializer_list<Term> terms) {
  std::string text;
  const Term* next = terms.begin();
  for (size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      text += pattern[i];
    } else {
      text += (next++)->text();
      ++i;
    }
  }
  return text;
}

}  // namespace tallysheet
