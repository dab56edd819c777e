// All functions of all systems, numbered in the order of the one list of systems in CMakeLists.txt.
#pragma once

#include <string>
#include <span>

namespace tallysheet::wasm {

/// JSON: {"version": "1.2.3", "systems": {"puffingBilly": {"scoreBoard": shape, ...}, ...}}. Functions are
/// numbered in this order.
std::string directory();

/// The outcome as JSON of the function of that number.
std::string outcome(int number, std::span<char> stream);

}  // namespace tallysheet::wasm
