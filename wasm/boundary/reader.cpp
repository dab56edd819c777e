#include "reader.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "sentences.hpp"
#include "tallysheet/format.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {
namespace {

bool is_blank(const Token& token) {
  return token.kind == Kind::missing || token.kind == Kind::null || (token.kind == Kind::text && token.text.empty());
}

bool is_not_finite(const Token& token) { return token.text == "NaN" || token.text.ends_with("Infinity"); }

std::string quoted(const Token& token) {
  switch (token.kind) {
    case Kind::missing:
    case Kind::null: return std::string(sentences::missing);
    case Kind::yes: return "true";
    case Kind::no: return "false";
    case Kind::whole: return to_string(token.whole);
    case Kind::number:
    case Kind::other: return std::string(token.text);
    case Kind::list: return std::string(sentences::list);
    case Kind::record: return std::string(sentences::object);
    case Kind::text:
    case Kind::longText: break;
  }
  return format(sentences::text, {shortened(token.text)});
}

std::string title_of(const Value& value) {
  switch (value.subject) {
    case Subject::request: return std::string(sentences::request);
    case Subject::field: return format(sentences::field, {value.name});
    case Subject::entry: break;
  }
  return format(sentences::entry, {value.name});
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

void Reader::refuse(const Value& value, ProblemCode code, const Sentence& sentence, const ArgumentValue& allowed) {
  const bool blank = is_blank(value.token);
  report(problems_, value.at, blank ? ProblemCode::required : code, sentence,
         {title_of(value), blank ? std::string(sentences::missing) : quoted(value.token), allowed});
}

void Reader::read_name(const Value& value, std::string& into) {
  if (value.token.kind == Kind::text && !is_blank(value.token)) {
    into = value.token.text;
    return;
  }
  const ProblemCode code = value.token.kind == Kind::longText ? ProblemCode::range : ProblemCode::type;
  refuse(value, code, sentences::not_name);
}

void Reader::read_text(const Value& value, std::string& into, const Range& length) {
  if (value.token.kind == Kind::text) {
    into = value.token.text;
    return;
  }
  const ProblemCode code = value.token.kind == Kind::longText ? ProblemCode::range : ProblemCode::type;
  refuse(value, code, sentences::not_text, length.maximum);
}

void Reader::read_decimal(const Value& value, Decimal& into) {
  const Token& token = value.token;
  if (token.kind == Kind::whole) {
    into = Decimal(token.whole);
    return;
  }
  const bool is_written = token.kind == Kind::number || token.kind == Kind::text || token.kind == Kind::longText;
  if (!is_written || is_blank(token)) return refuse(value, ProblemCode::type, sentences::not_decimal);
  const auto parsed = parse_decimal(token.text);
  if (const auto* decimal = std::get_if<Decimal>(&parsed); decimal != nullptr && token.kind != Kind::longText) {
    into = *decimal;
    return;
  }
  const bool tiny_or_huge = token.kind == Kind::number && !is_not_finite(token);
  const auto* error = std::get_if<DecimalError>(&parsed);
  const bool too_long = tiny_or_huge || error == nullptr || *error == DecimalError::too_long;
  refuse(value, too_long ? ProblemCode::range : ProblemCode::number, sentences::not_decimal);
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
  refuse(value, code, sentences::not_whole);
}

void Reader::read_flag(const Value& value, bool& into) {
  const Kind kind = value.token.kind;
  if (kind != Kind::yes && kind != Kind::no) return refuse(value, ProblemCode::type, sentences::not_flag);
  into = kind == Kind::yes;
}

void Reader::read_number_or_flag(const Value& value, std::variant<bool, Decimal>& into) {
  const bool is_flag = value.token.kind == Kind::yes || value.token.kind == Kind::no;
  if (is_flag) into = value.token.kind == Kind::yes;
  else read_decimal(value, into.emplace<Decimal>());
}

std::optional<std::size_t> Reader::read_choice(const Value& value, std::span<const std::string_view> names) {
  const bool is_text = value.token.kind == Kind::text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (is_text && names[i] == value.token.text) return i;
  }
  refuse(value, is_text ? ProblemCode::range : ProblemCode::type, sentences::not_choice, names);
  return std::nullopt;
}

std::size_t Reader::list_length(const Value& value, const Range& allowed) {
  if (value.token.kind != Kind::list) {
    refuse(value, ProblemCode::type, sentences::not_list);
    return 0;
  }
  const std::int64_t length = value.token.whole;
  if (length > allowed.maximum) {
    report(problems_, value.at, ProblemCode::range, sentences::number_of_entries, {title_of(value), length, allowed});
  }
  return static_cast<std::size_t>(std::min(length, allowed.maximum));
}

bool Reader::is_object(const Value& value) {
  if (value.token.kind == Kind::record) return true;
  refuse(value, ProblemCode::type, sentences::not_object);
  return false;
}

bool Reader::is_object_or(const Value& value, std::string_view word) {
  if (value.token.kind == Kind::record) return true;
  if (value.token.kind != Kind::text || value.token.text != word) {
    refuse(value, ProblemCode::type, sentences::not_word_or_object, word);
  }
  return false;
}

}  // namespace tallysheet::wasm
