// Enumerations and the names that requests and sheets use for their values.
//
// Each enumeration E has a table, and beside it a function `constexpr const auto& names_of(E)` that returns the table.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tallysheet {

/// A value and its name.
template <class Value>
struct Named {
  Value value;
  std::string_view name;
};

template <class Enum>
constexpr std::string_view name_of(Enum value) {
  for (const Named<Enum>& named : names_of(value)) {
    if (named.value == value) return named.name;
  }
  return {};
}

}  // namespace tallysheet
