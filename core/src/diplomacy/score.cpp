#include <algorithm>
#include <cassert>
#include <utility>

#include "rule.hpp"

namespace tallysheet::diplomacy {

// Each family's variants.
extern const std::array<Rule, 1> draw_size_rules;
extern const std::array<Rule, 1> sum_of_squares_rules;
extern const std::array<Rule, 3> c_diplo_rules;
extern const std::array<Rule, 1> detour_09_rules;
extern const std::array<Rule, 3> manorcon_rules;
extern const std::array<Rule, 4> carnage_rules;
extern const std::array<Rule, 1> tribute_rules;
extern const std::array<Rule, 1> open_tribute_rules;
extern const std::array<Rule, 2> world_classic_rules;
extern const std::array<Rule, 1> bangkok_rules;

namespace {

constexpr int score_places = 2;
constexpr std::int64_t first_year = 1901;

constexpr std::array families = {
    std::span<const Rule>(draw_size_rules),     std::span<const Rule>(sum_of_squares_rules),
    std::span<const Rule>(c_diplo_rules),       std::span<const Rule>(detour_09_rules),
    std::span<const Rule>(manorcon_rules),      std::span<const Rule>(carnage_rules),
    std::span<const Rule>(tribute_rules),       std::span<const Rule>(open_tribute_rules),
    std::span<const Rule>(world_classic_rules), std::span<const Rule>(bangkok_rules),
};

bool any_in_draw(const FinishedGame& game) {
  return std::any_of(game.powers.begin(), game.powers.end(),
                     [](const FinishedSeat& seat) { return seat.in_draw.value_or(false); });
}

Position position_of(const FinishedGame& game, const FinishedSeat& seat, bool draw_is_marked) {
  Position position;
  position.centres = *seat.centres;
  position.in_draw = draw_is_marked ? seat.in_draw.value_or(false) : seat.survives();
  if (seat.last_held) position.years = seat.last_held->year + 1 - first_year;
  else if (seat.survives() && game.final_year) position.years = *game.final_year - first_year;
  return position;
}

void count(Board& board) {
  for (const Position& position : board.positions) {
    if (position.centres > board.most_centres)
      board.second_most_centres = std::exchange(board.most_centres, position.centres);
    else board.second_most_centres = std::max(board.second_most_centres, position.centres);
  }
  for (const Position& position : board.positions) {
    if (position.centres == board.most_centres) ++board.leaders;
    if (position.centres > 0) ++board.survivors;
    if (position.in_draw) ++board.drawers;
  }
}

Board board_of(const FinishedGame& game) {
  Board board;
  board.won = has_solo(game.powers);
  const bool draw_is_marked = any_in_draw(game);
  for (std::size_t i = 0; i < power_count; ++i) {
    board.positions[i] = position_of(game, game.powers[i], draw_is_marked);
  }
  count(board);
  return board;
}

class GameScorer {
 public:
  GameScorer(const FinishedGame& game, System system, bool working)
      : game_(game), rule_(rule_of(system)), working_(working), board_(board_of(game)) {
    for (const Position& position : board_.positions) raw_total_ += raw_of(position);
  }

  ScoredGame score() && {
    sheet_.rows = std::vector<ScoredSeat>(power_count);
    for (std::size_t i = 0; i < power_count; ++i) score_row(i);
    for (std::size_t i = 0; i < power_count; ++i) sheet_.rows[i].place = place_of(scores_[i]);
    return std::move(sheet_);
  }

 private:
  std::int64_t raw_of(const Position& position) const {
    if (rule_.shared == 0 || board_.won) return 0;
    Points raw(false);
    rule_.drawn(raw, board_, position);
    return raw.value().numerator;
  }

  Points points_of(const Position& own) const {
    Points points(working_);
    if (board_.won && own.centres >= centres_for_solo) points.add(rule_.win);
    else if (!board_.won && (rule_.shared == 0 || own.centres > 0)) rule_.drawn(points, board_, own);
    else if (rule_.lost != nullptr) rule_.lost(points, board_, own);
    return points;
  }

  void score_row(std::size_t index) {
    const FinishedSeat& seat = game_.powers[index];
    ScoredSeat& row = sheet_.rows[index];
    const Points points = points_of(board_.positions[index]);
    const std::int64_t raw = points.value().numerator;
    const bool shares = raw_total_ > 0 && seat.survives();
    scores_[index] = shares ? Fraction{Int128{rule_.shared} * raw, raw_total_} : points.value().to_fraction();
    row.power = *seat.power;
    row.player = seat.player;
    row.centres = *seat.centres;
    if (seat.has_soloed()) sheet_.winner = seat.power;
    row.score = round_figure(scores_[index], score_places);
    if (points.terms().empty()) return;
    if (!shares) return add_step(sheet_.working, index, "score", "{}", {points.terms()}, scores_[index], row.score);
    add_step(sheet_.working, index, "raw", "{}", {points.terms()}, Figure{Decimal(raw), 0});
    add_step(sheet_.working, index, "score", "{} × {} ÷ {}", {raw, rule_.shared, raw_total_}, scores_[index],
             row.score);
  }

  std::size_t place_of(const Fraction& score) const {
    const auto above =
        std::count_if(scores_.begin(), scores_.end(), [&](const Fraction& other) { return other > score; });
    return static_cast<std::size_t>(above) + 1;
  }

  const FinishedGame& game_;
  const Rule& rule_;
  bool working_;
  Board board_;
  std::int64_t raw_total_ = 0;
  std::array<Fraction, power_count> scores_;
  ScoredGame sheet_;
};

}  // namespace

const Rule& rule_of(System system) {
  const Rule* found = nullptr;
  for (const std::span<const Rule> family : families) {
    for (const Rule& rule : family) {
      if (rule.system == system) found = &rule;
    }
  }
  assert(found != nullptr);
  return *found;
}

ScoredGame scored(const FinishedGame& game, System system, bool working) {
  return GameScorer(game, system, working).score();
}

ScoredGame score_game(const Checked<GameRequest>& request) {
  return scored(*request, *request->system, request->working);
}

}  // namespace tallysheet::diplomacy
