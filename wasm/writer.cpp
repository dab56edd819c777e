#include "writer.hpp"

#include <algorithm>
#include <cstring>

#include "decimal.hpp"

namespace tallysheet::wasm {
namespace {

bool is_control(char letter) { return static_cast<unsigned char>(letter) < 0x20; }
bool needs_escape(char letter) { return letter == '"' || letter == '\\' || is_control(letter); }

class Writer {
 public:
  Writer(const Layout& layout, std::string_view before) : layout_(layout), text_(before) {}

  void value(Schema schema, void* value);
  Text& text() { return text_; }

 private:
  void words(std::string_view words);
  void escape(char letter);
  void choice(Schema schema, const void* number);
  void record(Schema schema, void* record);
  void list(Schema schema, void* list);
  void maybe(Schema schema, void* maybe);
  bool is_empty(Schema schema, void* list) const;

  const Layout& layout_;
  Text text_;
};

void Writer::words(std::string_view words) {
  text_ += '"';
  const char* letter = words.begin();
  for (const char* plain = letter;; plain = letter + 1) {
    letter = std::find_if(plain, words.end(), needs_escape);
    text_ += std::string_view(plain, static_cast<size_t>(letter - plain));
    if (letter == words.end()) break;
    escape(*letter);
  }
  text_ += '"';
}

void Writer::escape(char letter) {
  constexpr std::string_view hex = "0123456789abcdef";
  text_ += '\\';
  if (is_control(letter)) {
    text_ += "u00";
    text_ += hex[letter >> 4];
    letter = hex[letter & 15];
  }
  text_ += letter;
}

void Writer::choice(Schema schema, const void* value) {
  int number;
  std::memcpy(&number, value, sizeof number);
  schema.number();
  while (number-- > 0) schema.text();
  words(schema.text());
}

void Writer::record(Schema schema, void* record) {
  char before = '{';
  for (Field field; schema.next(field); schema.skip()) {
    void* const value = field.in(record);
    if (field.need == Need::optional && is_empty(schema, value)) continue;
    text_ += before;
    words(field.name);
    text_ += ':';
    this->value(schema, value);
    before = ',';
  }
  text_ += '}';
}

void Writer::list(Schema schema, void* list) {
  schema.range();
  const Store& store = layout_.store(schema);
  const Items items = store.items(list);
  text_ += '[';
  for (size_t i = 0; i < items.count; ++i) {
    if (i > 0) text_ += ',';
    value(schema, static_cast<char*>(items.first) + i * store.size);
  }
  text_ += ']';
}

// Of a list.
bool Writer::is_empty(Schema schema, void* list) const {
  schema.type();
  schema.range();
  return layout_.store(schema).items(list).count == 0;
}

void Writer::maybe(Schema schema, void* maybe) {
  schema.text();
  if (const Items items = layout_.store(schema).items(maybe); items.count > 0) value(schema, items.first);
  else text_ += "null";
}

void Writer::value(Schema schema, void* value) {
  switch (schema.type()) {
    case Type::name: return words(*static_cast<std::string_view*>(value));
    case Type::words: return words(*static_cast<Text*>(value));
    case Type::decimal: return words(plain(*static_cast<Decimal*>(value)));
    case Type::figure: return words(tallysheet::text(*static_cast<Figure*>(value)));
    case Type::wide_figure: return words(tallysheet::text(*static_cast<WideFigure*>(value)));
    case Type::given_whole: return;  // of a request
    case Type::whole: text_ += tallysheet::text(*static_cast<int64_t*>(value)); return;
    case Type::small_whole: text_ += tallysheet::text(int64_t{*static_cast<int*>(value)}); return;
    case Type::flag: text_ += *static_cast<bool*>(value) ? "true" : "false"; return;
    case Type::choice: return choice(schema, value);
    case Type::record: return record(schema, value);
    case Type::list: return list(schema, value);
    case Type::maybe: return maybe(schema, value);
  }
}

}  // namespace

Text json(std::string_view before, const Layout& layout, const void* value, std::string_view after) {
  Writer writer(layout, before);
  writer.value(layout.schema, const_cast<void*>(value));
  writer.text() += after;
  return std::move(writer.text());
}

}  // namespace tallysheet::wasm
