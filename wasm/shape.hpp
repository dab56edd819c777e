// The shape of a request, as JSON for the walker in walker.ts.
//
// A record is an object of its fields, a list is [least, most, item], a whole number [least, most], a name
// (to be trimmed and normalised) 1, any other value 0.
#pragma once

#include "schema.hpp"
#include "text.hpp"

namespace tallysheet::wasm {

Text shape(Schema schema);

/// Adds a member, whose value is JSON, to those of an object.
void add_member(Text& members, std::string_view name, const Text& value);

/// The object of these members.
Text object(const Text& members);

}  // namespace tallysheet::wasm
