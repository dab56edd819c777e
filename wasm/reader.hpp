// Strict reading of JavaScript values into requests: every value of the wrong kind, at its place.
//
// Nothing is coerced. What a rule refuses in a value of the right kind is check()'s to say, but for the
// length of a list, of which only as many items are read as are allowed.
// Source: the public interface (wasm/tallysheet.d.ts), Conventions and DecimalInput.
#pragma once

#include "problem.hpp"
#include "token.hpp"
#include "type.hpp"

namespace tallysheet::wasm {

/// Reads the one request in the stream, of whose texts it keeps views, into `request`, which is of that type. What cannot be read keeps
/// its default and is told in the problems returned.
Problems read(std::span<char> stream, const Type& type, void* request);

}  // namespace tallysheet::wasm
