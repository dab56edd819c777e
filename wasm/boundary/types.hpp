// The TypeScript types of a system, from the descriptions of its records (record.hpp).
//
// tests/native/types.cpp.in writes wasm/types/*.d.ts with it. No engine contains any of it.
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

/// The parts of a file of wasm/types besides the types of its records.
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
struct TypedField : FieldFacts, FieldWords {
  bool may_be_empty;
  WriteType member_type;
};

/// The description of any record.
struct TypedRecord : RecordType {
  std::span<const TypedField> fields;
};

/// A doc comment's line; empty if there is no comment.
std::string commented(std::string_view comment);

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
  template <class One>
  void add_method(const One& call);
  std::string file() const;

 private:
  std::string members(const TypedRecord& record, Side side);
  std::string member(const TypedField& field, Side side);

  TypeFile file_;
  std::set<std::string_view> done_;
  std::set<std::string_view> imports_ = {"Outcome", "Shape"};
  std::string methods_;
  std::string declarations_;
};

template <class T>
std::string type_of(TypeWriter& writer, Side side, const Limits& limits);

template <class Record, auto member>
constexpr TypedField typed_field(const Field<member>& field) {
  using Type = std::remove_cvref_t<decltype(std::declval<Record&>().*member)>;
  return {field, field, is_optional<Type>, &type_of<Type>};
}

template <class Record>
inline constexpr auto typed_fields =
    std::apply([](const auto&... field) { return std::array{typed_field<Record>(field)...}; }, fields_of<Record>.list);

template <class Record>
constexpr TypedRecord typed_record() {
  return {fields_of<Record>, typed_fields<Record>};
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

template <class One>
void TypeWriter::add_method(const One& call) {
  const std::string request = type_of<typename One::Requested>(*this, Side::request, {});
  const std::string answer = type_of<typename One::Answered>(*this, Side::answer, {});
  methods_ +=
      commented(call.comment) + std::string(call.name) + "(request: " + request + "): Outcome<" + answer + ">;\n";
}

/// Returns a file of wasm/types before it is formatted.
template <class... Calls>
std::string types(const TypeFile& file, const std::tuple<Calls...>& calls) {
  TypeWriter writer(file);
  std::apply([&](const auto&... call) { (writer.add_method(call), ...); }, calls);
  return writer.file();
}

}  // namespace tallysheet::wasm
