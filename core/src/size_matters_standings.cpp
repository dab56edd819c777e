// Standings of Size Matters. Source: core/SOURCES.md, Size Matters 7.
#include "tallysheet/size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

using diplomacy::power_count;

constexpr int score_places = 2;

/// Sums over a player's games.
struct Totals {
  int games = 0;
  int solos = 0;
  Decimal points;
  Decimal points_difference;
  /// Set for players still tied when head-to-head applies.
  std::optional<Decimal> head_to_head;
};

/// The players' totals, and the criteria that rank them.
class Table {
 public:
  explicit Table(const Event& event)
      : event_(event),
        roster_(roster_of(event.games, &Game::powers)),
        totals_(roster_.names().size()),
        criteria_(totals_.size()),
        scores_(roster_.appearances().size()) {
    for (std::size_t i = 0; i < event.games.size(); ++i) enter(event.games[i], i * power_count);
    for (std::size_t i = 0; i < totals_.size(); ++i) criteria_[i] = {totals_[i].points.units(), totals_[i].solos};
    std::size_t criterion = 2;
    for (const TieBreaker tie_breaker : event.tie_breakers) apply(tie_breaker, criterion++);
  }

  Standings standings() const {
    const std::vector<Ranked> order = rank();
    Standings standings = {std::vector<StandingsRow>(order.size())};
    for (std::size_t i = 0; i < order.size(); ++i) {
      const Totals& own = totals_[order[i].index];
      StandingsRow& row = standings.rows[i];
      row.set(roster_.names()[order[i].index], order[i]);
      row.games = own.games;
      row.solos = own.solos;
      row.total = {own.points, score_places};
      row.points_difference = {own.points_difference, score_places};
      if (own.head_to_head) row.head_to_head = {*own.head_to_head, score_places};
      if (i > 0) row.separated_by = separator(criteria_[order[i - 1].index], criteria_[order[i].index]);
    }
    standings.level_on = level_on(order, compared());
    return standings;
  }

 private:
  LevelOn compared() const {
    LevelOn compared = {"total", name_of(Separator::solos)};
    for (const TieBreaker tie_breaker : event_.tie_breakers) compared.push_back(name_of(tie_breaker));
    return compared;
  }

  std::vector<Ranked> rank() const { return rank_keys(criteria_, Ties::share_the_place); }

  // `first_seat` is the index of the game's first seat.
  void enter(const Game& game, std::size_t first_seat) {
    const Sheet sheet = score_game(game, event_);
    Decimal sum;
    for (const Row& row : sheet.rows) sum += row.score.value;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
      scores_[first_seat + i] = sheet.rows[i].score.value;
      add_game(totals_[roster_.appearances()[first_seat + i]], sheet.rows[i], sum);
    }
  }

  // `sum` adds up all scores of the game. A score minus each of the six others, in total, is seven times the score
  // minus `sum`.
  static void add_game(Totals& totals, const Row& row, Decimal sum) {
    ++totals.games;
    if (row.centres >= diplomacy::centres_for_solo) ++totals.solos;
    totals.points += row.score.value;
    totals.points_difference += diplomacy::powers_in_game.maximum * row.score.value - sum;
  }

  void apply(TieBreaker tie_breaker, std::size_t criterion) {
    if (tie_breaker == TieBreaker::head_to_head) return apply_head_to_head(criterion);
    for (std::size_t i = 0; i < totals_.size(); ++i) criteria_[i][criterion] = totals_[i].points_difference.units();
  }

  // Counts points in the games that all players of a tie took part in.
  void apply_head_to_head(std::size_t criterion) {
    std::vector<Ranked> standing(totals_.size());
    for (const Ranked& ranked : rank()) standing[ranked.index] = ranked;
    for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
      const std::size_t player = roster_.appearances()[seat];
      if (all_sat(seat - seat % power_count, standing, standing[player]))
        criteria_[player][criterion] += scores_[seat].units();
    }
    for (std::size_t i = 0; i < totals_.size(); ++i) {
      if (standing[i].is_tied()) totals_[i].head_to_head = Decimal::from_units(criteria_[i][criterion]);
    }
  }

  // Whether all players tied with this one took part in the game whose first seat is `first_seat`.
  bool all_sat(std::size_t first_seat, const std::vector<Ranked>& standing, const Ranked& tied) const {
    if (!tied.is_tied()) return false;
    std::size_t sat = 0;
    for (std::size_t i = 0; i < power_count; ++i) {
      if (standing[roster_.appearances()[first_seat + i]].place == tied.place) ++sat;
    }
    return sat == tied.tied;
  }

  std::optional<Separator> separator(const Criteria& above, const Criteria& below) const {
    const std::size_t criterion = first_difference(above, below);
    if (criterion == 0 || criterion == above.size()) return std::nullopt;
    if (criterion == 1) return Separator::solos;
    const bool difference = event_.tie_breakers[criterion - 2] == TieBreaker::points_difference;
    return difference ? Separator::points_difference : Separator::head_to_head;
  }

  const Event& event_;
  Roster roster_;
  /// Indexed by the player's number.
  std::vector<Totals> totals_;
  /// Indexed by the player's number: points, solos, then the tie-breakers in their order.
  std::vector<Criteria> criteria_;
  /// Indexed by seat, over all games.
  std::vector<Decimal> scores_;
};

}  // namespace

Standings standings(const Event& event) { return Table(event).standings(); }

}  // namespace tallysheet::size_matters
