// Records of the public interface: one description each, from which requests are read, their shapes are made and sheets
// are written.
//
//   template <>
//   inline constexpr auto fields_of<Finalist> = record<Finalist>(
//       fields_of<Finisher>,                   // a base, with all of its fields
//       nullable<&Finalist::best>("best", "The best score before the final."),  // a member, and its doc comment
//       hidden<&Finalist::working>());      // a member that JavaScript does not see
//
// Fields cross in this order. A record with a member or a base that its description leaves out does not compile.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "tallysheet/problem.hpp"

namespace tallysheet::wasm {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

enum class Presence {
  required,
  optional,  // may be left out: of a request, and then keeps its default; of a sheet, if it is empty
  nullable,  // may be left out or null
};

/// The allowed values of a whole number, or the allowed lengths of a list. `inner` limits the lists within a list.
struct Limits {
  Range allowed = {};
  Range inner = {};
};

/// A field's description without its member.
struct FieldFacts {
  std::string_view name;
  Limits limits = {};
  Presence presence = Presence::required;
  /// A word that a request may have instead of an object. It leaves the std::optional member empty.
  std::string_view alternative = {};
};

/// What only the TypeScript types have of a field, so that no engine contains it.
struct FieldWords {
  /// The doc comment; empty if the name says it all.
  std::string_view comment = {};
  /// Writes the type where that of the member would say less; null where it would not.
  std::string (*type)() = nullptr;
};

template <auto member>
struct Field : FieldFacts, FieldWords {
  constexpr Field typed(std::string (*own)()) const { return {*this, {comment, own}}; }
};

template <auto member>
struct Hidden {};

/// A record's TypeScript type.
struct RecordType {
  /// Empty if the record's fields stand wherever it is used.
  std::string_view name = {};
  /// The doc comment.
  std::string_view comment = {};
  /// The name of the TypeScript type that has some of the fields; empty if there is none.
  std::string_view base = {};
  std::size_t first_of_base = 0;
  std::size_t fields_of_base = 0;
};

/// The fields of a record, its bases' among them.
template <class Record, class... Fields>
struct Description : RecordType {
  std::tuple<Fields...> list;

  constexpr Description documented(std::string_view own) const {
    Description described = *this;
    described.comment = own;
    return described;
  }
};

template <auto member>
constexpr Field<member> field(std::string_view name, std::string_view comment, const Limits& limits = {}) {
  return {{name, limits}, {comment}};
}
template <auto member>
constexpr Field<member> field(std::string_view name, const Limits& limits = {}) {
  return field<member>(name, {}, limits);
}
template <auto member>
constexpr Field<member> optional(std::string_view name, std::string_view comment, const Limits& limits = {}) {
  return {{name, limits, Presence::optional}, {comment}};
}
template <auto member>
constexpr Field<member> optional(std::string_view name, const Limits& limits = {}) {
  return optional<member>(name, {}, limits);
}
template <auto member>
constexpr Field<member> nullable(std::string_view name, std::string_view comment, const Limits& limits = {}) {
  return {{name, limits, Presence::nullable}, {comment}};
}
template <auto member>
constexpr Field<member> nullable(std::string_view name, const Limits& limits = {}) {
  return nullable<member>(name, {}, limits);
}
template <auto member>
constexpr Field<member> object_or(std::string_view word, std::string_view name, std::string_view comment = {}) {
  return {{name, {}, Presence::required, word}, {comment}};
}
template <auto member>
constexpr Hidden<member> hidden() {
  return {};
}

/// Stands for any value in an initialiser.
struct AnyValue {
  template <class T>
  operator T() const;
};

/// The number of a record's own members and bases: as many values as initialise it.
template <class Record, class... Values>
constexpr std::size_t part_count() {
  if constexpr (requires { Record{Values()..., AnyValue()}; }) return part_count<Record, Values..., AnyValue>();
  else return sizeof...(Values);
}

template <class Record, class Owner, class Member>
constexpr bool is_own(Member Owner::*) {
  return std::is_same_v<Record, Owner>;
}
template <class Record, auto member>
constexpr bool is_part(Field<member>) {
  return is_own<Record>(member);
}
template <class Record, auto member>
constexpr bool is_part(Hidden<member>) {
  return is_own<Record>(member);
}
template <class Record, class Base, class... Fields>
constexpr bool is_part(const Description<Base, Fields...>&) {
  return std::is_base_of_v<Base, Record> && !std::is_same_v<Base, Record>;
}

/// Whether these describe every member and base of the record.
template <class Record, class... Parts>
constexpr bool is_complete() {
  return (is_part<Record>(Parts()) && ...) && sizeof...(Parts) == part_count<Record>();
}

template <auto member>
constexpr auto fields_in(const Field<member>& field) {
  return std::tuple(field);
}
template <auto member>
constexpr auto fields_in(Hidden<member>) {
  return std::tuple();
}
template <class Base, class... Fields>
constexpr auto fields_in(const Description<Base, Fields...>& base) {
  return base.list;
}

template <class Record, class... Fields>
constexpr Description<Record, Fields...> description(const std::tuple<Fields...>& list) {
  return {{}, list};
}

/// Names the base that this part is, if it has a name. `at` is the index of the part's first field.
template <class Described, class Part>
constexpr void set_base(Described& description, const Part& part, std::size_t& at) {
  const std::size_t count = std::tuple_size_v<decltype(fields_in(part))>;
  if constexpr (requires { part.fields_of_base; }) {
    if (!part.name.empty()) {
      description.base = part.name;
      description.first_of_base = at;
      description.fields_of_base = count;
    }
  }
  at += count;
}

template <class Record, class... Parts>
constexpr auto record(const Parts&... parts) {
  static_assert(is_complete<Record, Parts...>(), "A member or a base of this record is not described.");
  auto described = description<Record>(std::tuple_cat(fields_in(parts)...));
  std::size_t at = 0;
  (set_base(described, parts, at), ...);
  return described;
}

/// Describes a record that has a TypeScript type of its own.
template <class Record, class... Parts>
constexpr auto exported(std::string_view name, const Parts&... parts) {
  auto described = record<Record>(parts...);
  described.name = name;
  return described;
}

struct Alias {
  std::string_view name;
  std::string_view comment = {};
};

/// An enumeration's TypeScript type; without a name, the enumeration's names stand wherever it is used.
template <class Enum>
inline constexpr Alias alias_of = {};

/// The description of a record.
template <class Record>
inline constexpr auto fields_of = nullptr;

}  // namespace tallysheet::wasm
