#include "tallysheet/rplops.hpp"

#include "tallysheet/format.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::rplops {
namespace {

constexpr int points_places = 2;

/// The settings that the points of a rank depend on.
struct Scale {
  Formula formula;
  Decimal average;
  /// Not set if time is ignored.
  std::optional<Decimal> hours;

  Scale(const Settings& settings, std::optional<Decimal> game_hours)
      : formula(settings.formula), average(settings.average), hours(game_hours) {}
};

Fraction exact_points(const Scale& scale, std::size_t players, std::size_t twice_the_mean_rank) {
  const bool second = scale.formula == Formula::rplops2;
  const std::size_t minuend = second ? players : players + 1;
  const std::size_t divisor = second ? players - 1 : players + 1;
  const Int128 average = scale.average.units();
  const Int128 hours = scale.hours.value_or(Decimal(1)).units();
  return {Int128{2 * minuend - twice_the_mean_rank} * average * hours, Int128{divisor} * units_per_one * units_per_one};
}

WideFigure points_of(const Scale& scale, std::size_t players, std::size_t twice_the_mean_rank) {
  return {round_to_units(exact_points(scale, players, twice_the_mean_rank), points_places), points_places};
}

std::string system_name(const Scale& scale) {
  return format("{}{}({})", {name_of(scale.formula), scale.hours ? 1 : 0, scale.average});
}

// Rows in the order of the request.
std::vector<FinishRow> scored_rows(const std::vector<Finish>& finish, const Scale& scale) {
  std::vector<FinishRow> rows = ranked_rows(finish);
  for (FinishRow& row : rows) row.points = points_of(scale, finish.size(), row.twice_the_mean_rank());
  return rows;
}

std::string points_terms(const Scale& scale, std::size_t players, Decimal mean_rank) {
  const bool second = scale.formula == Formula::rplops2;
  const std::string difference = format(second ? "( {} − {} )" : "( {} + 1 − {} )", {players, mean_rank});
  const std::string hours = scale.hours ? format(" × {}", {*scale.hours}) : "";
  return format(second ? "{}{} × 2 × {} ÷ ( {} − 1 )" : "{}{} × 2 × {} ÷ ( {} + 1 )",
                {difference, hours, scale.average, players});
}

void add_working(Working& working, std::size_t index, const FinishRow& row, const Scale& scale, std::size_t players) {
  const Decimal mean_rank = add_mean_rank(working, index, row);
  add_step(working, index, "points", "{}", {points_terms(scale, players, mean_rank)},
           exact_points(scale, players, row.twice_the_mean_rank()), to_string(row.points));
}

/// Sums over a player's games, in units of points and of hours.
struct Totals {
  int games = 0;
  Int128 points = 0;
  Int128 hours = 0;
};

// Indexed by the player's number.
std::vector<Totals> totals_of(const Event& event, const Roster& roster) {
  std::vector<Totals> totals(roster.names().size());
  std::size_t seat = 0;
  for (const EventGame& game : event.games) {
    const std::optional<Decimal> hours = event.use_time ? game.hours : std::nullopt;
    for (const FinishRow& scored : scored_rows(game.finish, {event, hours})) {
      Totals& own = totals[roster.appearances()[seat++]];
      ++own.games;
      own.points += scored.points.units;
      own.hours += hours.value_or(Decimal()).units();
    }
  }
  return totals;
}

}  // namespace

Sheet score_game(const Checked<Game>& game) {
  const Scale scale(*game, game->hours);
  Sheet sheet = {system_name(scale), scored_rows(game->finish, scale), {}};
  for (std::size_t i = 0; game->working && i < sheet.rows.size(); ++i) {
    add_working(sheet.working, i, sheet.rows[i], scale, game->finish.size());
  }
  return sheet;
}

Table points_table(const Checked<TableRequest>& request) {
  const Scale scale(*request, request->hours);
  Table table;
  table.name = system_name(scale);
  const auto most = static_cast<std::size_t>(request->max_players);
  const auto fewest = static_cast<std::size_t>(request->min_players);
  for (std::size_t players = most; players >= fewest; --players) table.players.push_back(players);
  table.rows = std::vector<TableRow>(most);
  std::size_t rank = 0;
  for (TableRow& row : table.rows) {
    row.rank = ++rank;
    for (const std::size_t players : table.players) {
      row.points.push_back(rank <= players ? std::optional(points_of(scale, players, 2 * rank)) : std::nullopt);
    }
  }
  return table;
}

Standings standings(const Checked<Event>& event) {
  const Roster roster = roster_of(event->games, &EventGame::finish);
  const std::vector<Totals> totals = totals_of(event, roster);
  const auto order = rank_all(totals, [](const Totals& own) { return own.points; });
  const Scale scale(*event, event->use_time ? std::optional(Decimal(1)) : std::nullopt);
  Standings standings = {system_name(scale), std::vector<StandingsRow>(order.size())};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Totals& own = totals[order[i].index];
    StandingsRow& row = standings.rows[i];
    row.set(roster.names()[order[i].index], order[i]);
    row.games = own.games;
    row.total = {own.points, points_places};
    if (event->use_time) row.hours = shortest(WideFigure{own.hours, decimal_places});
  }
  standings.level_on = level_on(order, {"total"});
  return standings;
}

}  // namespace tallysheet::rplops
