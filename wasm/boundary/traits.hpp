// Type traits for the tables of fields.
#pragma once

#include <optional>

namespace tallysheet::wasm {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

}  // namespace tallysheet::wasm
