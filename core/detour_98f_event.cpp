// Standings, comparison of games and best countries of Detour 98f. Source:
// rules/003_dab16e0d90e9b367.txt, parts 3 and 4; rules/READINGS.md, Detour 98f 6 to 8.
#include <algorithm>
#include <limits>

#include "detour_98f.hpp"

namespace tallysheet::detour_98f {
namespace {

constexpr size_t compared_games = 3;
constexpr size_t game_criteria = 3;
constexpr int64_t no_game = std::numeric_limits<int64_t>::min();

using Margins = std::array<int64_t, 7>;

/// One seat in one game.
struct Played {
  int player = 0;
  Holder holder;
  diplomacy::Power power = diplomacy::Power::austria;
  int place = 0;
  int shared_by = 0;
  LastHeld last_held;
};

std::strong_ordering compared(int64_t a, int64_t b) { return a <=> b; }

class Record {
 public:
  explicit Record(const std::vector<Game>& games) {
    for (const Game& game : games) enter(game);
    order_ = placed(played_.size(), [this](int a, int b) { return compare(played_[a], played_[b]); });
  }

  const std::vector<Played>& played() const { return played_; }
  const Roster& players() const { return players_; }
  /// Every seat of every game, the best first.
  const std::vector<Placed>& order() const { return order_; }

 private:
  void enter(const Game& game) {
    const Sheet sheet = score_game(game);
    const int number = static_cast<int>(margins_.size());
    Margins& margins = margins_.emplace_back();
    for (size_t i = 0; i < sheet.rows.size(); ++i) {
      const Row& row = sheet.rows[i];
      played_.push_back({players_.number(row.player),
                         {number, row.player, row.centres, row.points, row.outcome},
                         row.power,
                         row.place,
                         row.shared_by,
                         game.powers[i].last_held.value_or(LastHeld())});
      margins[i] = row.outcome == Outcome::elimination ? 0 : row.points.value.units;
    }
    std::sort(margins.begin(), margins.end(), std::greater<>());
  }

  std::strong_ordering compare(const Played& a, const Played& b) const {
    const std::array<std::strong_ordering, 6> turns = {
        compared(static_cast<int>(b.holder.outcome), static_cast<int>(a.holder.outcome)),
        compared(a.holder.points.value.units, b.holder.points.value.units),
        compared(b.place, a.place),
        compared(b.shared_by, a.shared_by),
        compared(a.last_held.year, b.last_held.year),
        compared(a.last_held.centres, b.last_held.centres),
    };
    for (const auto turn : turns) {
      if (turn != 0) return turn;
    }
    return compare_margins(a, b);
  }

  // Both have the same points, so that the larger margin is over the smaller score.
  std::strong_ordering compare_margins(const Played& a, const Played& b) const {
    const Margins& of_a = margins_[a.holder.game];
    const Margins& of_b = margins_[b.holder.game];
    const auto [first, other] = std::mismatch(of_a.begin(), of_a.end(), of_b.begin());
    return first == of_a.end() ? std::strong_ordering::equal : compared(*other, *first);
  }

  Roster players_;
  std::vector<Played> played_;
  /// For each game, the seven scores from first to last.
  std::vector<Margins> margins_;
  std::vector<Placed> order_;
};

void add(StandingsRow& row, const Played& played) {
  const Holder& holder = played.holder;
  row.player = holder.player;
  row.total = {row.total.value + holder.points.value, holder.points.places};
  row.wins += holder.outcome == Outcome::win;
  row.draws += holder.outcome == Outcome::draw;
  row.games.push_back({holder.game, played.power, holder.points, holder.outcome});
}

}  // namespace

Standings standings(const StandingsRequest& request) {
  const Record record(request.games);
  std::vector<StandingsRow> rows(record.players().size());
  std::vector<Criteria> best_games(rows.size());
  for (const Placed& placed : record.order()) {
    const Played& played = record.played()[placed.index];
    add(rows[played.player], played);
    Criteria& best = best_games[played.player];
    if (best.size() < compared_games) best.push_back(-placed.place);
  }
  std::vector<Criteria> criteria(rows.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    criteria[i] = {rows[i].total.value.units, rows[i].wins, rows[i].draws};
    best_games[i].resize(compared_games, no_game);
    criteria[i].insert(criteria[i].end(), best_games[i].begin(), best_games[i].end());
  }

  Standings standings;
  const Criteria* above = nullptr;
  for (const Placed& placed : placed(rows.size(), [&](int a, int b) { return compare(criteria[a], criteria[b]); })) {
    StandingsRow& row = standings.rows.emplace_back(std::move(rows[placed.index]));
    row.place = placed.place;
    row.shared = placed.shared();
    const size_t split = above == nullptr ? 0 : splits(*above, criteria[placed.index]);
    if (split > 0 && split < game_criteria + compared_games) row.separated_by = static_cast<Separator>(split - 1);
    above = &criteria[placed.index];
  }
  return standings;
}

BestCountries best_countries(const BestCountriesRequest& request) {
  const Record record(request.games);
  std::array<int, diplomacy::power_names.size()> best{};
  std::array<Award, diplomacy::power_names.size()> awards;
  for (const Placed& placed : record.order()) {
    const Played& played = record.played()[placed.index];
    const size_t power = static_cast<size_t>(played.power);
    if (best[power] == 0) best[power] = placed.place;
    if (best[power] == placed.place) awards[power].holders.push_back(played.holder);
  }
  BestCountries result;
  for (size_t power = 0; power < awards.size(); ++power) {
    if (awards[power].holders.empty()) continue;
    awards[power].power = static_cast<diplomacy::Power>(power);
    result.awards.push_back(std::move(awards[power]));
  }
  return result;
}

}  // namespace tallysheet::detour_98f
