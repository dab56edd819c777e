#include <algorithm>

#include "rule.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/ranking.hpp"

namespace tallysheet::diplomacy {
namespace {

constexpr int score_places = 2;

struct Totals {
  int games = 0;
  int wins = 0;
  Decimal total;
  Decimal best;

  Criteria criteria() const { return {total.units(), wins, best.units()}; }
};

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

std::optional<Separator> separator(const Totals& above, const Totals& below) {
  if (above.total != below.total || above.criteria() == below.criteria()) return std::nullopt;
  return above.wins != below.wins ? Separator::wins : Separator::best_game;
}

}  // namespace

Standings standings(const StandingsRequest& request) {
  const Roster roster = roster_of(request.games, &FinishedGame::powers);
  const std::vector<Totals> totals = totals_of(request, roster);
  const auto order = rank_all(totals, [](const Totals& own) { return own.criteria(); });
  Standings standings = {std::vector<StandingsRow>(order.size())};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Totals& own = totals[order[i].index];
    StandingsRow& row = standings.rows[i];
    row.set(roster.names()[order[i].index], order[i]);
    row.games = own.games;
    row.wins = own.wins;
    row.total = {own.total, score_places};
    row.best = {own.best, score_places};
    if (i > 0) row.separated_by = separator(totals[order[i - 1].index], own);
  }
  standings.level_on = level_on(order, {"total", name_of(Separator::wins), name_of(Separator::best_game)});
  return standings;
}

}  // namespace tallysheet::diplomacy
