// Standings of an event by a rule: each player's printed scores, or the ranks by the exact ones, added up as the rule
// says.
#include <algorithm>
#include <numeric>
#include <utility>

#include "game_scores.hpp"
#include "sentences.hpp"
#include "tallysheet/ranking.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::rules {
namespace {

/// The figure in units of a Decimal.
Int128 units_of(const WideFigure& figure) {
  Int128 units = figure.units;
  for (int places = figure.places; places < decimal_places; ++places) units *= 10;
  return units;
}

struct PlayerResults {
  std::vector<EventResult> results;
  std::size_t counted = 0;
  Fraction total;
};

bool has_places(const Fraction& total, int places) {
  return Fraction{units_of({round_to_units(total, places), places}), units_per_one} == total;
}

class EventScorer {
 public:
  EventScorer(Problems& problems, const Program& program, const StandingsRequest& request)
      : problems_(problems),
        program_(program),
        rule_(program.reading.event),
        request_(request),
        scorer_(program, {.names = Names::required}) {}

  Standings standings() {
    const Roster roster = roster_of(request_.games, &Game::players);
    players_.resize(roster.names().size());
    std::size_t seat = 0;
    for (std::size_t i = 0; i < request_.games.size(); ++i) {
      for (const EventResult& result : results_of(i)) players_[roster.appearances()[seat++]].results.push_back(result);
    }
    if (!problems_.empty()) return {};
    for (PlayerResults& player : players_) add_up(player);
    return ranked(roster);
  }

 private:
  bool adds_ranks() const { return rule_.of == Added::ranks; }
  bool is_mean() const { return rule_.by == Adding::mean; }
  bool lowest_is_best() const { return adds_ranks() || program_.reading.best == Order::lowest; }
  /// The lowest sum must not be that of a player who has fewer results.
  bool most_results_first() const { return lowest_is_best() && !is_mean(); }

  std::vector<EventResult> results_of(std::size_t index) {
    const Path at = request_path / "games";
    const ScoredGame* const game = scorer_.score(problems_, at / index, request_.games[index]);
    if (game == nullptr) return {};
    std::vector<EventResult> results(game->scores.size());
    const std::vector<WideFigure> figures = figures_of(program_, game->scores);
    for (const Ranked& ranked : ranked_by_score(program_, game->scores)) {
      const WideFigure rank = {static_cast<std::int64_t>(ranked.place), 0};
      results[ranked.index] = {index, adds_ranks() ? rank : figures[ranked.index]};
    }
    return results;
  }

  void add_up(PlayerResults& player) const {
    leave_out(player.results);
    Int128 sum = 0;
    for (const EventResult& result : player.results) {
      if (!result.counts) continue;
      ++player.counted;
      sum += units_of(result.value);
    }
    player.total = {sum, Int128{units_per_one} * static_cast<Int128>(is_mean() ? player.counted : 1)};
  }

  /// Leaves out all but the best results. Of equal ones the earlier count.
  void leave_out(std::vector<EventResult>& results) const {
    if (!rule_.best || results.size() <= static_cast<std::size_t>(*rule_.best)) return;
    std::vector<std::size_t> order(results.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
      const Int128 mine = units_of(results[one].value);
      const Int128 others = units_of(results[other].value);
      return lowest_is_best() ? mine < others : others < mine;
    });
    for (auto i = static_cast<std::size_t>(*rule_.best); i < order.size(); ++i) results[order[i]].counts = false;
  }

  bool is_ahead(const PlayerResults& one, const PlayerResults& other) const {
    if (most_results_first() && one.counted != other.counted) return one.counted > other.counted;
    return lowest_is_best() ? one.total < other.total : other.total < one.total;
  }

  /// The places to which totals are printed: the rule's decimals, or those of the results and as many as a mean needs.
  int places() const {
    if (!adds_ranks() && program_.states_decimals) return static_cast<int>(program_.reading.decimals);
    int places = 0;
    for (const PlayerResults& player : players_) {
      for (const EventResult& result : player.results) places = std::max(places, result.value.places);
      while (places < decimal_places && !has_places(player.total, places)) ++places;
    }
    return places;
  }

  Standings ranked(const Roster& roster) const {
    Standings standings;
    const int decimals = places();
    const auto order = rank(
        players_.size(), [&](std::size_t one, std::size_t other) { return is_ahead(players_[one], players_[other]); });
    for (const Ranked& ranked : order) {
      const PlayerResults& player = players_[ranked.index];
      StandingsRow row;
      row.set(roster.names()[ranked.index], ranked);
      row.games = static_cast<int>(player.results.size());
      row.counted = static_cast<int>(player.counted);
      row.total = {round_to_units(player.total, decimals), decimals};
      row.results = player.results;
      if (request_.working) standings.working.push_back(step_of(player, standings.rows.size(), row.total));
      standings.rows.push_back(std::move(row));
    }
    standings.level_on = most_results_first() ? level_on(order, {"counted", "total"}) : level_on(order, {"total"});
    return standings;
  }

  RuleStep step_of(const PlayerResults& player, std::size_t row, const WideFigure& total) const {
    std::string sum;
    for (const EventResult& result : player.results) {
      if (!result.counts) continue;
      const bool is_minus = !sum.empty() && result.value.units < 0;
      if (!sum.empty()) sum += is_minus ? " − " : " + ";
      append(sum, is_minus ? WideFigure{-result.value.units, result.value.places} : result.value);
    }
    if (is_mean() && player.counted > 1) sum = format("( {} ) ÷ {}", {sum, player.counted});
    const TruncatedQuotient value = truncate(player.total);
    return {row, "total", sum, value.digits, value.exact, to_string(total), {}};
  }

  Problems& problems_;
  const Program& program_;
  const EventRule& rule_;
  const StandingsRequest& request_;
  GameScorer scorer_;
  /// Indexed by the player's number.
  std::vector<PlayerResults> players_;
};

}  // namespace

Problems check(const StandingsRequest& request) { return check_games(request.rule, request.games, Names::required); }

Outcome<Standings> standings(const StandingsRequest& request) {
  Outcome<Standings> outcome;
  const auto program = sound_program(outcome.problems, request.rule);
  if (!program) return outcome;
  check_number_of_games(outcome.problems, request.games.size());
  outcome.value = EventScorer(outcome.problems, *program, request).standings();
  return outcome;
}

}  // namespace tallysheet::rules
