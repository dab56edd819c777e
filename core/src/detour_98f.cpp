#include "detour_98f_game.hpp"

#include <utility>

#include "tallysheet/format.hpp"

namespace tallysheet::detour_98f {
namespace {

constexpr std::int64_t points_of_draw = 100;
constexpr std::int64_t points_of_win = 110;
/// Points for position, indexed by place.
constexpr std::array<std::int64_t, diplomacy::power_count> position_points = {4, 3, 2, 1, 0, 0, 0};
constexpr std::int64_t first_decisive_fall = 1905;
constexpr int points_places = 2;

Outcome outcome_of(const Seat& seat, bool won) {
  if (!seat.survives()) return Outcome::elimination;
  if (!won) return Outcome::draw;
  return seat.has_soloed() ? Outcome::win : Outcome::loss;
}

bool had_centre_in_1905(const Seat& seat) {
  return seat.survives() || seat.last_held.value_or(LastHeld()).year >= first_decisive_fall;
}

class GameScorer {
 public:
  explicit GameScorer(const Game& game) : game_(game), won_(diplomacy::has_solo(game.powers)) {
    sheet_.result = won_ ? Result::win : Result::draw;
    sheet_.rows = std::vector<Row>(game.powers.size());
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) fill_row(sheet_.rows[i], game.powers[i]);
    set_places();
  }

  Sheet score() && {
    if (!won_) score_draw();
    return std::move(sheet_);
  }

 private:
  void fill_row(Row& row, const Seat& seat) const {
    row.power = *seat.power;
    row.player = seat.player;
    row.centres = *seat.centres;
    row.outcome = outcome_of(seat, won_);
    row.points = {row.outcome == Outcome::win ? Decimal(points_of_win) : Decimal(), points_places};
  }

  void set_places() {
    const auto order = rank_all(sheet_.rows, [](const Row& row) { return row.centres; });
    for (const Ranked& ranked : order) {
      sheet_.rows[ranked.index].place = ranked.place;
      sheet_.rows[ranked.index].shared_by = ranked.tied;
    }
    second_most_centres_ = sheet_.rows[order[1].index].centres;
  }

  void score_draw() {
    std::int64_t total = 0;
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
      Row& row = sheet_.rows[i];
      row.parts = parts_of(game_.powers[i], row);
      row.raw = row.parts->sum();
      total += *row.raw;
    }
    sheet_.raw_total = total;
    for (Row& row : sheet_.rows) row.points = round_figure(share(row), points_places);
    for (std::size_t i = 0; game_.working && i < sheet_.rows.size(); ++i) add_working(i);
  }

  Parts parts_of(const Seat& seat, const Row& row) const {
    const std::size_t lowest_place = row.place + row.shared_by - 1;
    Parts parts;
    parts.centres = row.centres;
    parts.fall_1905 = had_centre_in_1905(seat) ? 1 : 0;
    parts.survival = seat.survives() ? 1 : 0;
    parts.lead = row.place == 1 ? row.centres - second_most_centres_ : 0;  // a shared first place has no lead
    parts.position = position_points[lowest_place - 1];
    return parts;
  }

  Fraction share(const Row& row) const { return {Int128{*row.raw} * points_of_draw, *sheet_.raw_total}; }

  void add_working(std::size_t index) {
    const Row& row = sheet_.rows[index];
    const auto& [centres, fall_1905, survival, lead, position] = *row.parts;
    if (lead > 0) {
      add_step(sheet_.working, index, "lead", "{} − {}", {centres, second_most_centres_}, Figure{Decimal(lead), 0});
    }
    add_step(sheet_.working, index, "raw", "{} + {} + {} + {} + {}", {centres, fall_1905, survival, lead, position},
             Figure{Decimal(*row.raw), 0});
    add_step(sheet_.working, index, "points", "{} × {} ÷ {}", {*row.raw, points_of_draw, *sheet_.raw_total}, share(row),
             row.points);
  }

  const Game& game_;
  bool won_;
  std::int64_t second_most_centres_ = 0;
  Sheet sheet_;
};

}  // namespace

Sheet sheet_of(const Game& game) { return GameScorer(game).score(); }
Sheet score_game(const Checked<Game>& game) { return sheet_of(game); }

}  // namespace tallysheet::detour_98f
