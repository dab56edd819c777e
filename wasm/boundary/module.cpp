// The engine as JavaScript sees it: a directory of its functions, and one way to call them.
//
// Requests and answers cross as views of the engine's memory (Uint8Array). A view holds until the next call, as memory
// that grows is another one.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "systems.hpp"

namespace tallysheet::wasm {
namespace {

emscripten::val view(std::span<char> bytes) {
  return emscripten::val(emscripten::typed_memory_view(bytes.size(), reinterpret_cast<unsigned char*>(bytes.data())));
}

// Kept from call to call, so that most calls need no other memory.
std::vector<char> request;
std::string json;

// Room for a request of so many bytes, to be filled in.
emscripten::val make_room(std::size_t size) {
  request.resize(size);
  return view(request);
}

// The outcome as JSON of the function of that number for the request in the room.
emscripten::val answer_request(std::size_t number) {
  json.clear();
  answer(number, request, json);
  return view(json);
}

// Gives back what is kept from call to call. A call that ran out of memory left the rest of its own behind, so without
// this the next one might find none.
void release_memory() {
  request = std::vector<char>();
  json = std::string();
}

emscripten::val directory_view() {
  json = directory();
  return view(json);
}

}  // namespace
}  // namespace tallysheet::wasm

EMSCRIPTEN_BINDINGS(tallysheet) {
  emscripten::function("directory", &tallysheet::wasm::directory_view);
  emscripten::function("makeRoom", &tallysheet::wasm::make_room);
  emscripten::function("answer", &tallysheet::wasm::answer_request);
  emscripten::function("releaseMemory", &tallysheet::wasm::release_memory);
}
