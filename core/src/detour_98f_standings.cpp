// Standings, comparison of games and best countries of Detour 98f. Source: core/SOURCES.md, Detour 98f 6 to 8.
#include <array>
#include <limits>

#include "tallysheet/detour_98f.hpp"

namespace tallysheet::detour_98f {
namespace {

using diplomacy::power_count;

constexpr int points_places = 2;
constexpr std::int64_t no_game = std::numeric_limits<std::int64_t>::min();
/// The index in Criteria of a player's best game, which follows total, wins and draws.
constexpr std::size_t first_game_criterion = 3;
/// Indexed by criterion.
constexpr std::array<std::optional<Separator>, std::tuple_size_v<Criteria>> separators = {std::nullopt,
                                                                                          Separator::wins,
                                                                                          Separator::draws,
                                                                                          Separator::best_game,
                                                                                          Separator::second_best_game,
                                                                                          Separator::third_best_game};

LevelOn compared() {
  LevelOn compared = {"total"};
  for (const auto& [separator, name] : separator_names) compared.push_back(name);
  return compared;
}

/// A game's seven scores from first place to last; those of the eliminated are zero.
using PointsByPlace = std::array<std::int64_t, power_count>;

/// One seat in one game.
struct Seated {
  std::size_t player;
  std::size_t game;
  diplomacy::Power power;
  Outcome outcome;
  std::int64_t centres;
  Decimal points;
  /// A packed_result(); greater is better.
  std::int64_t result;
};

// Packs the first six figures by which games compare into one number, most significant first.
std::int64_t packed_result(const Row& row, const std::optional<LastHeld>& last_held) {
  constexpr std::int64_t outcomes = outcome_names.size();
  constexpr std::int64_t place_count = power_count;
  constexpr std::int64_t point_count = 1'100'001;  // in units of a Decimal
  constexpr std::int64_t year_count = 2'101;
  constexpr std::int64_t centre_count = 18;
  std::int64_t packed = outcomes - static_cast<std::int64_t>(row.outcome);
  packed = packed * point_count + row.points.value.units();
  packed = packed * place_count + static_cast<std::int64_t>(power_count - row.place);
  packed = packed * place_count + static_cast<std::int64_t>(power_count - row.shared_by);
  packed = packed * year_count + (last_held ? last_held->year : 0);
  return packed * centre_count + (last_held ? last_held->centres : 0);
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
    const Sheet sheet = score_game(game);
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
      const Row& row = sheet.rows[i];
      const std::size_t player = players_.appearances()[seats_.size()];
      seats_.push_back({player, number, row.power, row.outcome, row.centres, row.points.value,
                        packed_result(row, game.powers[i].last_held)});
      if (row.outcome != Outcome::elimination) set_points(number, row);
    }
  }

  // More centres never mean fewer points, so the order of places is the order of points.
  void set_points(std::size_t game, const Row& row) {
    for (std::size_t i = 0; i < row.shared_by; ++i) points_[game][row.place - 1 + i] = row.points.value.units();
  }

  // Seats with equal results have equal points. The larger margin is therefore the one over the smaller scores of the
  // others, which is in the game that ranks later by its scores.
  void rank_seats() {
    std::vector<std::int64_t> margins(points_.size());
    for (const Ranked& ranked : rank_keys(points_, Ties::share_the_place)) {
      margins[ranked.index] = static_cast<std::int64_t>(ranked.place);
    }
    constexpr std::int64_t margin_count = games_in_event.maximum + 1;
    order_ = rank_all(seats_, [&](const Seated& seat) { return seat.result * margin_count + margins[seat.game]; });
  }

  Roster players_;
  std::vector<Seated> seats_;
  /// Indexed by game.
  std::vector<PointsByPlace> points_;
  std::vector<Ranked> order_;
};

/// A player's results and the criteria that rank them.
struct Totals {
  int wins = 0;
  int draws = 0;
  std::size_t games = 0;
  Criteria criteria = {0, 0, 0, no_game, no_game, no_game};

  // Takes games from best to worst. `place` is the game's place among all games.
  void add(const Seated& seat, std::size_t place) {
    if (seat.outcome == Outcome::win) ++wins;
    if (seat.outcome == Outcome::draw) ++draws;
    criteria[0] += seat.points.units();
    criteria[1] = wins;
    criteria[2] = draws;
    const std::size_t criterion = first_game_criterion + games++;
    if (criterion < criteria.size()) criteria[criterion] = -static_cast<std::int64_t>(place);
  }
};

// Indexed by the player's number.
std::vector<Totals> totals_of(const Record& record) {
  std::vector<Totals> totals(record.players().names().size());
  for (const Ranked& ranked : record.order()) {
    const Seated& seat = record.seats()[ranked.index];
    totals[seat.player].add(seat, ranked.place);
  }
  return totals;
}

std::optional<Separator> separator(const Totals& above, const Totals& below) {
  const std::size_t criterion = first_difference(above.criteria, below.criteria);
  return criterion < separators.size() ? separators[criterion] : std::nullopt;
}

// Leaves the rows' games empty.
std::vector<StandingsRow> standings_rows(const std::vector<Totals>& totals, const std::vector<Ranked>& order,
                                         const Roster& players) {
  std::vector<StandingsRow> rows(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Totals& own = totals[order[i].index];
    StandingsRow& row = rows[i];
    row.set(players.names()[order[i].index], order[i]);
    row.total = {Decimal::from_units(own.criteria[0]), points_places};
    row.wins = own.wins;
    row.draws = own.draws;
    row.games.reserve(own.games);
    if (i > 0) row.separated_by = separator(totals[order[i - 1].index], own);
  }
  return rows;
}

}  // namespace

Standings standings(const StandingsRequest& request) {
  const Record record(request.games);
  const std::vector<Totals> totals = totals_of(record);
  const auto order = rank_all(totals, [](const Totals& own) { return own.criteria; });
  Standings standings = {standings_rows(totals, order, record.players())};
  std::vector<std::size_t> row_of_player(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) row_of_player[order[i].index] = i;
  for (const Ranked& ranked : record.order()) {
    const Seated& seat = record.seats()[ranked.index];
    standings.rows[row_of_player[seat.player]].games.push_back(
        {seat.game, seat.power, {seat.points, points_places}, seat.outcome});
  }
  standings.level_on = level_on(order, compared());
  return standings;
}

BestCountries best_countries(const BestCountriesRequest& request) {
  if (request.games.empty()) return {};
  BestCountries result;
  for (const auto& [power, name] : diplomacy::power_names) result.awards.push_back({power, {}});
  const Record record(request.games);
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
         {seat.points, points_places},
         seat.outcome});
  }
  return result;
}

}  // namespace tallysheet::detour_98f
