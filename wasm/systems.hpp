// All functions of all systems, numbered in the order of the one list of systems in CMakeLists.txt.
#pragma once

#include <string>
#include <string_view>

namespace tallysheet::wasm {

/// JSON: {"puffingBilly": {"scoreBoard": shape, ...}, ...}. Functions are numbered in this order.
std::string directory();

/// The outcome as JSON of the function of that number.
std::string outcome(int number, std::string_view stream);

}  // namespace tallysheet::wasm
