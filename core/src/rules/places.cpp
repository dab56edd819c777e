// How many places a score can have after the point, so that a rule must say how it is printed where there may be no
// end.
#include <algorithm>

#include "program.hpp"

namespace tallysheet::rules {
namespace {

/// Places after the point; nothing if there may be no end.
using Places = std::optional<int>;

constexpr int decimal_answers = decimal_places;

int places_of_number(const Exact& number) {
  const std::string text = figure_of(number);
  const std::size_t point = text.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
}

class Estimate {
 public:
  explicit Estimate(const Program& program) : program_(program), tree_(program.tree) {}

  Places of(NodeId id) const {
    const Node& node = tree_.nodes[id];
    const auto children = tree_.children_of(node);
    switch (node.kind) {
      case NodeKind::number: return places_of_number(tree_.numbers[node.index]);
      case NodeKind::word: return of_fact(facts()[node.index].fact);
      case NodeKind::line: return of(program_.definitions[node.index].root);
      case NodeKind::answer:
        return program_.reading.questions[node.index].kind == AnswerKind::number ? decimal_answers : 0;
      case NodeKind::product: return of_product(children);
      case NodeKind::power: return of_power(node);
      case NodeKind::choice: return of_choice(children);
      case NodeKind::call: return of_call(node);
      default: return most_of(children, 0);
    }
  }

 private:
  static int of_fact(Fact fact) {
    return fact == Fact::game_score || fact == Fact::lead || fact == Fact::hours ? decimal_answers : 0;
  }

  // Each condition stands before its value; the last value has none.
  Places of_choice(std::span<const Child> children) const {
    std::vector<Child> values = {children.back()};
    for (std::size_t i = 1; i < children.size(); i += 2) values.push_back(children[i]);
    return most_of(values, 0);
  }

  Places most_of(std::span<const Child> children, std::size_t first) const {
    int most = 0;
    for (std::size_t i = first; i < children.size(); ++i) {
      const Places places = of(children[i].node);
      if (!places) return places;
      most = std::max(most, *places);
    }
    return most;
  }

  Places of_product(std::span<const Child> children) const {
    int sum = 0;
    for (const Child& child : children) {
      const Places places = child.marked ? of_divisor(tree_.nodes[child.node]) : of(child.node);
      if (!places) return places;
      sum += *places;
    }
    return sum;
  }

  Places of_divisor(const Node& divisor) const {
    if (divisor.kind != NodeKind::number || tree_.numbers[divisor.index] == Exact{}) return std::nullopt;
    const Exact inverse = *quotient_of({1, 1}, tree_.numbers[divisor.index]);
    if (is_endless(inverse)) return std::nullopt;
    return places_of_number(inverse);
  }

  Places of_power(const Node& node) const {
    const Places base = of(tree_.children_of(node)[0].node);
    if (!base) return base;
    return *base * static_cast<int>(node.index);
  }

  Places of_call(const Node& node) const {
    const FunctionWord& function = functions()[node.index];
    switch (function.function) {
      case Function::mean:
      case Function::shared: return std::nullopt;
      case Function::count:
      case Function::rank:
      case Function::level: return 0;
      default: break;
    }
    if (function.form == Form::rounding) return node.whole;
    if (function.form == Form::over_players) return of(tree_.children_of(node)[0].node);
    const std::size_t first = function.form == Form::table ? 1 : 0;
    return function.form == Form::by_rank ? most_of(tree_.arguments_of(node), 0)
                                          : most_of(tree_.children_of(node), first);
  }

  const Program& program_;
  const Tree& tree_;
};

}  // namespace

std::optional<int> places_of(const Program& program, const Definition& definition) {
  return Estimate(program).of(definition.root);
}

}  // namespace tallysheet::rules
