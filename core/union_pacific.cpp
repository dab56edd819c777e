#include "union_pacific.hpp"

#include <algorithm>

#include "placing.hpp"
#include "players.hpp"
#include "text.hpp"
#include "train_games.hpp"

namespace tallysheet::union_pacific {
namespace {

constexpr int64_t full = 100;
constexpr int percent_places = 2;

size_t seat_of(const Game& game, std::string_view player) {
  const auto sits = [&](const Player& other) { return other.player == player; };
  return std::find_if(game.begin(), game.end(), sits) - game.begin();
}

size_t winners_seat(const Game& game) {
  const auto less = [](const Player& a, const Player& b) { return a.score < b.score; };
  return std::max_element(game.begin(), game.end(), less) - game.begin();
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
           {player, " is missing from the other game; both are played by the same players."});
  }
}

class Scorer {
 public:
  explicit Scorer(const TwoGameRequest& request) : request_(request), rows_(request.games[0].size()) {
    for (size_t i = 0; i < rows_.size(); ++i) rows_[i].player = request.games[0][i].player;
    if (request.working) sheet_.working.emplace();
  }

  TwoGameSheet& score() {
    const auto by_total = [&](int a, int b) { return rows_[a].total.value <=> rows_[b].total.value; };
    for (TwoGameRow& row : rows_) score_row(row);
    for (const Placed& placed : placed(rows_.size(), by_total)) {
      TwoGameRow& row = sheet_.rows.emplace_back(std::move(rows_[placed.index]));
      row.place = placed.place;
      row.shared = placed.shared();
    }
    if (request_.working) work();
    return sheet_;
  }

 private:
  bool each_game() const { return request_.rounding == Rounding::each_game; }

  Fraction percent(std::string_view player, size_t number) const {
    const Game& game = request_.games[number];
    return full * game[seat_of(game, player)].score / game[winners_seat(game)].score;
  }

  Fraction sum(std::string_view player) const { return percent(player, 0) + percent(player, 1); }

  void score_row(TwoGameRow& row) {
    const int places = each_game() ? 0 : percent_places;
    for (size_t number = 0; number < request_.games.size(); ++number) {
      const Game& game = request_.games[number];
      const Fraction exact = percent(row.player, number);
      row.scores.push_back(shortest(game[seat_of(game, row.player)].score));
      row.percents.push_back({rounded(exact, percent_places), percent_places});
      row.points.push_back({rounded(exact, places), places});
      row.total.value = row.total.value + row.points[number].value;
    }
    if (!each_game()) row.total.value = rounded(sum(row.player), 0);
  }

  void work() {
    for (int number = 0; number < static_cast<int>(sheet_.rows.size()); ++number) {
      const TwoGameRow& row = sheet_.rows[number];
      for (size_t game = 0; game < request_.games.size(); ++game) {
        const std::string best = plain(request_.games[game][winners_seat(request_.games[game])].score);
        sheet_.working->push_back(step(number, "percent",
                                       {text(full), " × ", text(row.scores[game]), " ÷ ", best},
                                       percent(row.player, game), row.points[game]));
      }
      const Fraction total = each_game() ? exactly(row.total.value) : sum(row.player);
      sheet_.working->push_back(
          step(number, "total", {text(row.points[0]), " + ", text(row.points[1])}, total, row.total));
    }
  }

  const TwoGameRequest& request_;
  std::vector<TwoGameRow> rows_;
  TwoGameSheet sheet_;
};

}  // namespace

Problems check(const TwoGameRequest& request) {
  Problems problems;
  const Pointer list = Pointer() / "games";
  check_count(problems, list, "games", static_cast<int64_t>(request.games.size()), games_in_final);
  for (size_t i = 0; i < request.games.size(); ++i) check_game(problems, list / i, request.games[i]);
  if (request.games.size() != static_cast<size_t>(games_in_final.most)) return problems;
  check_same_players(problems, list / size_t{0}, request.games[0], request.games[1]);
  check_same_players(problems, list / size_t{1}, request.games[1], request.games[0]);
  return problems;
}

TwoGameSheet score_final(const TwoGameRequest& request) { return std::move(Scorer(request).score()); }

}  // namespace tallysheet::union_pacific
