// Finals of Puffing Billy. Source: rules/000_14661db876957472.txt, Scoring Finals; rules/READINGS.md,
// Puffing Billy 6 to 9.
#include <algorithm>

#include "puffing_billy.hpp"
#include "text.hpp"

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<Decimal, 3> final_bonuses = {{{3, 1}, {2, 1}, {1, 1}}};
constexpr Decimal no_bonus = {0, 1};
constexpr size_t measured_finishers = 4;
constexpr int ratio_places = 3;
constexpr int average_places = 2;

struct Contender {
  int board;
  int row;
  Fraction ratio;
};

struct Field {
  Decimal sum;
  Decimal count;
};

Field measured(const BoardSheet& sheet) {
  Field field;
  field.count.units = std::min(sheet.rows.size(), measured_finishers);
  for (int i = 0; i < field.count.units; ++i) field.sum = field.sum + sheet.rows[i].score;
  return field;
}

Fraction ratio_of(const Decimal& score, const Field& field) { return score * field.count / field.sum; }

Rung rung(const std::vector<BoardSheet>& boards, const Contender& contender, int place, bool shared) {
  const std::string& player = boards[contender.board].rows[contender.row].player;
  const Decimal ratio = rounded(contender.ratio, ratio_places);
  return {place, contender.board, contender.row, player, ratio, final_bonuses[place - 1], shared};
}

// Those of the contenders whose place lies on the ladder, which begins at `first`.
void climb(std::vector<Rung>& ladder, const std::vector<BoardSheet>& boards, const std::vector<Contender>& contenders,
           int first) {
  const auto by_ratio = [&](int a, int b) { return contenders[a].ratio <=> contenders[b].ratio; };
  for (const Placed& placed : placed(contenders.size(), by_ratio)) {
    const int place = first - 1 + placed.place;
    if (place > static_cast<int>(final_bonuses.size())) return;
    ladder.push_back(rung(boards, contenders[placed.index], place, placed.shared()));
  }
}

std::vector<Contender> contenders(const std::vector<BoardSheet>& boards, int row) {
  std::vector<Contender> result;
  for (int board = 0; board < static_cast<int>(boards.size()); ++board) {
    result.push_back({board, row, ratio_of(boards[board].rows[row].score, measured(boards[board]))});
  }
  return result;
}

std::vector<Rung> single_board_ladder(const std::vector<BoardSheet>& boards) {
  std::vector<Rung> ladder;
  for (int row = 0; row < static_cast<int>(std::min(boards[0].rows.size(), final_bonuses.size())); ++row) {
    ladder.push_back(rung(boards, contenders(boards, row)[0], row + 1, false));
  }
  return ladder;
}

std::string average_terms(const BoardSheet& sheet, const Field& field) {
  std::string sum;
  for (int i = 0; i < field.count.units; ++i) sum += joined({i == 0 ? "" : " + ", text(sheet.rows[i].score)});
  return joined({"( ", sum, " ) ÷ ", text(field.count)});
}

FinalRow final_row(const BoardRow& row, const Field& field, const std::optional<Decimal>& best,
                   const Settings& settings) {
  FinalRow result;
  static_cast<BoardRow&>(result) = row;
  result.final_bonus = no_bonus;
  result.new_best = best;
  if (row.total && (!best || *best < *row.total)) result.new_best = row.total;
  if (!row.total) return result;
  const Fraction ratio = ratio_of(row.score, field);
  result.ratio = rounded(ratio, ratio_places);
  if (settings.working) {
    const std::string score = text(row.score);
    result.working->push_back(
        step("ratio", {score, " × ", text(field.count), " ÷ ", plain(field.sum)}, ratio, *result.ratio));
  }
  return result;
}

FinalBoard final_board(const FinalTable& table, const BoardSheet& sheet, const Settings& settings) {
  const Field field = measured(sheet);
  FinalBoard result{rounded(field.sum / field.count, average_places), sheet.bonus_total, {}, {}};
  for (const BoardRow& row : sheet.rows) {
    result.rows.push_back(final_row(row, field, table.finishers[row.index].best, settings));
  }
  if (settings.working) {
    result.working = {step("average", {average_terms(sheet, field)}, field.sum / field.count, result.average)};
  }
  return result;
}

void add_final_bonus(FinalRow& row, const Settings& settings) {
  if (!row.new_best) return;
  const Decimal best = *row.new_best;
  row.new_best = rounded(best + row.final_bonus, static_cast<int>(settings.decimals));
  if (!settings.working) return;
  if (!row.working) row.working.emplace();
  row.working->push_back(
      step("newBest", {text(best), " + ", text(row.final_bonus)}, best + row.final_bonus, *row.new_best));
}

}  // namespace

std::vector<Rung> final_ladder(const std::vector<BoardSheet>& boards) {
  if (boards.size() == 1) return single_board_ladder(boards);
  std::vector<Rung> ladder;
  climb(ladder, boards, contenders(boards, 0), 1);
  if (boards.size() == 2) climb(ladder, boards, contenders(boards, 1), 3);
  return ladder;
}

FinalSheet score_final(const FinalRequest& request) {
  std::vector<BoardSheet> sheets;
  for (const FinalTable& table : request.boards) sheets.push_back(score_board(table.board(), request));

  FinalSheet result{{}, final_ladder(sheets)};
  for (size_t i = 0; i < sheets.size(); ++i) {
    result.boards.push_back(final_board(request.boards[i], sheets[i], request));
  }
  for (const Rung& rung : result.ladder) {
    FinalRow& row = result.boards[rung.board].rows[rung.row];
    row.final_place = rung.place;
    row.final_bonus = rung.bonus;
  }
  for (FinalBoard& board : result.boards) {
    for (FinalRow& row : board.rows) add_final_bonus(row, request);
  }
  return result;
}

}  // namespace tallysheet::puffing_billy
