// A rule's expressions as a tree whose nodes lie in one list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "exact.hpp"
#include "tokens.hpp"
#include "words.hpp"

namespace tallysheet::rules {

using NodeId = std::uint32_t;

enum class NodeKind : std::uint8_t {
  broken,   // could not be read; every type fits
  number,   // index: of the number
  flag,     // index: 1 for yes
  name,     // index: of the name; becomes one of the next three
  word,     // index: of the fact in `facts`
  line,     // index: of the definition
  answer,   // index: of the question
  sum,      // children: terms; those marked are subtracted
  product,  // children: factors; those marked divide
  minus,
  power,       // index: the exponent
  comparison,  // index: a TokenKind
  all,         // and
  any,         // or
  negation,    // not
  choice,      // children: condition, value, condition, value, ..., value
  call,        // index: of the function in `functions`
};

/// A part of a parent. `marked` terms are subtracted, and `marked` factors divide.
struct Child {
  NodeId node = 0;
  bool marked = false;
};

struct Node {
  NodeKind kind = NodeKind::broken;
  Type type = Type::number;
  /// Whether a call's last child is its clause: after "where", "by" or "then".
  bool has_clause = false;
  /// Whether the value depends on the player at hand, and on the one whose score is asked for.
  bool of_player = false;
  bool of_own = false;
  std::uint32_t index = 0;
  /// A call's whole number: places to round to, or a table's first count.
  std::int32_t whole = 0;
  std::uint32_t first_child = 0;
  std::uint32_t child_count = 0;
  /// A number that only this call or name has, for what is kept while a game is scored.
  std::uint32_t slot = 0;
  Span span;
};

struct Tree {
  std::vector<Node> nodes;
  std::vector<Child> children;
  std::vector<Exact> numbers;
  std::vector<std::string> names;

  std::span<const Child> children_of(const Node& node) const {
    return std::span(children).subspan(node.first_child, node.child_count);
  }
  /// The children of a call without its clause.
  std::span<const Child> arguments_of(const Node& node) const {
    return children_of(node).first(node.child_count - (node.has_clause ? 1 : 0));
  }
  NodeId clause_of(const Node& node) const { return children_of(node).back().node; }
};

/// A line of a rule: "name = expression".
struct Definition {
  std::string name;
  Span name_span;
  NodeId root = 0;
};

/// Collects the problems of a text, up to a limit.
class TextProblems {
 public:
  explicit TextProblems(std::string_view text) : positions_(text) {}

  void report(const Span& at, const Sentence& sentence, std::initializer_list<ArgumentValue> values = {});

  bool empty() const { return problems_.empty(); }
  bool is_full() const { return problems_.size() >= most; }
  /// Sorted by their places.
  std::vector<TextProblem> take();
  const Positions& positions() const { return positions_; }

 private:
  static constexpr std::size_t most = 50;

  Positions positions_;
  std::vector<TextProblem> problems_;
};

/// Reads an expression into the tree. Reports a problem and returns a broken node if it cannot be read.
NodeId parse_expression(Tree& tree, const std::vector<Token>& tokens, TextProblems& problems);

/// Reads a number; nothing if it has too many digits.
MaybeExact number_of(std::string_view text);

}  // namespace tallysheet::rules
