// Writing of sheets as JSON, by the descriptions of their records. JavaScript parses it into plain values.
//
// A field's type may be std::string, std::string_view, Figure, WideFigure, bool, an integer, an enumeration with names,
// a record, or a std::vector, std::array, std::optional or std::variant of these. The arguments of a problem are an
// object.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "record.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/working.hpp"

namespace tallysheet::wasm {

template <class T>
void write(std::string& json, const T& value);

/// Writes a text in quotes and escapes it for JSON.
void write_text(std::string& json, std::string_view text);

/// A field of a sheet's record. Only its functions know its type.
struct OutputField {
  std::string_view name;
  void (*write)(std::string& json, const void* record);
  /// Whether a record leaves the field out; null if none does.
  bool (*is_left_out)(const void* record);
};

template <class T>
inline constexpr bool is_variant = false;
template <class... Ts>
inline constexpr bool is_variant<std::variant<Ts...>> = true;

template <class T>
bool is_empty(const T& value) {
  if constexpr (is_optional<T>) return !value;
  else if constexpr (requires { value.empty(); }) return value.empty();
  else return false;
}

template <class Record, auto member>
constexpr OutputField output_field(const Field<member>& field) {
  const auto write_member = [](std::string& json, const void* record) {
    write(json, static_cast<const Record*>(record)->*member);
  };
  const auto is_left_out = [](const void* record) { return is_empty(static_cast<const Record*>(record)->*member); };
  return {field.name, write_member, field.presence == Presence::optional ? +is_left_out : nullptr};
}

template <class Record>
inline constexpr auto output_fields =
    std::apply([](const auto&... field) { return std::array{output_field<Record>(field)...}; }, fields_of<Record>.list);

/// Begins a member of an object: a comma unless it is the first, its name, which must need no escape, and a colon.
void begin_member(std::string& json, std::string_view name);

void write_record(std::string& json, std::span<const OutputField> fields, const void* record);

void write_arguments(std::string& json, const std::vector<Argument>& args);

template <class Items>
void write_list(std::string& json, const Items& items) {
  json += '[';
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) json += ',';
    write<typename Items::value_type>(json, items[i]);
  }
  json += ']';
}

template <class AnyFigure>
void write_figure(std::string& json, const AnyFigure& figure) {
  json += '"';
  append(json, figure);
  json += '"';
}

/// Appends a value as JSON.
template <class T>
void write(std::string& json, const T& value) {
  if constexpr (std::is_convertible_v<const T&, std::string_view>) write_text(json, value);
  else if constexpr (std::is_same_v<T, Figure> || std::is_same_v<T, WideFigure>) write_figure(json, value);
  else if constexpr (std::is_same_v<T, bool>) json += value ? "true" : "false";
  else if constexpr (std::integral<T>) append(json, static_cast<std::int64_t>(value));
  else if constexpr (std::is_enum_v<T>) write_text(json, name_of(value));
  else if constexpr (is_optional<T>) value ? write(json, *value) : void(json += "null");
  else if constexpr (is_variant<T>) std::visit([&](const auto& held) { write(json, held); }, value);
  else if constexpr (std::is_same_v<T, Range>) write_list(json, std::array{value.minimum, value.maximum});
  else if constexpr (std::is_same_v<T, std::vector<Argument>>) write_arguments(json, value);
  else if constexpr (requires { value.size(); }) write_list(json, value);
  else write_record(json, output_fields<T>, &value);
}

template <>
inline constexpr auto fields_of<Problem> = record<Problem>(field<&Problem::at>("at"), field<&Problem::code>("code"),
                                                           field<&Problem::name>("name"), field<&Problem::args>("args"),
                                                           field<&Problem::message>("message"));

template <>
inline constexpr auto fields_of<Standing> = record<Standing>(field<&Standing::player>("player"),
                                                             field<&Standing::place>("place"),
                                                             field<&Standing::shared>("shared"));

template <>
inline constexpr auto fields_of<Step> = record<Step>(field<&Step::row>("row"), field<&Step::name>("name"),
                                                     field<&Step::terms>("terms"), field<&Step::value>("value"),
                                                     field<&Step::exact>("exact"), field<&Step::rounded>("rounded"));

}  // namespace tallysheet::wasm
