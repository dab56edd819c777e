#include "shape.hpp"

#include "text.hpp"

namespace tallysheet::wasm {
namespace {

std::string fields(Schema schema) {
  std::string text;
  for (Field field; schema.next(field); schema.skip()) {
    text += filled(text.empty() ? "\"{}\":{}" : ",\"{}\":{}", {field.name, shape(schema)});
  }
  return "{" + text + "}";
}

std::string whole(const Range& allowed) { return filled("[{},{}]", {allowed.least, allowed.most}); }

std::string list(Schema schema) {
  const Range allowed = schema.range();
  schema.number();
  return filled("[{},{},{}]", {allowed.least, allowed.most, shape(schema)});
}

std::string maybe(Schema schema) {
  schema.text();
  schema.number();
  return shape(schema);
}

}  // namespace

std::string shape(Schema schema) {
  switch (schema.type()) {
    case Type::name: return "1";
    case Type::given_whole: return whole(schema.range());
    case Type::maybe: return maybe(schema);
    case Type::list: return list(schema);
    case Type::record: return fields(schema);
    default: return "0";
  }
}

}  // namespace tallysheet::wasm
