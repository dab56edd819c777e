#include "shape.hpp"

#include "filled.hpp"

namespace tallysheet::wasm {
namespace {

Text fields(Schema schema) {
  Text members;
  for (Field field; schema.next(field); schema.skip()) add_member(members, field.name, shape(schema));
  return object(members);
}

Text whole(const Range& allowed) { return filled("[{},{}]", {allowed.least, allowed.most}); }

Text list(Schema schema) {
  const Range allowed = schema.range();
  schema.number();
  return filled("[{},{},{}]", {allowed.least, allowed.most, shape(schema)});
}

Text maybe(Schema schema) {
  schema.text();
  schema.number();
  return shape(schema);
}

}  // namespace

void add_member(Text& members, std::string_view name, const Text& value) {
  members += filled(members.empty() ? "\"{}\":{}" : ",\"{}\":{}", {name, value});
}

Text object(const Text& members) {
  Text text = "{";
  text += members;
  text += '}';
  return text;
}

Text shape(Schema schema) {
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
