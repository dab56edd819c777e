// The TypeScript types of a system, from the descriptions of its records (record.hpp).
//
// tests/native/types.cpp writes wasm/types/*.d.ts with it. No engine contains any of it.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <set>
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
#include "tallysheet/format.hpp"

namespace tallysheet::wasm {

/// The names of an enumeration as a union: 'finish' | 'seating'. `first` is a name that precedes them.
template <class Enum>
std::string union_of(std::string_view first = {}) {
  std::string names = first.empty() ? "" : "'" + std::string(first) + "'";
  for (const auto& [value, name] : names_of(Enum{})) names += (names.empty() ? "'" : " | '") + std::string(name) + "'";
  return names;
}

/// The type of LevelOn where standings compare totals and then these.
template <class Separator>
std::string level_on_type() {
  return "(" + union_of<Separator>("total") + ")[]";
}

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

/// Collects the declarations of one file.
class TypeWriter {
 public:
  explicit TypeWriter(const TypeFile& file) : done_{file.imported} {}

  /// A method of the system's interface, and the declarations that it needs.
  template <class Request, class Answer>
  std::string method(std::string_view name, std::string_view comment) {
    const std::string request = type<Request>(Side::request, {});
    return commented(comment) + std::string(name) + "(request: " + request + "): Outcome<" +
           type<Answer>(Side::answer, {}) + ">;\n";
  }

  std::string file(const TypeFile& file, const std::string& methods) const {
    const std::string body = commented(file.comment) + "export interface " + std::string(file.interface) + " {\n" +
                             std::string(shapes) + methods + "}\n\n" + declarations_;
    std::string common;
    for (const std::string_view name : imports_) common += (common.empty() ? "" : ", ") + std::string(name);
    std::string text =
        "// " + std::string(file.title) + "\nimport type { " + common + " } from '../tallysheet.d.ts';\n";
    if (!file.imported.empty())
      text += "import type { " + std::string(file.imported) + " } from '" + std::string(file.from) + "';\n";
    return text + "\n" + body;
  }

 private:
  static constexpr std::string_view shapes =
      "/** The fields that each function reads, with the limits of lists and whole numbers. */\n"
      "readonly shapes: Readonly<Record<string, Shape>>;\n";

  static std::string commented(std::string_view comment) {
    return comment.empty() ? "" : "/** " + std::string(comment) + " */\n";
  }

  /// The name of a type that it imports from tallysheet.d.ts.
  std::string imported(std::string_view name) {
    imports_.insert(name);
    return std::string(name);
  }

  template <class T>
  std::string type(Side side, const Limits& limits) {
    if constexpr (std::is_convertible_v<T, std::string_view>) return "string";
    else if constexpr (std::is_same_v<T, Decimal>) return imported("DecimalInput");
    else if constexpr (std::is_same_v<T, Figure> || std::is_same_v<T, WideFigure>) return imported("DecimalText");
    else if constexpr (std::is_same_v<T, Step>) return imported("Step");
    else if constexpr (std::is_same_v<T, bool>) return "boolean";
    else if constexpr (std::integral<T>) return number(limits.allowed);
    else if constexpr (std::is_enum_v<T>) return choice<T>();
    else if constexpr (std::is_same_v<T, std::vector<Argument>>)
      return "{ [name: string]: " + imported("ProblemArgument") + " }";
    else if constexpr (std::is_same_v<T, Range>) return "[least: number, most: number]";
    else if constexpr (is_variant<T>) return alternatives(side, T());
    else if constexpr (is_optional<T>) return type<typename T::value_type>(side, limits);
    else if constexpr (requires { typename T::value_type; }) return list<T>(side, limits);
    else return record_type<T>(side);
  }

  // Two values alone are written out.
  static std::string number(const Range& allowed) {
    if (allowed.maximum - allowed.minimum != 1) return "number";
    return to_string(allowed.minimum) + " | " + to_string(allowed.maximum);
  }

  template <class First, class... Others>
  std::string alternatives(Side side, const std::variant<First, Others...>&) {
    return (type<First>(side, {}) + ... + (" | " + type<Others>(side, {})));
  }

