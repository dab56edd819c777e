#include "input.hpp"

#include "output.hpp"

namespace tallysheet::wasm {

void read_record(Reader& reader, const Value& value, std::span<const InputField> fields, void* record) {
  if (!reader.is_object(value)) return;
  for (const InputField& field : fields) {
    const Token token = reader.next();
    const bool left_out =
        token.kind == Kind::missing || (token.kind == Kind::null && field.presence == Presence::nullable);
    if (left_out && field.presence != Presence::required) continue;
    const Path at = value.at / field.name;
    const Value read{token, at, Subject::field, field.name};
    if (field.alternative.empty() || reader.is_object_or(read, field.alternative))
      field.read(reader, read, field, record);
  }
}

void append_record_shape(std::string& json, std::span<const InputField> fields) {
  json += '{';
  for (const InputField& field : fields) {
    begin_member(json, field.name);
    field.append_shape(json, field.limits);
  }
  json += '}';
}

void append_limits(std::string& json, const Range& range, std::string_view after) {
  json += '[';
  append(json, range.minimum);
  json += ',';
  append(json, range.maximum);
  json += after;
}

}  // namespace tallysheet::wasm
