// Requests as tables of fields, which define both how a request is read and its shape for JavaScript.
//
// Each record of a request specialises Input:
//
//   template <>
//   struct Input<Finisher> {
//     using Fields = InputFields<Finisher>;
//     static constexpr std::array fields = {
//         Fields::optional<&Finisher::player>("player"),
//         Fields::required<&Finisher::score>("score"),
//     };
//   };
//
// A field's type may be std::string (a name), Decimal, std::int64_t, bool, an enumeration with names, a record, or a
// std::vector or std::optional of these.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "reader.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"
#include "traits.hpp"

namespace tallysheet::wasm {

/// The table of a record's fields.
template <class Record>
struct Input;

enum class Presence {
  required,
  optional,  // may be left out and then keeps its default
  nullable,  // may be left out or null
};

/// The allowed values of a whole number, or the allowed lengths of a list. `inner` limits the lists within a list.
struct Limits {
  Range allowed = {};
  Range inner = {};
};

template <class T>
inline constexpr bool is_list = false;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;

/// Appends "[2,6" and `after`.
void append_limits(std::string& json, const Range& range, std::string_view after);

template <class T>
void read(Reader& reader, const Value& value, T& into, const Limits& limits);
template <class T>
void append_shape(std::string& json, const Limits& limits);

/// A field of a record. Only its functions know its type.
struct InputField {
  std::string_view name;
  Presence presence;
  Limits limits;
  void (*read)(Reader& reader, const Value& value, const InputField& field, void* record);
  void (*append_shape)(std::string& json, const Limits& limits);
  /// A word that is accepted instead of an object.
  std::string_view alternative = {};
};

/// Makes the fields of a record from its members.
template <class Record>
struct InputFields {
  /// If the value cannot be read, a std::optional member stays empty.
  template <auto member>
  static constexpr InputField required(std::string_view name, const Limits& limits = {}) {
    return {name, Presence::required, limits, &read_required<member>, &append_shape_of<member>};
  }
  template <auto member>
  static constexpr InputField optional(std::string_view name, const Limits& limits = {}) {
    return {name, Presence::optional, limits, &read_member<member>, &append_shape_of<member>};
  }
  template <auto member>
  static constexpr InputField nullable(std::string_view name, const Limits& limits = {}) {
    return {name, Presence::nullable, limits, &read_member<member>, &append_shape_of<member>};
  }
  /// Takes an object or the word; the word leaves the std::optional member empty.
  template <auto member>
  static constexpr InputField object_or(std::string_view word, std::string_view name) {
    return {name, Presence::required, {}, &read_object_or_word<member>, &append_shape_of<member>, word};
  }

 private:
  static Record& typed(void* record) { return *static_cast<Record*>(record); }
  template <auto member>
  static void read_member(Reader& reader, const Value& value, const InputField& field, void* record) {
    read(reader, value, typed(record).*member, field.limits);
  }
  template <auto member>
  static void read_required(Reader& reader, const Value& value, const InputField& field, void* record) {
    auto& into = typed(record).*member;
    const std::size_t problems = reader.problems().size();
    read(reader, value, into, field.limits);
    if constexpr (is_optional<std::remove_reference_t<decltype(into)>>) {
      if (reader.problems().size() > problems) into.reset();
    }
  }
  template <auto member>
  static void read_object_or_word(Reader& reader, const Value& value, const InputField& field, void* record) {
    if (reader.is_object_or(value, field.alternative)) read_member<member>(reader, value, field, record);
  }
  template <auto member>
  static void append_shape_of(std::string& json, const Limits& limits) {
    append_shape<std::remove_reference_t<decltype(std::declval<Record&>().*member)>>(json, limits);
  }
};

void read_record(Reader& reader, const Value& value, std::span<const InputField> fields, void* record);
void append_record_shape(std::string& json, std::span<const InputField> fields);

template <class Enum, std::size_t count>
constexpr std::array<std::string_view, count> names_in(const std::array<Named<Enum>, count>& choices) {
  std::array<std::string_view, count> names;
  for (std::size_t i = 0; i < count; ++i) names[i] = choices[i].name;
  return names;
}

template <class Enum>
void read_choice(Reader& reader, const Value& value, Enum& into) {
  static constexpr auto names = names_in(names_of(Enum{}));
  if (const auto index = reader.read_choice(value, names)) into = names_of(into)[*index].value;
}

template <class Item>
void read_list(Reader& reader, const Value& value, std::vector<Item>& into, const Limits& limits) {
  into = std::vector<Item>(reader.list_length(value, limits.allowed));
  for (std::size_t i = 0; i < into.size(); ++i) {
    const Path at = value.at / i;
    read(reader, {reader.next(), at, Subject::entry, value.name}, into[i], Limits{limits.inner, {}});
  }
}

/// Reads a value. `into` keeps its default if the reader reports a problem.
template <class T>
void read(Reader& reader, const Value& value, T& into, const Limits& limits) {
  if constexpr (std::is_same_v<T, std::string>) reader.read_name(value, into);
  else if constexpr (std::is_same_v<T, Decimal>) reader.read_decimal(value, into);
  else if constexpr (std::is_same_v<T, std::int64_t>) reader.read_whole(value, into);
  else if constexpr (std::is_same_v<T, bool>) reader.read_flag(value, into);
  else if constexpr (std::is_enum_v<T>) read_choice(reader, value, into);
  else if constexpr (is_optional<T>) read(reader, value, into.emplace(), limits);
  else if constexpr (is_list<T>) read_list(reader, value, into, limits);
  else read_record(reader, value, Input<T>::fields, &into);
}

template <class Item>
void append_list_shape(std::string& json, const Limits& limits) {
  append_limits(json, limits.allowed, ",");
  append_shape<Item>(json, Limits{limits.inner, {}});
  json += ']';
}

/// Appends the shape of a value as JSON: 1 for a name, [least, most] for a whole number, [least, most, item] for a
/// list, an object of its fields for a record, and 0 for anything else. wasm/walker.ts follows it.
template <class T>
void append_shape(std::string& json, const Limits& limits) {
  if constexpr (std::is_same_v<T, std::string>) json += '1';
  else if constexpr (std::is_same_v<T, std::int64_t>) append_limits(json, limits.allowed, "]");
  else if constexpr (std::is_same_v<T, Decimal> || std::is_same_v<T, bool> || std::is_enum_v<T>) json += '0';
  else if constexpr (is_optional<T>) append_shape<typename T::value_type>(json, limits);
  else if constexpr (is_list<T>) append_list_shape<typename T::value_type>(json, limits);
  else append_record_shape(json, Input<T>::fields);
}

}  // namespace tallysheet::wasm
