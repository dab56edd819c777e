#include "schema.hpp"

#include <cstring>

namespace tallysheet::wasm {

int64_t Schema::number() {
  int64_t number = 0;
  for (int shift = 0;; shift += 7) {
    const int64_t digit = static_cast<unsigned char>(*at_++);
    number |= (digit & 127) << shift;
    if (digit < 128) return number;
  }
}

const char* Schema::text() {
  const char* const text = at_;
  at_ += std::strlen(text) + 1;
  return text;
}

Range Schema::range() {
  const int64_t least = number();
  return {least, number()};
}

bool Schema::next(Field& field) {
  field.need = static_cast<Need>(*at_++);
  if (field.need == Need::none) return false;
  field.name = text();
  field.offset = static_cast<size_t>(number());
  return true;
}

void Schema::skip() {
  switch (type()) {
    case Type::given_whole: range(); return;
    case Type::choice:
      for (int64_t words = number(); words > 0; --words) text();
      return;
    case Type::list: range(); number(); return skip();
    case Type::maybe: text(); number(); return skip();
    case Type::record:
      for (Field field; next(field);) skip();
      return;
    default: return;
  }
}

}  // namespace tallysheet::wasm
