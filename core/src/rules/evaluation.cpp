#include "evaluation.hpp"

#include <algorithm>
#include <utility>

#include "tallysheet/ranking.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::int64_t most_steps = 5'000'000;

constexpr Exact whole(std::int64_t number) { return {number, 1}; }
constexpr Exact flag(bool holds) { return whole(holds ? 1 : 0); }

/// Sets a variable for the time of a scope.
class Temporarily {
 public:
  Temporarily(std::size_t& variable, std::size_t value)
      : variable_(variable), before_(std::exchange(variable, value)) {}
  ~Temporarily() { variable_ = before_; }
  Temporarily(const Temporarily&) = delete;
  Temporarily& operator=(const Temporarily&) = delete;

 private:
  std::size_t& variable_;
  std::size_t before_;
};

bool is_order(Function function) {
  return function == Function::most || function == Function::second || function == Function::least;
}

/// The result of a function over all players, so far as it has seen them.
struct Gathered {
  std::int64_t count = 0;
  Exact sum;
  Exact best;
  /// The value next to the best; 0 while there is only one.
  Exact second;

  void compare(const Exact& term, bool least) {
    const auto is_better = [&](const Exact& other) { return least ? term < other : other < term; };
    if (count == 0) best = term;
    else if (is_better(best)) second = std::exchange(best, term);
    else if (count == 1 || is_better(second)) second = term;
  }
};

}  // namespace

Evaluation::Evaluation(const Program& program) : program_(program), tree_(program.tree), ranks_(program.rank_slots) {}

void Evaluation::begin(const Board& board) {
  board_ = &board;
  count_ = board.players.size();
  steps_ = 0;
  failure_.reset();
  lines_.assign(program_.definitions.size() * count_, {});
  calls_.assign(program_.value_slots, {});
  for (auto& ranks : ranks_) ranks.clear();
}

Exact Evaluation::line(std::size_t line, std::size_t player) {
  const NodeId root = program_.definitions[line].root;
  const Node& node = tree_.nodes[root];
  Kept& kept = lines_[line * count_ + (node.of_player || node.of_own ? player : 0)];
  if (!kept.known) kept = {true, player, value_for(root, player)};
  return kept.value;
}

bool Evaluation::is_known(std::size_t line, std::size_t player) const { return lines_[line * count_ + player].known; }

Exact Evaluation::value_for(NodeId node, std::size_t player, std::size_t own) {
  const Temporarily of_player(player_, player);
  const Temporarily of_own(own_, own);
  return value(node);
}

Exact Evaluation::fail(FailureKind kind, NodeId id, const Exact& value) {
  if (!failure_) failure_ = {kind, id, player_, value};
  return {};
}

Exact Evaluation::value(NodeId id) {
  if (failure_) return {};
  if (++steps_ > most_steps) return fail(FailureKind::too_many_steps, id);
  const Node& node = tree_.nodes[id];
  switch (node.kind) {
    case NodeKind::number: return tree_.numbers[node.index];
    case NodeKind::flag: return whole(node.index);
    case NodeKind::word: return fact(node, id);
    case NodeKind::line: return line(node.index, player_);
    case NodeKind::answer: return answer(node, id);
    case NodeKind::sum: return sum(node, id);
    case NodeKind::product: return product(node, id);
    case NodeKind::minus: return -value(tree_.children_of(node)[0].node);
    case NodeKind::power:
      return checked(power_of(value(tree_.children_of(node)[0].node), static_cast<int>(node.index)), id);
    case NodeKind::comparison: return flag(comparison(node));
    case NodeKind::all:
    case NodeKind::any: return flag(joined(node));
    case NodeKind::negation: return flag(!is_true(tree_.children_of(node)[0].node));
    case NodeKind::choice: return choice(node);
    default: return call(node, id);
  }
}

