// Other readings of a rule that posted scores may follow, each as a text: figures that were rounded at another point or
// cut off, and places that were shared otherwise.
#include <algorithm>
#include <utility>
#include <vector>

#include "program.hpp"

namespace tallysheet::rules {
namespace {

/// A copy of a sound rule whose lines can be changed and printed.
class ChangedRule {
 public:
  explicit ChangedRule(Program program) : program_(std::move(program)) {}

  /// Makes all calls of one function calls of another, which takes the same arguments.
  void replace(Function before, Function after) {
    const auto index = static_cast<std::uint32_t>(index_of(after));
    for (Node& node : program_.tree.nodes) {
      if (is_call(node) && function_of(node).function == before) node.index = index;
    }
  }

  /// Leaves out what rounds, but for the score's own last step, which the branches of a choice each have.
  void round_at_end_only() {
    std::vector<bool> is_last(program_.tree.nodes.size());
    mark_last(program_.definitions[program_.score].root, is_last);
    for (std::size_t i = 0; i < is_last.size(); ++i) {
      Node& node = program_.tree.nodes[i];
      while (!is_last[i] && is_call(node) && function_of(node).form == Form::rounding) {
        node = program_.tree.nodes[program_.tree.children_of(node)[0].node];
      }
    }
  }

  std::string text() const { return printed(program_, statements_of(program_.text)); }

 private:
  static bool is_call(const Node& node) { return node.kind == NodeKind::call; }
  static const FunctionWord& function_of(const Node& node) { return functions()[node.index]; }
  static std::size_t index_of(Function function) {
    const auto is_it = [&](const FunctionWord& word) { return word.function == function; };
    return static_cast<std::size_t>(std::find_if(functions().begin(), functions().end(), is_it) - functions().begin());
  }

  void mark_last(NodeId id, std::vector<bool>& is_last) const {
    const Node& node = program_.tree.nodes[id];
    is_last[id] = true;
    if (node.kind != NodeKind::choice) return;
    const auto children = program_.tree.children_of(node);
    for (std::size_t i = 1; i < children.size(); i += 2) mark_last(children[i].node, is_last);
    mark_last(children.back().node, is_last);
  }

  Program program_;
};

void change(ChangedRule& rule, ReadingChange change) {
  switch (change) {
    case ReadingChange::rounded_at_end: return rule.round_at_end_only();
    case ReadingChange::cut: return rule.replace(Function::round, Function::cut);
    case ReadingChange::best_place:
      rule.replace(Function::lowest, Function::highest);
      return rule.replace(Function::shared, Function::highest);
    case ReadingChange::worst_place:
      rule.replace(Function::highest, Function::lowest);
      return rule.replace(Function::shared, Function::lowest);
    case ReadingChange::shared_places: break;
  }
  rule.replace(Function::lowest, Function::shared);
  rule.replace(Function::highest, Function::shared);
}

}  // namespace

OtherReadings other_readings(const CheckRequest& request) {
  OtherReadings found;
  const auto program = program_of(request.rule);
  if (program->has_problems()) return found;
  for (const auto& [value, name] : reading_change_names) {
    ChangedRule rule(*program);
    change(rule, value);
    std::string text = rule.text();
    if (text != program->reading.text && read({text}).problems.empty())
      found.readings.push_back({value, std::move(text)});
  }
  return found;
}

}  // namespace tallysheet::rules
