// Standings, comparison of games and best countries of Detour 98f. Source:
// rules/003_dab16e0d90e9b367.txt, parts 3 and 4; rules/READINGS.md, Detour 98f 6 to 8.
#include <array>
#include <limits>

#include "detour_98f.hpp"

namespace tallysheet::detour_98f {
namespace {

constexpr size_t seats_in_game = diplomacy::power_names.size();
constexpr size_t game_criteria = 3;
constexpr int64_t no_game = std::numeric_limits<int64_t>::min();

/// A game's seven scores from first to last.
using Margins = std::array<int64_t, seats_in_game>;

/// One seat in one game.
struct Played {
  int player = 0;
  Holder holder;
  diplomacy::Power power = diplomacy::Power::austria;
  Criteria criteria{};
};

class Record {
 public:
  explicit Record(const List<Game>& games)
      : players_(appearances(games, &Game::powers)), played_(games.size() * seats_in_game), margins_(games.size()) {
    for (size_t i = 0; i < games.size(); ++i) enter(games[i], static_cast<int>(i));
    order_ = placed(played_.size(), [this](int a, int b) { return compare(played_[a], played_[b]); });
  }

  const List<Played>& played() const { return played_; }
  const Roster& players() const { return players_; }
  /// Every seat of every game, the best first.
  const List<Placed>& order() const { return order_; }

 private:
  void enter(const Game& game, int number) {
    const Sheet sheet = score_game(game);
    Margins& margins = margins_[number];
    for (size_t i = 0; i < sheet.rows.size(); ++i) {
      const Row& row = sheet.rows[i];
      const size_t seat = number * seats_in_game + i;
      const LastHeld held = game.powers[i].last_held.value_or(LastHeld());
      played_[seat] = {players_.number(seat),
                       {number, row.player, row.centres, row.points, row.outcome},
                       row.power,
                       {-static_cast<int>(row.outcome), row.points.value.units, -row.place, -row.shared_by,
                        held.year, held.centres}};
      if (row.outcome == Outcome::elimination) continue;
      // Who has more centres has no fewer points, so that the order of places is that of scores.
      for (int j = 0; j < row.shared_by; ++j) margins[row.place - 1 + j] = row.points.value.units;
    }
  }

  // After these criteria both have the same points, so that the larger margin is over the smaller score.
  std::strong_ordering compare(const Played& a, const Played& b) const {
    const std::strong_ordering order = tallysheet::compare(a.criteria, b.criteria);
    if (order != 0) return order;
    const Margins& of_a = margins_[a.holder.game];
    const Margins& of_b = margins_[b.holder.game];
    size_t rank = 0;
    while (rank + 1 < seats_in_game && of_a[rank] == of_b[rank]) ++rank;
    return of_b[rank] <=> of_a[rank];
  }

  Roster players_;
  List<Played> played_;
  /// For each game.
  List<Margins> margins_;
  List<Placed> order_;
};

/// Counts the games that go into each row.
List<StandingsRow> empty_rows(const Record& record) {
  List<StandingsRow> rows(record.players().size());
  List<int> games(rows.size());
  for (const Played& played : record.played()) ++games[played.player];
  for (size_t i = 0; i < rows.size(); ++i) rows[i].games = List<PlayedGame>(games[i]);
  return rows;
}

// `number` games, all better, are in the row before.
void add(StandingsRow& row, const Played& played, int number) {
  const Holder& holder = played.holder;
  row.player = holder.player;
  row.total = {row.total.value + holder.points.value, holder.points.places};
  row.wins += holder.outcome == Outcome::win;
  row.draws += holder.outcome == Outcome::draw;
  row.games[number] = {holder.game, played.power, holder.points, holder.outcome};
}

/// The rows by player, and what they are compared by: total, wins, draws, best games.
struct Rows {
  List<StandingsRow> rows;
  List<Criteria> criteria;
};

Rows rows_by_player(const Record& record) {
  Rows result = {empty_rows(record), List<Criteria>(record.players().size())};
  for (Criteria& criteria : result.criteria) criteria = {0, 0, 0, no_game, no_game, no_game};
  List<int> entered(result.rows.size());
  for (const Placed& placed : record.order()) {
    const Played& played = record.played()[placed.index];
    const int number = entered[played.player]++;
    StandingsRow& row = result.rows[played.player];
    Criteria& criteria = result.criteria[played.player];
    add(row, played, number);
    criteria[0] = row.total.value.units;
    criteria[1] = row.wins;
    criteria[2] = row.draws;
    if (game_criteria + number < criteria.size()) criteria[game_criteria + number] = -placed.place;
  }
  return result;
}

}  // namespace

Standings standings(const StandingsRequest& request) {
  Rows table = rows_by_player(Record(request.games));
  const List<Placed> order = placed(table.criteria);
  rank(table.rows, order);
  for (size_t i = 1; i < order.size(); ++i) {
    const size_t criterion = split(order, table.criteria, i);
    if (criterion > 0) table.rows[i].separated_by = static_cast<Separator>(criterion - 1);
  }
  return {std::move(table.rows)};
}

BestCountries best_countries(const BestCountriesRequest& request) {
  if (request.games.empty()) return {};
  const Record record(request.games);
  BestCountries result;
  std::array<int, seats_in_game> best{};
  std::array<int, seats_in_game> holders{};
  for (const Placed& placed : record.order()) {
    const size_t power = static_cast<size_t>(record.played()[placed.index].power);
    if (best[power] == 0) best[power] = placed.place;
    holders[power] += best[power] == placed.place;
  }
  result.awards = List<Award>(seats_in_game);
  for (size_t power = 0; power < seats_in_game; ++power) {
    Award& award = result.awards[power];
    award.power = static_cast<diplomacy::Power>(power);
    award.holders = List<Holder>(holders[power]);
  }
  for (const Placed& placed : record.order()) {
    const Played& played = record.played()[placed.index];
    const size_t power = static_cast<size_t>(played.power);
    List<Holder>& list = result.awards[power].holders;
    if (best[power] == placed.place) list[list.size() - holders[power]--] = played.holder;
  }
  return result;
}

}  // namespace tallysheet::detour_98f
