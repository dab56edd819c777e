#include "size_matters.hpp"

#include "text.hpp"

namespace tallysheet::size_matters {
namespace {

constexpr int64_t points_in_all = 210;
constexpr int64_t seven_way_draw_score = 15;
constexpr Fraction least_share = {6, 7};
constexpr int score_places = 2;
constexpr int exact_places = 4;

bool marked(const std::vector<Seat>& seats) {
  for (const Seat& seat : seats) {
    if (seat.in_draw) return true;
  }
  return false;
}

bool shares_draw(const Seat& seat, bool marked) { return marked ? seat.in_draw.value_or(false) : seat.survives(); }

int size_of_draw(const std::vector<Seat>& seats) {
  const bool are_marked = marked(seats);
  int size = 0;
  for (const Seat& seat : seats) size += shares_draw(seat, are_marked);
  return size;
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
  explicit Scorer(const Game& game) : game_(game), solo_(diplomacy::has_solo(game.powers)) {
    sheet_.result = solo_ ? Result::solo : Result::draw;
    sheet_.players = solo_ ? diplomacy::survivors(game.powers) : size_of_draw(game.powers);
    sheet_.base = {rounded({diplomacy::centres_in_all, sheet_.players}, score_places), score_places};
    if (!solo_) sheet_.draw_score = {rounded(draw_score(), score_places), score_places};
    if (game.working) start_working();
  }

  Sheet& score() {
    const bool are_marked = marked(game_.powers);
    sheet_.rows = std::vector<Row>(game_.powers.size());
    for (int i = 0; i < static_cast<int>(sheet_.rows.size()); ++i) {
      const Seat& seat = game_.powers[i];
      Row& row = sheet_.rows[i];
      row.power = seat.power;
      row.player = seat.player;
      row.centres = seat.centres;
      row.in_draw = !solo_ && shares_draw(seat, are_marked);
      row.score.places = score_places;
      if (solo_ && seat.soloes()) row.score.value = Decimal(points_in_all);
      else if (row.in_draw || (solo_ && seat.survives())) modify(i);
    }
    return sheet_;
  }

 private:
  Rounding rounding() const { return game_.rounding.value_or(Rounding::published); }

  Fraction draw_score() const {
    const bool seven_way = sheet_.players == powers_in_draw.most;
    return seven_way ? Fraction{seven_way_draw_score, 1} : Fraction{points_in_all, sheet_.players};
  }

  // What the modifier is applied to.
  Fraction modified(const Row& row) const { return solo_ ? Fraction{row.centres, 1} : draw_score(); }

  Fraction exact_modifier(const Row& row) const { return {row.centres * sheet_.players, diplomacy::centres_in_all}; }

  Score score_of(const Row& row, Rounding rounding) const {
    const bool published = rounding == Rounding::published;
    const int places = published ? score_places : exact_places;
    Score score{{rounded(exact_modifier(row), places), places}, exact_modifier(row), false, {}};
    if (published) score.before_floor = exactly(score.modifier.value);
    score.before_floor = modified(row) * score.before_floor;
    const Fraction floor = least_share * draw_score();
    score.floored = !solo_ && game_.floor.value_or(true) && score.before_floor < floor;
    score.points = {rounded(score.floored ? floor : score.before_floor, score_places), score_places};
    return score;
  }

  void modify(int number) {
    Row& row = sheet_.rows[number];
    const Score score = score_of(row, rounding());
    row.modifier = score.modifier;
    row.floored = score.floored;
    row.score = score.points;
    if (game_.working) work(number, score);
  }

  void start_working() {
    const std::string players = text(int64_t{sheet_.players});
    sheet_.working.emplace();
    sheet_.working->push_back(step({}, "base", {text(diplomacy::centres_in_all), " ÷ ", players},
                                   {diplomacy::centres_in_all, sheet_.players}, sheet_.base));
    if (solo_) return;
    const bool seven_way = sheet_.players == powers_in_draw.most;
    const std::string terms = seven_way ? text(seven_way_draw_score) : joined({text(points_in_all), " ÷ ", players});
    sheet_.working->push_back(step({}, "drawScore", {terms}, draw_score(), *sheet_.draw_score));
  }

  void work(int number, const Score& score) {
    const Row& row = sheet_.rows[number];
    const std::string what = solo_ ? text(row.centres) : plain(sheet_.draw_score->value);
    const std::string exact = joined({text(row.centres), " ÷ ( ", text(diplomacy::centres_in_all), " ÷ ", text(int64_t{sheet_.players}), " )"});
    const bool published = rounding() == Rounding::published;
    const Figure before = {rounded(score.before_floor, score_places), score_places};
    Working& working = *sheet_.working;
    working.push_back(step(number, "modifier", {exact}, exact_modifier(row), score.modifier));
    working.push_back(step(number, "modified", {what, " × ", published ? text(score.modifier) : exact}, score.before_floor, before));
    if (score.floored) {
      working.push_back(step(number, "floor", {text(static_cast<int64_t>(least_share.numerator)), " ÷ ", text(static_cast<int64_t>(least_share.denominator)), " × ", what},
                             least_share * draw_score(), row.score));
    }
    const Score other = score_of(row, published ? Rounding::exact : Rounding::published);
    working.push_back(step(number, "otherRounding", {}, exactly(other.points.value), other.points));
    const Figure difference = {other.points.value - row.score.value, score_places};
    working.push_back(step(number, "difference", {text(other.points), " − ", text(row.score)}, exactly(difference.value), difference));
  }

  const Game& game_;
  bool solo_;
  Sheet sheet_;
};

}  // namespace

Sheet score_game(const Game& game) { return std::move(Scorer(game).score()); }

}  // namespace tallysheet::size_matters
