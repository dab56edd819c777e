// The engine as JavaScript sees it: a directory of its functions, and one way to call them.
#include <emscripten/bind.h>

#include "arena.hpp"
#include "systems.hpp"

namespace {

std::string request;
std::string answer;

emscripten::val view(std::string& text) {
  return emscripten::val(emscripten::typed_memory_view(text.size(), reinterpret_cast<unsigned char*>(text.data())));
}

// The bytes to be filled with the next request, which take the place of everything before.
emscripten::val make_room(size_t size) {
  tallysheet::wasm::give_back_memory();
  new (&request) std::string(size, '\0');
  return view(request);
}

emscripten::val outcome(int call) {
  new (&answer) std::string(tallysheet::wasm::outcome(call, request));
  return view(answer);
}

emscripten::val directory() {
  new (&answer) std::string(tallysheet::wasm::directory());
  tallysheet::wasm::keep_memory();
  return view(answer);
}

}  // namespace

EMSCRIPTEN_BINDINGS(tallysheet) {
  emscripten::function("directory", &directory);
  emscripten::function("makeRoom", &make_room);
  emscripten::function("outcome", &outcome);
}
