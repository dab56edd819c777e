// All functions of all systems, numbered in the order of the one list of systems in CMakeLists.txt.
#pragma once

#include <span>

#include "text.hpp"

namespace tallysheet::wasm {

/// JSON: {"version": "1.2.3", "systems": {"puffingBilly": {"scoreBoard": shape, ...}, ...}}. Functions are
/// numbered in this order.
Text directory();

/// The outcome as JSON of the function of that number.
Text outcome(int number, std::span<char> stream);

}  // namespace tallysheet::wasm
