#include "tallysheet/pentamind.hpp"

#include <algorithm>
#include <utility>

#include "tallysheet/format.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::pentamind {
namespace {

constexpr int points_places = 2;
constexpr Decimal dilution = Decimal::from_units(9'500);
/// Among more than 100 players, the points fall evenly from this rank to the last.
constexpr std::int64_t top_ranks = 10;

/// The factor that grows with the number of players is (n + part) ÷ (n + part + 1).
std::int64_t part_of(Formula formula) { return formula == Formula::current ? 5 : 0; }

/// The numbers of a game that the points of its ranks depend on.
struct Scale {
  std::int64_t players;
  /// 100 at most.
  std::int64_t among;
  std::int64_t size;
  bool diluted;

  explicit Scale(const Game& game)
      : players(static_cast<std::int64_t>(game.finish.size())),
        among(std::min(players, players_in_small_game.maximum)),
        size(among + part_of(game.formula)),
        diluted(game.diluted) {}

  bool is_below_top(const FinishRow& row) const {
    return players > among && std::cmp_greater(row.twice_the_mean_rank(), 2 * top_ranks);
  }
};

Fraction exact_points(const Scale& scale, const FinishRow& row) {
  const auto twice_rank = static_cast<std::int64_t>(row.twice_the_mean_rank());
  const auto& [players, among, size, diluted] = scale;
  Fraction points = {Int128{100} * size * (2 * among - twice_rank), Int128{2} * (size + 1) * (among - 1)};
  if (scale.is_below_top(row)) {
    points = {Int128{100} * size * (among - top_ranks) * (2 * players - twice_rank),
              Int128{2} * (size + 1) * (among - 1) * (players - top_ranks)};
  }
  return diluted ? points * to_fraction(dilution) : points;
}

std::string points_terms(const Scale& scale, const FinishRow& row, Decimal mean_rank) {
  const auto& [players, among, size, diluted] = scale;
  const std::string shares = scale.is_below_top(row)
                                 ? format("{} ÷ {} × ( {} − {} ) ÷ ( {} − {} )",
                                          {among - top_ranks, among - 1, players, mean_rank, players, top_ranks})
                                 : format("( {} − {} ) ÷ ( {} − 1 )", {among, mean_rank, among});
  const std::string terms = format("100 × {} ÷ {} × {}", {size, size + 1, shares});
  return diluted ? format("{} × {}", {terms, dilution}) : terms;
}

void add_working(Working& working, const Scale& scale, std::size_t index, const FinishRow& row) {
  const Decimal mean_rank = add_mean_rank(working, index, row);
  add_step(working, index, "points", "{}", {points_terms(scale, row, mean_rank)}, exact_points(scale, row),
           to_string(row.points));
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  const bool former = game.formula == Formula::former;
  check_finish(problems, request_path / "finish", game.finish, former ? players_in_small_game : players_in_game,
               Names::optional);
  if (former && game.diluted) {
    report(problems, request_path / "diluted", ProblemCode::conflict, sentences::former_formula_diluted);
  }
  return problems;
}

Sheet score_game(const Checked<Game>& game) {
  Sheet sheet = {ranked_rows(game->finish), {}};
  const Scale scale(*game);
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    FinishRow& row = sheet.rows[i];
    row.points = {round_to_units(exact_points(scale, row), points_places), points_places};
    if (game->working) add_working(sheet.working, scale, i, row);
  }
  return sheet;
}

}  // namespace tallysheet::pentamind
