#include "rplops.hpp"

#include "placing.hpp"
#include "text.hpp"

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

std::string name_of(const Scale& scale) {
  const std::string_view formula = formula_names[static_cast<size_t>(scale.settings.formula)];
  return joined({formula, scale.hours ? "1" : "0", "(", plain(scale.settings.average), ")"});
}

std::vector<Placed> ranked(const std::vector<Finish>& finish) {
  return placed(finish.size(), [&](int a, int b) { return finish[b].place <=> finish[a].place; });
}

std::vector<Row> scored(const std::vector<Finish>& finish, const Scale& scale) {
  const int64_t players = static_cast<int64_t>(finish.size());
  std::vector<Row> rows(finish.size());
  for (const Placed& placed : ranked(finish)) {
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
  const std::string rank = plain(mean_rank);
  if (row.shared_by > 1) {
    const std::string last = text(int64_t{row.rank} + row.shared_by - 1);
    working.push_back(step(number, "meanRank", {"( ", text(row.rank), " + ", last, " ) ÷ 2"}, exactly(mean_rank),
                           shortest(mean_rank)));
  }
  const std::string n = text(players);
  const std::string times = joined({scale.hours ? " × " : "", scale.hours ? plain(*scale.hours) : "", " × 2 × ",
                                    plain(scale.settings.average), " ÷ ( ", n, scale.second() ? " − 1 )" : " + 1 )"});
  const std::string above = joined({"( ", n, scale.second() ? " − " : " + 1 − ", rank, " )"});
  working.push_back({number, "points", above + times, {}, true, text(row.points)});
  Step& points = working.back();
  points.value = beginning(exact_points(scale, players, row.rank, row.shared_by), points.exact);
}

}  // namespace

Sheet score_game(const Game& game) {
  const Scale scale = {game, game.hours};
  Sheet sheet = {name_of(scale), scored(game.finish, scale), {}};
  if (!game.working) return sheet;
  sheet.working.emplace();
  for (int i = 0; i < static_cast<int>(sheet.rows.size()); ++i) {
    work(*sheet.working, i, sheet.rows[i], scale, static_cast<int64_t>(game.finish.size()));
  }
  return sheet;
}

Table points_table(const TableRequest& request) {
  const Scale scale = {request, request.hours};
  Table table = {name_of(scale), {}, {}};
  for (int64_t n = request.most_players; n >= request.fewest_players; --n) table.players.push_back(n);
  for (int rank = 1; rank <= request.most_players; ++rank) {
    TableRow& row = table.rows.emplace_back();
    row.rank = rank;
    for (const int64_t n : table.players) {
      row.points.emplace_back();
      if (rank <= n) row.points.back() = points_of(scale, n, rank);
    }
  }
  return table;
}

Standings standings(const Event& event) {
  const Scale scale = {event, event.use_time ? std::optional(Decimal(1)) : std::nullopt};
  Roster roster;
  std::vector<StandingsRow> rows;
  for (const EventGame& game : event.games) {
    for (const Row& result : scored(game.finish, {event, event.use_time ? game.hours : std::nullopt})) {
      const size_t number = roster.number(result.player);
      if (number == rows.size()) rows.push_back({result.player, 0, false, 0, {}, {0, score_places}});
      StandingsRow& row = rows[number];
      ++row.games;
      row.total.units += result.points.units;
      if (!event.use_time) continue;
      if (!row.hours) row.hours = WideFigure{0, kept_places};
      row.hours->units += game.hours->units;
    }
  }
  Standings standings = {name_of(scale), {}};
  for (const Placed& placed : placed(rows.size(), [&](int a, int b) { return rows[a].total.units <=> rows[b].total.units; })) {
    StandingsRow& row = standings.rows.emplace_back(rows[placed.index]);
    row.place = placed.place;
    row.shared = placed.shared();
    if (row.hours) row.hours = shortest(*row.hours);
  }
  return standings;
}

}  // namespace tallysheet::rplops
