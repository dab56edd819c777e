// Reading of requests, and their shapes for JavaScript, by the descriptions of their records.
//
// A field's type may be std::string (a name or, with limits, a text of that length), Decimal, std::int64_t, bool, a
// std::variant of bool and Decimal, an enumeration with names, a record, or a std::vector or std::optional of these.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "reader.hpp"
#include "record.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"

namespace tallysheet::wasm {

template <class T>
inline constexpr bool is_list = false;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;

/// The value of a field that is either a number, or true or false.
using NumberOrFlag = std::variant<bool, Decimal>;

/// Appends "[2,6" and `after`.
void append_limits(std::string& json, const Range& range, std::string_view after);

template <class T>
void read(Reader& reader, const Value& value, T& into, const Limits& limits);
template <class T>
void append_shape(std::string& json, const Limits& limits);

/// A field of a request's record. Only its functions know its type.
struct InputField : FieldFacts {
  void (*read)(Reader& reader, const Value& value, const InputField& field, void* record);
  void (*append_shape)(std::string& json, const Limits& limits);
};

/// If a required value cannot be read, a std::optional member stays empty.
template <class Record, auto member>
void read_member(Reader& reader, const Value& value, const InputField& field, void* record) {
  auto& into = static_cast<Record*>(record)->*member;
  const std::size_t problems = reader.problems().size();
  read(reader, value, into, field.limits);
  if constexpr (is_optional<std::remove_reference_t<decltype(into)>>) {
    const bool is_required = field.presence == Presence::required && field.alternative.empty();
    if (is_required && reader.problems().size() > problems) into.reset();
  }
}

template <class Record, auto member>
constexpr InputField input_field(const Field<member>& field) {
  using Type = std::remove_reference_t<decltype(std::declval<Record&>().*member)>;
  return {field, &read_member<Record, member>, &append_shape<Type>};
}

template <class Record>
inline constexpr auto input_fields =
    std::apply([](const auto&... field) { return std::array{input_field<Record>(field)...}; }, fields_of<Record>.list);

void read_record(Reader& reader, const Value& value, std::span<const InputField> fields, void* record);
void append_record_shape(std::string& json, std::span<const InputField> fields);

template <class Enum, std::size_t count>
constexpr std::array<std::string_view, count> names_in(const std::array<Named<Enum>, count>& choices) {
  std::array<std::string_view, count> names;
  for (std::size_t i = 0; i < count; ++i) names[i] = choices[i].name;
  return names;
}

template <class Enum>
inline constexpr auto choices = names_in(names_of(Enum{}));

template <class Enum>
void read_choice(Reader& reader, const Value& value, Enum& into) {
  if (const auto index = reader.read_choice(value, choices<Enum>)) into = names_of(into)[*index].value;
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
  if constexpr (std::is_same_v<T, std::string>) {
    limits.allowed.maximum > 0 ? reader.read_text(value, into, limits.allowed) : reader.read_name(value, into);
  } else if constexpr (std::is_same_v<T, Decimal>) reader.read_decimal(value, into);
  else if constexpr (std::is_same_v<T, std::int64_t>) reader.read_whole(value, into);
  else if constexpr (std::is_same_v<T, bool>) reader.read_flag(value, into);
  else if constexpr (std::is_same_v<T, NumberOrFlag>) reader.read_number_or_flag(value, into);
  else if constexpr (std::is_enum_v<T>) read_choice(reader, value, into);
  else if constexpr (is_optional<T>) read(reader, value, into.emplace(), limits);
  else if constexpr (is_list<T>) read_list(reader, value, into, limits);
  else read_record(reader, value, input_fields<T>, &into);
}

template <class Item>
void append_list_shape(std::string& json, const Limits& limits) {
  append_limits(json, limits.allowed, ",");
  append_shape<Item>(json, Limits{limits.inner, {}});
  json += ']';
}

/// Appends the shape of a value as JSON (Shape in wasm/tallysheet.d.ts).
template <class T>
void append_shape(std::string& json, const Limits& limits) {
  if constexpr (std::is_same_v<T, std::string>) json += limits.allowed.maximum > 0 ? '2' : '1';
  else if constexpr (std::is_same_v<T, std::int64_t>) append_limits(json, limits.allowed, "]");
  else if constexpr (std::is_same_v<T, Decimal> || std::is_same_v<T, bool> || std::is_same_v<T, NumberOrFlag> ||
                     std::is_enum_v<T>)
    json += '0';
  else if constexpr (is_optional<T>) append_shape<typename T::value_type>(json, limits);
  else if constexpr (is_list<T>) append_list_shape<typename T::value_type>(json, limits);
  else append_record_shape(json, input_fields<T>);
}

}  // namespace tallysheet::wasm
