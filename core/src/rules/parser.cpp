// Reads expressions.
#include <algorithm>
#include <charconv>
#include <optional>

#include "sentences.hpp"
#include "tree.hpp"

namespace tallysheet::rules {
namespace {

constexpr int most_nested = 30;
constexpr std::size_t most_parts = 20'000;
constexpr Range exponents_allowed = {0, 9};
constexpr Range tables_begin = {0, players_in_game.maximum};

std::string quoted(const Token& token) {
  if (token.kind == TokenKind::end) return "The end of the line";
  return format("“{}”", {shortened(token.text)});
}

bool is_comparison(TokenKind kind) { return kind >= TokenKind::less && kind <= TokenKind::is_not; }

/// Reads one expression by recursive descent. The first problem ends the reading.
class Parser {
 public:
  Parser(Tree& tree, const std::vector<Token>& tokens, TextProblems& problems)
      : tree_(tree), tokens_(tokens), problems_(problems) {}

  NodeId parse() {
    const NodeId root = expression();
    if (!failed_ && kind() != TokenKind::end) refuse_surplus();
    return failed_ ? broken() : root;
  }

 private:
  const Token& token() const { return tokens_[at_]; }
  TokenKind kind() const { return token().kind; }
  // The end is never skipped.
  void skip() { ++at_; }
  bool is_word(std::string_view word) const { return kind() == TokenKind::name && token().text == word; }

  bool take(TokenKind wanted) {
    if (kind() != wanted) return false;
    skip();
    return true;
  }
  bool take(std::string_view word) {
    if (!is_word(word)) return false;
    skip();
    return true;
  }

  NodeId broken() { return add({}, {}); }

  NodeId fail(const Span& at, const Sentence& sentence, std::initializer_list<ArgumentValue> values = {}) {
    if (!failed_) problems_.report(at, sentence, values);
    failed_ = true;
    at_ = tokens_.size() - 1;
    return broken();
  }
  NodeId fail(const Sentence& sentence) { return fail(token().span, sentence, {quoted(token())}); }

  void refuse_surplus() {
    if (kind() == TokenKind::close) fail(sentences::bracket_surplus);
    else if (kind() == TokenKind::equals) fail(sentences::equals_in_value);
    else if (kind() == TokenKind::unknown) fail(sentences::unknown_sign);
    else if (kind() == TokenKind::number && tokens_[at_ - 1].kind == TokenKind::number) fail(sentences::digit_groups);
    else fail(sentences::not_after_value);
  }

  NodeId add(Node node, const std::vector<Child>& children) {
    node.first_child = static_cast<std::uint32_t>(tree_.children.size());
    node.child_count = static_cast<std::uint32_t>(children.size());
    tree_.children.insert(tree_.children.end(), children.begin(), children.end());
    tree_.nodes.push_back(node);
    if (tree_.nodes.size() > most_parts && !failed_) {
      failed_ = true;
      problems_.report(token().span, sentences::too_many_parts, {most_parts});
      at_ = tokens_.size() - 1;
    }
    return static_cast<NodeId>(tree_.nodes.size() - 1);
  }
  NodeId add(NodeKind kind, std::size_t begin, const std::vector<Child>& children, std::uint32_t index = 0) {
    Node node;
    node.kind = kind;
    node.index = index;
    node.span = span_from(begin);
    return add(node, children);
  }

  // From the token at `begin` to the last one that was read.
  Span span_from(std::size_t begin) const { return {tokens_[begin].span.begin, tokens_[at_ - 1].span.end}; }

  NodeId expression() {
    if (++nested_ > most_nested) return fail(token().span, sentences::too_nested, {nested_, most_nested});
    const NodeId node = is_word("if") ? choice() : any();
    --nested_;
    return node;
  }

  NodeId choice() {
    const std::size_t begin = at_;
    std::vector<Child> children;
    for (bool more = true; more;) {
      skip();
      children.push_back({any()});
      if (!take(TokenKind::colon) && !take("then")) return fail(sentences::then_expected);
      children.push_back({expression()});
      if (!take("else") && !take("otherwise")) return fail(sentences::else_expected);
      take(TokenKind::colon);
      more = is_word("if");
    }
    children.push_back({expression()});
    return flattened_choice(begin, std::move(children));
  }

  // "else (if …)" is the same as "else if …".
  NodeId flattened_choice(std::size_t begin, std::vector<Child> children) {
    const Node last = tree_.nodes[children.back().node];
    if (last.kind == NodeKind::choice) {
      children.pop_back();
      const auto inner = tree_.children_of(last);
      children.insert(children.end(), inner.begin(), inner.end());
    }
    return add(NodeKind::choice, begin, children);
  }

  NodeId any() {
    return joined(NodeKind::any, "or", [this] { return all(); });
  }
  NodeId all() {
    return joined(NodeKind::all, "and", [this] { return truth(); });
  }

