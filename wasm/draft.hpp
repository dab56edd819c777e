// The schemas (schema.hpp) of requests and sheets, drafted at compile time from the fields of their records.
//
// For each record there is a function `fields`, which adds them to a draft; those of the records inside
// it are found by the type of their last argument.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>

#include "decimal.hpp"
#include "list.hpp"
#include "schema.hpp"

namespace tallysheet::wasm {

/// Tells the `fields` of one record from those of others.
template <class Record>
struct Of {};

template <class Value>
struct Member {
  size_t offset;
};

/// A record's member, for a draft.
#define MEMBER(Record, member) ::tallysheet::wasm::Member<decltype(Record::member)>{offsetof(Record, member)}

template <class Value>
struct Container : std::false_type {};
template <class Item>
struct Container<List<Item>> : std::true_type {
  static constexpr auto type = Type::list;
  static Items items(void* at) {
    AnyList& list = *static_cast<List<Item>*>(at);
    return {list.items(), list.size()};
  }
  static void* add(void* at) { return &static_cast<List<Item>*>(at)->add(); }
};
template <class Item, size_t count>
struct Container<std::array<Item, count>> : std::true_type {
  static constexpr auto type = Type::list;
  static Items items(void* at) {
    return {static_cast<std::array<Item, count>*>(at)->data(), count};
  }
};
template <class Item>
struct Container<std::optional<Item>> : std::true_type {
  static constexpr auto type = Type::maybe;
  static Items items(void* at) {
    auto& maybe = *static_cast<std::optional<Item>*>(at);
    return {maybe ? &*maybe : nullptr, maybe.has_value()};
  }
  static void* add(void* at) { return &static_cast<std::optional<Item>*>(at)->emplace(); }
};

template <class Value, bool reading>
constexpr Store make_store() {
  using Kept = Container<Value>;
  Store store = {sizeof(typename Value::value_type), &Kept::items, nullptr};
  if constexpr (reading) store.add = &Kept::add;
  return store;
}

template <class Value, bool reading>
inline constexpr Store store_of = make_store<Value, reading>();

/// By which a type is told from others: under a sanitizer, GCC compares no addresses at compile time.
template <class Value>
constexpr std::string_view spelling_of() { return __PRETTY_FUNCTION__; }

/// What a field of a request allows.
struct Limits {
  /// Of a whole number or of a list's length; for a list in a list, of the inner one's too.
  Range allowed = {0, 0};
  Range inner = {0, 0};
  /// In place of what is in a maybe: this word, which leaves it empty.
  std::string_view word = "";
};

template <bool reading>
class Draft {
 public:
  template <class Value>
  constexpr void required(std::string_view name, Member<Value> member, const Limits& limits = {}) {
    add(Need::required, name, member, limits);
  }
  template <class Value>
  constexpr void optional(std::string_view name, Member<Value> member, const Limits& limits = {}) {
    add(Need::optional, name, member, limits);
  }
  template <class Value>
  constexpr void nullable(std::string_view name, Member<Value> member) { add(Need::nullable, name, member, {}); }

  template <class Value>
  constexpr void value(const Limits& limits);

  // Taken apart by Drafted.
  std::array<char, 1000> bytes{};
  size_t length = 0;
  std::array<const Store*, 20> stores{};
  std::array<std::string_view, 20> types{};
  size_t stores_used = 0;

 private:
  template <class Value>
  constexpr void add(Need need, std::string_view name, Member<Value> member, const Limits& limits) {
    put(need);
    text(name);
    number(static_cast<int64_t>(member.offset));
    value<Value>(limits);
  }
  template <class Letter>
  constexpr void put(Letter letter) { bytes[length++] = static_cast<char>(letter); }
  constexpr void number(int64_t number);
  constexpr void text(std::string_view text);
  constexpr void range(const Range& range);
  constexpr void store(const Store& store, std::string_view type);
  template <class Value>
  constexpr void contained(const Limits& limits);
};

template <bool reading>
constexpr void Draft<reading>::number(int64_t number) {
  for (; number >= 128; number /= 128) put(number % 128 + 128);
  put(number);
}

template <bool reading>
constexpr void Draft<reading>::text(std::string_view text) {
  for (const char letter : text) put(letter);
  put('\0');
}

template <bool reading>
constexpr void Draft<reading>::range(const Range& range) {
  number(range.least);
  number(range.most);
}

template <bool reading>
constexpr void Draft<reading>::store(const Store& store, std::string_view type) {
  size_t place = 0;
  while (place < stores_used && types[place] != type) ++place;
  if (place == stores_used) {
    types[place] = type;
    stores[stores_used++] = &store;
  }
  number(static_cast<int64_t>(place));
}

template <bool reading>
template <class Value>
constexpr void Draft<reading>::contained(const Limits& limits) {
  put(Container<Value>::type);
  const bool list = Container<Value>::type == Type::list;
  if (list) range(limits.allowed);
  else text(limits.word);
  store(store_of<Value, reading>, spelling_of<Value>());
  value<typename Value::value_type>(list ? Limits{limits.inner} : limits);
}

template <bool reading>
template <class Value>
constexpr void Draft<reading>::value(const Limits& limits) {
  if constexpr (std::is_same_v<Value, std::string_view>) put(Type::name);
  else if constexpr (std::is_same_v<Value, Text>) put(Type::words);
  else if constexpr (std::is_same_v<Value, Decimal>) put(Type::decimal);
  else if constexpr (std::is_same_v<Value, Figure>) put(Type::figure);
  else if constexpr (std::is_same_v<Value, WideFigure>) put(Type::wide_figure);
  else if constexpr (std::is_same_v<Value, int>) put(Type::small_whole);
  else if constexpr (std::is_same_v<Value, bool>) put(Type::flag);
  else if constexpr (std::is_same_v<Value, int64_t>) {
    put(reading ? Type::given_whole : Type::whole);
    if (reading) range(limits.allowed);
  } else if constexpr (std::is_enum_v<Value>) {
    put(Type::choice);
    number(static_cast<int64_t>(names_of(Value{}).size()));
    for (const std::string_view word : names_of(Value{})) text(word);
  } else if constexpr (Container<Value>::value) contained<Value>(limits);
  else {
    put(Type::record);
    fields(*this, Of<Value>());
    put(Need::none);
  }
}

template <class Value, bool reading>
constexpr Draft<reading> draft_of() {
  Draft<reading> draft;
  draft.template value<Value>({});
  return draft;
}

template <size_t count, class Item, size_t room>
constexpr std::array<Item, count> first(const std::array<Item, room>& items) {
  std::array<Item, count> some{};
  for (size_t i = 0; i < count; ++i) some[i] = items[i];
  return some;
}

/// A draft without the room it had to spare.
template <class Value, bool reading>
struct Drafted {
  static constexpr Draft<reading> draft = draft_of<Value, reading>();
  static constexpr auto bytes = first<draft.length>(draft.bytes);
  static constexpr auto stores = first<draft.stores_used>(draft.stores);
};

/// How a Value crosses; `reading` where it is a request.
template <class Value, bool reading>
inline constexpr Layout layout_of = {Schema(Drafted<Value, reading>::bytes.data()), Drafted<Value, reading>::stores.data()};

}  // namespace tallysheet::wasm
