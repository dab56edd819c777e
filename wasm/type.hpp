// How C++ values cross to and from JavaScript: one table of fields for each record, from which the
// shape of a request, its reading, and the writing of a sheet all derive.
//
// A record's table is a specialisation of `fields_of`, made with In for requests and Out for sheets;
// the tables of the records inside it come before it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "decimal.hpp"
#include "problem.hpp"

namespace tallysheet::wasm {

enum class Need {
  required,
  optional,  // may be left out: a request's field keeps its default, a sheet's is not written
  nullable,  // may be left out or null
};

struct Type;

/// What a field of a request allows.
struct Limits {
  /// Of a whole number or of a list's length; for a list in a list, of the inner one's too.
  Range allowed = {0, 0};
  Range inner = {0, 0};
  /// In place of a record: this word, which leaves a maybe empty.
  const char* word = "";
};

inline constexpr Limits no_limits;

/// The same limits for every field that has them.
inline constexpr Range nothing = {0, 0};
template <const Range& allowed, const Range& inner = nothing>
inline constexpr Limits within = {allowed, inner};

struct Field {
  const char* name;
  void* (*in)(void* record) = nullptr;
  const Type* type = nullptr;
  const Limits* limits = &no_limits;
  Need need = Need::required;
};

/// Some values, one beside the other.
struct Items {
  void* first;
  void* last;  // one past it

  bool empty() const { return first == last; }
};

struct Type {
  enum class Kind { name, words, decimal, figure, wide_figure, whole, small_whole, flag, choice, record, list, maybe } kind;
  /// The number of choices or of fields; the size of what is in a list or a maybe.
  size_t size = 0;
  const std::string_view* choices = nullptr;
  const Field* fields = nullptr;
  /// Of what is in a list or a maybe.
  const Type* item = nullptr;
  /// A list's items, or the one or none of a maybe.
  Items (*items)(void*) = nullptr;
  /// Makes room; only requests need it.
  void (*resize)(void*, size_t) = nullptr;
};

inline std::span<const std::string_view> choices_of(const Type& type) { return {type.choices, type.size}; }
inline std::span<const Field> fields_in(const Type& type) { return {type.fields, type.size}; }

/// Specialised for each record.
template <class Record>
inline constexpr std::nullptr_t fields_of = nullptr;

template <class Value>
struct Container : std::false_type {};
template <class Item>
struct Container<std::vector<Item>> : std::true_type {
  static constexpr auto kind = Type::Kind::list;
  static Items items(void* at) {
    auto& list = *static_cast<std::vector<Item>*>(at);
    return {std::to_address(list.begin()), std::to_address(list.end())};
  }
  static void resize(void* at, size_t count) { *static_cast<std::vector<Item>*>(at) = std::vector<Item>(count); }
};
template <class Item, size_t count>
struct Container<std::array<Item, count>> : std::true_type {
  static constexpr auto kind = Type::Kind::list;
  static Items items(void* at) {
    Item* const first = static_cast<std::array<Item, count>*>(at)->data();
    return {first, first + count};
  }
};
template <class Item>
struct Container<std::optional<Item>> : std::true_type {
  static constexpr auto kind = Type::Kind::maybe;
  static Items items(void* at) {
    auto& maybe = *static_cast<std::optional<Item>*>(at);
    Item* const first = maybe ? &*maybe : nullptr;
    return {first, first + maybe.has_value()};
  }
  static void resize(void* at, size_t) { static_cast<std::optional<Item>*>(at)->emplace(); }
};

template <class Value, bool reading>
constexpr Type make_type();

/// How a Value crosses; `reading` where it is part of a request.
template <class Value, bool reading>
inline constexpr Type type_of = make_type<Value, reading>();

template <class Value, bool reading>
constexpr Type make_type() {
  using enum Type::Kind;
  if constexpr (std::is_same_v<Value, std::string_view>) return {name};
  else if constexpr (std::is_same_v<Value, std::string>) return {words};
  else if constexpr (std::is_same_v<Value, Decimal>) return {decimal};
  else if constexpr (std::is_same_v<Value, Figure>) return {figure};
  else if constexpr (std::is_same_v<Value, WideFigure>) return {wide_figure};
  else if constexpr (std::is_same_v<Value, int64_t>) return {whole};
  else if constexpr (std::is_same_v<Value, int>) return {small_whole};
  else if constexpr (std::is_same_v<Value, bool>) return {flag};
  else if constexpr (std::is_enum_v<Value>) return {choice, names_of(Value{}).size(), names_of(Value{}).data()};
  else if constexpr (Container<Value>::value) {
    using Item = typename Value::value_type;
    using Store = Container<Value>;
    Type type = {Store::kind, sizeof(Item), nullptr, nullptr, &type_of<Item, reading>, &Store::items};
    if constexpr (reading) type.resize = &Store::resize;
    return type;
  } else return {record, fields_of<Value>.size(), nullptr, fields_of<Value>.data()};
}

template <class Record, auto member>
void* member_of(void* record) { return &(static_cast<Record*>(record)->*member); }

template <class Record, auto member>
using MemberType = std::remove_reference_t<decltype(std::declval<Record>().*member)>;

/// The fields of a request.
template <class Record>
struct In {
  template <auto member>
  static constexpr Field field(const char* name, const Limits& limits = no_limits) {
    return make<member>(name, Need::required, limits);
  }
  template <auto member>
  static constexpr Field optional(const char* name, const Limits& limits = no_limits) {
    return make<member>(name, Need::optional, limits);
  }
  template <auto member>
  static constexpr Field nullable(const char* name) { return make<member>(name, Need::nullable, no_limits); }

 private:
  template <auto member>
  static constexpr Field make(const char* name, Need need, const Limits& limits) {
    return {name, &member_of<Record, member>, &type_of<MemberType<Record, member>, true>, &limits, need};
  }
};

/// The fields of a sheet.
template <class Record>
struct Out {
  template <auto member>
  static constexpr Field field(const char* name, Need need = Need::required) {
    return {name, &member_of<Record, member>, &type_of<MemberType<Record, member>, false>, &no_limits, need};
  }
  /// Left out, not null, where there is nothing.
  template <auto member>
  static constexpr Field extra(const char* name) { return field<member>(name, Need::optional); }
};

/// A record's fields with some more.
template <size_t few, size_t more>
constexpr std::array<Field, few + more> extended(const std::array<Field, few>& fields,
                                                 const std::array<Field, more>& further) {
  std::array<Field, few + more> all{};
  for (size_t i = 0; i < few; ++i) all[i] = fields[i];
  for (size_t i = 0; i < more; ++i) all[few + i] = further[i];
  return all;
}

}  // namespace tallysheet::wasm
