#include "tallysheet/seating.hpp"

#include <algorithm>
#include <limits>

#include "seating/losses.hpp"
#include "seating/search.hpp"

namespace tallysheet::seating {
namespace {

/// The most players for whom a complete search is likely to come to an end.
constexpr std::size_t few_players = 16;

DrawnRound drawn(const Request& request, const RoundPlan& round, const Draft& draft) {
  DrawnRound drawn;
  for (std::size_t i = 0; i < round.boards.size(); ++i) {
    Board board;
    for (std::size_t seat = 0; seat < round.boards[i].size; ++seat) {
      board.players.push_back(request.players[draft.player(round.boards[i].first_slot + seat)].name);
    }
    if (i + 1 == round.boards.size()) drawn.byes = std::move(board.players);
    else drawn.boards.push_back(std::move(board));
  }
  return drawn;
}

Draft replayed(const Plan& plan, const Seating& seating) {
  Draft draft(plan);
  for (std::size_t slot = 0; slot < seating.size(); ++slot) {
    if (plan.slots[slot].fixed == nobody) draft.place(slot, seating[slot]);
  }
  return draft;
}

Answer answer_of(const Request& request, const Plan& plan, const Draft& draft, const Costs& at_least) {
  Answer answer;
  for (const RoundPlan& round : plan.rounds) answer.rounds.push_back(drawn(request, round, draft));
  for (std::size_t wish = 0; wish < plan.wishes.size(); ++wish) {
    answer.kept.push_back({plan.wishes[wish], draft.costs()[wish], at_least[wish]});
  }
  answer.repeats = repeats_of(request, plan, draft);
  answer.repeat_meetings = repeat_meetings(plan, draft);
  answer.repeat_meetings_at_least = least_repeat_meetings(plan);
  answer.losses = losses_of(request, plan, draft);
  return answer;
}

}  // namespace

struct Search::State {
  explicit State(Request asked)
      : request(std::move(asked)),
        plan(request, Boards::drawn),
        at_least(lower_bounds(plan)),
        construction(plan, seed(0)) {
    annealing.emplace(plan, seed(0), at_least);
    steps_of_attempt = annealing->steps_in_all();
    best = annealing->best();
    is_few = plan.players <= few_players;
  }

  /// Takes one search after another, for about this number of steps in all: a try of the construction and a complete
  /// search are not parted.
  void proceed(std::int64_t portion) {
    for (const std::int64_t before = steps; !ended() && steps - before < portion;) {
      take_next(portion - (steps - before));
    }
  }

  bool is_best() const { return complete || best.costs == at_least; }
  bool ended() const { return is_best() || (is_annealed() && (!is_few || is_searched)); }
  std::int64_t most_steps() const {
    return construction.most_steps() + steps_to_complete + request.attempts * steps_of_attempt +
           (is_few ? steps_to_search_all : 0);
  }

  Request request;
  Plan plan;
  Costs at_least;
  Construction construction;
  std::optional<Annealing> annealing;
  Found best;
  std::int64_t attempt = 0;
  std::int64_t steps = 0;
  std::int64_t steps_of_attempt = 0;
  /// Those of the search that draws the rounds which a construction leaves open, and then their seats.
  std::int64_t steps_to_complete = 0;
  bool is_few = false;
  bool is_constructed = false;
  bool is_completed = true;
  bool is_searched = false;
  bool complete = false;

 private:
  std::uint32_t seed(std::int64_t of_attempt) const {
    return static_cast<std::uint32_t>(request.seed + of_attempt * (seeds_allowed.maximum + 1));
  }
  bool is_annealed() const { return attempt == request.attempts; }

  void take_next(std::int64_t portion) {
    if (!is_constructed) return construct();
    if (is_annealed()) return search_completely();
    steps += annealing->run(portion);
    take_better();
    if (!annealing->ended()) return;
    if (!is_completed) return arrange_completed();
    if (++attempt < request.attempts) annealing.emplace(plan, seed(attempt), at_least);
  }

  void take_better() {
    Found found = annealing->best();
    if (found.costs < best.costs) best = std::move(found);
  }

  /// The first attempt starts from the construction, whose boards it keeps where other wishes are about seats alone. A
  /// construction of fewer rounds is completed before.
  void construct() {
    steps += construction.try_next();
    if (!construction.ended()) return;
    is_constructed = true;
    const std::optional<Start> start = construction.start();
    if (!start) return;
    annealing.emplace(plan, seed(0), at_least, *start);
    is_completed = start->rounds == plan.rounds.size();
    if (!is_completed) steps_to_complete = annealing->steps_in_all();
    take_better();
  }

  // Attempts by lot follow.
  void arrange_completed() {
    is_completed = true;
    attempt = -1;
    annealing.emplace(plan, seed(0), at_least, Start{annealing->best().seating, plan.rounds.size()});
    steps_to_complete += annealing->steps_in_all();
    take_better();
  }

  void search_completely() {
    is_searched = true;
    complete = search_all(plan, best, steps);
  }
};

Search::Search(const Checked<Request>& request) : state_(std::make_unique<State>(*request)) {}
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;
Search::~Search() = default;

void Search::proceed(std::int64_t steps) { state_->proceed(steps); }

Answer Search::answer() const {
  const State& state = *state_;
  Answer answer = answer_of(state.request, state.plan, replayed(state.plan, state.best.seating), state.at_least);
  answer.complete = state.is_best();
  answer.steps = state.steps;
  answer.most_steps = state.most_steps();
  answer.ended = state.ended();
  // The first wish cannot cost less than the best draw; what later wishes cost may depend on it.
  if (answer.complete && !answer.kept.empty()) answer.kept.front().at_least = answer.kept.front().cost;
  return answer;
}

Answer draw(const Checked<Request>& request) {
  Search search(request);
  search.proceed(request->steps.value_or(std::numeric_limits<std::int64_t>::max()));
  return search.answer();
}

Answer assess(const Checked<Request>& request) {
  const Plan plan(request, Boards::fixed_alone);
  Draft draft(plan);
  for (std::size_t slot = 0; slot < plan.slots.size(); ++slot) {
    if (plan.slots[slot].fixed != nobody) continue;
    std::size_t player = 0;
    while (draft.slot_of(plan.slots[slot].round, player) != nobody) ++player;
    draft.place(slot, player);
  }
  return answer_of(request, plan, draft, lower_bounds(plan));
}

}  // namespace tallysheet::seating
