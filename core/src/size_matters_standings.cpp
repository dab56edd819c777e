// Standings of Size Matters. Source: core/SOURCES.md, Size Matters 7.
#include "size_matters_game.hpp"
#include "tallysheet/criteria.hpp"

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

std::strong_ordering by_head_to_head(const Totals& one, const Totals& other) {
  return one.head_to_head.value_or(Decimal()) <=> other.head_to_head.value_or(Decimal());
}

/// The players' totals, and the criteria that rank them.
class Table {
 public:
  explicit Table(const Event& event)
      : event_(event),
        roster_(roster_of(event.games, &Game::powers)),
        totals_(roster_.names().size()),
        scores_(roster_.appearances().size()) {
    for (std::size_t i = 0; i < event.games.size(); ++i) enter(event.games[i], i * power_count);
    for (const TieBreaker tie_breaker : event.tie_breakers) add_criterion(tie_breaker);
  }

  Standings standings() const {
    const std::vector<Ranked> order = criteria_.rank(totals_);
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
      if (i > 0) row.separated_by = criteria_.separator(totals_[order[i - 1].index], own);
    }
    standings.level_on = criteria_.level_on(order);
    return standings;
  }

 private:
  // `first_seat` is the index of the game's first seat.
  void enter(const Game& game, std::size_t first_seat) {
    const Sheet sheet = sheet_of(game, event_);
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

  void add_criterion(TieBreaker tie_breaker) {
    if (tie_breaker == TieBreaker::points_difference) {
      return criteria_.add({Separator::points_difference, by<&Totals::points_difference>});
    }
    count_head_to_head();
    criteria_.add({Separator::head_to_head, by_head_to_head});
  }

  // Counts points in the games that all players of a tie took part in.
  void count_head_to_head() {
    std::vector<Ranked> standing(totals_.size());
    for (const Ranked& ranked : criteria_.rank(totals_)) {
      standing[ranked.index] = ranked;
      if (ranked.is_tied()) totals_[ranked.index].head_to_head = Decimal();
    }
    for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
      const std::size_t player = roster_.appearances()[seat];
      if (all_sat(seat - seat % power_count, standing, standing[player]))
        *totals_[player].head_to_head += scores_[seat];
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

  const Event& event_;
  Roster roster_;
  /// Indexed by the player's number.
  std::vector<Totals> totals_;
  Criteria<Totals, Separator> criteria_ = {{std::nullopt, by<&Totals::points>}, {Separator::solos, by<&Totals::solos>}};
  /// Indexed by seat, over all games.
  std::vector<Decimal> scores_;
};

}  // namespace

Standings standings(const Checked<Event>& event) { return Table(event).standings(); }

}  // namespace tallysheet::size_matters
