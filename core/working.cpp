#include "working.hpp"

#include "text.hpp"

namespace tallysheet {

Step step(std::optional<int> row, std::string_view name, std::initializer_list<std::string_view> terms,
          const Fraction& value, const Figure& rounded) {
  Step step{row, name, joined(terms), {}, true, text(rounded)};
  step.value = beginning(value, step.exact);
  return step;
}

}  // namespace tallysheet
