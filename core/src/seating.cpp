#include "tallysheet/seating.hpp"

#include "seating/search.hpp"

namespace tallysheet::seating {
namespace {

/// With more players a complete search seldom comes to an end.
constexpr std::size_t few_players = 16;

Found search(const Plan& plan, const Request& request, const Costs& at_least) {
  Found best;
  for (std::int64_t attempt = 0; attempt < request.attempts; ++attempt) {
    const auto seed = static_cast<std::uint32_t>(request.seed + attempt * (seeds_allowed.maximum + 1));
    Found found = anneal(plan, seed, at_least);
    if (attempt == 0 || found.costs < best.costs) best = std::move(found);
    if (best.costs == at_least) break;
  }
  return best;
}

DrawnRound drawn(const Request& request, const RoundPlan& round, const std::vector<std::size_t>& players) {
  DrawnRound drawn;
  for (const BoardPlan& plan : round.boards) {
    Board board;
    for (std::size_t i = 0; i < plan.size; ++i)
      board.players.push_back(request.players[players[plan.first_slot + i]].name);
    if (plan.is_bye) drawn.byes = std::move(board.players);
    else drawn.boards.push_back(std::move(board));
  }
  return drawn;
}

// The pairs whose meetings the draw added to, and who have then met more than once.
std::vector<Repeat> repeats(const Request& request, const Plan& plan, const Draft& draft) {
  std::vector<Repeat> repeats;
  for (std::size_t a = 0; a < plan.players; ++a) {
    for (std::size_t b = a + 1; b < plan.players; ++b) {
      const std::int64_t times = draft.met().at(a, b);
      if (times > 1 && times > plan.met.at(a, b)) {
        repeats.push_back({request.players[a].name, request.players[b].name, times});
      }
    }
  }
  return repeats;
}

Draft replayed(const Plan& plan, const Seating& seating) {
  Draft draft(plan);
  for (std::size_t round = 0; round < seating.size(); ++round) {
    for (std::size_t slot = 0; slot < seating[round].size(); ++slot) {
      if (plan.rounds[round].slots[slot].fixed == nobody) draft.place(round, slot, seating[round][slot]);
    }
  }
  return draft;
}

}  // namespace

Answer draw(const Request& request) {
  const Plan plan(request);
  const Costs at_least = lower_bounds(plan);
  Found best = search(plan, request, at_least);
  Answer answer;
  answer.complete = best.costs == at_least || (plan.players <= few_players && search_all(plan, best));
  for (std::size_t round = 0; round < plan.rounds.size(); ++round) {
    answer.rounds.push_back(drawn(request, plan.rounds[round], best.seating[round]));
  }
  for (std::size_t wish = 0; wish < plan.wishes.size(); ++wish) {
    answer.kept.push_back({plan.wishes[wish], best.costs[wish], at_least[wish]});
  }
  // The first wish cannot cost less than the best draw; what later wishes cost may depend on it.
  if (answer.complete && !answer.kept.empty()) answer.kept.front().at_least = answer.kept.front().cost;
  answer.repeats = repeats(request, plan, replayed(plan, best.seating));
  return answer;
}

}  // namespace tallysheet::seating