Exact Evaluation::fact(const Node& node, NodeId id) {
  const FactWord& word = facts()[node.index];
  const PlayerFacts& own = board_->players[player_];
  const auto or_fail = [&](const std::optional<std::int64_t>& number, FailureKind kind) {
    return number ? whole(*number) : fail(kind, id);
  };
  switch (word.fact) {
    case Fact::place: return whole(own.place);
    case Fact::sharing: return whole(own.sharing);
    case Fact::seat: return whole(own.seat);
    case Fact::winner: return flag(own.winner);
    case Fact::players: return whole(static_cast<std::int64_t>(count_));
    case Fact::leader: return flag(own.leader);
    case Fact::lead: return own.lead;
    case Fact::leaders: return whole(board_->leaders);
    case Fact::centres:
    case Fact::game_score: return own.measure;
    case Fact::hours: return board_->hours ? *board_->hours : fail(FailureKind::hours_missing, id);
    case Fact::survives: return flag(own.survives());
    case Fact::eliminated: return flag(!own.survives());
    case Fact::in_draw: return flag(own.in_draw);
    case Fact::years:
      return or_fail(own.years, own.survives() ? FailureKind::final_year_missing : FailureKind::last_fall_missing);
    case Fact::year_out: return or_fail(own.year_out, FailureKind::last_fall_missing);
    case Fact::survivors: return whole(board_->survivors);
    case Fact::draw_size: return whole(board_->drawers);
    case Fact::solo: return flag(board_->solo);
    case Fact::final_year: return or_fail(board_->final_year, FailureKind::final_year_missing);
    case Fact::power: break;
  }
  return whole(word.seat);
}

Exact Evaluation::answer(const Node& node, NodeId id) {
  const bool of_game = program_.reading.questions[node.index].of == Scope::game;
  const MaybeExact& answer = (of_game ? board_->answers : board_->players[player_].answers)[node.index];
  return answer ? *answer : fail(FailureKind::answer_missing, id);
}

Exact Evaluation::sum(const Node& node, NodeId id) {
  MaybeExact sum = Exact{};
  for (const Child& child : tree_.children_of(node)) {
    const Exact term = value(child.node);
    sum = sum_of(*sum, child.marked ? -term : term);
    if (!sum) return fail(FailureKind::too_large, id);
  }
  return *sum;
}

Exact Evaluation::product(const Node& node, NodeId id) {
  MaybeExact product = whole(1);
  for (const Child& child : tree_.children_of(node)) {
    const Exact factor = value(child.node);
    if (child.marked && factor.numerator == 0) return fail(FailureKind::divided_by_nothing, id);
    product = child.marked ? quotient_of(*product, factor) : product_of(*product, factor);
    if (!product) return fail(FailureKind::too_large, id);
  }
  return *product;
}

bool Evaluation::comparison(const Node& node) {
  const auto children = tree_.children_of(node);
  const Exact left = value(children[0].node);
  const Exact right = value(children[1].node);
  switch (static_cast<TokenKind>(node.index)) {
    case TokenKind::less: return left < right;
    case TokenKind::more: return right < left;
    case TokenKind::at_most: return !(right < left);
    case TokenKind::at_least: return !(left < right);
    case TokenKind::is: return left == right;
    default: return !(left == right);
  }
}

bool Evaluation::joined(const Node& node) {
  const bool decisive = node.kind == NodeKind::any;
  for (const Child& child : tree_.children_of(node)) {
    if (is_true(child.node) == decisive) return decisive;
  }
  return !decisive;
}

Exact Evaluation::choice(const Node& node) {
  const auto children = tree_.children_of(node);
  for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
    if (is_true(children[i].node)) return value(children[i + 1].node);
  }
  return value(children.back().node);
}

Exact Evaluation::call(const Node& node, NodeId id) {
  switch (functions()[node.index].form) {
    case Form::over_players: return over_players(node, id);
    case Form::by_rank: return by_rank(node, id);
    case Form::single: return single(node, id);
    case Form::several: return several(node);
    case Form::table: return table(node, id);
    case Form::rounding: break;
  }
  constexpr auto first = static_cast<int>(Function::round);
  const auto rounding = static_cast<Rounding>(static_cast<int>(functions()[node.index].function) - first);
  return checked(rounded(value(tree_.children_of(node)[0].node), rounding, node.whole), id);
}

// ------------------------------------------------------------------------------ Over all players

Exact Evaluation::over_players(const Node& node, NodeId id) {
  const std::size_t own = node.of_own ? own_ : 0;
  const Kept& before = calls_[node.slot];
  if (before.known && before.own == own) return before.value;
  const Exact value = worked_out_over_players(node, id);
  calls_[node.slot] = {true, own, value};
  return value;
}

