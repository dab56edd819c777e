#include <algorithm>

#include "rule.hpp"
#include "tallysheet/criteria.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr int score_places = 2;

struct Totals {
  int games = 0;
  int wins = 0;
  Decimal total;
  Decimal best;
};

Criteria<Totals, Separator> all_criteria() {
  return {
      {std::nullopt, by<&Totals::total>},
      {Separator::wins, by<&Totals::wins>},
      {Separator::best_game, by<&Totals::best>},
  };
}

// Indexed by the player's number.
std::vector<Totals> totals_of(const StandingsRequest& request, const Roster& roster) {
  std::vector<Totals> totals(roster.names().size());
  std::size_t seat = 0;
  for (const FinishedGame& game : request.games) {
    for (const ScoredSeat& row : scored(game, *request.system, false).rows) {
      Totals& own = totals[roster.appearances()[seat++]];
      ++own.games;
      if (row.centres >= centres_for_solo) ++own.wins;
      own.total += row.score.value;
      own.best = std::max(own.best, row.score.value);
    }
  }
  return totals;
}

}  // namespace

Standings standings(const Checked<StandingsRequest>& request) {
  const Roster roster = roster_of(request->games, &FinishedGame::powers);
  const std::vector<Totals> totals = totals_of(request, roster);
  const Criteria<Totals, Separator> criteria = all_criteria();
  const std::vector<Ranked> order = criteria.rank(totals);
  Standings standings = {std::vector<StandingsRow>(order.size())};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Totals& own = totals[order[i].index];
    StandingsRow& row = standings.rows[i];
    row.set(roster.names()[order[i].index], order[i]);
    row.games = own.games;
    row.wins = own.wins;
    row.total = {own.total, score_places};
    row.best = {own.best, score_places};
    if (i > 0) row.separated_by = criteria.separator(totals[order[i - 1].index], own);
    if (row.separated_by) row.criterion = identifier_of(name_of(*row.separated_by));
  }
  standings.level_on = criteria.level_on(order);
  standings.criteria = identifiers_of(standings.level_on);
  return standings;
}

}  // namespace tallysheet::diplomacy
