#include "tallysheet/pentamind.hpp"

#include "tallysheet/format.hpp"

namespace tallysheet::pentamind {
namespace {

constexpr int points_places = 2;

/// The factor that grows with the number of players is (n + part) ÷ (n + part + 1).
std::int64_t part_of(Formula formula) { return formula == Formula::current ? 5 : 0; }

Fraction exact_points(const Game& game, const FinishRow& row) {
  const auto players = static_cast<std::int64_t>(game.finish.size());
  const std::int64_t size = players + part_of(game.formula);
  const std::int64_t twice_below = 2 * players - static_cast<std::int64_t>(row.twice_the_mean_rank());
  return {Int128{100} * size * twice_below, Int128{2} * (size + 1) * (players - 1)};
}

void add_working(Working& working, const Game& game, std::size_t index, const FinishRow& row) {
  const std::size_t players = game.finish.size();
  const Decimal mean_rank = add_mean_rank(working, index, row);
  const std::int64_t size = static_cast<std::int64_t>(players) + part_of(game.formula);
  add_step(working, index, "points", "100 × {} ÷ {} × ( {} − {} ) ÷ ( {} − 1 )",
           {size, size + 1, players, mean_rank, players}, exact_points(game, row), to_string(row.points));
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_finish(problems, request_path / "finish", game.finish, players_in_game, Names::optional);
  return problems;
}

Sheet score_game(const Game& game) {
  Sheet sheet = {ranked_rows(game.finish), {}};
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    FinishRow& row = sheet.rows[i];
    row.points = {round_to_units(exact_points(game, row), points_places), points_places};
    if (game.working) add_working(sheet.working, game, i, row);
  }
  return sheet;
}

}  // namespace tallysheet::pentamind
