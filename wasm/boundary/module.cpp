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
std::vector<std::int32_t> request;
std::string json;

std::span<char> room() { return {reinterpret_cast<char*>(request.data()), request.size() * sizeof(std::int32_t)}; }

// Room for a request of so many bytes, to be filled in: its words, then its texts.
emscripten::val make_room(std::size_t size) {
  request.resize((size + sizeof(std::int32_t) - 1) / sizeof(std::int32_t));
  return view(room().first(size));
}

// The outcome as JSON of the function of that number for the request in the room.
emscripten::val answer_request(std::size_t number, std::size_t word_count, std::size_t text_size) {
  json.clear();
  const std::span words = std::span<const std::int32_t>(request).first(word_count);
  answer(number, {words, room().subspan(words.size_bytes(), text_size)}, json);
  return view(json);
}

// Gives back what is kept from call to call. A call that ran out of memory left the rest of its own behind, so without
// this the next one might find none.
void release_memory() {
  request = std::vector<std::int32_t>();
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
