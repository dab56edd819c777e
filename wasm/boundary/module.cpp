// The engine's JavaScript interface: a directory of its functions, and one way to call them.
//
// Requests and answers cross as views of the engine's memory (Uint8Array). A view is valid until the next call, which
// may move the memory by growing it.
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

// Reused by all calls, so that most of them allocate nothing else.
std::vector<std::int32_t> request;
std::string json;

std::span<char> room() { return {reinterpret_cast<char*>(request.data()), request.size() * sizeof(std::int32_t)}; }

emscripten::val directory_view() {
  json = directory();
  return view(json);
}

emscripten::val make_room(std::size_t size) {
  request.resize((size + sizeof(std::int32_t) - 1) / sizeof(std::int32_t));
  return view(room().first(size));
}

emscripten::val answer_request(std::size_t word_count, std::size_t text_size) {
  json.clear();
  const std::span words = std::span<const std::int32_t>(request).first(word_count);
  answer({words, room().subspan(words.size_bytes(), text_size)}, json);
  return view(json);
}

void release_memory() {
  request = std::vector<std::int32_t>();
  json = std::string();
}

}  // namespace
}  // namespace tallysheet::wasm

// wasm/engine.d.ts describes them.
EMSCRIPTEN_BINDINGS(tallysheet) {
  emscripten::function("directory", &tallysheet::wasm::directory_view);
  emscripten::function("makeRoom", &tallysheet::wasm::make_room);
  emscripten::function("answer", &tallysheet::wasm::answer_request);
  emscripten::function("releaseMemory", &tallysheet::wasm::release_memory);
}
