// Sheets and problems as JSON text, which JavaScript parses into plain values.
#pragma once

#include "schema.hpp"
#include "text.hpp"

namespace tallysheet::wasm {

/// `value`, which is what the layout tells, with what stands before and after it.
Text json(std::string_view before, const Layout& layout, const void* value, std::string_view after);

}  // namespace tallysheet::wasm
