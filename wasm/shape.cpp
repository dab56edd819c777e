#include "shape.hpp"

#include "text.hpp"

namespace tallysheet::wasm {
namespace {

using Kind = Type::Kind;

std::string shape(const Type& type, const Range& allowed, const Range& inner) {
  switch (type.kind) {
    case Kind::name: return "1";
    case Kind::whole: return filled("[{},{}]", {allowed.least, allowed.most});
    case Kind::maybe: return shape(*type.item, allowed, inner);
    case Kind::list: return filled("[{},{},{}]", {allowed.least, allowed.most, shape(*type.item, inner, {})});
    case Kind::record: return shape(type);
    default: return "0";
  }
}

}  // namespace

std::string shape(const Type& request) {
  std::string text;
  for (const Field& field : fields_in(request)) {
    text += filled(text.empty() ? "\"{}\":{}" : ",\"{}\":{}", {field.name, shape(*field.type, field.limits->allowed, field.limits->inner)});
  }
  return "{" + text + "}";
}

}  // namespace tallysheet::wasm
