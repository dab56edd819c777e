#include "size_matters_game.hpp"

#include <algorithm>
#include <utility>

#include "tallysheet/format.hpp"

namespace tallysheet::size_matters {
namespace {

constexpr std::int64_t points_in_all = 210;
constexpr std::int64_t seven_way_draw_score = 15;
/// The floor, as a share of the draw score.
constexpr std::int64_t floor_numerator = 6;
constexpr std::int64_t floor_denominator = 7;
constexpr int score_places = 2;
constexpr int exact_modifier_places = 4;

bool any_marked(const std::vector<Seat>& seats) {
  return std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.in_draw.has_value(); });
}

/// A power's score under one of the roundings.
struct Score {
  Figure modifier;
  Fraction before_floor;
  bool floored = false;
  Figure points;
};

class GameScorer {
 public:
  GameScorer(const Game& game, const Settings& settings)
      : game_(game),
        rounding_(game.rounding.value_or(settings.rounding)),
        floor_(game.floor.value_or(settings.floor)),
        solo_(diplomacy::has_solo(game.powers)),
        marked_(any_marked(game.powers)),
        players_(std::count_if(game.powers.begin(), game.powers.end(),
                               [&](const Seat& seat) { return plays_a_part(seat); })),
        draw_score_(is_seven_way() ? Fraction{seven_way_draw_score, 1} : Fraction{points_in_all, players_}),
        lowest_drawn_score_(Fraction{floor_numerator, floor_denominator} * draw_score_) {}

  Sheet score() && {
    fill_sheet();
    if (game_.working) add_sheet_working();
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) fill_row(i);
    for (const Ranked& ranked : rank_all(sheet_.rows, [](const Row& row) { return row.score.value.units(); })) {
      sheet_.rows[ranked.index].place = ranked.place;
    }
    return std::move(sheet_);
  }

 private:
  // Whether the power shares the draw or, after a solo, scores for its centres.
  bool plays_a_part(const Seat& seat) const {
    return solo_ || !marked_ ? seat.survives() : seat.in_draw.value_or(false);
  }

  void fill_sheet() {
    sheet_.result = solo_ ? Result::solo : Result::draw;
    sheet_.players = players_;
    sheet_.base = round_figure(base(), score_places);
    if (!solo_) sheet_.draw_score = round_figure(draw_score_, score_places);
    sheet_.rows = std::vector<Row>(game_.powers.size());
  }

  void fill_row(std::size_t index) {
    const Seat& seat = game_.powers[index];
    Row& row = sheet_.rows[index];
    row.power = *seat.power;
    row.player = seat.player;
    row.centres = *seat.centres;
    row.in_draw = !solo_ && plays_a_part(seat);
    row.score.places = score_places;
    if (seat.has_soloed()) {
      row.score.value = Decimal(points_in_all);
      sheet_.soloist = seat.power;
    } else if (plays_a_part(seat)) {
      set_score(index);
    }
  }

  Fraction base() const { return {diplomacy::supply_centres, players_}; }
  bool is_seven_way() const { return players_ == powers_in_draw.maximum; }
  Fraction exact_modifier(const Row& row) const { return {Int128{row.centres} * players_, diplomacy::supply_centres}; }
  // The figure that the modifier multiplies.
  Fraction multiplied(const Row& row) const { return solo_ ? Fraction{row.centres, 1} : draw_score_; }

  Score score_of(const Row& row, Rounding rounding) const {
    const bool published = rounding == Rounding::published;
    Score score;
    score.modifier = round_figure(exact_modifier(row), published ? score_places : exact_modifier_places);
    score.before_floor = multiplied(row) * (published ? to_fraction(score.modifier.value) : exact_modifier(row));
    score.floored = !solo_ && floor_ && score.before_floor < lowest_drawn_score_;
    score.points = round_figure(score.floored ? lowest_drawn_score_ : score.before_floor, score_places);
    return score;
  }

  void set_score(std::size_t index) {
    Row& row = sheet_.rows[index];
    const Score score = score_of(row, rounding_);
    row.modifier = score.modifier;
    row.floored = score.floored;
    row.score = score.points;
    if (game_.working) add_row_working(index, score);
  }

  void add_sheet_working() {
    add_step(sheet_.working, whole_sheet, "base", "{} ÷ {}", {diplomacy::supply_centres, players_}, base(),
             sheet_.base);
    if (solo_) return;
    add_step(sheet_.working, whole_sheet, "drawScore", is_seven_way() ? "{}" : "{} ÷ {}",
             {is_seven_way() ? seven_way_draw_score : points_in_all, players_}, draw_score_, *sheet_.draw_score);
  }

  void add_row_working(std::size_t index, const Score& score) {
    const Row& row = sheet_.rows[index];
    const bool published = rounding_ == Rounding::published;
    const std::string exact = format("{} ÷ ( {} ÷ {} )", {row.centres, diplomacy::supply_centres, players_});
    const std::string modifier = published ? to_string(score.modifier) : exact;
    const std::string multiplied_text = solo_ ? to_string(row.centres) : format("{}", {sheet_.draw_score->value});
    add_step(sheet_.working, index, "modifier", "{}", {exact}, exact_modifier(row), score.modifier);
    add_step(sheet_.working, index, "modified", "{} × {}", {multiplied_text, modifier}, score.before_floor,
             round_figure(score.before_floor, score_places));
    if (score.floored) {
      add_step(sheet_.working, index, "floor", "{} ÷ {} × {}", {floor_numerator, floor_denominator, multiplied_text},
               lowest_drawn_score_, row.score);
    }
    add_other_rounding(index);
  }

  void add_other_rounding(std::size_t index) {
    const Row& row = sheet_.rows[index];
    const Figure other = score_of(row, rounding_ == Rounding::published ? Rounding::exact : Rounding::published).points;
    add_step(sheet_.working, index, "otherRounding", "", {}, other);
    add_step(sheet_.working, index, "difference", "{} − {}", {other, row.score},
             Figure{other.value - row.score.value, score_places});
  }

  const Game& game_;
  Rounding rounding_;
  bool floor_;
  bool solo_;
  /// Whether the request marks the powers that share the draw.
  bool marked_;
  std::int64_t players_;
  Fraction draw_score_;
  Fraction lowest_drawn_score_;
  Sheet sheet_;
};

}  // namespace

Sheet sheet_of(const Game& game, const Settings& settings) { return GameScorer(game, settings).score(); }
Sheet score_game(const Checked<Game>& game) { return sheet_of(game, {}); }

}  // namespace tallysheet::size_matters
