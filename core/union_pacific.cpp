#include "union_pacific.hpp"

#include "placing.hpp"
#include "players.hpp"
#include "train_games.hpp"

namespace tallysheet::union_pacific {
namespace {

constexpr int64_t full = 100;
constexpr int percent_places = 2;

// The number of seats where the player does not sit.
size_t seat_of(const Game& game, std::string_view player) {
  size_t seat = 0;
  while (seat < game.size() && game[seat].player != player) ++seat;
  return seat;
}

size_t winners_seat(const Game& game) {
  size_t winner = 0;
  for (size_t seat = 1; seat < game.size(); ++seat) {
    if (game[seat].score > game[winner].score) winner = seat;
  }
  return winner;
}

void check_game(Problems& problems, const Pointer& at, const Game& game) {
  check_count(problems, at, "players", static_cast<int64_t>(game.size()), players_in_game);
  check_players(problems, at, game, Names::required);
  for (size_t seat = 0; seat < game.size(); ++seat) {
    train_games::check_score(problems, at / seat / "score", {game[seat].player, seat}, game[seat].score);
  }
  if (game.empty()) return;
  const size_t winner = winners_seat(game);
  train_games::check_winner(problems, at / winner / "score", {game[winner].player, winner}, game[winner].score);
}

void check_same_players(Problems& problems, const Pointer& at, const Game& game, const Game& other) {
  if (other.empty() || seat_of(other, {}) < other.size()) return;
  for (size_t seat = 0; seat < game.size(); ++seat) {
    const std::string_view player = game[seat].player;
    if (player.empty() || seat_of(other, player) < other.size()) continue;
    report(problems, at / seat / "player", ProblemCode::conflict,
           "{} is missing from the other game; both are played by the same players.", {shortened(player)});
  }
}

/// One player's score in a game, and the best one.
struct Result {
  Decimal score;
  Decimal best;

  Fraction percent() const { return full * score / best; }
};

Result result_of(const Game& game, std::string_view player) {
  return {game[seat_of(game, player)].score, game[winners_seat(game)].score};
}

void score_row(TwoGameRow& row, const TwoGameRequest& request) {
  const bool each_game = request.rounding == Rounding::each_game;
  const int places = each_game ? 0 : percent_places;
  Fraction sum = quotient(0, 1);
  for (size_t number = 0; number < row.scores.size(); ++number) {
    const Result result = result_of(request.games[number], row.player);
    const Fraction percent = result.percent();
    row.scores[number] = shortest(result.score);
    row.percents[number] = {rounded(percent, percent_places), percent_places};
    row.points[number] = {rounded(percent, places), places};
    row.total.value = row.total.value + row.points[number].value;
    sum = sum + percent;
  }
  if (!each_game) row.total.value = rounded(sum, 0);
}

void work(Working& working, int number, const TwoGameRow& row, const TwoGameRequest& request) {
  Fraction sum = quotient(0, 1);
  for (size_t game = 0; game < row.scores.size(); ++game) {
    const Result result = result_of(request.games[game], row.player);
    const Fraction percent = result.percent();
    tallysheet::work(working, number, "percent", "{} × {} ÷ {}", {full, result.score, result.best}, percent,
                     row.points[game]);
    sum = sum + percent;
  }
  const Fraction total = request.rounding == Rounding::each_game ? exactly(row.total.value) : sum;
  tallysheet::work(working, number, "total", "{} + {}", {row.points[0], row.points[1]}, total, row.total);
}

}  // namespace

Problems check(const TwoGameRequest& request) {
  Problems problems;
  const Pointer list(whole_request, "games");
  check_count(problems, list, "games", static_cast<int64_t>(request.games.size()), games_in_final);
  for (size_t i = 0; i < request.games.size(); ++i) check_game(problems, list / i, request.games[i]);
  if (request.games.size() != static_cast<size_t>(games_in_final.most)) return problems;
  check_same_players(problems, list / size_t{0}, request.games[0], request.games[1]);
  check_same_players(problems, list / size_t{1}, request.games[1], request.games[0]);
  return problems;
}

TwoGameSheet score_final(const TwoGameRequest& request) {
  const Game& first = request.games[0];
  TwoGameSheet sheet;
  auto& rows = sheet.rows = List<TwoGameRow>(first.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    rows[i].player = first[i].player;
    score_row(rows[i], request);
  }
  rank(rows, placed(rows.size(), [&](int a, int b) { return rows[a].total.value <=> rows[b].total.value; }));
  for (size_t i = 0; request.working && i < rows.size(); ++i) work(sheet.working, static_cast<int>(i), rows[i], request);
  return sheet;
}

}  // namespace tallysheet::union_pacific
