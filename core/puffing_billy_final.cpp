// Finals of Puffing Billy. Source: rules/000_14661db876957472.txt, Scoring Finals; rules/READINGS.md,
// Puffing Billy 6 to 9.
#include <algorithm>

#include "puffing_billy.hpp"

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<Decimal, 3> final_bonuses = {Decimal::of_units(3'000), Decimal::of_units(2'000),
                                                  Decimal::of_units(1'000)};
constexpr int final_bonus_places = 1;
constexpr size_t measured_finishers = 4;
constexpr int ratio_places = 3;
constexpr int average_places = 2;

/// The finishers over whom a board's average is taken.
struct Field {
  int64_t count;
  Decimal sum;

  Fraction ratio(const BoardRow& row) const { return count * row.score.value / sum; }
  Fraction average() const { return quotient(sum.units, count * one); }
};

Field field_of(const BoardSheet& sheet) {
  Field field = {static_cast<int64_t>(std::min(sheet.rows.size(), measured_finishers)), {}};
  for (int i = 0; i < field.count; ++i) field.sum = field.sum + sheet.rows[i].score.value;
  return field;
}

using Boards = List<const BoardSheet*>;

Rung rung(const Boards& boards, int board, int row, int place, bool shared) {
  const BoardRow& finisher = boards[board]->rows[row];
  const Figure ratio = {rounded(field_of(*boards[board]).ratio(finisher), ratio_places), ratio_places};
  return {place, board, row, finisher.player, ratio, {final_bonuses[place - 1], final_bonus_places}, shared};
}

// Those of the boards' finishers in that row whose place lies on the ladder, which begins at `first`.
void climb(List<Rung>& ladder, const Boards& boards, int row, int first) {
  const auto ratio = [&](int board) { return field_of(*boards[board]).ratio(boards[board]->rows[row]); };
  const auto by_ratio = [&](int a, int b) { return ratio(a) <=> ratio(b); };
  for (const Placed& placed : placed(boards.size(), by_ratio)) {
    const int place = first - 1 + placed.place;
    if (place > static_cast<int>(final_bonuses.size())) return;
    ladder.push_back(rung(boards, placed.index, row, place, placed.shared()));
  }
}

Text average_terms(const BoardSheet& sheet, const Field& field) {
  Text sum;
  for (int i = 0; i < field.count; ++i) sum += filled(i == 0 ? "{}" : " + {}", {sheet.rows[i].score});
  return filled("( {} ) ÷ {}", {sum, field.count});
}

void measure(FinalBoard& board, int number, const Field& field) {
  FinalRow& row = board.rows[number];
  const Fraction ratio = field.ratio(row);
  row.ratio = {rounded(ratio, ratio_places), ratio_places};
  if (board.working.empty()) return;
  work(board.working, number, "ratio", "{} × {} ÷ {}", {row.score, field.count, field.sum}, ratio, *row.ratio);
}

// The better of the earlier best and this board's score, with the final's bonus.
void improve(FinalBoard& board, int number, const std::optional<Decimal>& best, int places) {
  FinalRow& row = board.rows[number];
  if (!best && !row.total) return;
  const Decimal before = !best ? row.total->value : row.total ? std::max(*best, row.total->value) : *best;
  const Fraction sum = exactly(before + row.final_bonus.value);
  row.new_best = {rounded(sum, places), places};
  if (board.working.empty()) return;
  work(board.working, number, "newBest", "{} + {}", {before, row.final_bonus}, sum, *row.new_best);
}

void fill(FinalBoard& board, BoardSheet& sheet) {
  const Field field = field_of(sheet);
  board.average = {rounded(field.average(), average_places), average_places};
  board.bonus_total = sheet.bonus_total;
  board.working = std::move(sheet.working);
  board.rows = List<FinalRow>(sheet.rows.size());
  for (int i = 0; i < static_cast<int>(sheet.rows.size()); ++i) {
    FinalRow& row = board.rows[i];
    static_cast<BoardRow&>(row) = sheet.rows[i];
    row.final_bonus.places = final_bonus_places;
    if (row.total) measure(board, i, field);
  }
  if (board.working.empty()) return;
  work(board.working, no_row, "average", "{}", {average_terms(sheet, field)}, field.average(), board.average);
}

void enter(const List<Rung>& ladder, List<FinalBoard>& boards) {
  for (const Rung& rung : ladder) {
    FinalRow& row = boards[rung.board].rows[rung.row];
    row.final_place = rung.place;
    row.final_bonus = rung.bonus;
  }
}

}  // namespace

List<Rung> final_ladder(const Boards& boards) {
  List<Rung> ladder;
  if (boards.size() == 1) {
    const size_t rungs = std::min(boards[0]->rows.size(), final_bonuses.size());
    for (int row = 0; row < static_cast<int>(rungs); ++row) ladder.push_back(rung(boards, 0, row, row + 1, false));
    return ladder;
  }
  climb(ladder, boards, 0, 1);
  if (boards.size() == 2) climb(ladder, boards, 1, 3);
  return ladder;
}

FinalSheet score_final(const FinalRequest& request) {
  const size_t count = request.boards.size();
  List<BoardSheet> sheets(count);
  Boards boards(count);
  for (size_t i = 0; i < count; ++i) {
    sheets[i] = score_board(request.boards[i].board(), request);
    boards[i] = &sheets[i];
  }
  FinalSheet result{List<FinalBoard>(count), final_ladder(boards)};
  for (size_t i = 0; i < count; ++i) fill(result.boards[i], sheets[i]);
  enter(result.ladder, result.boards);
  for (size_t i = 0; i < count; ++i) {
    FinalBoard& board = result.boards[i];
    for (int row = 0; row < static_cast<int>(board.rows.size()); ++row) {
      const auto& best = request.boards[i].finishers[board.rows[row].index].best;
      improve(board, row, best, static_cast<int>(request.decimals));
    }
  }
  return result;
}

}  // namespace tallysheet::puffing_billy
