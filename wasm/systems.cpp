#include "systems.hpp"

#include "call.hpp"
#include "shape.hpp"

#define SYSTEM(id, name)               \
  namespace tallysheet::id {           \
  std::span<const wasm::Call> calls(); \
  }
#include "systems.inc"
#undef SYSTEM

namespace tallysheet::wasm {
namespace {

struct System {
  std::string_view name;
  std::span<const Call> calls;
};

auto systems() {
  return std::array{
#define SYSTEM(id, name) System{#name, id::calls()},
#include "systems.inc"
#undef SYSTEM
  };
}

Text functions(const System& system) {
  Text members;
  for (const Call& call : system.calls) add_member(members, call.name, shape(call.layout->schema));
  return object(members);
}

}  // namespace

Text directory() {
  Text members;
  for (const System& system : systems()) add_member(members, system.name, functions(system));
  Text text;
  add_member(text, "version", "\"" TALLYSHEET_VERSION "\"");
  add_member(text, "systems", object(members));
  return object(text);
}

Text outcome(int number, std::span<char> stream) {
  for (const System& system : systems()) {
    const int count = static_cast<int>(system.calls.size());
    if (number < count) {
      const Call& call = system.calls[number];
      return call.start(call, stream);
    }
    number -= count;
  }
  return refusal({{"", ProblemCode::range, "There is no such function."}});
}

}  // namespace tallysheet::wasm
