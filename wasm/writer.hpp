// Sheets and problems as JSON text, which JavaScript parses into plain values.
#pragma once

#include <string>

#include "type.hpp"

namespace tallysheet::wasm {

/// `value` is of that type.
std::string json(const Type& type, const void* value);

}  // namespace tallysheet::wasm
