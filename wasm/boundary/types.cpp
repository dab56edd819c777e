#include "types.hpp"

#include "tallysheet/format.hpp"

namespace tallysheet::wasm {
namespace {

constexpr std::string_view shapes =
    "/** The fields that each function reads, with the limits of lists and whole numbers. */\n"
    "readonly shapes: Readonly<Record<string, Shape>>;\n";

std::string import_of(const std::string& names, std::string_view file) {
  return "import type { " + names + " } from '" + std::string(file) + "';\n";
}

}  // namespace

std::string commented(std::string_view comment) {
  return comment.empty() ? "" : "/** " + std::string(comment) + " */\n";
}

std::string union_of(std::span<const std::string_view> names, std::string_view first) {
  std::string all = first.empty() ? "" : "'" + std::string(first) + "'";
  for (const std::string_view name : names) all += (all.empty() ? "'" : " | '") + std::string(name) + "'";
  return all;
}

std::string TypeWriter::imported(std::string_view name) {
  imports_.insert(name);
  return std::string(name);
}

// Two values alone are written out.
std::string TypeWriter::number(const Range& allowed) {
  if (allowed.maximum - allowed.minimum != 1) return "number";
  return to_string(allowed.minimum) + " | " + to_string(allowed.maximum);
}

std::string TypeWriter::choice(const Alias& alias, std::span<const std::string_view> names) {
  if (alias.name.empty()) return union_of(names);
  std::string name(alias.name);
  if (done_.insert(alias.name).second)
    declarations_ += commented(alias.comment) + "export type " + name + " = " + union_of(names) + ";\n\n";
  return name;
}

std::string TypeWriter::list(std::string item, bool is_pair) {
  if (is_pair) return "[" + item + ", " + item + "]";
  const bool is_compound = item.front() != '{' && item.find_first_of("|&") != std::string::npos;
  return is_compound ? "(" + item + ")[]" : item + "[]";
}

std::string TypeWriter::record(const TypedRecord& record, Side side) {
  std::string name(record.name);
  if (!name.empty() && done_.contains(record.name)) return name;
  std::string fields = "{" + members(record, side) + "}";
  const std::string base(record.base);
  if (name.empty()) return base.empty() ? fields : base + " & " + fields;
  done_.insert(record.name);
  declarations_ += commented(record.comment) + "export interface " + name +
                   (base.empty() ? " " : " extends " + base + " ") + fields + "\n\n";
  return name;
}

// The members that are not those of the base, each on a line of its own if one has a comment.
std::string TypeWriter::members(const TypedRecord& record, Side side) {
  std::string line = " ";
  std::string lines = "\n";
  for (std::size_t i = 0; i < record.fields.size(); ++i) {
    const std::string text = member(record.fields[i], side);  // and the declarations that it refers to
    if (i - record.first_of_base < record.fields_of_base) continue;
    line += text + " ";
    lines += text + "\n";
  }
  return line.find("/**") == std::string::npos ? line : lines;
}

std::string TypeWriter::member(const TypedField& field, Side side) {
  const bool may_be_missing = field.presence != Presence::required;
  // An own type replaces the member's, which declares what the own one refers to.
  std::string type = field.member_type(*this, side, field.limits);
  if (field.type != nullptr) type = field.type();
  if (!field.alternative.empty()) type = "'" + std::string(field.alternative) + "' | " + type;
  const bool is_null =
      side == Side::request ? field.presence == Presence::nullable : field.may_be_empty && !may_be_missing;
  if (is_null) type += " | null";
  if (side == Side::request && may_be_missing) type += " | undefined";
  return commented(field.comment) + std::string(field.name) + (may_be_missing ? "?: " : ": ") + type + ";";
}

std::string TypeWriter::file() const {
  std::string common;
  for (const std::string_view name : imports_) common += (common.empty() ? "" : ", ") + std::string(name);
  std::string text = "// " + std::string(file_.title) + "\n" + import_of(common, "../tallysheet.d.ts");
  if (!file_.imported.empty()) text += import_of(std::string(file_.imported), file_.from);
  return text + "\n" + commented(file_.comment) + "export interface " + std::string(file_.interface) + " {\n" +
         std::string(shapes) + methods_ + "}\n\n" + declarations_;
}

}  // namespace tallysheet::wasm
