// Resolves the names of a rule's lines and checks their types.
#include <algorithm>
#include <array>

#include "program.hpp"
#include "sentences.hpp"

namespace tallysheet::rules {
namespace {

constexpr int most_levels = 100;

enum class State : std::uint8_t { unseen, open, done };

struct LineState {
  State state = State::unseen;
  /// The levels of the line's expression, those of the lines that it names included.
  int levels = 0;
};

class Checker {
 public:
  Checker(Program& program, TextProblems& problems)
      : program_(program), tree_(program.tree), problems_(problems), lines_(program.definitions.size()) {}

  void check() {
    check_names();
    for (std::size_t i = 0; i < lines_.size(); ++i) check_line(i);
    const auto score = line_named("score");
    if (!score) return problems_.report(end_of_text(), sentences::score_missing);
    program_.score = *score;
    expect(program_.definitions[*score].root, Type::number);
    list_reads();
  }

 private:
  // ---------------------------------------------------------------------------- Names

  Span end_of_text() const {
    const std::size_t end = program_.text.size();
    return {end, end};
  }

  std::optional<std::size_t> line_named(std::string_view name) const {
    for (std::size_t i = 0; i < program_.definitions.size(); ++i) {
      if (program_.definitions[i].name == name) return i;
    }
    return std::nullopt;
  }

  std::optional<std::size_t> question_named(std::string_view name) const {
    const auto& questions = program_.reading.questions;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      if (questions[i].name == name) return i;
    }
    return std::nullopt;
  }

  void check_names() {
    const auto& questions = program_.reading.questions;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const Span at = program_.question_spans[i];
      check_new_name(questions[i].name, at);
      const std::size_t first = *question_named(questions[i].name);
      if (first != i) report_twice(questions[i].name, at, program_.question_spans[first]);
    }
    for (std::size_t i = 0; i < program_.definitions.size(); ++i) {
      const Definition& own = program_.definitions[i];
      check_new_name(own.name, own.name_span);
      const std::size_t first = *line_named(own.name);
      if (first != i) report_twice(own.name, own.name_span, program_.definitions[first].name_span);
      if (const auto question = question_named(own.name))
        report_twice(own.name, own.name_span, program_.question_spans[*question]);
    }
  }

  void report_twice(std::string_view name, const Span& at, const Span& first) {
    problems_.report(at, sentences::name_twice, {shortened(name), problems_.positions().line_of(first.begin)});
  }

  void check_new_name(std::string_view name, const Span& at) {
    for (const FactWord& fact : facts()) {
      if (fact.name == name && fact.known_in(program_.reading.game)) {
        return problems_.report(at, sentences::hides_word, {name, fact.meaning});
      }
    }
    if (const auto function = function_named(name)) {
      return problems_.report(at, sentences::hides_word, {name, functions()[*function].meaning});
    }
    const auto words = grammar_words();
    if (std::find(words.begin(), words.end(), name) != words.end()) {
      problems_.report(at, sentences::hides_grammar, {name});
    }
  }

  void resolve(Node& node) {
    const std::string& name = tree_.names[node.index];
    if (const auto line = line_named(name)) return become(node, NodeKind::line, *line);
    if (const auto question = question_named(name)) return become(node, NodeKind::answer, *question);
    for (std::size_t i = 0; i < facts().size(); ++i) {
      const FactWord& fact = facts()[i];
      if (fact.name == name && fact.known_in(program_.reading.game)) return become(node, NodeKind::word, i);
    }
    node.kind = NodeKind::broken;
    refuse_name(name, node.span);
  }

  static void become(Node& node, NodeKind kind, std::size_t index) {
    node.kind = kind;
    node.index = static_cast<std::uint32_t>(index);
  }

  void refuse_name(const std::string& name, const Span& at) {
    if (const auto function = function_named(name)) {
      const std::string_view meaning = functions()[*function].meaning;
      const std::string_view example = meaning.substr(0, meaning.find("):") + 1);
      return problems_.report(at, sentences::function_without_brackets, {name, example});
    }
    if (problems_.is_full()) return;
    std::vector<std::string_view> candidates;
    for (const Definition& line : program_.definitions) candidates.push_back(line.name);
    for (const Question& question : program_.reading.questions) candidates.push_back(question.name);
    for (const FactWord& fact : facts()) {
      if (fact.known_in(program_.reading.game)) candidates.push_back(fact.name);
    }
    const std::string_view game = name_of(program_.reading.game);
    const std::string_view like = most_like(known_elsewhere(name) ? counterpart(name) : name, candidates);
    if (like.empty()) return problems_.report(at, sentences::unknown_name, {shortened(name), game});
    problems_.report(at, sentences::unknown_name_like, {shortened(name), game, like});
  }