  template <class Enum>
  std::string choice() {
    constexpr Alias alias = alias_of<Enum>;
    std::string name(alias.name);
    std::string names = union_of<Enum>();
    if (name.empty()) return names;
    if (done_.insert(alias.name).second)
      declarations_ += commented(alias.comment) + "export type " + name + " = " + names + ";\n\n";
    return name;
  }

  // A list of exactly two is a pair.
  template <class List>
  std::string list(Side side, const Limits& limits) {
    using Item = typename List::value_type;
    std::string item = type<Item>(side, {limits.inner, {}});
    if (is_optional<Item>) item += " | null";
    const bool is_pair =
        std::is_same_v<List, std::array<Item, 2>> || (limits.allowed.minimum == 2 && limits.allowed.maximum == 2);
    if (is_pair) return "[" + item + ", " + item + "]";
    const bool is_compound = item.front() != '{' && item.find_first_of("|&") != std::string::npos;
    return is_compound ? "(" + item + ")[]" : item + "[]";
  }

  template <class Record>
  std::string record_type(Side side) {
    constexpr const auto& description = fields_of<Record>;
    std::string name(description.name);
    if (!name.empty() && done_.contains(description.name)) return name;
    std::string fields = "{" + members<Record>(side) + "}";
    const std::string base(description.base);
    if (name.empty()) return base.empty() ? fields : base + " & " + fields;
    done_.insert(description.name);
    declarations_ += commented(description.comment) + "export interface " + name +
                     (base.empty() ? " " : " extends " + base + " ") + fields + "\n\n";
    return name;
  }

  // The members that are not those of the base, each on a line of its own if one has a comment.
  template <class Record>
  std::string members(Side side) {
    std::vector<std::string> members;
    const auto add = [&](const auto& field) { members.push_back(member_text<Record>(side, field)); };
    std::apply([&](const auto&... field) { (add(field), ...); }, fields_of<Record>.list);
    const auto base = members.begin() + static_cast<std::ptrdiff_t>(fields_of<Record>.first_of_base);
    members.erase(base, base + static_cast<std::ptrdiff_t>(fields_of<Record>.fields_of_base));
    std::string text;
    for (const std::string& member : members) text += member + " ";
    if (text.find("/**") == std::string::npos) return " " + text;
    text.clear();
    for (const std::string& member : members) text += "\n" + member;
    return text + "\n";
  }

  template <class Record, auto member>
  std::string member_text(Side side, const Field<member>& field) {
    using Type = std::remove_cvref_t<decltype(std::declval<Record&>().*member)>;
    const bool may_be_missing = field.presence != Presence::required;
    std::string type_text = type<Type>(side, field.limits);  // and, for an own type, the declarations that it refers to
    if (field.type != nullptr) type_text = field.type();
    if (!field.alternative.empty()) type_text = "'" + std::string(field.alternative) + "' | " + type_text;
    const bool is_null =
        side == Side::request ? field.presence == Presence::nullable : is_optional<Type> && !may_be_missing;
    if (is_null) type_text += " | null";
    if (side == Side::request && may_be_missing) type_text += " | undefined";
    return commented(field.comment) + std::string(field.name) + (may_be_missing ? "?: " : ": ") + type_text + ";";
  }

  std::set<std::string_view> done_;
  std::set<std::string_view> imports_ = {"Outcome", "Shape"};
  std::string declarations_;
};

/// A file of wasm/types before it is formatted.
#ifdef __EMSCRIPTEN__
// It takes longer to compile than the rest of a system, and no engine contains it.
template <class Calls>
std::string types(const TypeFile&, const Calls&) {
  return {};
}
#else
template <class... Calls>
std::string types(const TypeFile& file, const std::tuple<Calls...>& calls) {
  TypeWriter writer(file);
  std::string methods;
  const auto add = [&]<class One>(const One& call) {
    methods += writer.method<typename One::Requested, typename One::Answered>(call.name, call.comment);
  };
  std::apply([&](const auto&... call) { (add(call), ...); }, calls);
  return writer.file(file, methods);
}
#endif

}  // namespace tallysheet::wasm
