#include "working.hpp"

namespace tallysheet {

void work(Working& working, int row, const char* name, const char* pattern,
          std::initializer_list<Term> terms, const Fraction& value, const Term& rounded) {
  Step& step = working.add();
  if (row != no_row) step.row = row;
  step.name = name;
  step.terms = filled(pattern, terms);
  step.value = beginning(value, step.exact);
  step.rounded = rounded.text();
}

void work(Working& working, int row, const char* name, const char* pattern,
          std::initializer_list<Term> terms, const Figure& value) {
  work(working, row, name, pattern, terms, exactly(value.value), value);
}

}  // namespace tallysheet
