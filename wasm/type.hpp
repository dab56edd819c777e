// How C++ values cross to and from JavaScript: one table of fields for each record, from which the
// shape of a request, its reading, and the writing of a sheet all derive.
//
// A record's table is a specialisation of `fields_of`, made with In for requests and Out for sheets;
// the tables of the records inside it come before it.
#pragma once

#include <array>
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

struct Field {
  std::string_view name;
  Need need = Need::required;
  void* (*in)(void* record) = nullptr;
  const Type* type = nullptr;
  /// Of a whole number or of a list's length; for a list in a list, of the inner one's too.
  Range allowed = {0, 0};
  Range inner = {0, 0};
  /// In place of a record: this word, which leaves a maybe empty.
  std::string_view word = {};
};

struct Items {
  void* first;
  size_t count;
};

struct Type {
  enum class Kind { name, words, decimal, figure, wide_figure, whole, small_whole, flag, choice, record, list, maybe } kind;
  /// Of a choice.
  std::span<const std::string_view> choices = {};
  /// Of a record.
  std::span<const Field> fields = {};
  /// Of what is in a list or a maybe.
  const Type* item = nullptr;
  /// A list's items, or the one or none of a maybe.
  Items (*items)(void*) = nullptr;
  size_t stride = 0;
  /// Makes room; only requests need it.
  void (*resize)(void*, size_t) = nullptr;
};

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
    return {list.data(), list.size()};
  }
  static void resize(void* at, size_t count) { *static_cast<std::vector<Item>*>(at) = std::vector<Item>(count); }
};
template <class Item, size_t count>
struct Container<std::array<Item, count>> : std::true_type {
  static constexpr auto kind = Type::Kind::list;
  static Items items(void* at) { return {static_cast<std::array<Item, count>*>(at)->data(), count}; }
};
template <class Item>
struct Container<std::optional<Item>> : std::true_type {
  static constexpr auto kind = Type::Kind::maybe;
  static Items items(void* at) {
    auto& maybe = *static_cast<std::optional<Item>*>(at);
    return {maybe ? &*maybe : nullptr, maybe ? size_t{1} : 0};
  }
  static void resize(void* at, size_t count) {
    auto& maybe = *static_cast<std::optional<Item>*>(at);
    if (count > 0) maybe.emplace();
    else maybe.reset();
  }
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
  else if constexpr (std::is_enum_v<Value>) return {choice, names_of(Value{})};
  else if constexpr (Container<Value>::value) {
    using Item = typename Value::value_type;
    using Store = Container<Value>;
    Type type = {Store::kind, {}, {}, &type_of<Item, reading>, &Store::items, sizeof(Item)};
    if constexpr (reading) type.resize = &Store::resize;
    return type;
  } else return {record, {}, fields_of<Value>};
}

template <class Record, auto member>
void* member_of(void* record) { return &(static_cast<Record*>(record)->*member); }

template <class Record, auto member>
using MemberType = std::remove_reference_t<decltype(std::declval<Record>().*member)>;

/// The fields of a request.
template <class Record>
struct In {
  template <auto member>
  static constexpr Field field(std::string_view name, Range allowed = {}, Range inner = {}) {
    return make<member>(name, Need::required, allowed, inner);
  }
  template <auto member>
  static constexpr Field optional(std::string_view name, Range allowed = {}) {
    return make<member>(name, Need::optional, allowed, {});
  }
  template <auto member>
  static constexpr Field nullable(std::string_view name) { return make<member>(name, Need::nullable, {}, {}); }
  template <auto member>
  static constexpr Field word_or_record(std::string_view name, std::string_view word) {
    Field field = make<member>(name, Need::required, {}, {});
    field.word = word;
    return field;
  }

 private:
  template <auto member>
  static constexpr Field make(std::string_view name, Need need, Range allowed, Range inner) {
    return {name, need, &member_of<Record, member>, &type_of<MemberType<Record, member>, true>, allowed, inner};
  }
};

/// The fields of a sheet.
template <class Record>
struct Out {
  template <auto member>
  static constexpr Field field(std::string_view name, Need need = Need::required) {
    return {name, need, &member_of<Record, member>, &type_of<MemberType<Record, member>, false>};
  }
  /// Left out, not null, where there is nothing.
  template <auto member>
  static constexpr Field extra(std::string_view name) { return field<member>(name, Need::optional); }
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
