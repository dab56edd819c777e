// The engine as JavaScript sees it: a directory of its functions, and one way to call them.
//
// Texts cross as bytes in the engine's memory: an address, and a length beside it.
#include <emscripten/bind.h>

#include "arena.hpp"
#include "systems.hpp"

namespace {

using tallysheet::Text;

std::span<char> request;
Text answer;

int address_of(const void* at) { return static_cast<int>(reinterpret_cast<uintptr_t>(at)); }

int answered(Text text) {
  new (&answer) Text(std::move(text));
  return address_of(answer.begin());
}

// The bytes to be filled with the next request, which take the place of everything before.
int make_room(int size) {
  tallysheet::wasm::give_back_memory();
  request = {static_cast<char*>(::operator new(static_cast<size_t>(size))), static_cast<size_t>(size)};
  return address_of(request.data());
}

int outcome(int call) { return answered(tallysheet::wasm::outcome(call, request)); }

int directory() {
  const int address = answered(tallysheet::wasm::directory());
  tallysheet::wasm::keep_memory();
  return address;
}

int length() { return static_cast<int>(answer.size()); }

}  // namespace

EMSCRIPTEN_BINDINGS(tallysheet) {
  emscripten::function("directory", &directory);
  emscripten::function("makeRoom", &make_room);
  emscripten::function("outcome", &outcome);
  emscripten::function("length", &length);
}
