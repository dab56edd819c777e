#include "terms.hpp"

#include <algorithm>

#include "grip.hpp"

namespace tallysheet::rules {
namespace {

/// The parts of a sum over players are written out for this many players at most.
constexpr std::size_t most_written_out = 10;

constexpr std::uint32_t most_factors = 3;

/// Writes one line for one player, and notes what decided.
class TermsWriter {
 public:
  TermsWriter(Evaluation& evaluation, std::size_t player)
      : evaluation_(evaluation), tree_(evaluation.program().tree), player_(player) {}

  /// The node that a choice leads to: by its condition, as the smallest or the greatest, or as a table's row.
  NodeId chosen(NodeId id) {
    for (std::optional<NodeId> next = id; next; next = chosen_by(tree_.nodes[id])) id = *next;
    return id;
  }

  void write(NodeId id, Grip least) {
    id = chosen(id);
    const Node& node = tree_.nodes[id];
    if (is_figure(node)) return write_figure(value(id), node.type, least);
    if (is_by_rank(node)) return write_by_rank(node, least);
    const bool bracketed = (is_short_power(node) ? Grip::product : grip_of(node)) < least;
    if (bracketed) out_ += "( ";
    write_parts(node, id);
    if (bracketed) out_ += " )";
  }

  /// A line that is a sum over players is written with all of its terms.
  void write_line(NodeId root) {
    const Node& node = tree_.nodes[root];
    const bool is_sum = node.kind == NodeKind::call && functions()[node.index].function == Function::sum;
    if (is_sum && !node.has_clause && evaluation_.board().players.size() <= most_written_out)
      return write_addends(node);
    write(root, Grip::choice);
  }

  const std::string& terms() const { return out_; }
  std::vector<std::string>& notes() { return notes_; }

 private:
  Exact value(NodeId id) { return evaluation_.value_for(id, player_); }

  std::optional<NodeId> chosen_by(const Node& node) {
    if (node.kind == NodeKind::choice) return branch(node);
    if (node.kind != NodeKind::call) return std::nullopt;
    if (functions()[node.index].form == Form::several) return best_of(node);
    return functions()[node.index].form == Form::table ? row_of(node) : std::nullopt;
  }

  NodeId best_of(const Node& node) {
    note_several(node);
    const bool greatest = functions()[node.index].function == Function::max;
    const auto children = tree_.children_of(node);
    NodeId best = children[0].node;
    for (const Child& child : children) {
      const bool is_better = greatest ? value(best) < value(child.node) : value(child.node) < value(best);
      if (is_better) best = child.node;
    }
    return best;
  }

  // Notes a text once, even where it is written several times, as the base of a square is.
  void note(std::string text) {
    if (std::find(notes_.begin(), notes_.end(), text) == notes_.end()) notes_.push_back(std::move(text));
  }

  // Beyond a table there is no row to write.
  std::optional<NodeId> row_of(const Node& node) {
    const auto arguments = tree_.arguments_of(node);
    const Exact count = value(arguments[0].node);
    note(format("the table's row for {}", {figure_of(count)}));
    const std::int64_t index = count.numerator - node.whole + 1;
    if (index < 1 || index >= static_cast<std::int64_t>(arguments.size())) return std::nullopt;
    return arguments[static_cast<std::size_t>(index)].node;
  }

  NodeId branch(const Node& choice) {
    const auto children = tree_.children_of(choice);
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
      if (value(children[i].node).numerator != 0) return children[i + 1].node;
    }
    return children.back().node;
  }

  /// Whether the node is written as its value alone.
  static bool is_figure(const Node& node) {
    switch (node.kind) {
      case NodeKind::number:
      case NodeKind::flag:
      case NodeKind::word:
      case NodeKind::line:
      case NodeKind::answer: return true;
      case NodeKind::call: break;
      default: return false;
    }
    const FunctionWord& function = functions()[node.index];
    return function.form == Form::over_players || function.form == Form::single;
  }

  static bool is_by_rank(const Node& node) {
    return node.kind == NodeKind::call && functions()[node.index].form == Form::by_rank;
  }

  /// Squares and cubes are written as products.
  static bool is_short_power(const Node& node) {
    return node.kind == NodeKind::power && node.index >= 2 && node.index <= most_factors;
  }

