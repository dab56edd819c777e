// Sheets and problems as JSON text, which JavaScript parses into plain values.
#pragma once

#include "schema.hpp"
#include "text.hpp"

namespace tallysheet::wasm {

/// `value` is what the layout tells.
Text json(const Layout& layout, const void* value);

}  // namespace tallysheet::wasm
