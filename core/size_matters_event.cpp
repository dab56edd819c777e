// Standings of Size Matters. Source: rules/002_782ad8ccb673dfe3.txt, on tied points; rules/READINGS.md,
// Size Matters 7.
#include "size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

/// What one player won in one game.
struct Share {
  int player = 0;
  Decimal points;
};

using Shares = std::array<Share, diplomacy::power_names.size()>;

class Table {
 public:
  explicit Table(const Event& event) : event_(event) {
    for (const Game& game : event.games) enter(game);
    for (size_t i = 0; i < rows_.size(); ++i) {
      rows_[i].player = roster_.name(static_cast<int>(i));
      criteria_.push_back({rows_[i].total.value.units, rows_[i].solos});
    }
    for (const TieBreaker tie_breaker : event.tie_breakers) {
      if (tie_breaker == TieBreaker::points_difference) add_points_difference();
      else add_head_to_head();
    }
  }

  Standings ranked() {
    Standings standings;
    for (const Placed& placed : in_order()) {
      const Criteria* above = last_ < 0 ? nullptr : &criteria_[last_];
      StandingsRow& row = standings.rows.emplace_back(rows_[placed.index]);
      row.place = placed.place;
      row.shared = placed.shared();
      if (above != nullptr) row.separated_by = separator(splits(*above, criteria_[placed.index]));
      last_ = placed.index;
    }
    return standings;
  }

 private:
  void enter(Game game) {
    if (!game.rounding) game.rounding = event_.rounding;
    if (!game.floor) game.floor = event_.floor;
    const Sheet sheet = score_game(game);
    Shares& shares = games_.emplace_back();
    Decimal sum;
    for (const Row& row : sheet.rows) sum = sum + row.score.value;
    for (size_t i = 0; i < shares.size(); ++i) {
      const Row& row = sheet.rows[i];
      shares[i] = {roster_.number(row.player), row.score.value};
      if (roster_.size() > static_cast<int>(rows_.size())) rows_.emplace_back();
      add(rows_[shares[i].player], row, sum);
    }
  }

  static void add(StandingsRow& into, const Row& row, Decimal sum) {
    const int64_t seats = powers_in_draw.most;
    into.total = {into.total.value + row.score.value, row.score.places};
    into.points_difference = {into.points_difference.value + seats * row.score.value - sum, row.score.places};
    into.games += 1;
    into.solos += row.centres >= diplomacy::centres_for_solo;
  }

  std::vector<Placed> in_order() const {
    return placed(rows_.size(), [this](int a, int b) { return compare(criteria_[a], criteria_[b]); });
  }

  void add_points_difference() {
    for (size_t i = 0; i < rows_.size(); ++i) criteria_[i].push_back(rows_[i].points_difference.value.units);
  }

  void add_head_to_head() {
    std::vector<Placed> standing(rows_.size());
    for (const Placed& placed : in_order()) standing[placed.index] = placed;
    std::vector<int64_t> points(rows_.size());
    for (const Shares& shares : games_) {
      for (const Share& share : shares) {
        if (all_sat(shares, standing, standing[share.player])) points[share.player] += share.points.units;
      }
    }
    for (size_t i = 0; i < rows_.size(); ++i) criteria_[i].push_back(points[i]);
  }

  // Whether everyone on that place sat in the game.
  static bool all_sat(const Shares& shares, const std::vector<Placed>& standing, const Placed& level) {
    int sat = 0;
    for (const Share& share : shares) sat += standing[share.player].place == level.place;
    return level.shared() && sat == level.level;
  }

  std::optional<Separator> separator(size_t criterion) const {
    if (criterion == 0 || criterion == criteria_[0].size()) return std::nullopt;
    if (criterion == 1) return Separator::solos;
    const bool difference = event_.tie_breakers[criterion - 2] == TieBreaker::points_difference;
    return difference ? Separator::points_difference : Separator::head_to_head;
  }

  const Event& event_;
  Roster roster_;
  std::vector<StandingsRow> rows_;
  std::vector<Shares> games_;
  /// For each player: points, solos, then the tie-breakers in their order.
  std::vector<Criteria> criteria_;
  int last_ = -1;
};

}  // namespace

Standings standings(const Event& event) { return Table(event).ranked(); }

}  // namespace tallysheet::size_matters
