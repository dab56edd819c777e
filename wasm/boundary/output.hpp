// Sheets as tables of fields, from which their JSON is written. JavaScript parses it into plain values.
//
// Each record of a sheet specialises Output:
//
//   template <>
//   struct Output<QualifiersSheet> {
//     using Fields = OutputFields<QualifiersSheet>;
//     static constexpr std::array fields = {Fields::of<&QualifiersSheet::players>("players")};
//   };
//
// A field's type may be std::string, std::string_view, Figure, WideFigure, bool, an integer, an enumeration with names,
// a record, or a std::vector, std::array or std::optional of these.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "tallysheet/decimal.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/working.hpp"
#include "traits.hpp"

namespace tallysheet::wasm {

/// The table of a record's fields.
template <class Record>
struct Output;

template <class T>
void write(std::string& json, const T& value);

/// Writes a text in quotes and escapes it for JSON.
void write_text(std::string& json, std::string_view text);

/// A field of a record. Only its functions know its type.
struct OutputField {
  std::string_view name;
  void (*write)(std::string& json, const void* record);
  /// Whether a record leaves the field out; null if none does.
  bool (*is_left_out)(const void* record) = nullptr;
};

/// Makes the fields of a record from its members.
template <class Record>
struct OutputFields {
  template <auto member>
  static constexpr OutputField of(std::string_view name) {
    return {name, [](std::string& json, const void* record) { write(json, typed(record).*member); }};
  }
  /// Leaves the field out if the list or the optional is empty.
  template <auto member>
  static constexpr OutputField unless_empty(std::string_view name) {
    return {name, of<member>(name).write, [](const void* record) { return is_empty(typed(record).*member); }};
  }

 private:
  template <class T>
  static bool is_empty(const T& value) {
    if constexpr (is_optional<T>) return !value;
    else return value.empty();
  }
  static const Record& typed(const void* record) { return *static_cast<const Record*>(record); }
};

/// Begins a member of an object: a comma unless it is the first, its name, which must need no escape, and a colon.
void begin_member(std::string& json, std::string_view name);

void write_record(std::string& json, std::span<const OutputField> fields, const void* record);

void write_flag(std::string& json, bool flag);
void write_whole(std::string& json, std::int64_t whole);
void write_figure(std::string& json, const Figure& figure);
void write_figure(std::string& json, const WideFigure& figure);
void write_null(std::string& json);
void write_sign(std::string& json, char sign);

template <class Items>
void write_list(std::string& json, const Items& items) {
  write_sign(json, '[');
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) write_sign(json, ',');
    write(json, items[i]);
  }
  write_sign(json, ']');
}

/// Appends a value as JSON.
template <class T>
void write(std::string& json, const T& value) {
  if constexpr (std::is_convertible_v<const T&, std::string_view>) write_text(json, value);
  else if constexpr (std::is_same_v<T, Figure> || std::is_same_v<T, WideFigure>) write_figure(json, value);
  else if constexpr (std::is_same_v<T, bool>) write_flag(json, value);
  else if constexpr (std::integral<T>) write_whole(json, static_cast<std::int64_t>(value));
  else if constexpr (std::is_enum_v<T>) write_text(json, name_of(value));
  else if constexpr (is_optional<T>) value ? write(json, *value) : write_null(json);
  else if constexpr (requires { value.size(); }) write_list(json, value);
  else write_record(json, Output<T>::fields, &value);
}

template <>
struct Output<Problem> {
  using Fields = OutputFields<Problem>;
  static constexpr std::array fields = {
      Fields::of<&Problem::at>("at"),
      Fields::of<&Problem::code>("code"),
      Fields::of<&Problem::message>("message"),
  };
};

template <>
struct Output<Step> {
  using Fields = OutputFields<Step>;
  static constexpr std::array fields = {
      Fields::of<&Step::row>("row"),     Fields::of<&Step::name>("name"),   Fields::of<&Step::terms>("terms"),
      Fields::of<&Step::value>("value"), Fields::of<&Step::exact>("exact"), Fields::of<&Step::rounded>("rounded"),
  };
};

}  // namespace tallysheet::wasm
