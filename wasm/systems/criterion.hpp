// The identifiers of criteria whose names are words, for the systems that have them: "best-game" beside "best game".
#pragma once

#include <string>

#include "tallysheet/criteria.hpp"
#include "tallysheet/named.hpp"

namespace tallysheet::wasm {

/// The TypeScript type of a criterion's identifier.
template <class Separator>
std::string criterion_type() {
  std::string type;
  for (const auto& [value, name] : names_of(Separator{}))
    type += (type.empty() ? "'" : " | '") + identifier_of(name) + "'";
  return type;
}

/// The TypeScript type of the identifiers that standings compare: totals, and then these.
template <class Separator>
std::string criteria_type() {
  return "('total' | " + criterion_type<Separator>() + ")[]";
}

}  // namespace tallysheet::wasm
