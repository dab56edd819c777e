// Standings of Size Matters. Source: rules/002_782ad8ccb673dfe3.txt, on tied points; rules/READINGS.md,
// Size Matters 7.
#include "size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

constexpr size_t seats_in_game = diplomacy::power_names.size();

class Table {
 public:
  explicit Table(const Event& event)
      : event_(event),
        roster_(appearances(event.games, &Game::powers)),
        rows_(roster_.size()),
        criteria_(rows_.size()),
        points_(event.games.size() * seats_in_game) {
    for (size_t i = 0; i < event.games.size(); ++i) enter(event.games[i], i * seats_in_game);
    for (size_t i = 0; i < rows_.size(); ++i) {
      rows_[i].player = roster_.name(static_cast<int>(i));
      criteria_[i] = {rows_[i].total.value.units, rows_[i].solos};
    }
    size_t criterion = 2;
    for (const TieBreaker tie_breaker : event.tie_breakers) apply(tie_breaker, criterion++);
  }

  Standings ranked() {
    const List<Placed> order = placed(criteria_);
    rank(rows_, order);
    for (size_t i = 1; i < order.size(); ++i) rows_[i].separated_by = separator(split(order, criteria_, i));
    return {std::move(rows_)};
  }

 private:
  // The game's seats begin at `first`.
  void enter(const Game& game, size_t first) {
    const Sheet sheet = score_game(game, event_);
    Decimal sum;
    for (const Row& row : sheet.rows) sum = sum + row.score.value;
    for (size_t i = 0; i < sheet.rows.size(); ++i) {
      points_[first + i] = sheet.rows[i].score.value;
      add(rows_[roster_.number(first + i)], sheet.rows[i], sum);
    }
  }

  static void add(StandingsRow& into, const Row& row, Decimal sum) {
    const int64_t seats = powers_in_draw.most;
    into.total = {into.total.value + row.score.value, row.score.places};
    into.points_difference = {into.points_difference.value + seats * row.score.value - sum, row.score.places};
    into.games += 1;
    into.solos += row.centres >= diplomacy::centres_for_solo;
  }

  void apply(TieBreaker tie_breaker, size_t criterion) {
    if (tie_breaker == TieBreaker::head_to_head) return apply_head_to_head(criterion);
    for (size_t i = 0; i < rows_.size(); ++i) criteria_[i][criterion] = rows_[i].points_difference.value.units;
  }

  void apply_head_to_head(size_t criterion) {
    List<Placed> standing(rows_.size());
    for (const Placed& placed : placed(criteria_)) standing[placed.index] = placed;
    for (size_t seat = 0; seat < points_.size(); ++seat) {
      const int player = roster_.number(seat);
      if (all_sat(seat - seat % seats_in_game, standing, standing[player])) {
        criteria_[player][criterion] += points_[seat].units;
      }
    }
  }

  // Whether everyone on that place sat in the game whose seats begin at `first`.
  bool all_sat(size_t first, const List<Placed>& standing, const Placed& level) const {
    int sat = 0;
    for (size_t i = 0; i < seats_in_game; ++i) sat += standing[roster_.number(first + i)].place == level.place;
    return level.shared() && sat == level.level;
  }

  std::optional<Separator> separator(size_t criterion) const {
    if (criterion == 0) return std::nullopt;
    if (criterion == 1) return Separator::solos;
    const bool difference = event_.tie_breakers[criterion - 2] == TieBreaker::points_difference;
    return difference ? Separator::points_difference : Separator::head_to_head;
  }

  const Event& event_;
  Roster roster_;
  /// For each player, by number.
  List<StandingsRow> rows_;
  /// For each player: points, solos, then the tie-breakers in their order.
  List<Criteria> criteria_;
  /// For each seat of each game.
  List<Decimal> points_;
};

}  // namespace

Standings standings(const Event& event) { return Table(event).ranked(); }

}  // namespace tallysheet::size_matters
