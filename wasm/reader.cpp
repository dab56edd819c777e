#include "reader.hpp"

#include <algorithm>
#include <cstring>

#include "text.hpp"

namespace tallysheet::wasm {
namespace {

constexpr size_t shown_bytes = 60;
constexpr std::string_view decimals_allowed = "it must be a number of at most 12 digits and 4 decimals, like 252000 or 1.5";

bool blank(const Token& token) {
  return token.kind == Kind::missing || token.kind == Kind::null || (token.kind == Kind::text && token.text.empty());
}

bool not_a_number(const Token& token) { return token.text == "NaN" || token.text.ends_with("Infinity"); }

std::string quoted(const Token& token) {
  size_t length = std::min(token.text.size(), shown_bytes);
  while (length > 0 && length < token.text.size() && (token.text[length] & 0xC0) == 0x80) --length;
  const bool whole = length == token.text.size() && token.kind != Kind::long_text;
  return filled(whole ? "“{}”" : "“{}…”", {token.text.substr(0, length)});
}

std::string shown(const Token& token) {
  switch (token.kind) {
    case Kind::yes: return "true";
    case Kind::no: return "false";
    case Kind::number:
    case Kind::other: return std::string(token.text);
    case Kind::list: return "a list";
    case Kind::record: return "an object";
    default: return quoted(token);
  }
}

// A field stands in quotes; "The request" and "An entry of …" are words already.
std::string title(std::string_view name) {
  return name.find(' ') == name.npos ? filled("“{}”", {name}) : std::string(name);
}

class Reader {
 public:
  explicit Reader(std::span<char> stream) : tokens_(stream) {}

  void record(const Type& type, const Field& field, const Pointer& at, void* into) {
    const Token token = tokens_.next();
    value(token, type, field, at, into);
  }
  Problems& problems() { return problems_; }

 private:
  void fields(const Type& type, const Pointer& at, void* record);
  void value(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into);
  void name(const Token& token, const Field& field, const Pointer& at, std::string_view& into);
  void decimal(const Token& token, const Field& field, const Pointer& at, Decimal& into);
  void whole(const Token& token, const Field& field, const Pointer& at, int64_t& into);
  void flag(const Token& token, const Field& field, const Pointer& at, bool& into);
  void choice(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into);
  void list(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into);
  void maybe(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into);
  void refuse(const Token& token, const Field& field, const Pointer& at, ProblemCode code, std::string_view allowed);

