#include "writer.hpp"

#include <cstring>

namespace tallysheet::wasm {
namespace {

class Writer {
 public:
  void value(const Type& type, void* value);
  std::string& text() { return text_; }

 private:
  void words(std::string_view words);
  void choice(const Type& type, const void* number);
  void record(const Type& type, void* record);
  void list(const Type& type, void* list);

  std::string text_;
};

void Writer::words(std::string_view words) {
  constexpr std::string_view hex = "0123456789abcdef";
  text_ += '"';
  for (char letter : words) {
    if (letter == '"' || letter == '\\') text_ += '\\';
    if (static_cast<unsigned char>(letter) >= 0x20) {
      text_ += letter;
    } else {
      text_ += "\\u00";
      text_ += hex[letter >> 4];
      text_ += hex[letter & 15];
    }
  }
  text_ += '"';
}

void Writer::choice(const Type& type, const void* value) {
  int number;
  std::memcpy(&number, value, sizeof number);
  words(type.choices[number]);
}

void Writer::record(const Type& type, void* record) {
  char before = '{';
  for (const Field& field : fields_in(type)) {
    void* const value = field.in(record);
    if (field.need == Need::optional && field.type->items(value).empty()) continue;
    text_ += before;
    words(field.name);
    text_ += ':';
    this->value(*field.type, value);
    before = ',';
  }
  text_ += '}';
}

void Writer::list(const Type& type, void* list) {
  const Items items = type.items(list);
  char before = '[';
  for (char* item = static_cast<char*>(items.first); item != items.last; item += type.size) {
    text_ += before;
    value(*type.item, item);
    before = ',';
  }
  if (items.empty()) text_ += before;
  text_ += ']';
}

void Writer::value(const Type& type, void* value) {
  switch (type.kind) {
    case Type::Kind::name: return words(*static_cast<std::string_view*>(value));
    case Type::Kind::words: return words(*static_cast<std::string*>(value));
    case Type::Kind::decimal: return words(plain(*static_cast<Decimal*>(value)));
    case Type::Kind::figure: return words(tallysheet::text(*static_cast<Figure*>(value)));
    case Type::Kind::wide_figure: return words(tallysheet::text(*static_cast<WideFigure*>(value)));
    case Type::Kind::whole: text_ += tallysheet::text(*static_cast<int64_t*>(value)); return;
    case Type::Kind::small_whole: text_ += tallysheet::text(int64_t{*static_cast<int*>(value)}); return;
    case Type::Kind::flag: text_ += *static_cast<bool*>(value) ? "true" : "false"; return;
    case Type::Kind::choice: return choice(type, value);
    case Type::Kind::record: return record(type, value);
    case Type::Kind::list: return list(type, value);
    case Type::Kind::maybe:
      if (const Items items = type.items(value); !items.empty()) this->value(*type.item, items.first);
      else text_ += "null";
  }
}

}  // namespace

std::string json(const Type& type, const void* value) {
  Writer writer;
  writer.value(type, const_cast<void*>(value));
  return std::move(writer.text());
}

}  // namespace tallysheet::wasm
