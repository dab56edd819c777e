// The scoring systems of the JavaScript interface, in the order of the list in CMakeLists.txt.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "function.hpp"

namespace tallysheet::wasm {

/// Each systems/<id>.cpp defines one as <id>_system.
struct System {
  /// The name in the public interface: "puffingBilly".
  std::string_view name;
  std::span<const Function> functions;
};

/// All systems.
std::span<const System* const> systems();

/// Returns JSON: {"version": "1.2.3", "systems": {"puffingBilly": {"scoreBoard": shape, ...}, ...}}. Functions are
/// numbered in this order.
std::string directory();

/// Appends the outcome of the numbered function as JSON. Unescapes the texts of the stream in place.
void answer(std::size_t number, const Stream& stream, std::string& json);

}  // namespace tallysheet::wasm