  void write_figure(const Exact& value, Type type, Grip least) {
    if (type == Type::flag) {
      out_ += value.numerator != 0 ? "yes" : "no";
      return;
    }
    const Grip grip = is_endless(value) ? Grip::product : value.numerator < 0 ? Grip::sign : Grip::atom;
    const bool bracketed = grip < least;
    if (bracketed) out_ += "( ";
    out_ += figure_of(value);
    if (bracketed) out_ += " )";
  }

  void write_parts(const Node& node, NodeId id) {
    const auto children = tree_.children_of(node);
    switch (node.kind) {
      case NodeKind::sum: return write_chain(children, " + ", " − ", Grip::sum);
      case NodeKind::product: return write_chain(children, " × ", " ÷ ", Grip::product);
      case NodeKind::any: return write_chain(children, " or ", "", Grip::any);
      case NodeKind::all: return write_chain(children, " and ", "", Grip::all);
      case NodeKind::minus: out_ += "− "; return write(children[0].node, Grip::sign);
      case NodeKind::negation: out_ += "not "; return write(children[0].node, Grip::negation);
      case NodeKind::comparison: return write_comparison(node, children);
      case NodeKind::power: return write_power(node, children[0].node);
      default: return write_call(node, id);
    }
  }

  void write_chain(std::span<const Child> children, std::string_view plain, std::string_view marked, Grip grip) {
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (i > 0) out_ += children[i].marked ? marked : plain;
      write(children[i].node, is_joined(children[i], i, grip) ? grip : tighter(grip));
    }
  }

  /// Whether a part of the chain's own kind needs no brackets there.
  bool is_joined(const Child& child, std::size_t index, Grip chain) {
    if (chain != Grip::product) return index == 0 && chain == Grip::sum;
    const Node& node = tree_.nodes[chosen(child.node)];
    return !child.marked && (is_short_power(node) || is_by_rank(node));
  }

  void write_comparison(const Node& node, std::span<const Child> children) {
    write(children[0].node, tighter(Grip::comparison));
    out_ += comparison_sign(node.index);
    write(children[1].node, tighter(Grip::comparison));
  }

  void write_power(const Node& node, NodeId base) {
    if (node.index == 0 || node.index > most_factors) {
      write(base, Grip::atom);
      out_ += format(" ^ {}", {node.index});
      return;
    }
    for (std::uint32_t i = 0; i < node.index; ++i) {
      if (i > 0) out_ += " × ";
      write(base, tighter(Grip::product));
    }
  }

  void write_call(const Node& node, NodeId id) {
    if (functions()[node.index].form == Form::table) return write_figure(value(id), Type::number, Grip::atom);
    write_rounding(node);
  }

  void write_by_rank(const Node& node, Grip least) {
    const FilledPlaces filled = evaluation_.filled_places(node, player_);
    const std::int64_t last = filled.first + filled.tied - 1;
    if (filled.tied > 1) note(format("{} players fill places {} to {}", {filled.tied, filled.first, last}));
    const Function function = functions()[node.index].function;
    if (function == Function::lowest) return write_points(node, last, least);
    if (function == Function::highest || filled.tied == 1) return write_points(node, filled.first, least);
    const bool bracketed = Grip::product < least;
    out_ += bracketed ? "( ( " : "( ";
    for (std::int64_t place = filled.first; place <= last; ++place) {
      if (place > filled.first) out_ += " + ";
      write_points(node, place, tighter(Grip::sum));
    }
    out_ += format(bracketed ? " ) ÷ {} )" : " ) ÷ {}", {filled.tied});
  }

  void write_points(const Node& node, std::int64_t place, Grip least) {
    const auto points = tree_.arguments_of(node);
    const auto index = static_cast<std::size_t>(place - 1);
    if (index < points.size()) write(points[index].node, least);
    else out_ += '0';
  }

  void note_several(const Node& node) {
    const bool greatest = functions()[node.index].function == Function::max;
    std::string list;
    const auto children = tree_.children_of(node);
    for (std::size_t i = 0; i < children.size(); ++i) {
      list += i == 0 ? "" : i + 1 == children.size() ? " and " : ", ";
      list += figure_of(value(children[i].node));
    }
    note(format(greatest ? "the greatest of {}" : "the least of {}", {list}));
  }

