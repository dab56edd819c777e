#include "reader.hpp"

#include <algorithm>
#include <cstring>

#include "filled.hpp"
#include "players.hpp"

namespace tallysheet::wasm {
namespace {

constexpr std::string_view decimals_allowed = "it must be a number of at most 12 digits and 4 decimals, like 252000 or 1.5";

bool blank(const Token& token) {
  return token.kind == Kind::missing || token.kind == Kind::null || (token.kind == Kind::text && token.text.empty());
}

bool not_a_number(const Token& token) { return token.text == "NaN" || token.text.ends_with("Infinity"); }

Text shown(const Token& token) {
  switch (token.kind) {
    case Kind::yes: return "true";
    case Kind::no: return "false";
    case Kind::number:
    case Kind::other: return Text(token.text);
    case Kind::list: return "a list";
    case Kind::record: return "an object";
    default: return filled("“{}”", {shortened(token.text)});
  }
}

/// A value that came, and its place, and what a sentence calls it: a title with the name of its field or list.
struct Given {
  Token token;
  const Pointer& at;
  const char* title;
  const char* name = "";

  Text called() const { return filled(title, {name}); }
};

class Reader {
 public:
  Reader(std::span<char> stream, const Layout& layout) : tokens_(stream), layout_(layout) {}

  void request(void* into) { value({tokens_.next(), whole_request, "The request"}, layout_.schema, into); }
  Problems& problems() { return problems_; }

 private:
  void value(const Given& given, Schema schema, void* into);
  void name(const Given& given, std::string_view& into);
  void decimal(const Given& given, Decimal& into);
  void whole(const Given& given, int64_t& into);
  void flag(const Given& given, bool& into);
  void choice(const Given& given, Schema schema, void* into);
  void list(const Given& given, Schema schema, void* into);
  void maybe(const Given& given, Schema schema, void* into);
  void record(const Given& given, Schema schema, void* into);
  void refuse(const Given& given, ProblemCode code, std::string_view allowed);

  Tokens tokens_;
  const Layout& layout_;
  Problems problems_;
};

void Reader::refuse(const Given& given, ProblemCode code, std::string_view allowed) {
  const bool absent = blank(given.token);
  report(problems_, given.at, absent ? ProblemCode::required : code,
         "{} is {}; {}.", {given.called(), absent ? "missing" : shown(given.token), allowed});
}

void Reader::value(const Given& given, Schema schema, void* into) {
  switch (schema.type()) {
    case Type::name: return name(given, *static_cast<std::string_view*>(into));
    case Type::decimal: return decimal(given, *static_cast<Decimal*>(into));
    case Type::given_whole: return whole(given, *static_cast<int64_t*>(into));
    case Type::flag: return flag(given, *static_cast<bool*>(into));
    case Type::choice: return choice(given, schema, into);
    case Type::list: return list(given, schema, into);
    case Type::maybe: return maybe(given, schema, into);
    case Type::record: return record(given, schema, into);
    default: return;  // of a sheet
  }
}

void Reader::name(const Given& given, std::string_view& into) {
  if (given.token.kind == Kind::text && !blank(given.token)) {
    into = given.token.text;
    return;
  }
  const ProblemCode code = given.token.kind == Kind::long_text ? ProblemCode::range : ProblemCode::type;
  refuse(given, code, "it must be a text of 1 to 100 characters");
}

void Reader::decimal(const Given& given, Decimal& into) {
  const Token& token = given.token;
  const bool written = token.kind == Kind::number || token.kind == Kind::text || token.kind == Kind::long_text;
  if (!written || blank(token)) return refuse(given, ProblemCode::type, decimals_allowed);
  NotDecimal why;
  const auto figure = parse_decimal(token.text, why);
  if (figure && token.kind != Kind::long_text) {
    into = *figure;
    return;
  }
  const bool tiny_or_huge = token.kind == Kind::number && !not_a_number(token);
  const bool too_long = why == NotDecimal::too_long || tiny_or_huge;
  refuse(given, too_long ? ProblemCode::range : ProblemCode::number, decimals_allowed);
}

void Reader::whole(const Given& given, int64_t& into) {
  const Token& token = given.token;
  NotDecimal why;
  const auto figure = parse_decimal(token.text, why);
  if (token.kind == Kind::number && figure && figure->units % one == 0) {
    into = figure->units / one;
    return;
  }
  const ProblemCode code = token.kind != Kind::number ? ProblemCode::type
                           : not_a_number(token)      ? ProblemCode::number
                                                      : ProblemCode::range;
  refuse(given, code, "it must be a whole number of at most 12 digits");
}

void Reader::flag(const Given& given, bool& into) {
  const Kind kind = given.token.kind;
  if (kind == Kind::yes || kind == Kind::no) into = kind == Kind::yes;
  else refuse(given, ProblemCode::type, "it must be true or false");
}

void Reader::choice(const Given& given, Schema schema, void* into) {
  const int count = static_cast<int>(schema.number());
  const bool is_text = given.token.kind == Kind::text;
  Schema words = schema;
  for (int number = 0; is_text && number < count; ++number) {
    if (given.token.text != words.text()) continue;
    std::memcpy(into, &number, sizeof number);
    return;
  }
  Text allowed = "it must be ";
  for (int number = 0; number < count; ++number) {
    allowed += filled(number == 0 ? "“{}”" : number == count - 1 ? " or “{}”" : ", “{}”", {schema.text()});
  }
  refuse(given, is_text ? ProblemCode::range : ProblemCode::type, allowed);
}

void Reader::list(const Given& given, Schema schema, void* into) {
  NotDecimal why;
  const auto figure = parse_decimal(given.token.text, why);
  const bool counted = given.token.kind == Kind::list && figure && figure->units >= 0;
  if (!counted) return refuse(given, ProblemCode::type, "it must be a list");
  const int64_t length = figure->units / one;
  const Range allowed = schema.range();
  if (length > allowed.most) {
    report(problems_, given.at, ProblemCode::range, "{} has {} entries; it must have {}.",
           {given.called(), given.token.text, tallysheet::text(allowed)});
  }
  const Store& store = layout_.store(schema);
  const int64_t count = std::min(length, allowed.most);
  static_cast<AnyList*>(into)->make_room(static_cast<size_t>(count), store.size);
  for (int64_t number = 0; number < count; ++number) {
    value({tokens_.next(), given.at / static_cast<size_t>(number), "An entry of “{}”", given.name}, schema, store.add(into));
  }
}

void Reader::maybe(const Given& given, Schema schema, void* into) {
  const std::string_view word = schema.text();
  if (given.token.kind == Kind::text && !blank(given.token) && given.token.text == word) return;
  const Store& store = layout_.store(schema);
  void* const item = store.add(into);
  if (word.empty() || given.token.kind == Kind::record) return value(given, schema, item);
  refuse(given, ProblemCode::type, filled("it must be “{}” or an object", {word}));
}

void Reader::record(const Given& given, Schema schema, void* into) {
  if (given.token.kind != Kind::record) return refuse(given, ProblemCode::type, "it must be an object");
  for (Field field; schema.next(field); schema.skip()) {
    const Token token = tokens_.next();
    const bool left_out = token.kind == Kind::missing || (token.kind == Kind::null && field.need == Need::nullable);
    if (left_out && field.need != Need::required) continue;
    value({token, given.at / field.name, "“{}”", field.name}, schema, field.in(into));
  }
}

}  // namespace

Problems read(std::span<char> stream, const Layout& layout, void* request) {
  Reader reader(stream, layout);
  reader.request(request);
  return std::move(reader.problems());
}

}  // namespace tallysheet::wasm