  static bool known_elsewhere(std::string_view name) {
    return std::any_of(facts().begin(), facts().end(), [&](const FactWord& fact) { return fact.name == name; });
  }
  // The fact that another kind of game has instead.
  static std::string_view counterpart(std::string_view name) {
    if (name == "centres") return "place";
    if (name == "game_score") return "centres";
    if (name == "survivors" || name == "draw_size") return "players";
    return name;
  }

  // ---------------------------------------------------------------------------- Lines

  void check_line(std::size_t index) {
    LineState& line = lines_[index];
    if (line.state == State::done) return;
    line.state = State::open;
    path_.push_back(index);
    line.levels = check_node(program_.definitions[index].root);
    path_.pop_back();
    line.state = State::done;
  }

  void refuse_circle(const Node& node) {
    std::string way;
    const auto first = std::find(path_.begin(), path_.end(), node.index);
    for (auto step = first; step != path_.end(); ++step) way += program_.definitions[*step].name + " → ";
    way += program_.definitions[node.index].name;
    problems_.report(node.span, sentences::defined_by_itself, {program_.definitions[node.index].name, way});
  }

  void refuse_depth(const Node& node) {
    if (!too_deep_)
      problems_.report(node.span, sentences::too_deep, {program_.definitions[path_.front()].name, most_levels});
    too_deep_ = true;
  }

  // ---------------------------------------------------------------------------- Nodes

  /// Returns the levels of the node.
  int check_node(NodeId id) {
    if (++depth_ > most_levels || too_deep_) {
      refuse_depth(tree_.nodes[id]);
      --depth_;
      return 0;
    }
    Node& node = tree_.nodes[id];
    if (node.kind == NodeKind::name) resolve(node);
    int levels = 0;
    if (node.kind == NodeKind::line) {
      levels = check_use(node);
    } else {
      for (const Child& child : tree_.children_of(node)) {
        levels = std::max(levels, check_node(child.node));
        node.of_player = node.of_player || tree_.nodes[child.node].of_player;
        node.of_own = node.of_own || tree_.nodes[child.node].of_own;
      }
      check_types(node);
    }
    --depth_;
    if (levels >= most_levels) refuse_depth(node);
    return levels + 1;
  }

  int check_use(Node& node) {
    if (lines_[node.index].state == State::open) {
      refuse_circle(node);
      node.kind = NodeKind::broken;
      return 0;
    }
    check_line(node.index);
    const Node& root = tree_.nodes[program_.definitions[node.index].root];
    node.type = root.type;
    node.of_player = root.of_player || root.of_own;
    if (root.kind == NodeKind::broken) node.kind = NodeKind::broken;
    return lines_[node.index].levels;
  }

  std::string text_of(const Node& node) const {
    return format(
        "“{}”", {shortened(std::string_view(program_.text).substr(node.span.begin, node.span.end - node.span.begin))});
  }

  void expect(NodeId id, Type type) {
    const Node& node = tree_.nodes[id];
    if (node.kind == NodeKind::broken || node.type == type) return;
    if (node.type == Type::flag) problems_.report(node.span, sentences::number_expected, {text_of(node)});
    else problems_.report(node.span, sentences::flag_expected, {text_of(node)});
  }

  void expect_all(std::span<const Child> children, Type type) {
    for (const Child& child : children) expect(child.node, type);
  }

  void check_types(Node& node) {
    const auto children = tree_.children_of(node);
    switch (node.kind) {
      case NodeKind::flag: node.type = Type::flag; break;
      case NodeKind::word: check_fact(node); break;
      case NodeKind::answer: check_answer(node); break;
      case NodeKind::sum:
      case NodeKind::product:
      case NodeKind::minus:
      case NodeKind::power: expect_all(children, Type::number); break;
      case NodeKind::comparison: check_comparison(node, children); break;
      case NodeKind::all:
      case NodeKind::any:
      case NodeKind::negation:
        expect_all(children, Type::flag);
        node.type = Type::flag;
        break;
      case NodeKind::choice: check_choice(node, children); break;
      case NodeKind::call: check_call(node); break;
      default: break;
    }
  }

  static void check_fact(Node& node) {
    const FactWord& fact = facts()[node.index];
    node.type = fact.type;
    node.of_player = fact.scope == Scope::player;
  }

  void check_answer(Node& node) {
    const Question& question = program_.reading.questions[node.index];
    node.type = question.kind == AnswerKind::flag ? Type::flag : Type::number;
    node.of_player = question.of == Scope::player;
  }

  bool is_broken(NodeId id) const { return tree_.nodes[id].kind == NodeKind::broken; }