  void write_rounding(const Node& node) {
    const NodeId argument = tree_.children_of(node)[0].node;
    const Function function = functions()[node.index].function;
    const bool down = function == Function::down && node.whole == 0;
    const bool up = function == Function::up && node.whole == 0;
    out_ += down ? "⌊ " : up ? "⌈ " : format("{}( ", {functions()[node.index].name});
    write(argument, Grip::choice);
    if (!down && !up && node.whole > 0) out_ += format(" , {}", {node.whole});
    out_ += down ? " ⌋" : up ? " ⌉" : " )";
  }

  void write_addends(const Node& node) {
    const NodeId argument = tree_.children_of(node)[0].node;
    for (std::size_t player = 0; player < evaluation_.board().players.size(); ++player) {
      if (player > 0) out_ += " + ";
      write_figure(evaluation_.value_for(argument, player, player_), Type::number, tighter(Grip::sum));
    }
  }

  Evaluation& evaluation_;
  const Tree& tree_;
  std::size_t player_;
  std::string out_;
  std::vector<std::string> notes_;
};

class WorkingWriter {
 public:
  explicit WorkingWriter(Evaluation& evaluation) : evaluation_(evaluation), program_(evaluation.program()) {}

  std::vector<RuleStep> working() && {
    for (std::size_t line = 0; line < program_.definitions.size(); ++line) {
      if (is_of_game(line)) add_step(line, 0);
    }
    for (std::size_t player = 0; player < evaluation_.board().players.size(); ++player) {
      for (std::size_t line = 0; line < program_.definitions.size(); ++line) {
        if (!is_of_game(line)) add_step(line, player);
      }
    }
    return std::move(steps_);
  }

 private:
  bool is_of_game(std::size_t line) const {
    return program_.reading.lines[line].of == Scope::game && line != program_.score;
  }

  // A line that is the rule's own 0 needs no working.
  bool is_nought(NodeId id) const {
    const Node& node = program_.tree.nodes[id];
    return node.kind == NodeKind::number && program_.tree.numbers[node.index] == Exact{};
  }

  void add_step(std::size_t line, std::size_t player) {
    const bool of_all = program_.reading.lines[line].of == Scope::game;
    if (!evaluation_.is_known(line, of_all ? 0 : player)) return;
    TermsWriter writer(evaluation_, player);
    const NodeId root = writer.chosen(program_.definitions[line].root);
    if (is_nought(root)) return;
    RuleStep step;
    if (!is_of_game(line)) step.row = player;
    step.name = program_.definitions[line].name;
    set_value(step, line, root, player);
    const Node& node = program_.tree.nodes[root];
    writer.write_line(is_rounding(node) ? writer.chosen(argument_of(node)) : root);
    step.terms = writer.terms();
    step.notes = std::move(writer.notes());
    steps_.push_back(std::move(step));
  }

  static bool is_rounding(const Node& node) {
    return node.kind == NodeKind::call && functions()[node.index].form == Form::rounding;
  }
  NodeId argument_of(const Node& node) const { return program_.tree.children_of(node)[0].node; }

  void set_value(RuleStep& step, std::size_t line, NodeId root, std::size_t player) {
    const Node& node = program_.tree.nodes[root];
    const Exact value = evaluation_.line(line, player);
    if (node.type == Type::flag) {
      step.value = value.numerator != 0 ? "yes" : "no";
      step.rounded = step.value;
      return;
    }
    const Exact before = is_rounding(node) ? evaluation_.value_for(argument_of(node), player) : value;
    TruncatedQuotient truncated = truncate(before.to_fraction());
    step.value = std::move(truncated.digits);
    step.exact = truncated.exact;
    step.rounded = rounded_text(line, node, value);
  }

  std::string rounded_text(std::size_t line, const Node& node, const Exact& value) const {
    const bool is_score = line == program_.score && program_.states_decimals;
    if (!is_score && !is_rounding(node))
      return is_endless(value) ? truncate(value.to_fraction()).digits : figure_of(value);
    const int places = is_score ? static_cast<int>(program_.reading.decimals) : node.whole;
    return to_string(WideFigure{round_to_units(value.to_fraction(), places), places});
  }

  Evaluation& evaluation_;
  const Program& program_;
  std::vector<RuleStep> steps_;
};

}  // namespace

std::vector<RuleStep> working_of(Evaluation& evaluation) { return WorkingWriter(evaluation).working(); }

}  // namespace tallysheet::rules