  template <class Part>
  NodeId joined(NodeKind kind, std::string_view word, Part part) {
    const std::size_t begin = at_;
    const NodeId first = part();
    if (!is_word(word)) return first;
    std::vector<Child> children = {{first}};
    while (take(word)) children.push_back({part()});
    return add(kind, begin, children);
  }

  NodeId truth() {
    const std::size_t begin = at_;
    if (take("not")) return nested(NodeKind::negation, begin, [this] { return truth(); });
    const NodeId left = sum();
    if (!is_comparison(kind())) return left;
    const TokenKind sign = kind();
    skip();
    const NodeId right = sum();
    if (is_comparison(kind())) return fail(sentences::one_comparison);
    return add(NodeKind::comparison, begin, {{left}, {right}}, static_cast<std::uint32_t>(sign));
  }

  template <class Part>
  NodeId nested(NodeKind kind, std::size_t begin, Part part) {
    if (++nested_ > most_nested) return fail(token().span, sentences::too_nested, {nested_, most_nested});
    const NodeId inner = part();
    --nested_;
    return add(kind, begin, {{inner}});
  }

  NodeId sum() {
    return chain(NodeKind::sum, TokenKind::plus, TokenKind::minus, [this] { return product(); });
  }
  NodeId product() {
    return chain(NodeKind::product, TokenKind::times, TokenKind::divide, [this] { return signed_value(); });
  }

  template <class Part>
  NodeId chain(NodeKind node_kind, TokenKind plain, TokenKind marked, Part part) {
    const std::size_t begin = at_;
    const NodeId first = part();
    if (kind() != plain && kind() != marked) return first;
    std::vector<Child> children = {{first}};
    while (kind() == plain || kind() == marked) {
      const bool is_marked = kind() == marked;
      skip();
      children.push_back({part(), is_marked});
    }
    return add(node_kind, begin, children);
  }

  NodeId signed_value() {
    const std::size_t begin = at_;
    if (take(TokenKind::minus)) return nested(NodeKind::minus, begin, [this] { return signed_value(); });
    return power(begin, atom());
  }

  NodeId power(std::size_t begin, NodeId base) {
    if (take(TokenKind::squared)) return add(NodeKind::power, begin, {{base}}, 2);
    if (take(TokenKind::cubed)) return add(NodeKind::power, begin, {{base}}, 3);
    if (!take(TokenKind::power)) return base;
    const std::optional<std::int64_t> exponent = whole_here();
    if (!exponent || !exponents_allowed.contains(*exponent))
      return fail(token().span, sentences::exponent, {quoted(token()), exponents_allowed});
    skip();
    return add(NodeKind::power, begin, {{base}}, static_cast<std::uint32_t>(*exponent));
  }

  /// The whole number at the current token.
  std::optional<std::int64_t> whole_here() const {
    const MaybeExact number = kind() == TokenKind::number ? number_of(token().text) : std::nullopt;
    if (!number || !number->is_whole()) return std::nullopt;
    return number->numerator;
  }

  NodeId atom() {
    const std::size_t begin = at_;
    switch (kind()) {
      case TokenKind::number: return number();
      case TokenKind::name: return named();
      case TokenKind::open: break;
      case TokenKind::equals: return fail(sentences::equals_in_value);
      case TokenKind::unknown: return fail(sentences::unknown_sign);
      default: return fail(sentences::value_expected);
    }
    skip();
    const NodeId inner = expression();
    close(begin);
    return inner;
  }

  void close(std::size_t open) {
    if (failed_ || take(TokenKind::close)) return;
    if (kind() == TokenKind::end || kind() == TokenKind::colon || kind() == TokenKind::comma ||
        kind() == TokenKind::name)
      fail(tokens_[open].span, sentences::bracket_open);
    else refuse_surplus();
  }

  NodeId number() {
    const std::size_t begin = at_;
    const MaybeExact number = number_of(token().text);
    if (!number) return fail(token().span, sentences::number_too_long, {shortened(token().text)});
    skip();
    tree_.numbers.push_back(*number);
    return add(NodeKind::number, begin, {}, static_cast<std::uint32_t>(tree_.numbers.size() - 1));
  }

  NodeId named() {
    const std::size_t begin = at_;
    if (take("yes")) return add(NodeKind::flag, begin, {}, 1);
    if (take("no")) return add(NodeKind::flag, begin, {}, 0);
    if (is_word("if")) return fail(sentences::if_in_sum);
    if (is_word("not")) return fail(token().span, sentences::if_in_sum);
    const auto reserved = grammar_words();
    if (std::find(reserved.begin(), reserved.end(), token().text) != reserved.end()) {
      return fail(token().span, sentences::value_expected, {quoted(token())});
    }
    const std::string name = token().text;
    skip();
    if (kind() == TokenKind::open) return call(begin, name);
    tree_.names.push_back(name);
    return add(NodeKind::name, begin, {}, static_cast<std::uint32_t>(tree_.names.size() - 1));
  }

  // ---------------------------------------------------------------------------- Calls

