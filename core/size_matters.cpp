#include "size_matters.hpp"

namespace tallysheet::size_matters {
namespace {

constexpr int64_t points_in_all = 210;
constexpr int64_t seven_way_draw_score = 15;
/// The least share of the draw score, 6/7.
constexpr int64_t least_share = 6;
constexpr int64_t shares = 7;
constexpr int score_places = 2;
constexpr int exact_places = 4;

bool marked(const List<Seat>& seats) {
  for (const Seat& seat : seats) {
    if (seat.in_draw) return true;
  }
  return false;
}

/// A power's score under one rounding.
struct Score {
  Figure modifier;
  Fraction before_floor;
  bool floored;
  Figure points;
};

class Scorer {
 public:
  Scorer(const Game& game, const Settings& settings, Sheet& sheet)
      : game_(game),
        rounding_(game.rounding.value_or(settings.rounding)),
        floor_(game.floor.value_or(settings.floor)),
        solo_(diplomacy::has_solo(game.powers)),
        marked_(marked(game.powers)),
        sheet_(sheet) {
    sheet_.result = solo_ ? Result::solo : Result::draw;
    fill_rows();
    sheet_.base = {rounded(base(), score_places), score_places};
    if (!solo_) sheet_.draw_score = {rounded(draw_score(), score_places), score_places};
    if (game.working) start_working();
  }

  void score() {
    for (int i = 0; i < static_cast<int>(sheet_.rows.size()); ++i) {
      const Seat& seat = game_.powers[i];
      if (seat.soloes()) sheet_.rows[i].score.value = Decimal(points_in_all);
      else if (plays_a_part(seat)) modify(i);
    }
  }

 private:
  // Whether a share of the draw score or, next to a soloist, of its centres is due.
  bool plays_a_part(const Seat& seat) const {
    return solo_ || !marked_ ? seat.survives() : seat.in_draw.value_or(false);
  }

  void fill_rows() {
    for (size_t i = 0; i < sheet_.rows.size(); ++i) {
      const Seat& seat = game_.powers[i];
      Row& row = sheet_.rows[i];
      row.power = seat.power;
      row.player = seat.player;
      row.centres = seat.centres;
      row.in_draw = !solo_ && plays_a_part(seat);
      row.score.places = score_places;
      sheet_.players += plays_a_part(seat);
    }
  }

  Fraction base() const { return quotient(diplomacy::centres_in_all, sheet_.players); }

  bool seven_way() const { return sheet_.players == powers_in_draw.most; }

  Fraction draw_score() const {
    return seven_way() ? quotient(seven_way_draw_score, 1) : quotient(points_in_all, sheet_.players);
  }

  Fraction least() const { return quotient(least_share, shares) * draw_score(); }

  // What the modifier is applied to.
  Fraction modified(const Row& row) const { return solo_ ? quotient(row.centres, 1) : draw_score(); }

  Fraction exact_modifier(const Row& row) const { return quotient(row.centres * sheet_.players, diplomacy::centres_in_all); }

  Score score_of(const Row& row, Rounding rounding) const {
    const bool published = rounding == Rounding::published;
    const int places = published ? score_places : exact_places;
    Score score{{rounded(exact_modifier(row), places), places}, exact_modifier(row), false, {}};
    if (published) score.before_floor = exactly(score.modifier.value);
    score.before_floor = modified(row) * score.before_floor;
    const Fraction floor = least();
    score.floored = !solo_ && floor_ && score.before_floor < floor;
    score.points = {rounded(score.floored ? floor : score.before_floor, score_places), score_places};
    return score;
  }

  void modify(int number) {
    Row& row = sheet_.rows[number];
    const Score score = score_of(row, rounding_);
    row.modifier = score.modifier;
    row.floored = score.floored;
    row.score = score.points;
    if (game_.working) work(number, score);
  }

  void start_working() {
    tallysheet::work(sheet_.working, no_row, "base", "{} ÷ {}", {diplomacy::centres_in_all, sheet_.players}, base(), sheet_.base);
    if (solo_) return;
    tallysheet::work(sheet_.working, no_row, "drawScore", seven_way() ? "{}" : "{} ÷ {}",
                     {seven_way() ? seven_way_draw_score : points_in_all, sheet_.players}, draw_score(),
                     *sheet_.draw_score);
  }

  void work(int number, const Score& score) {
    const Row& row = sheet_.rows[number];
    const Text what = solo_ ? text(row.centres) : plain(sheet_.draw_score->value);
    const Text exact = filled("{} ÷ ( {} ÷ {} )", {row.centres, diplomacy::centres_in_all, sheet_.players});
    const bool published = rounding_ == Rounding::published;
    const Figure before = {rounded(score.before_floor, score_places), score_places};
    Working& working = sheet_.working;
    tallysheet::work(working, number, "modifier", "{}", {exact}, exact_modifier(row), score.modifier);
    tallysheet::work(working, number, "modified", "{} × {}", {what, published ? Term(score.modifier) : Term(exact)},
                     score.before_floor, before);
    if (score.floored) {
      tallysheet::work(working, number, "floor", "{} ÷ {} × {}",
                       {least_share, shares, what},
                       least(), row.score);
    }
    const Score other = score_of(row, published ? Rounding::exact : Rounding::published);
    tallysheet::work(working, number, "otherRounding", "", {}, other.points);
    const Figure difference = {other.points.value - row.score.value, score_places};
    tallysheet::work(working, number, "difference", "{} − {}", {other.points, row.score}, difference);
  }

  const Game& game_;
  Rounding rounding_;
  bool floor_;
  bool solo_;
  bool marked_;
  Sheet& sheet_;
};

}  // namespace

Sheet score_game(const Game& game, const Settings& settings) {
  Sheet sheet;
  sheet.rows = List<Row>(game.powers.size());
  Scorer(game, settings, sheet).score();
  return sheet;
}

Sheet score_game(const Game& game) { return score_game(game, {}); }

}  // namespace tallysheet::size_matters
