#include "shape.hpp"

#include "text.hpp"

namespace tallysheet::wasm {
namespace {

using Kind = Type::Kind;

std::string shape(const Type& type, Range allowed, Range inner) {
  const std::string range = text(allowed.least) + "," + text(allowed.most);
  switch (type.kind) {
    case Kind::name: return "1";
    case Kind::whole: return joined({"[", range, "]"});
    case Kind::maybe: return shape(*type.item, allowed, inner);
    case Kind::list: return joined({"[", range, ",", shape(*type.item, inner, {}), "]"});
    case Kind::record: return shape(type);
    default: return "0";
  }
}

}  // namespace

std::string shape(const Type& request) {
  std::string text = "{";
  for (const Field& field : request.fields) {
    text += joined({text.size() > 1 ? ",\"" : "\"", field.name, "\":", shape(*field.type, field.allowed, field.inner)});
  }
  return text + "}";
}

}  // namespace tallysheet::wasm
