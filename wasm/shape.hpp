// The shape of a request, as JSON for the walker in walker.ts.
//
// A record is an object of its fields, a list is [least, most, item], a whole number [least, most], a name
// (to be trimmed and normalised) 1, any other value 0.
#pragma once

#include <string>

#include "schema.hpp"

namespace tallysheet::wasm {

std::string shape(Schema schema);

}  // namespace tallysheet::wasm
