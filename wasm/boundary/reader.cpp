#include "reader.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "tallysheet/format.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {
namespace {

constexpr std::string_view decimals_allowed =
    "it must be a number of at most 12 digits and 4 decimals, like 252000 or 1.5";

bool is_blank(const Token& token) {
  return token.kind == Kind::missing || token.kind == Kind::null || (token.kind == Kind::text && token.text.empty());
}

bool is_not_finite(const Token& token) { return token.text == "NaN" || token.text.ends_with("Infinity"); }

std::string quoted(const Token& token) {
  switch (token.kind) {
    case Kind::missing:
    case Kind::null: return "missing";
    case Kind::yes: return "true";
    case Kind::no: return "false";
    case Kind::whole: return to_string(token.whole);
    case Kind::number:
    case Kind::other: return std::string(token.text);
    case Kind::list: return "a list";
    case Kind::record: return "an object";
    case Kind::text:
    case Kind::longText: break;
  }
  return format("“{}”", {shortened(token.text)});
}

std::string title_of(const Value& value) {
  switch (value.subject) {
    case Subject::request: return "The request";
    case Subject::field: return format("“{}”", {value.name});
    case Subject::entry: break;
  }
  return format("An entry of “{}”", {value.name});
}

std::optional<std::int64_t> whole_number(const Token& token) {
  if (token.kind == Kind::whole) return token.whole;
  if (token.kind != Kind::number) return std::nullopt;
  const auto parsed = parse_decimal(token.text);
  const Decimal* const decimal = std::get_if<Decimal>(&parsed);
  if (decimal == nullptr || decimal->units() % units_per_one != 0) return std::nullopt;
  return decimal->units() / units_per_one;
}

}  // namespace

void Reader::refuse(const Value& value, ProblemCode code, std::string_view allowed) {
  const bool blank = is_blank(value.token);
  report(problems_, value.at, blank ? ProblemCode::required : code, "{} is {}; {}.",
         {title_of(value), blank ? "missing" : quoted(value.token), allowed});
}

void Reader::read_name(const Value& value, std::string& into) {
  if (value.token.kind == Kind::text && !is_blank(value.token)) {
    into = value.token.text;
    return;
  }
  const ProblemCode code = value.token.kind == Kind::longText ? ProblemCode::range : ProblemCode::type;
  refuse(value, code, "it must be a text of 1 to 100 characters");
}

void Reader::read_decimal(const Value& value, Decimal& into) {
  const Token& token = value.token;
  if (token.kind == Kind::whole) {
    into = Decimal(token.whole);
    return;
  }
  const bool is_written = token.kind == Kind::number || token.kind == Kind::text || token.kind == Kind::longText;
  if (!is_written || is_blank(token)) return refuse(value, ProblemCode::type, decimals_allowed);
  const auto parsed = parse_decimal(token.text);
  if (const auto* decimal = std::get_if<Decimal>(&parsed); decimal != nullptr && token.kind != Kind::longText) {
    into = *decimal;
    return;
  }
  const bool tiny_or_huge = token.kind == Kind::number && !is_not_finite(token);
  const auto* error = std::get_if<DecimalError>(&parsed);
  const bool too_long = tiny_or_huge || error == nullptr || *error == DecimalError::too_long;
  refuse(value, too_long ? ProblemCode::range : ProblemCode::number, decimals_allowed);
}

void Reader::read_whole(const Value& value, std::int64_t& into) {
  const Token& token = value.token;
  if (const auto whole = whole_number(token)) {
    into = *whole;
    return;
  }
  const ProblemCode code = token.kind != Kind::number ? ProblemCode::type
                           : is_not_finite(token)     ? ProblemCode::number
                                                      : ProblemCode::range;
  refuse(value, code, "it must be a whole number of at most 12 digits");
}

void Reader::read_flag(const Value& value, bool& into) {
  const Kind kind = value.token.kind;
  if (kind != Kind::yes && kind != Kind::no) return refuse(value, ProblemCode::type, "it must be true or false");
  into = kind == Kind::yes;
}

std::optional<std::size_t> Reader::read_choice(const Value& value, std::span<const std::string_view> names) {
  const bool is_text = value.token.kind == Kind::text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (is_text && names[i] == value.token.text) return i;
  }
  std::string allowed = "it must be ";
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool last = i + 1 == names.size();
    allowed += format(i == 0 ? "“{}”" : last ? " or “{}”" : ", “{}”", {names[i]});
  }
  refuse(value, is_text ? ProblemCode::range : ProblemCode::type, allowed);
  return std::nullopt;
}

std::size_t Reader::list_length(const Value& value, const Range& allowed) {
  if (value.token.kind != Kind::list) {
    refuse(value, ProblemCode::type, "it must be a list");
    return 0;
  }
  const std::int64_t length = value.token.whole;
  if (length > allowed.maximum) {
    report(problems_, value.at, ProblemCode::range, "{} has {} entries; it must have {}.",
           {title_of(value), written(length), to_string(allowed)});
  }
  return static_cast<std::size_t>(std::min(length, allowed.maximum));
}

bool Reader::is_object(const Value& value) {
  if (value.token.kind == Kind::record) return true;
  refuse(value, ProblemCode::type, "it must be an object");
  return false;
}

bool Reader::is_object_or(const Value& value, std::string_view word) {
  if (value.token.kind == Kind::record) return true;
  if (value.token.kind != Kind::text || value.token.text != word) {
    refuse(value, ProblemCode::type, format("it must be “{}” or an object", {word}));
  }
  return false;
}

}  // namespace tallysheet::wasm
