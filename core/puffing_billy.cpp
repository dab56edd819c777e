#include "puffing_billy.hpp"

#include <algorithm>

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<int, 4> placement_points = {3, 2, 1, 0};
constexpr Decimal greatest_bonus = {5, 1};
constexpr Decimal winners_share = {3, 2};

}  // namespace

std::vector<Placed> finishing_order(const Board& board) {
  const auto& finishers = board.finishers;
  const auto by_report = [](int a, int b) { return b <=> a; };
  const auto by_score = [&](int a, int b) { return finishers[a].score <=> finishers[b].score; };
  if (board.listed == Listed::finish) return placed(finishers.size(), by_report);
  return placed(finishers.size(), by_score, Ties::later_is_ahead);
}

namespace {

BoardRow listed_row(const Finisher& finisher, const Placed& placed) {
  BoardRow row;
  row.player = finisher.player;
  row.index = placed.index;
  row.place = placed.place;
  row.score = shortest(finisher.score);
  row.tiebreaker = placed.shared();
  return row;
}

void give(BoardRow& row, const Fraction& bonus, const Settings& settings) {
  row.placement = placement_points[row.place - 1];
  row.bonus = rounded(bonus, static_cast<int>(settings.decimals));
  row.total = Decimal{*row.placement} + *row.bonus;
}

// `terms` is what a person would write for the bonus.
void work(BoardRow& row, const Fraction& bonus, std::initializer_list<std::string_view> terms) {
  const std::string placement = text(Decimal{*row.placement});
  row.working = {step("bonus", terms, bonus, *row.bonus),
                 step("total", {placement, " + ", text(*row.bonus)}, *row.total, *row.total)};
}

void score_follower(BoardRow& row, const Decimal& winners_score, const Settings& settings) {
  row.capped = row.score > winners_score;
  const Fraction bonus = row.capped ? Fraction(greatest_bonus) : greatest_bonus * row.score / winners_score;
  give(row, bonus, settings);
  if (!settings.working) return;
  const std::string most = plain(greatest_bonus);
  if (row.capped) work(row, bonus, {most});
  else work(row, bonus, {most, " × ", text(row.score), " ÷ ", plain(winners_score)});
}

void score_winner(BoardRow& row, const Decimal& bonus_total, const Settings& settings) {
  const Fraction bonus = winners_share * bonus_total;
  give(row, bonus, settings);
  if (settings.working) work(row, bonus, {plain(winners_share), " × ", text(bonus_total)});
}

}  // namespace

BoardSheet score_board(const Board& board, const Settings& settings) {
  BoardSheet sheet;
  sheet.bonus_total = {0, static_cast<int>(settings.decimals)};
  for (const Placed& placed : finishing_order(board)) {
    sheet.rows.push_back(listed_row(board.finishers[placed.index], placed));
  }
  const size_t scored = std::min(sheet.rows.size(), placement_points.size());
  for (size_t i = 1; i < scored; ++i) {
    score_follower(sheet.rows[i], sheet.rows[0].score, settings);
    sheet.bonus_total = sheet.bonus_total + *sheet.rows[i].bonus;
  }
  score_winner(sheet.rows[0], sheet.bonus_total, settings);
  return sheet;
}

BoardSheet score_board(const BoardRequest& request) { return score_board(request, request); }

}  // namespace tallysheet::puffing_billy
