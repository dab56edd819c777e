// Standings, comparison of games and best countries of Detour 98f. Source: core/SOURCES.md, Detour 98f 6 to 8.
#include <array>
#include <limits>

#include "detour_98f_game.hpp"
#include "tallysheet/criteria.hpp"

namespace tallysheet::detour_98f {
namespace {

using diplomacy::power_count;

constexpr int points_places = 2;

/// A game's seven scores from first place to last; those of the eliminated are zero.
using PointsByPlace = std::array<std::int64_t, power_count>;

/// A figure of which less is better.
template <class Value>
struct LessIsBetter {
  Value value;

  friend bool operator==(const LessIsBetter&, const LessIsBetter&) = default;
  friend auto operator<=>(const LessIsBetter& one, const LessIsBetter& other) { return other.value <=> one.value; }
};

/// The place of a game that was not played.
constexpr LessIsBetter<std::size_t> no_game = {std::numeric_limits<std::size_t>::max()};

/// The figures by which games are compared, in this order; greater is better.
struct GameResult {
  LessIsBetter<Outcome> outcome;
  Decimal points;
  LessIsBetter<std::size_t> place;
  LessIsBetter<std::size_t> shared_by;
  /// Zero for a power with centres.
  LastHeld last_held;
  /// The game's place by its scores. Two with the same points have the larger margins over the smaller scores of the
  /// others, which are those of the game that ranks later.
  std::size_t margin = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): version 14 takes the comparison with zero for one with a pointer
  friend auto operator<=>(const GameResult&, const GameResult&) = default;
};

/// One seat in one game.
struct Seated {
  std::size_t player;
  std::size_t game;
  diplomacy::Power power;
  std::int64_t centres;
  GameResult result;
};

GameResult result_of(const Row& row, const std::optional<LastHeld>& last_held) {
  return {{row.outcome}, row.points.value, {row.place}, {row.shared_by}, last_held.value_or(LastHeld())};
}

/// Every seat of every game, with their ranking.
class Record {
 public:
  explicit Record(const std::vector<Game>& games) : players_(roster_of(games, &Game::powers)), points_(games.size()) {
    seats_.reserve(players_.appearances().size());
    for (std::size_t i = 0; i < games.size(); ++i) enter(games[i], i);
    rank_seats();
  }

  const Roster& players() const { return players_; }
  const std::vector<Seated>& seats() const { return seats_; }
  /// The seats, best first.
  const std::vector<Ranked>& order() const { return order_; }

 private:
  void enter(const Game& game, std::size_t number) {
    const Sheet sheet = sheet_of(game);
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
      const Row& row = sheet.rows[i];
      const std::size_t player = players_.appearances()[seats_.size()];
      seats_.push_back({player, number, row.power, row.centres, result_of(row, game.powers[i].last_held)});
      if (row.outcome != Outcome::elimination) set_points(number, row);
    }
  }

  // More centres never mean fewer points, so the order of places is the order of points.
  void set_points(std::size_t game, const Row& row) {
    for (std::size_t i = 0; i < row.shared_by; ++i) points_[game][row.place - 1 + i] = row.points.value.units();
  }

  void rank_seats() {
    std::vector<std::size_t> margins(points_.size());
    for (const Ranked& ranked : rank_keys(points_)) margins[ranked.index] = ranked.place;
    for (Seated& seat : seats_) seat.result.margin = margins[seat.game];
    order_ = rank(seats_.size(),
                  [&](std::size_t one, std::size_t other) { return seats_[one].result > seats_[other].result; });
  }

  Roster players_;
  std::vector<Seated> seats_;
  /// Indexed by game.
  std::vector<PointsByPlace> points_;
  std::vector<Ranked> order_;
};

/// Sums over a player's games.
struct Totals {
  Decimal points;
  int wins = 0;
  int draws = 0;
  std::size_t games = 0;
  /// The places of the best games among all games.
  std::array<LessIsBetter<std::size_t>, 3> best_games = {no_game, no_game, no_game};

  // Takes games from best to worst. `place` is the game's place among all games.
  void add(const GameResult& result, std::size_t place) {
    points += result.points;
    if (result.outcome.value == Outcome::win) ++wins;
    if (result.outcome.value == Outcome::draw) ++draws;
    if (games < best_games.size()) best_games[games] = {place};
    ++games;
  }
};

template <std::size_t index>
std::strong_ordering by_best_game(const Totals& one, const Totals& other) {
  return one.best_games[index] <=> other.best_games[index];
}

Criteria<Totals, Separator> all_criteria() {
  return {
      {std::nullopt, by<&Totals::points>},
      {Separator::wins, by<&Totals::wins>},
      {Separator::draws, by<&Totals::draws>},
      {Separator::best_game, by_best_game<0>},
      {Separator::second_best_game, by_best_game<1>},
      {Separator::third_best_game, by_best_game<2>},
  };
}

// Indexed by the player's number.
std::vector<Totals> totals_of(const Record& record) {
  std::vector<Totals> totals(record.players().names().size());
  for (const Ranked& ranked : record.order()) {
    const Seated& seat = record.seats()[ranked.index];
    totals[seat.player].add(seat.result, ranked.place);
  }
  return totals;
}

// Leaves the rows' games empty.
std::vector<StandingsRow> standings_rows(const std::vector<Totals>& totals, const Criteria<Totals, Separator>& criteria,
                                         const std::vector<Ranked>& order, const Roster& players) {
  std::vector<StandingsRow> rows(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Totals& own = totals[order[i].index];
    StandingsRow& row = rows[i];
    row.set(players.names()[order[i].index], order[i]);
    row.total = {own.points, points_places};
    row.wins = own.wins;
    row.draws = own.draws;
    row.games.reserve(own.games);
    if (i > 0) row.separated_by = criteria.separator(totals[order[i - 1].index], own);
    if (row.separated_by) row.criterion = identifier_of(name_of(*row.separated_by));
  }
  return rows;
}

}  // namespace

Standings standings(const Checked<StandingsRequest>& request) {
  const Record record(request->games);
  const std::vector<Totals> totals = totals_of(record);
  const Criteria<Totals, Separator> criteria = all_criteria();
  const std::vector<Ranked> order = criteria.rank(totals);
  Standings standings = {standings_rows(totals, criteria, order, record.players())};
  std::vector<std::size_t> row_of_player(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) row_of_player[order[i].index] = i;
  for (const Ranked& ranked : record.order()) {
    const Seated& seat = record.seats()[ranked.index];
    standings.rows[row_of_player[seat.player]].games.push_back(
        {seat.game, seat.power, {seat.result.points, points_places}, seat.result.outcome.value});
  }
  standings.level_on = criteria.level_on(order);
  standings.criteria = identifiers_of(standings.level_on);
  return standings;
}

BestCountries best_countries(const Checked<BestCountriesRequest>& request) {
  if (request->games.empty()) return {};
  BestCountries result;
  for (const auto& [power, name] : diplomacy::power_names) result.awards.push_back({power, {}});
  const Record record(request->games);
  std::array<std::size_t, power_count> best_place{};
  for (const Ranked& ranked : record.order()) {
    const Seated& seat = record.seats()[ranked.index];
    std::size_t& best = best_place[diplomacy::index_of(seat.power)];
    if (best == 0) best = ranked.place;
    if (ranked.place > best) continue;
    result.awards[diplomacy::index_of(seat.power)].holders.push_back(
        {seat.game,
         std::string(record.players().names()[seat.player]),
         seat.centres,
         {seat.result.points, points_places},
         seat.result.outcome.value});
  }
  return result;
}

}  // namespace tallysheet::detour_98f
