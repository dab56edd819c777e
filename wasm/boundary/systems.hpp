// The scoring systems as JavaScript sees them, in the order of the one list in CMakeLists.txt.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "function.hpp"

namespace tallysheet::wasm {

/// Each systems/<id>.cpp defines one, named <id>_system, and where it scores single sheets another with the functions
/// that do, named <id>_sheets.
struct System {
  /// As in the public interface: "puffingBilly".
  std::string_view name;
  std::span<const Function> functions;
};

/// All of the engine's.
std::span<const System* const> systems();

/// JSON: {"version": "1.2.3", "systems": {"puffingBilly": {"scoreBoard": shape, ...}, ...}}. Functions are numbered in
/// this order.
std::string directory();

/// Appends the outcome as JSON of the function of that number for the request in a stream, whose texts are changed.
void answer(std::size_t number, const Stream& stream, std::string& json);

}  // namespace tallysheet::wasm
