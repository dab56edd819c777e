#include "tallysheet/union_pacific.hpp"

#include <algorithm>

#include "tallysheet/format.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/sentences.hpp"
#include "tallysheet/train_games.hpp"

namespace tallysheet::union_pacific {
namespace {

constexpr std::int64_t full_percentage = 100;
constexpr int percent_places = 2;

bool has_player(const Game& game, std::string_view player) {
  return std::any_of(game.begin(), game.end(), [&](const Player& seat) { return seat.player == player; });
}

// Returns the first player with the highest score.
std::size_t winner_of(const Game& game) {
  std::size_t winner = 0;
  for (std::size_t seat = 1; seat < game.size(); ++seat) {
    if (game[seat].score > game[winner].score) winner = seat;
  }
  return winner;
}

void check_game(Problems& problems, const Path& at, const Game& game) {
  const auto score_of = [&](std::size_t seat) { return train_games::Score{game[seat].player, seat, game[seat].score}; };
  check_count(problems, at, sentences::number_of_players, game.size(), players_in_game);
  check_players(problems, at, game, Names::required);
  for (std::size_t seat = 0; seat < game.size(); ++seat)
    train_games::check_score(problems, at / seat / "score", score_of(seat));
  if (game.empty()) return;
  const std::size_t winner = winner_of(game);
  train_games::check_winner(problems, at / winner / "score", score_of(winner));
}

// Checks that every player of the game is also in the other one, unless that one is empty or has a nameless player.
void check_same_players(Problems& problems, const Path& at, const Game& game, const Game& other) {
  if (other.empty() || has_player(other, {})) return;
  for (std::size_t seat = 0; seat < game.size(); ++seat) {
    const std::string& player = game[seat].player;
    if (player.empty() || has_player(other, player)) continue;
    report(problems, at / seat / "player", ProblemCode::conflict, sentences::not_in_other_game, {shortened(player)});
  }
}

/// A player's result in one game.
struct Result {
  Decimal score;
  Decimal winners_score;
  Fraction percent;
  /// The figure that is added to the total.
  Figure points;
};

/// A player's results, one for each game, and their sum.
struct Final {
  std::array<Result, 2> results;
  /// The sum before rounding.
  Fraction sum;
  Decimal total;
};

Result result_of(const Game& game, Decimal winners_score, const std::string& player, Rounding rounding) {
  const auto seat = std::find_if(game.begin(), game.end(), [&](const Player& own) { return own.player == player; });
  const Fraction percent = (full_percentage * seat->score) / winners_score;
  return {seat->score, winners_score, percent,
          round_figure(percent, rounding == Rounding::each_game ? 0 : percent_places)};
}

// Lists the players in the order of the first game.
std::vector<Final> finals_of(const TwoGameRequest& request) {
  const auto& games = request.games;
  const std::array winners_scores = {games[0][winner_of(games[0])].score, games[1][winner_of(games[1])].score};
  std::vector<Final> finals(games[0].size());
  for (std::size_t i = 0; i < finals.size(); ++i) {
    auto& [results, sum, total] = finals[i];
    for (std::size_t game = 0; game < results.size(); ++game) {
      results[game] = result_of(games[game], winners_scores[game], games[0][i].player, request.rounding);
      total += results[game].points.value;
    }
    sum = results[0].percent + results[1].percent;
    if (request.rounding == Rounding::total) total = round(sum, 0);
  }
  return finals;
}

void set_figures(TwoGameRow& row, const Final& final) {
  for (std::size_t game = 0; game < final.results.size(); ++game) {
    const Result& result = final.results[game];
    row.scores[game] = shortest(result.score);
    row.percents[game] = round_figure(result.percent, percent_places);
    row.points[game] = result.points;
  }
  row.total = {final.total, 0};
}

void add_working(Working& working, std::size_t index, const Final& final, Rounding rounding) {
  for (const Result& result : final.results) {
    add_step(working, index, "percent", "{} × {} ÷ {}", {full_percentage, result.score, result.winners_score},
             result.percent, result.points);
  }
  const Fraction total = rounding == Rounding::each_game ? to_fraction(final.total) : final.sum;
  add_step(working, index, "total", "{} + {}", {final.results[0].points, final.results[1].points}, total,
           Figure{final.total, 0});
}

}  // namespace

Problems check(const TwoGameRequest& request) {
  Problems problems;
  const Path list = request_path / "games";
  const std::vector<Game>& games = request.games;
  check_count(problems, list, sentences::number_of_games, games.size(), games_in_final);
  for (std::size_t i = 0; i < games.size(); ++i) check_game(problems, list / i, games[i]);
  if (games.size() != 2) return problems;
  for (const std::size_t i : {0U, 1U}) check_same_players(problems, list / i, games[i], games[1 - i]);
  return problems;
}

TwoGameSheet score_final(const Checked<TwoGameRequest>& request) {
  const std::vector<Final> finals = finals_of(request);
  const auto order = rank_all(finals, [](const Final& final) { return final.total.units(); });
  TwoGameSheet sheet = {std::vector<TwoGameRow>(order.size()), {}};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Final& final = finals[order[i].index];
    sheet.rows[i].set(request->games[0][order[i].index].player, order[i]);
    set_figures(sheet.rows[i], final);
    if (request->working) add_working(sheet.working, i, final, request->rounding);
  }
  return sheet;
}

}  // namespace tallysheet::union_pacific