  void check_comparison(Node& node, std::span<const Child> children) {
    node.type = Type::flag;
    if (is_broken(children[0].node) || is_broken(children[1].node)) return;
    const Type left = tree_.nodes[children[0].node].type;
    const auto sign = static_cast<TokenKind>(node.index);
    const bool is_order = sign != TokenKind::is && sign != TokenKind::is_not;
    if (left != tree_.nodes[children[1].node].type) problems_.report(node.span, sentences::unlike_types);
    else if (is_order && left == Type::flag) problems_.report(node.span, sentences::order_of_flags);
  }

  void check_choice(Node& node, std::span<const Child> children) {
    const NodeId* typed = nullptr;
    for (std::size_t i = 0; i < children.size(); ++i) {
      const bool is_condition = i % 2 == 0 && i + 1 < children.size();
      if (is_condition) expect(children[i].node, Type::flag);
      else if (!is_broken(children[i].node)) check_branch(children[i].node, typed);
      if (!is_condition && typed == nullptr && !is_broken(children[i].node)) typed = &children[i].node;
    }
    if (typed != nullptr) node.type = tree_.nodes[*typed].type;
  }

  void check_branch(NodeId branch, const NodeId* first) {
    if (first == nullptr || tree_.nodes[branch].type == tree_.nodes[*first].type) return;
    problems_.report(tree_.nodes[branch].span, sentences::unlike_types);
  }

  void check_call(Node& node) {
    const FunctionWord& function = functions()[node.index];
    const auto arguments = tree_.arguments_of(node);
    switch (function.form) {
      case Form::over_players: return check_over_players(node, function.function);
      case Form::by_rank: check_by_rank(node, arguments); return;
      case Form::single: return check_single(node, function.function);
      case Form::table:
        if (node.has_clause) check_step(tree_.nodes[tree_.clause_of(node)]);
        [[fallthrough]];
      case Form::rounding:
      case Form::several: expect_all(tree_.children_of(node), Type::number);
    }
  }

  void check_step(const Node& step) {
    if (step.of_player || step.of_own) problems_.report(step.span, sentences::step_of_players);
  }

  void check_over_players(Node& node, Function function) {
    expect(tree_.children_of(node)[0].node, function == Function::count ? Type::flag : Type::number);
    if (node.has_clause) expect(tree_.clause_of(node), Type::flag);
    node.of_player = false;
    node.slot = program_.value_slots++;
  }

  void check_by_rank(Node& node, std::span<const Child> arguments) {
    expect_all(arguments, Type::number);
    if (node.has_clause) check_key(node, tree_.clause_of(node));
    node.of_player = true;
  }

  void check_key(Node& node, NodeId key) {
    expect(key, Type::number);
    if (tree_.nodes[key].of_own) problems_.report(tree_.nodes[key].span, sentences::own_in_key);
    node.slot = program_.rank_slots++;
  }

  void check_single(Node& node, Function function) {
    const NodeId argument = tree_.children_of(node)[0].node;
    if (function == Function::abs) return expect(argument, Type::number);
    if (function == Function::own) {
      node.type = tree_.nodes[argument].type;
      node.of_own = node.of_own || node.of_player;
      node.of_player = false;
      return;
    }
    check_key(node, argument);
    node.of_player = true;
  }

  // ---------------------------------------------------------------------------- What a rule reads

  void list_reads() {
    static constexpr std::array<std::pair<Fact, std::string_view>, 7> read_by = {{{Fact::years, "lastHeld"},
                                                                                  {Fact::year_out, "lastHeld"},
                                                                                  {Fact::years, "finalYear"},
                                                                                  {Fact::final_year, "finalYear"},
                                                                                  {Fact::in_draw, "inDraw"},
                                                                                  {Fact::draw_size, "inDraw"},
                                                                                  {Fact::hours, "hours"}}};
    std::vector<std::string_view>& reads = program_.reading.reads;
    const GameKind game = program_.reading.game;
    if (game == GameKind::diplomacy) reads.emplace_back("centres");
    if (game == GameKind::places || game == GameKind::places_and_scores) reads.emplace_back("place");
    if (game == GameKind::scores || game == GameKind::places_and_scores) reads.emplace_back("score");
    for (const auto& [fact, field] : read_by) {
      const bool is_listed = std::find(reads.begin(), reads.end(), field) != reads.end();
      if (!is_listed && uses(fact)) reads.push_back(field);
    }
  }

  bool uses(Fact fact) const {
    return std::any_of(tree_.nodes.begin(), tree_.nodes.end(), [&](const Node& node) {
      return node.kind == NodeKind::word && facts()[node.index].fact == fact;
    });
  }

  Program& program_;
  Tree& tree_;
  TextProblems& problems_;
  std::vector<LineState> lines_;
  /// The lines that are being checked, each named by the one before.
  std::vector<std::size_t> path_;
  int depth_ = 0;
  bool too_deep_ = false;
};

}  // namespace

void check_lines(Program& program, TextProblems& problems) { Checker(program, problems).check(); }

}  // namespace tallysheet::rules
