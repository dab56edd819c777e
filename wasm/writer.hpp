// Sheets and problems as JSON text, which JavaScript parses into plain values.
#pragma once

#include <string>

#include "schema.hpp"

namespace tallysheet::wasm {

/// `value` is what the layout tells.
std::string json(const Layout& layout, const void* value);

}  // namespace tallysheet::wasm
