// The engine as JavaScript sees it: a directory of its functions, and one way to call them.
#include <emscripten/bind.h>

#include "systems.hpp"

namespace {

std::string version() { return TALLYSHEET_VERSION; }

std::string directory() { return tallysheet::wasm::directory(); }

std::string outcome(int call, std::string stream) { return tallysheet::wasm::outcome(call, stream); }

}  // namespace

EMSCRIPTEN_BINDINGS(tallysheet) {
  emscripten::function("version", &version);
  emscripten::function("directory", &directory);
  emscripten::function("outcome", &outcome);
}
