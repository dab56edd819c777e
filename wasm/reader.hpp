// Strict reading of JavaScript values into requests: every value of the wrong kind, at its place.
//
// Nothing is coerced. What a rule refuses in a value of the right kind is check()'s to say, but for the
// length of a list, of which only as many items are read as are allowed.
// Source: the public interface (wasm/tallysheet.d.ts), Conventions and DecimalInput.
#pragma once

#include <span>

#include "problem.hpp"
#include "schema.hpp"
#include "token.hpp"

namespace tallysheet::wasm {

/// Reads the one request in the stream, of whose texts it keeps views, into `request`, which is what the
/// layout tells. What cannot be read keeps its default and is told in the problems returned.
Problems read(std::span<char> stream, const Layout& layout, void* request);

}  // namespace tallysheet::wasm
