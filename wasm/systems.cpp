#include "systems.hpp"

#include "call.hpp"
#include "shape.hpp"
#include "text.hpp"

#define SYSTEM(id)                 \
  namespace tallysheet::id {       \
  std::span<const wasm::Call> calls(); \
  }
#include "systems.inc"
#undef SYSTEM

namespace tallysheet::wasm {
namespace {

struct System {
  std::string_view id;
  std::span<const Call> calls;
};

auto systems() {
  return std::array{
#define SYSTEM(id) System{#id, id::calls()},
#include "systems.inc"
#undef SYSTEM
  };
}

// "puffing_billy" is "puffingBilly".
std::string camel_case(std::string_view id) {
  std::string name;
  for (size_t i = 0; i < id.size(); ++i) {
    if (id[i] != '_') name += id[i];
    else if (const char next = id[++i]; next >= 'a' && next <= 'z') name += static_cast<char>(next - 'a' + 'A');
    else name += next;
  }
  return name;
}

std::string shapes(const System& system) {
  std::string text;
  for (const Call& call : system.calls) {
    text += (text.empty() ? "\"" : ",\"") + std::string(call.name) + "\":" + shape(*call.request);
  }
  return "{" + text + "}";
}

}  // namespace

std::string directory() {
  std::string text;
  for (const System& system : systems()) {
    text += (text.empty() ? "\"" : ",\"") + camel_case(system.id) + "\":" + shapes(system);
  }
  return "{\"version\":\"" TALLYSHEET_VERSION "\",\"systems\":{" + text + "}}";
}

std::string outcome(int number, std::span<char> stream) {
  for (const System& system : systems()) {
    const int count = static_cast<int>(system.calls.size());
    if (number < count) return system.calls[number].outcome(stream);
    number -= count;
  }
  return refusal({{"", ProblemCode::range, "There is no such function."}});
}

}  // namespace tallysheet::wasm
