#include "puffing_billy.hpp"

#include <algorithm>

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<int, 4> placement_points = {3, 2, 1, 0};
constexpr Decimal greatest_bonus = Decimal::of_units(5'000);
constexpr Decimal winners_share = Decimal::of_units(300);

}  // namespace

std::vector<Placed> finishing_order(const Board& board) {
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
  Scorer(const Board& board, const Settings& settings) : settings_(settings) {
    const std::vector<Placed> order = finishing_order(board);
    sheet_.rows = std::vector<BoardRow>(order.size());
    for (size_t i = 0; i < order.size(); ++i) list_row(sheet_.rows[i], board.finishers[order[i].index], order[i]);
    sheet_.bonus_total.places = static_cast<int>(settings.decimals);
    if (settings.working) sheet_.working.emplace();
  }

  BoardSheet& score() {
    const int scored = static_cast<int>(std::min(sheet_.rows.size(), placement_points.size()));
    for (int row = 1; row < scored; ++row) score_follower(row);
    score_winner();
    return sheet_;
  }

 private:
  void score_follower(int number) {
    BoardRow& row = sheet_.rows[number];
    const Decimal winners_score = sheet_.rows[0].score.value;
    row.capped = row.score.value > winners_score;
    const Fraction most = exactly(greatest_bonus);
    const Fraction bonus = row.capped ? most : most * (row.score.value / winners_score);
    give(row, bonus, settings_);
    sheet_.bonus_total.value = sheet_.bonus_total.value + row.bonus->value;
    if (!settings_.working) return;
    const std::string share = plain(greatest_bonus);
    if (row.capped) work(number, bonus, {share});
    else work(number, bonus, {share, " × ", text(row.score), " ÷ ", plain(winners_score)});
  }

  void score_winner() {
    const Fraction bonus = exactly(winners_share) * exactly(sheet_.bonus_total.value);
    give(sheet_.rows[0], bonus, settings_);
    if (settings_.working) work(0, bonus, {plain(winners_share), " × ", text(sheet_.bonus_total)});
  }

  // `terms` is what a person would write for the bonus.
  void work(int number, const Fraction& bonus, std::initializer_list<std::string_view> terms) {
    const BoardRow& row = sheet_.rows[number];
    sheet_.working->push_back(step(number, "bonus", terms, bonus, *row.bonus));
    sheet_.working->push_back(step(number, "total", {text(*row.placement), " + ", text(*row.bonus)},
                                   exactly(row.total->value), *row.total));
  }

  const Settings& settings_;
  BoardSheet sheet_;
};

}  // namespace

BoardSheet score_board(const Board& board, const Settings& settings) {
  return std::move(Scorer(board, settings).score());
}

BoardSheet score_board(const BoardRequest& request) { return score_board(request, request); }

}  // namespace tallysheet::puffing_billy
