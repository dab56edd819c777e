#include "output.hpp"

namespace tallysheet::wasm {
namespace {

constexpr char first_printable = ' ';

// Bytes beyond ASCII are part of UTF-8 and are copied unchanged.
constexpr bool is_control(char letter) { return letter >= '\0' && letter < first_printable; }
constexpr bool needs_escape(char letter) { return letter == '"' || letter == '\\' || is_control(letter); }

void write_escaped(std::string& json, char letter) {
  constexpr std::string_view hex_digits = "0123456789abcdef";
  constexpr unsigned digit_bits = 4;
  json += '\\';
  if (!is_control(letter)) {
    json += letter;
    return;
  }
  const auto code = static_cast<unsigned char>(letter);
  json += "u00";
  json += hex_digits[code >> digit_bits];
  json += hex_digits[code % hex_digits.size()];
}

}  // namespace

void write_text(std::string& json, std::string_view text) {
  json += '"';
  for (;;) {
    std::size_t plain = 0;
    while (plain < text.size() && !needs_escape(text[plain])) ++plain;
    json += text.substr(0, plain);
    if (plain == text.size()) break;
    write_escaped(json, text[plain]);
    text.remove_prefix(plain + 1);
  }
  json += '"';
}

void begin_member(std::string& json, std::string_view name) {
  if (json.back() != '{') json += ',';
  json += '"';
  json += name;
  json += "\":";
}

void write_record(std::string& json, std::span<const OutputField> fields, const void* record) {
  json += '{';
  for (const OutputField& field : fields) {
    if (field.is_left_out != nullptr && field.is_left_out(record)) continue;
    begin_member(json, field.name);
    field.write(json, record);
  }
  json += '}';
}

void write_arguments(std::string& json, const std::vector<Argument>& args) {
  json += '{';
  for (const Argument& argument : args) {
    begin_member(json, argument.name);
    write(json, argument.value.held());
  }
  json += '}';
}

}  // namespace tallysheet::wasm