  Tokens tokens_;
  Problems problems_;
};

void Reader::refuse(const Token& token, const Field& field, const Pointer& at, ProblemCode code,
                    std::string_view allowed) {
  const bool absent = blank(token);
  report(problems_, at, absent ? ProblemCode::required : code,
         "{} is {}; {}.", {title(field.name), absent ? "missing" : shown(token), allowed});
}

void Reader::fields(const Type& type, const Pointer& at, void* record) {
  for (const Field& field : fields_in(type)) {
    const Token token = tokens_.next();
    const bool left_out = token.kind == Kind::missing || (token.kind == Kind::null && field.need == Need::nullable);
    if (left_out && field.need != Need::required) continue;
    value(token, *field.type, field, at / field.name, field.in(record));
  }
}

void Reader::value(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into) {
  switch (type.kind) {
    case Type::Kind::name: return name(token, field, at, *static_cast<std::string_view*>(into));
    case Type::Kind::decimal: return decimal(token, field, at, *static_cast<Decimal*>(into));
    case Type::Kind::small_whole:
    case Type::Kind::whole: return whole(token, field, at, *static_cast<int64_t*>(into));
    case Type::Kind::flag: return flag(token, field, at, *static_cast<bool*>(into));
    case Type::Kind::words:
    case Type::Kind::figure:
    case Type::Kind::wide_figure: return;
    case Type::Kind::choice: return choice(token, type, field, at, into);
    case Type::Kind::list: return list(token, type, field, at, into);
    case Type::Kind::maybe: return maybe(token, type, field, at, into);
    case Type::Kind::record:
      if (token.kind == Kind::record) return fields(type, at, into);
      if (*field.limits->word == '\0') return refuse(token, field, at, ProblemCode::type, "it must be an object");
      refuse(token, field, at, ProblemCode::type, filled("it must be “{}” or an object", {field.limits->word}));
  }
}

void Reader::name(const Token& token, const Field& field, const Pointer& at, std::string_view& into) {
  if (token.kind == Kind::text && !blank(token)) {
    into = token.text;
    return;
  }
  const ProblemCode code = token.kind == Kind::long_text ? ProblemCode::range : ProblemCode::type;
  refuse(token, field, at, code, "it must be a text of 1 to 100 characters");
}

void Reader::decimal(const Token& token, const Field& field, const Pointer& at, Decimal& into) {
  const bool written = token.kind == Kind::number || token.kind == Kind::text || token.kind == Kind::long_text;
  if (!written || blank(token)) return refuse(token, field, at, ProblemCode::type, decimals_allowed);
  NotDecimal why;
  const auto figure = parse_decimal(token.text, why);
  if (figure && token.kind != Kind::long_text) {
    into = *figure;
    return;
  }
  const bool tiny_or_huge = token.kind == Kind::number && !not_a_number(token);
  const bool too_long = why == NotDecimal::too_long || tiny_or_huge;
  refuse(token, field, at, too_long ? ProblemCode::range : ProblemCode::number, decimals_allowed);
}

void Reader::whole(const Token& token, const Field& field, const Pointer& at, int64_t& into) {
  NotDecimal why;
  const auto figure = parse_decimal(token.text, why);
  if (token.kind == Kind::number && figure && figure->units % one == 0) {
    into = figure->units / one;
    return;
  }
  const ProblemCode code = token.kind != Kind::number ? ProblemCode::type
                           : not_a_number(token)      ? ProblemCode::number
                                                      : ProblemCode::range;
  refuse(token, field, at, code, "it must be a whole number of at most 12 digits");
}

void Reader::flag(const Token& token, const Field& field, const Pointer& at, bool& into) {
  if (token.kind == Kind::yes || token.kind == Kind::no) into = token.kind == Kind::yes;
  else refuse(token, field, at, ProblemCode::type, "it must be true or false");
}

void Reader::choice(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into) {
  const auto choices = choices_of(type);
  const auto found = std::find(choices.begin(), choices.end(), token.text);
  if (token.kind == Kind::text && found != choices.end()) {
    const int number = static_cast<int>(found - choices.begin());
    std::memcpy(into, &number, sizeof number);
    return;
  }
  std::string allowed = "it must be ";
  for (const std::string_view word : choices) {
    const bool first = word == choices.front();
    allowed += filled(first ? "“{}”" : word == choices.back() ? " or “{}”" : ", “{}”", {word});
  }
  refuse(token, field, at, token.kind == Kind::text ? ProblemCode::range : ProblemCode::type, allowed);
}

void Reader::list(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into) {
  if (token.kind != Kind::list) return refuse(token, field, at, ProblemCode::type, "it must be a list");
  NotDecimal why;
  const auto length = parse_decimal(token.text, why)->units / one;
  const Range& allowed = field.limits->allowed;
  if (length > allowed.most) {
    report(problems_, at, ProblemCode::range, "{} has {} entries; it must have {}.",
           {title(field.name), token.text, tallysheet::text(allowed)});
  }
  type.resize(into, std::min(length, allowed.most));
  const std::string entry = filled("An entry of {}", {title(field.name)});
  const Limits limits = {field.limits->inner};
  const Field inner = {entry.c_str(), nullptr, type.item, &limits};
  const Items items = type.items(into);
  size_t number = 0;
  for (char* item = static_cast<char*>(items.first); item != items.last; item += type.size) {
    value(tokens_.next(), *type.item, inner, at / number++, item);
  }
}

void Reader::maybe(const Token& token, const Type& type, const Field& field, const Pointer& at, void* into) {
  if (token.kind == Kind::text && !blank(token) && token.text == field.limits->word) return;
  type.resize(into, 1);
  value(token, *type.item, field, at, type.items(into).first);
}

}  // namespace

Problems read(std::span<char> stream, const Type& type, void* request) {
  Reader reader(stream);
  reader.record(type, {"The request", nullptr, &type}, whole_request, request);
  return std::move(reader.problems());
}

}  // namespace tallysheet::wasm
