#include "puffing_billy.hpp"

#include <algorithm>

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<int, 4> placement_points = {3, 2, 1, 0};
constexpr Decimal greatest_bonus = Decimal::of_units(5'000);
constexpr Decimal winners_share = Decimal::of_units(300);

}  // namespace

List<Placed> finishing_order(const Board& board) {
  const auto& finishers = board.finishers;
  const auto by_report = [](int a, int b) { return b <=> a; };
  const auto by_score = [&](int a, int b) { return finishers[a].score <=> finishers[b].score; };
  if (board.listed == Listed::finish) return placed(finishers.size(), by_report);
  return placed(finishers.size(), by_score, Ties::later_is_ahead);
}

namespace {

void list_row(BoardRow& row, const Finisher& finisher, const Placed& placed) {
  row.player = finisher.player;
  row.index = placed.index;
  row.place = placed.place;
  row.score = shortest(finisher.score);
  row.tiebreaker = placed.shared();
}

void give(BoardRow& row, const Fraction& bonus, const Settings& settings) {
  const int places = static_cast<int>(settings.decimals);
  const Decimal points = rounded(bonus, places);
  row.placement = placement_points[row.place - 1];
  row.bonus = {points, places};
  row.total = {Decimal(*row.placement) + points, places};
}

class Scorer {
 public:
  Scorer(const Settings& settings, BoardSheet& sheet) : settings_(settings), sheet_(sheet) {
    sheet_.bonus_total.places = static_cast<int>(settings.decimals);
  }

  void score() {
    const int scored = static_cast<int>(std::min(sheet_.rows.size(), placement_points.size()));
    for (int row = 1; row < scored; ++row) score_follower(row);
    score_winner();
  }

 private:
  void score_follower(int number) {
    BoardRow& row = sheet_.rows[number];
    const Decimal score = row.score.value;
    const Decimal winners_score = sheet_.rows[0].score.value;
    row.capped = score > winners_score;
    const Fraction most = exactly(greatest_bonus);
    const Fraction bonus = row.capped ? most : most * (score / winners_score);
    give(row, bonus, settings_);
    sheet_.bonus_total.value = sheet_.bonus_total.value + row.bonus->value;
    if (settings_.working) work(number, row.capped ? "{}" : "{} × {} ÷ {}", {greatest_bonus, score, winners_score}, bonus);
  }

  void score_winner() {
    const Fraction bonus = exactly(winners_share) * exactly(sheet_.bonus_total.value);
    give(sheet_.rows[0], bonus, settings_);
    if (settings_.working) work(0, "{} × {}", {winners_share, sheet_.bonus_total}, bonus);
  }

  void work(int number, const char* pattern, std::initializer_list<Term> terms, const Fraction& bonus) {
    const BoardRow& row = sheet_.rows[number];
    Working& working = sheet_.working;
    tallysheet::work(working, number, "bonus", pattern, terms, bonus, *row.bonus);
    tallysheet::work(working, number, "total", "{} + {}", {*row.placement, *row.bonus}, *row.total);
  }

  const Settings& settings_;
  BoardSheet& sheet_;
};

}  // namespace

BoardSheet score_board(const Board& board, const Settings& settings) {
  const List<Placed> order = finishing_order(board);
  BoardSheet sheet;
  sheet.rows = List<BoardRow>(order.size());
  for (size_t i = 0; i < order.size(); ++i) list_row(sheet.rows[i], board.finishers[order[i].index], order[i]);
  Scorer(settings, sheet).score();
  return sheet;
}

BoardSheet score_board(const BoardRequest& request) { return score_board(request, request); }

}  // namespace tallysheet::puffing_billy
