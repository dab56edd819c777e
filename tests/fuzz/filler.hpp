// Requests made of any bytes, field by field as their schema (wasm/schema.hpp) tells, with values of the right kinds
// that a rule may well refuse.
#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <cstring>
#include <deque>
#include <string>

#include "decimal.hpp"
#include "schema.hpp"

namespace tallysheet::fuzz {

class Filler {
 public:
  explicit Filler(FuzzedDataProvider& data) : data_(data) {}

  /// `into` is what the layout tells.
  void fill(const wasm::Layout& layout, wasm::Schema schema, void* into);

 private:
  static constexpr int64_t most_items = 12;
  static constexpr int64_t greatest = 999'999'999'999;
  static constexpr size_t most_bytes = 110;
  static constexpr int64_t near = 6;
  static constexpr int few_words = 4;
  static constexpr int letters = 12;

  std::string_view name();
  Decimal decimal();
  int64_t whole(const Range& allowed);
  int choice(int words);
  void record(const wasm::Layout& layout, wasm::Schema schema, void* into);
  void list(const wasm::Layout& layout, wasm::Schema schema, void* into);
  void maybe(const wasm::Layout& layout, wasm::Schema schema, void* into);
  bool one_in(int chances) { return data_.ConsumeIntegralInRange(1, chances) == chances; }

  FuzzedDataProvider& data_;
  /// What requests hold views of.
  std::deque<std::string> names_;
  /// The number of the item that is filled in its list, and of the letter that names the list's first.
  int item_ = 0;
  int first_letter_ = 0;
  int64_t last_whole_ = 0;
};

inline void Filler::fill(const wasm::Layout& layout, wasm::Schema schema, void* into) {
  switch (schema.type()) {
    case wasm::Type::name: *static_cast<std::string_view*>(into) = name(); return;
    case wasm::Type::decimal: *static_cast<Decimal*>(into) = decimal(); return;
    case wasm::Type::given_whole: *static_cast<int64_t*>(into) = last_whole_ = whole(schema.range()); return;
    case wasm::Type::flag: *static_cast<bool*>(into) = data_.ConsumeBool(); return;
    case wasm::Type::choice: {
      const int number = choice(static_cast<int>(schema.number()));
      std::memcpy(into, &number, sizeof number);
      return;
    }
    case wasm::Type::list: return list(layout, schema, into);
    case wasm::Type::maybe: return maybe(layout, schema, into);
    case wasm::Type::record: return record(layout, schema, into);
    default: return;  // of a sheet
  }
}

/// Mostly one of a few letters, another for each item of a list, so that the same players meet again.
inline std::string_view Filler::name() {
  if (one_in(16)) return names_.emplace_back(data_.ConsumeRandomLengthString(most_bytes));
  const int letter = (one_in(16) ? data_.ConsumeIntegralInRange(0, letters - 1) : first_letter_ + item_) % letters;
  return names_.emplace_back(1, static_cast<char>('A' + letter));
}

inline Decimal Filler::decimal() {
  switch (data_.ConsumeIntegralInRange(0, 3)) {
    case 0: return Decimal(data_.ConsumeIntegralInRange(0, 9));
    case 1: return Decimal(data_.ConsumeIntegralInRange(0, 300'000));
    case 2: return Decimal::of_units(data_.ConsumeIntegralInRange<int64_t>(0, 100 * one));
    default: return Decimal::of_units(data_.ConsumeIntegralInRange<int64_t>(-greatest * one, greatest * one + one - 1));
  }
}

/// Mostly among the least that are allowed.
inline int64_t Filler::whole(const Range& allowed) {
  switch (data_.ConsumeIntegralInRange(0, 15)) {
    case 15: return data_.ConsumeIntegralInRange(-greatest, greatest);
    case 14: return allowed.most + data_.ConsumeIntegralInRange(-1, 1);
    case 13: return data_.ConsumeIntegralInRange(allowed.least, allowed.most);
    default: return allowed.least + data_.ConsumeIntegralInRange<int64_t>(0, near);
  }
}

/// Where there are many words, mostly another for each item of a list: a game's powers.
inline int Filler::choice(int words) {
  if (words > few_words && !one_in(16)) return item_ % words;
  return data_.ConsumeIntegralInRange(0, words - 1);
}

inline void Filler::record(const wasm::Layout& layout, wasm::Schema schema, void* into) {
  for (wasm::Field field; schema.next(field); schema.skip()) {
    const bool needed = field.need == wasm::Need::required || wasm::Schema(schema).type() == wasm::Type::maybe;
    if (needed || !one_in(8)) fill(layout, schema, field.in(into));
  }
}

inline void Filler::list(const wasm::Layout& layout, wasm::Schema schema, void* into) {
  const Range allowed = schema.range();
  const wasm::Store& store = layout.store(schema);
  const int64_t most = std::min(allowed.most, most_items);
  const int64_t count = data_.ConsumeIntegralInRange(one_in(16) ? 0 : std::min(allowed.least, most), most);
  static_cast<AnyList*>(into)->make_room(static_cast<size_t>(count), store.size);
  first_letter_ = data_.ConsumeIntegralInRange(0, letters - 1);
  for (item_ = 0; item_ < count;) {
    const int item = item_;
    fill(layout, schema, store.add(into));
    item_ = item + 1;
  }
}

/// A record mostly behind a zero: the last Fall of a power without centres.
inline void Filler::maybe(const wasm::Layout& layout, wasm::Schema schema, void* into) {
  schema.text();
  const wasm::Store& store = layout.store(schema);
  const bool is_record = wasm::Schema(schema).type() == wasm::Type::record;
  const bool there = is_record ? one_in(16) != (last_whole_ == 0) : data_.ConsumeBool();
  if (there) fill(layout, schema, store.add(into));
}

}  // namespace tallysheet::fuzz
