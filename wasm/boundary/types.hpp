// The TypeScript types of a system, from the descriptions of its records (record.hpp).
//
// tests/native/types.cpp writes wasm/types/*.d.ts with it. No engine contains any of it.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "input.hpp"
#include "output.hpp"
#include "systems.hpp"

namespace tallysheet::wasm {

/// What a file of wasm/types has besides the types of its records.
struct TypeFile {
  /// The comment that it begins with.
  std::string_view title;
  /// The name of the system's interface.
  std::string_view interface;
  /// A name that it imports from another file, and that file: "Power" of "./diplomacy.d.ts".
  std::string_view imported = {};
  std::string_view from = {};
  /// The doc comment of the interface.
  std::string_view comment = {};
};

enum class Side { request, answer };

class TypeWriter;
/// Writes a type's name or its parts, and declares what they refer to.
using WriteType = std::string (*)(TypeWriter& writer, Side side, const Limits& limits);

/// A field of a record. Only its function knows its type.
struct TypedField {
  std::string_view name;
  std::string_view comment;
  Limits limits;
  Presence presence;
  std::string_view alternative;
  bool may_be_empty;
  WriteType type;
  /// Overrides the text of the type; null if nothing does.
  std::string (*own_type)();
};

/// The description of any record.
struct TypedRecord {
  std::string_view name;
  std::string_view comment;
  std::string_view base;
  std::size_t first_of_base;
  std::size_t fields_of_base;
  std::span<const TypedField> fields;
};

/// A function of the system's interface.
struct TypedFunction {
  std::string_view name;
  std::string_view comment;
  WriteType request;
  WriteType answer;
};

/// Names as a union: 'finish' | 'seating'. `first` precedes them unless it is empty.
std::string union_of(std::span<const std::string_view> names, std::string_view first = {});

/// Collects the declarations of one file.
class TypeWriter {
 public:
  explicit TypeWriter(const TypeFile& file) : file_(file), done_{file.imported} {}

  /// A type that the file imports from tallysheet.d.ts.
  std::string imported(std::string_view name);
  static std::string number(const Range& allowed);
  std::string choice(const Alias& alias, std::span<const std::string_view> names);
  static std::string list(std::string item, bool is_pair);
  std::string record(const TypedRecord& record, Side side);
  std::string method(const TypedFunction& function);
  std::string file(const std::string& methods) const;

 private:
  std::string members(const TypedRecord& record, Side side);
  std::string member(const TypedField& field, Side side);

  TypeFile file_;
  std::set<std::string_view> done_;
  std::set<std::string_view> imports_ = {"Outcome", "Shape"};
  std::string declarations_;
};

template <class T>
std::string type_of(TypeWriter& writer, Side side, const Limits& limits);

template <class Record, auto member>
constexpr TypedField typed_field(const Field<member>& field) {
  using Type = std::remove_cvref_t<decltype(std::declval<Record&>().*member)>;
  return {field.name,        field.comment,     field.limits,   field.presence,
          field.alternative, is_optional<Type>, &type_of<Type>, field.type};
}

template <class Record>
inline constexpr auto typed_fields =
    std::apply([](const auto&... field) { return std::array{typed_field<Record>(field)...}; }, fields_of<Record>.list);

template <class Record>
constexpr TypedRecord typed_record() {
  const auto& record = fields_of<Record>;
  return {record.name, record.comment, record.base, record.first_of_base, record.fields_of_base, typed_fields<Record>};
}

// A list of exactly two is a pair.
template <class List>
std::string type_of_list(TypeWriter& writer, Side side, const Limits& limits) {
  using Item = typename List::value_type;
  std::string item = type_of<Item>(writer, side, {limits.inner, {}});
  if (is_optional<Item>) item += " | null";
  const bool has_two = limits.allowed.minimum == 2 && limits.allowed.maximum == 2;
  return TypeWriter::list(std::move(item), has_two || std::is_same_v<List, std::array<Item, 2>>);
}

template <class First, class... Others>
std::string type_of_variant(TypeWriter& writer, Side side, const std::variant<First, Others...>*) {
  return (type_of<First>(writer, side, {}) + ... + (" | " + type_of<Others>(writer, side, {})));
}

template <class T>
std::string type_of(TypeWriter& writer, Side side, const Limits& limits) {
  if constexpr (std::is_convertible_v<T, std::string_view>) return "string";
  else if constexpr (std::is_same_v<T, Decimal>) return writer.imported("DecimalInput");
  else if constexpr (std::is_same_v<T, Figure> || std::is_same_v<T, WideFigure>) return writer.imported("DecimalText");
  else if constexpr (std::is_same_v<T, Step>) return writer.imported("Step");
  else if constexpr (std::is_same_v<T, bool>) return "boolean";
  else if constexpr (std::integral<T>) return TypeWriter::number(limits.allowed);
  else if constexpr (std::is_enum_v<T>) return writer.choice(alias_of<T>, choices<T>);
  else if constexpr (std::is_same_v<T, std::vector<Argument>>)
    return "{ [name: string]: " + writer.imported("ProblemArgument") + " }";
  else if constexpr (std::is_same_v<T, Range>) return "[least: number, most: number]";
  else if constexpr (is_variant<T>) return type_of_variant(writer, side, static_cast<const T*>(nullptr));
  else if constexpr (is_optional<T>) return type_of<typename T::value_type>(writer, side, limits);
  else if constexpr (requires { typename T::value_type; }) return type_of_list<T>(writer, side, limits);
  else return writer.record(typed_record<T>(), side);
}

/// The type of LevelOn where standings compare totals and then these.
template <class Separator>
std::string level_on_type() {
  return "(" + union_of(choices<Separator>, "total") + ")[]";
}

/// Returns a file of wasm/types before it is formatted.
std::string types(const TypeFile& file, std::span<const TypedFunction> functions);

template <class One>
constexpr TypedFunction typed_function(const One& call) {
  return {call.name, call.comment, &type_of<typename One::Requested>, &type_of<typename One::Answered>};
}

template <class... Calls>
std::string types(const TypeFile& file, const std::tuple<Calls...>& calls) {
  return std::apply([&](const auto&... call) { return types(file, std::array{typed_function(call)...}); }, calls);
}

}  // namespace tallysheet::wasm
