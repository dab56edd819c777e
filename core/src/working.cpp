#include "tallysheet/working.hpp"

#include <utility>

namespace tallysheet {

void add_step(Working& working, std::optional<std::size_t> row, std::string_view name, std::string_view pattern,
              std::initializer_list<FormatArg> args, const Fraction& value, const FormatArg& rounded) {
  TruncatedQuotient truncated = truncate(value);
  working.push_back(
      {row, name, format(pattern, args), std::move(truncated.digits), truncated.exact, rounded.to_string()});
}

void add_step(Working& working, std::optional<std::size_t> row, std::string_view name, std::string_view pattern,
              std::initializer_list<FormatArg> args, const Figure& value) {
  add_step(working, row, name, pattern, args, to_fraction(value.value), value);
}

}  // namespace tallysheet
