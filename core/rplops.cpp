#include "rplops.hpp"

#include "placing.hpp"

namespace tallysheet::rplops {
namespace {

constexpr int score_places = 2;

/// What the points of a rank depend on; where time is ignored, hours are nothing.
struct Scale {
  const Settings& settings;
  std::optional<Decimal> hours;

  bool second() const { return settings.formula == Formula::rplops2; }
};

// For `level` players from `rank` on; their mean rank is rank + (level − 1) ÷ 2.
Fraction exact_points(const Scale& scale, int64_t players, int64_t rank, int64_t level) {
  const int64_t below = scale.second() ? players : players + 1;
  const int64_t divisor = scale.second() ? players - 1 : players + 1;
  const Integer twice_the_rank = 2 * rank + level - 1;
  const Integer average = scale.settings.average.units;
  const Integer hours = scale.hours.value_or(Decimal(1)).units;
  return {(2 * below - twice_the_rank) * average * hours, divisor * Integer{one} * one};
}

WideFigure points_of(const Scale& scale, int64_t players, int64_t rank, int64_t level = 1) {
  return {rounded_units(exact_points(scale, players, rank, level), score_places), score_places};
}

Text name_of(const Scale& scale) {
  const std::string_view formula = formula_names[static_cast<size_t>(scale.settings.formula)];
  return filled("{}{}({})", {formula, scale.hours.has_value(), scale.settings.average});
}

List<Row> scored(const List<Finish>& finish, const Scale& scale) {
  const int64_t players = static_cast<int64_t>(finish.size());
  List<Row> rows(finish.size());
  for (const Placed& placed : placed(rows.size(), [&](int a, int b) { return finish[b].place <=> finish[a].place; })) {
    Row& row = rows[placed.index];
    row.player = finish[placed.index].player;
    row.rank = placed.place;
    row.shared_by = placed.level;
    row.points = points_of(scale, players, placed.place, placed.level);
  }
  return rows;
}

void work(Working& working, int number, const Row& row, const Scale& scale, int64_t players) {
  const Decimal mean_rank = Decimal::of_units((2 * row.rank + row.shared_by - 1) * one / 2);
  if (row.shared_by > 1) {
    tallysheet::work(working, number, "meanRank", "( {} + {} ) ÷ 2", {row.rank, row.rank + row.shared_by - 1},
                     shortest(mean_rank));
  }
  const Text above = filled(scale.second() ? "( {} − {} )" : "( {} + 1 − {} )", {players, mean_rank});
  const Text hours = scale.hours ? filled(" × {}", {*scale.hours}) : "";
  tallysheet::work(working, number, "points", scale.second() ? "{}{} × 2 × {} ÷ ( {} − 1 )" : "{}{} × 2 × {} ÷ ( {} + 1 )",
                   {above, hours, scale.settings.average, players},
                   exact_points(scale, players, row.rank, row.shared_by), text(row.points));
}

void add(StandingsRow& into, const Row& row, const std::optional<Decimal>& hours) {
  into.player = row.player;
  into.total = {into.total.units + row.points.units, score_places};
  ++into.games;
  if (hours) into.hours = WideFigure{into.hours.value_or(WideFigure()).units + hours->units, kept_places};
}

// By player.
List<StandingsRow> rows_by_player(const Event& event) {
  const Roster roster(appearances(event.games, &EventGame::finish));
  List<StandingsRow> rows(roster.size());
  size_t seat = 0;
  for (const EventGame& game : event.games) {
    const std::optional<Decimal> hours = event.use_time ? game.hours : std::nullopt;
    for (const Row& row : scored(game.finish, {event, hours})) add(rows[roster.number(seat++)], row, hours);
  }
  return rows;
}

}  // namespace

Sheet score_game(const Game& game) {
  const Scale scale = {game, game.hours};
  Sheet sheet = {name_of(scale), scored(game.finish, scale), {}};
  for (int i = 0; game.working && i < static_cast<int>(sheet.rows.size()); ++i) {
    work(sheet.working, i, sheet.rows[i], scale, static_cast<int64_t>(game.finish.size()));
  }
  return sheet;
}

Table points_table(const TableRequest& request) {
  const Scale scale = {request, request.hours};
  const int64_t most = request.most_players;
  const size_t columns = static_cast<size_t>(most - request.fewest_players + 1);
  Table table = {name_of(scale), List<int64_t>(columns), List<TableRow>(static_cast<size_t>(most))};
  for (size_t column = 0; column < columns; ++column) table.players[column] = most - static_cast<int64_t>(column);
  for (int rank = 1; rank <= most; ++rank) {
    TableRow& row = table.rows[rank - 1];
    row.rank = rank;
    row.points = List<std::optional<WideFigure>>(columns);
    for (size_t column = 0; column < columns; ++column) {
      const int64_t players = table.players[column];
      if (rank <= players) row.points[column] = points_of(scale, players, rank);
    }
  }
  return table;
}

Standings standings(const Event& event) {
  const Scale scale = {event, event.use_time ? std::optional(Decimal(1)) : std::nullopt};
  Standings standings = {name_of(scale), rows_by_player(event)};
  auto& rows = standings.rows;
  rank(rows, placed(rows.size(), [&](int a, int b) { return rows[a].total.units <=> rows[b].total.units; }));
  for (StandingsRow& row : rows) {
    if (row.hours) row.hours = shortest(*row.hours);
  }
  return standings;
}

}  // namespace tallysheet::rplops