  NodeId call(std::size_t begin, const std::string& name) {
    const std::optional<std::size_t> index = function_named(name);
    if (!index) return refuse_function(begin, name);
    const FunctionWord& function = functions()[*index];
    Node node;
    node.kind = NodeKind::call;
    node.index = static_cast<std::uint32_t>(*index);
    skip();
    if (kind() == TokenKind::close) {
      return fail(token().span, sentences::no_arguments, {name, example_of(function)});
    }
    std::vector<Child> children = arguments(node, function);
    close(begin + 1);
    node.span = span_from(begin);
    return add(node, children);
  }

  NodeId refuse_function(std::size_t begin, const std::string& name) {
    const Span& at = tokens_[begin].span;
    const auto is_this = [&](const FactWord& fact) { return fact.name == name; };
    if (std::any_of(facts().begin(), facts().end(), is_this)) return fail(at, sentences::not_a_function, {name});
    std::vector<std::string_view> names;
    for (const FunctionWord& function : functions()) names.push_back(function.name);
    const std::string_view like = most_like(name, names);
    if (like.empty()) return fail(at, sentences::unknown_function, {shortened(name)});
    return fail(at, sentences::unknown_function_like, {shortened(name), like});
  }

  static std::string_view example_of(const FunctionWord& function) {
    return function.meaning.substr(0, function.meaning.find("):") + 1);
  }

  NodeId fail_argument(const FunctionWord& function, std::string_view needed) {
    return fail(token().span, sentences::argument_missing, {quoted(token()), needed, example_of(function)});
  }

  std::vector<Child> arguments(Node& node, const FunctionWord& function) {
    std::vector<Child> children = {{expression()}};
    switch (function.form) {
      case Form::single: break;
      case Form::over_players: clause(node, children, "where"); break;
      case Form::by_rank:
        list(children);
        clause(node, children, "by");
        break;
      case Form::several:
        list(children);
        if (children.size() < 2) fail_argument(function, "a comma and another value");
        break;
      case Form::rounding: places(node); break;
      case Form::table: table(node, children, function); break;
    }
    return children;
  }

  void list(std::vector<Child>& children) {
    while (!failed_ && take(TokenKind::comma)) children.push_back({expression()});
  }

  void clause(Node& node, std::vector<Child>& children, std::string_view word) {
    if (failed_ || !take(word)) return;
    children.push_back({expression()});
    node.has_clause = true;
  }

  void places(Node& node) {
    if (failed_ || !take(TokenKind::comma)) return;
    const std::optional<std::int64_t> places = whole_here();
    if (!places || !decimals_allowed.contains(*places)) {
      fail(token().span, sentences::places, {quoted(token()), decimals_allowed});
      return;
    }
    node.whole = static_cast<std::int32_t>(*places);
    skip();
  }

  void table(Node& node, std::vector<Child>& children, const FunctionWord& function) {
    if (failed_) return;
    if (!take("from")) return void(fail_argument(function, "“from”"));
    const std::optional<std::int64_t> first = whole_here();
    if (!first || !tables_begin.contains(*first)) {
      return void(fail(token().span, sentences::table_begin, {quoted(token()), tables_begin}));
    }
    node.whole = static_cast<std::int32_t>(*first);
    skip();
    if (!take(TokenKind::colon)) return void(fail_argument(function, "“:”"));
    children.push_back({expression()});
    list(children);
    clause(node, children, "then");
    if (node.has_clause && !failed_ && !take("more")) fail_argument(function, "“more”");
  }

  Tree& tree_;
  const std::vector<Token>& tokens_;
  TextProblems& problems_;
  std::size_t at_ = 0;
  int nested_ = -1;  // the line's own value stands in no bracket
  bool failed_ = false;
};

}  // namespace

NodeId parse_expression(Tree& tree, const std::vector<Token>& tokens, TextProblems& problems) {
  return Parser(tree, tokens, problems).parse();
}

MaybeExact number_of(std::string_view text) {
  const std::string with_nought = text.starts_with('.') ? format("0{}", {text}) : std::string(text);
  const auto parsed = parse_decimal(with_nought);
  const Decimal* const decimal = std::get_if<Decimal>(&parsed);
  return decimal == nullptr ? std::nullopt : exact_of(*decimal);
}

void TextProblems::report(const Span& at, const Sentence& sentence, std::initializer_list<ArgumentValue> values) {
  if (is_full()) return;
  Problems made;
  tallysheet::report(made, request_path, ProblemCode::range, sentence, values);
  TextProblem problem;
  problem.name = made[0].name;
  problem.args = std::move(made[0].args);
  problem.message = std::move(made[0].message);
  positions_.locate(at, problem);
  problems_.push_back(std::move(problem));
}

std::vector<TextProblem> TextProblems::take() {
  std::stable_sort(problems_.begin(), problems_.end(), [](const TextProblem& one, const TextProblem& other) {
    return std::pair(one.line, one.column) < std::pair(other.line, other.column);
  });
  return std::move(problems_);
}

}  // namespace tallysheet::rules
