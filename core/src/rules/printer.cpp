// Writes a rule in its canonical form: one statement a line, as few brackets as needed.
#include "grip.hpp"
#include "program.hpp"

namespace tallysheet::rules {
namespace {

class Printer {
 public:
  explicit Printer(const Program& program) : program_(program), tree_(program.tree) {}

  std::string text() && { return std::move(out_); }

  void print(NodeId id, Grip least) {
    const Node& node = tree_.nodes[id];
    const bool bracketed = grip_of(node) < least;
    if (bracketed) out_ += '(';
    print(node);
    if (bracketed) out_ += ')';
  }

 private:
  void print(const Node& node) {
    const auto children = tree_.children_of(node);
    switch (node.kind) {
      case NodeKind::number: out_ += figure_of(tree_.numbers[node.index]); break;
      case NodeKind::flag: out_ += node.index == 1 ? "yes" : "no"; break;
      case NodeKind::word: out_ += facts()[node.index].name; break;
      case NodeKind::line: out_ += program_.definitions[node.index].name; break;
      case NodeKind::answer: out_ += program_.reading.questions[node.index].name; break;
      case NodeKind::sum: print_chain(children, " + ", " - ", Grip::sum); break;
      case NodeKind::product: print_chain(children, " × ", " ÷ ", Grip::product); break;
      case NodeKind::any: print_chain(children, " or ", "", Grip::any); break;
      case NodeKind::all: print_chain(children, " and ", "", Grip::all); break;
      case NodeKind::minus:
        out_ += '-';
        print(children[0].node, Grip::sign);
        break;
      case NodeKind::negation:
        out_ += "not ";
        print(children[0].node, Grip::negation);
        break;
      case NodeKind::power: print_power(node); break;
      case NodeKind::comparison:
        print(children[0].node, tighter(Grip::comparison));
        out_ += comparison_sign(node.index);
        print(children[1].node, tighter(Grip::comparison));
        break;
      case NodeKind::choice: print_choice(children); break;
      default: print_call(node); break;  // only calls are left: a sound rule has no broken parts or open names
    }
  }

  void print_chain(std::span<const Child> children, std::string_view plain, std::string_view marked, Grip grip) {
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (i > 0) out_ += children[i].marked ? marked : plain;
      print(children[i].node, tighter(grip));
    }
  }

  void print_power(const Node& node) {
    print(tree_.children_of(node)[0].node, Grip::atom);
    if (node.index == 2) out_ += "²";
    else if (node.index == 3) out_ += "³";
    else out_ += format(" ^ {}", {node.index});
  }

  // A choice within a choice's branch stands in brackets.
  void print_choice(std::span<const Child> children) {
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
      out_ += "if ";
      print(children[i].node, Grip::any);
      out_ += ": ";
      print(children[i + 1].node, Grip::any);
      out_ += " else ";
    }
    print(children.back().node, Grip::any);
  }

  void print_list(std::span<const Child> items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i > 0) out_ += ", ";
      print(items[i].node, Grip::choice);
    }
  }

  void print_call(const Node& node) {
    const FunctionWord& function = functions()[node.index];
    const auto arguments = tree_.arguments_of(node);
    out_ += function.name;
    out_ += '(';
    if (function.form == Form::table) {
      print(arguments[0].node, Grip::choice);
      out_ += format(" from {}: ", {node.whole});
    }
    print_list(function.form == Form::table ? arguments.subspan(1) : arguments);
    if (node.has_clause) print_clause(node, function.form);
    if (function.form == Form::rounding && node.whole != 0) out_ += format(", {}", {node.whole});
    out_ += ')';
  }

  void print_clause(const Node& node, Form form) {
    out_ += form == Form::table ? " then " : form == Form::by_rank ? " by " : " where ";
    print(tree_.clause_of(node), Grip::choice);
    if (form == Form::table) out_ += " more";
  }

  const Program& program_;
  const Tree& tree_;
  std::string out_;
};

std::string question_text(const Question& question) {
  std::string text = format(question.of == Scope::game ? "ask {} of the game: {}" : "ask {} of each player: {}",
                            {question.name, name_of(question.kind)});
  if (question.least) text += format(" from {} to {}", {*question.least, *question.most});
  return text;
}

std::string heading_text(const Reading& reading, const Statement& statement) {
  const std::string& name = statement.name;
  if (name == "name") return format("name: {}", {reading.name});
  if (name == "source") return format("source: {}", {reading.source});
  if (name == "game") return format("game: {}", {name_of(reading.game)});
  if (name == "decimals") return format("decimals: {}", {reading.decimals});
  if (name == "best") return format("best: {}", {name_of(reading.best)});
  if (name == "players") {
    const Range& players = reading.players;
    const bool one = players.minimum == players.maximum;
    return format(one ? "players: {}" : "players: {} to {}", {players.minimum, players.maximum});
  }
  const EventRule& event = reading.event;
  const std::string counted = event.best ? format("best {}", {*event.best}) : "all";
  return format("event: {} of {} {}", {name_of(event.by), counted, name_of(event.of)});
}

}  // namespace

std::string printed(const Program& program, NodeId node) {
  Printer printer(program);
  printer.print(node, Grip::choice);
  return std::move(printer).text();
}

std::string printed(const Program& program, const std::vector<Statement>& statements) {
  std::string text;
  auto question = program.reading.questions.begin();
  auto definition = program.definitions.begin();
  for (const Statement& statement : statements) {
    switch (statement.kind) {
      case StatementKind::heading: text += heading_text(program.reading, statement); break;
      case StatementKind::question: text += question_text(*question++); break;
      case StatementKind::definition:
        text += format("{} = {}", {definition->name, printed(program, definition->root)});
        ++definition;
        break;
      default:  // a comment, since a sound rule has no stray lines
        text += "# ";
        text += trimmed(
            std::string_view(program.text).substr(statement.rest.begin, statement.rest.end - statement.rest.begin));
        break;
    }
    text += '\n';
  }
  return text;
}

}  // namespace tallysheet::rules