Exact Evaluation::worked_out_over_players(const Node& node, NodeId id) {
  const Function function = functions()[node.index].function;
  const NodeId argument = tree_.children_of(node)[0].node;
  Gathered gathered;
  const Temporarily keep(player_, player_);
  for (player_ = 0; player_ < count_ && !failure_; ++player_) {
    if (node.has_clause && !is_true(tree_.clause_of(node))) continue;
    const Exact term = value(argument);
    if (is_order(function)) gathered.compare(term, function == Function::least);
    else gathered.sum = checked(sum_of(gathered.sum, term), id);
    ++gathered.count;
  }
  switch (function) {
    case Function::most:
    case Function::least: return gathered.best;
    case Function::second: return gathered.second;
    case Function::mean: break;
    default: return gathered.sum;
  }
  return gathered.count == 0 ? Exact{} : checked(quotient_of(gathered.sum, whole(gathered.count)), id);
}

Exact Evaluation::own_value(NodeId argument) {
  const Temporarily of_player(player_, own_);
  return value(argument);
}

// ------------------------------------------------------------------------------ Ranks

const std::vector<FilledPlaces>& Evaluation::ranks(const Node& node, NodeId key) {
  std::vector<FilledPlaces>& ranks = ranks_[node.slot];
  if (!ranks.empty()) return ranks;
  std::vector<Exact> keys(count_);
  {
    const Temporarily keep(player_, player_);
    for (player_ = 0; player_ < count_; ++player_) keys[player_] = value(key);
  }
  // The key may rank players itself, but never by this node, so the reference holds.
  ranks.resize(count_);
  for (const Ranked& ranked : rank_keys(keys)) {
    ranks[ranked.index] = {static_cast<std::int64_t>(ranked.place), static_cast<std::int64_t>(ranked.tied)};
  }
  return ranks;
}

FilledPlaces Evaluation::filled_places(const Node& node, std::size_t player) {
  const bool is_single = functions()[node.index].form == Form::single;
  if (is_single || node.has_clause) {
    return ranks(node, is_single ? tree_.children_of(node)[0].node : tree_.clause_of(node))[player];
  }
  const PlayerFacts& own = board_->players[player];
  return {own.place, own.sharing};
}

Exact Evaluation::single(const Node& node, NodeId) {
  const NodeId argument = tree_.children_of(node)[0].node;
  switch (functions()[node.index].function) {
    case Function::own: return own_value(argument);
    case Function::rank: return whole(filled_places(node, player_).first);
    case Function::level: return whole(filled_places(node, player_).tied);
    default: break;
  }
  const Exact value = this->value(argument);
  return value.numerator < 0 ? -value : value;
}

Exact Evaluation::by_rank(const Node& node, NodeId id) {
  const FilledPlaces filled = filled_places(node, player_);
  const auto points = tree_.arguments_of(node);
  const auto worth = [&](std::int64_t place) {
    const auto index = static_cast<std::size_t>(place - 1);
    return index < points.size() ? value(points[index].node) : Exact{};
  };
  switch (functions()[node.index].function) {
    case Function::highest: return worth(filled.first);
    case Function::lowest: return worth(filled.first + filled.tied - 1);
    default: break;
  }
  if (filled.tied == 1) return worth(filled.first);
  MaybeExact sum = Exact{};
  const std::int64_t last = std::min(filled.first + filled.tied - 1, static_cast<std::int64_t>(points.size()));
  for (std::int64_t place = filled.first; place <= last && sum; ++place) sum = sum_of(*sum, worth(place));
  return sum ? checked(quotient_of(*sum, whole(filled.tied)), id) : fail(FailureKind::too_large, id);
}

// ------------------------------------------------------------------------------ Other functions

Exact Evaluation::several(const Node& node) {
  const bool greatest = functions()[node.index].function == Function::max;
  const auto children = tree_.children_of(node);
  Exact best = value(children[0].node);
  for (const Child& child : children.subspan(1)) {
    const Exact other = value(child.node);
    if (greatest ? best < other : other < best) best = other;
  }
  return best;
}

Exact Evaluation::table(const Node& node, NodeId id) {
  const auto arguments = tree_.arguments_of(node);
  const Exact count = value(arguments[0].node);
  if (!count.is_whole()) return fail(FailureKind::not_whole, id, count);
  const auto points = arguments.subspan(1);
  const std::int64_t index = count.numerator - node.whole;
  const auto last = static_cast<std::int64_t>(points.size()) - 1;
  if (index < 0) return {};
  if (index <= last) return value(points[static_cast<std::size_t>(index)].node);
  if (!node.has_clause) return {};
  const MaybeExact more = product_of(whole(index - last), value(tree_.clause_of(node)));
  const MaybeExact sum = more ? sum_of(value(points.back().node), *more) : more;
  return checked(sum, id);
}

}  // namespace tallysheet::rules
