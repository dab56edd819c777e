#include <algorithm>
#include <utility>

#include "puffing_billy_board.hpp"
#include "tallysheet/format.hpp"

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<int, 4> placement_points = {3, 2, 1, 0};
constexpr Decimal greatest_bonus = Decimal::from_units(5'000);
constexpr Decimal winners_share = Decimal::from_units(300);

/// Fills in the points of a board's rows, which stand in finishing order.
class BoardScorer {
 public:
  BoardScorer(const Settings& settings, BoardSheet& sheet)
      : sheet_(sheet), places_(static_cast<int>(settings.decimals)), with_working_(settings.working) {
    sheet_.bonus_total.places = places_;
  }

  void score() {
    const std::size_t scored = std::min(sheet_.rows.size(), placement_points.size());
    for (std::size_t row = 1; row < scored; ++row) score_follower(row);
    score_winner();
    if (with_working_) add_levels_to_working();
  }

 private:
  void score_follower(std::size_t index) {
    BoardRow& row = sheet_.rows[index];
    const Decimal score = row.score.value;
    const Decimal winners_score = sheet_.rows[0].score.value;
    const Fraction greatest = to_fraction(greatest_bonus);
    row.capped = score > winners_score;
    const Fraction bonus = row.capped ? greatest : greatest * (score / winners_score);
    set_points(row, bonus);
    sheet_.bonus_total.value += row.bonus->value;
    if (with_working_)
      add_working(index, row.capped ? "{}" : "{} × {} ÷ {}", {greatest_bonus, score, winners_score}, bonus);
  }

  void score_winner() {
    const Fraction bonus = to_fraction(winners_share) * to_fraction(sheet_.bonus_total.value);
    set_points(sheet_.rows[0], bonus);
    if (with_working_) add_working(0, "{} × {}", {winners_share, sheet_.bonus_total}, bonus);
  }

  void set_points(BoardRow& row, const Fraction& bonus) const {
    row.placement = placement_points[row.place - 1];
    row.bonus = round_figure(bonus, places_);
    row.total = {Decimal(*row.placement) + row.bonus->value, places_};
  }

  // `pattern` and `args` are the terms of the bonus.
  void add_working(std::size_t index, std::string_view pattern, std::initializer_list<FormatArg> args,
                   const Fraction& bonus) {
    const BoardRow& row = sheet_.rows[index];
    add_step(sheet_.working, index, "bonus", pattern, args, bonus, *row.bonus);
    add_step(sheet_.working, index, "total", "{} + {}", {*row.placement, *row.bonus}, *row.total);
  }

  void add_levels_to_working() {
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
      const BoardRow& row = sheet_.rows[i];
      if (row.level) add_step(sheet_.working, i, "level", "{} = {}", {row.score, row.score}, row.score);
    }
  }

  BoardSheet& sheet_;
  int places_;
  bool with_working_;
};

void fill_row(BoardRow& row, const Finisher& finisher, const Ranked& ranked) {
  row.player = finisher.player;
  row.index = ranked.index;
  row.place = ranked.place;
  row.score = shortest(finisher.score);
  row.tiebreaker = ranked.is_tied();
}

bool is_placed_ahead(const Board& board, std::size_t index) {
  return std::any_of(board.placed_ahead.begin(), board.placed_ahead.end(),
                     [&](std::int64_t ahead) { return std::cmp_equal(ahead, index); });
}

// Every two finishers with the same score are separated by a report about the upper one, or else only by the list.
void set_levels(std::vector<BoardRow>& rows, const Board& board) {
  for (std::size_t upper = 0; upper < rows.size(); ++upper) {
    const bool reported = is_placed_ahead(board, rows[upper].index);
    for (std::size_t lower = upper + 1; lower < rows.size(); ++lower) {
      if (rows[upper].score.value != rows[lower].score.value) continue;
      for (BoardRow* const row : {&rows[upper], &rows[lower]}) {
        if (!reported || !row->level) row->level = reported ? Level::reported : Level::listed;
      }
    }
  }
}

}  // namespace

std::vector<Ranked> finishing_order(const Board& board) {
  const auto score_of = [](const Finisher& finisher) { return finisher.score.units(); };
  if (board.listed == Listed::seating) return rank_all(board.finishers, score_of, Ties::later_is_ahead);
  std::vector<Ranked> as_reported(board.finishers.size());
  for (std::size_t i = 0; i < as_reported.size(); ++i) as_reported[i] = {i, i + 1};
  return as_reported;
}

BoardSheet sheet_of(const Board& board, const Settings& settings) {
  const std::vector<Ranked> order = finishing_order(board);
  BoardSheet sheet;
  sheet.rows = std::vector<BoardRow>(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    fill_row(sheet.rows[i], board.finishers[order[i].index], order[i]);
  }
  if (board.listed == Listed::finish) set_levels(sheet.rows, board);
  BoardScorer(settings, sheet).score();
  return sheet;
}

BoardSheet score_board(const Checked<BoardRequest>& request) { return sheet_of(*request, *request); }

}  // namespace tallysheet::puffing_billy
