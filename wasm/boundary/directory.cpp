#include "systems.hpp"
#include "tallysheet/version.hpp"

namespace tallysheet::wasm {
namespace {

void append_functions(std::string& json, const System& system) {
  json += '{';
  for (const Function& function : system.functions) {
    begin_member(json, function.name);
    function.append_shape(json);
  }
  json += '}';
}

}  // namespace

std::string directory() {
  std::string json = "{";
  begin_member(json, "version");
  write_text(json, version);
  begin_member(json, "systems");
  json += '{';
  for (const System* const system : systems()) {
    begin_member(json, system->name);
    append_functions(json, *system);
  }
  json += "}}";
  return json;
}

void answer(std::size_t number, const Stream& stream, std::string& json) {
  Reader reader(stream);
  for (const System* const system : systems()) {
    if (number < system->functions.size()) return system->functions[number].answer(reader, json);
    number -= system->functions.size();
  }
  write_refusal(json, {{"", ProblemCode::range, "There is no such function."}});
}

}  // namespace tallysheet::wasm
