// The engine as JavaScript sees it: a directory of its functions, and one way to call them.
//
// Texts cross as bytes in the engine's memory: an address, and a length beside it.
#include <emscripten/bind.h>

#include "arena.hpp"
#include "systems.hpp"

namespace {

std::string request;
std::string answer;

int address_of(std::string& text) { return static_cast<int>(reinterpret_cast<uintptr_t>(text.data())); }

// The bytes to be filled with the next request, which take the place of everything before.
int make_room(int size) {
  tallysheet::wasm::give_back_memory();
  new (&request) std::string(static_cast<size_t>(size), '\0');
  return address_of(request);
}

int outcome(int call) {
  new (&answer) std::string(tallysheet::wasm::outcome(call, request));
  return address_of(answer);
}

int directory() {
  new (&answer) std::string(tallysheet::wasm::directory());
  tallysheet::wasm::keep_memory();
  return address_of(answer);
}

int length() { return static_cast<int>(answer.size()); }

}  // namespace

EMSCRIPTEN_BINDINGS(tallysheet) {
  emscripten::function("directory", &directory);
  emscripten::function("makeRoom", &make_room);
  emscripten::function("outcome", &outcome);
  emscripten::function("length", &length);
}
