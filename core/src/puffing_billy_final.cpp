// Finals of Puffing Billy. Source: core/SOURCES.md, Puffing Billy 6 to 9.
#include <algorithm>
#include <utility>

#include "puffing_billy_board.hpp"
#include "tallysheet/format.hpp"

namespace tallysheet::puffing_billy {
namespace {

constexpr std::array<Decimal, 3> final_bonuses = {Decimal::from_units(3'000), Decimal::from_units(2'000),
                                                  Decimal::from_units(1'000)};
constexpr std::size_t averaged_finishers = 4;
constexpr int ratio_places = 3;
constexpr int average_places = 2;

/// The raw scores that make up a board's average.
struct Averaged {
  std::int64_t count = 0;
  Decimal sum;

  Fraction average() const { return {sum.units(), Int128{count} * units_per_one}; }
  Fraction ratio(const BoardRow& row) const { return (count * row.score.value) / sum; }
};

Averaged averaged(const BoardSheet& sheet) {
  Averaged averaged;
  for (const BoardRow& row : sheet.rows) {
    if (row.place > averaged_finishers) break;
    ++averaged.count;
    averaged.sum += row.score.value;
  }
  return averaged;
}

using Boards = std::vector<const BoardSheet*>;

LadderRow ladder_row(const Boards& boards, std::size_t board, std::size_t row, std::size_t place) {
  const BoardRow& finisher = boards[board]->rows[row];
  const Figure ratio = round_figure(averaged(*boards[board]).ratio(finisher), ratio_places);
  return {place, board, row, finisher.player, ratio, {final_bonuses[place - 1], final_bonus_places}, false};
}

// Takes one finisher from every board, the one in `row`.
std::vector<Fraction> ratios_of(const Boards& boards, std::size_t row) {
  std::vector<Fraction> ratios;
  for (const BoardSheet* const sheet : boards) ratios.push_back(averaged(*sheet).ratio(sheet->rows[row]));
  return ratios;
}

// The greatest ratio below `limit`; not set if there is none.
std::optional<Fraction> best_below(const std::vector<Fraction>& ratios, const std::optional<Fraction>& limit) {
  std::optional<Fraction> best;
  for (const Fraction& ratio : ratios) {
    if ((!limit || ratio < *limit) && (!best || *best < ratio)) best = ratio;
  }
  return best;
}

// Adds the finishers in `row` of every board in the order of their ratios, from `place` on until the ladder is full.
// Equal ratios share a place.
void add_ladder_rows(std::vector<LadderRow>& ladder, const Boards& boards, std::size_t row, std::size_t place) {
  const std::vector<Fraction> ratios = ratios_of(boards, row);
  for (auto best = best_below(ratios, {}); best && place <= final_bonuses.size(); best = best_below(ratios, best)) {
    const std::size_t first = ladder.size();
    for (std::size_t board = 0; board < boards.size(); ++board) {
      if (ratios[board] == *best) ladder.push_back(ladder_row(boards, board, row, place));
    }
    const std::size_t tied = ladder.size() - first;
    for (std::size_t i = first; i < ladder.size(); ++i) ladder[i].shared = tied > 1;
    place += tied;
  }
}

/// Fills in a board of a final: first its scores and, once the ladder is known, the new bests.
class FinalBoardScorer {
 public:
  FinalBoardScorer(const FinalRequest& request, FinalBoard& board)
      : board_(board), places_(static_cast<int>(request.decimals)), with_working_(request.working) {}

  void set_scores(BoardSheet sheet) {
    averaged_ = averaged(sheet);
    board_.average = round_figure(averaged_.average(), average_places);
    board_.bonus_total = sheet.bonus_total;
    board_.working = std::move(sheet.working);
    board_.rows = std::vector<FinalRow>(sheet.rows.size());
    for (std::size_t i = 0; i < board_.rows.size(); ++i) {
      static_cast<BoardRow&>(board_.rows[i]) = std::move(sheet.rows[i]);
      board_.rows[i].final_bonus.places = final_bonus_places;
      if (board_.rows[i].total) set_ratio(i);
    }
    if (!with_working_) return;
    add_step(board_.working, whole_sheet, "average", "( {} ) ÷ {}", {sum_terms(), averaged_.count}, averaged_.average(),
             board_.average);
  }

  /// `finishers` are those of the request.
  void set_new_bests(const std::vector<Finalist>& finishers) {
    for (std::size_t i = 0; i < board_.rows.size(); ++i) set_new_best(i, finishers[board_.rows[i].index].best);
  }

 private:
  void set_ratio(std::size_t index) {
    FinalRow& row = board_.rows[index];
    const Fraction ratio = averaged_.ratio(row);
    row.ratio = round_figure(ratio, ratio_places);
    if (!with_working_) return;
    add_step(board_.working, index, "ratio", "{} × {} ÷ {}", {row.score, averaged_.count, averaged_.sum}, ratio,
             *row.ratio);
  }

  std::string sum_terms() const {
    std::string sum;
    for (const FinalRow& row : board_.rows) {
      if (row.place <= averaged_finishers) sum += format(sum.empty() ? "{}" : " + {}", {row.score});
    }
    return sum;
  }

  // Takes the better of the earlier best and this board's score and adds the final's bonus.
  void set_new_best(std::size_t index, const std::optional<Decimal>& earlier_best) {
    FinalRow& row = board_.rows[index];
    const std::optional<Decimal> own = row.total ? std::optional(row.total->value) : std::nullopt;
    const std::optional<Decimal> best = std::max(earlier_best, own);
    if (!best) return;
    const Fraction sum = to_fraction(*best + row.final_bonus.value);
    row.new_best = round_figure(sum, places_);
    if (!with_working_) return;
    add_step(board_.working, index, "newBest", "{} + {}", {*best, row.final_bonus}, sum, *row.new_best);
  }

  FinalBoard& board_;
  int places_;
  bool with_working_;
  Averaged averaged_;
};

}  // namespace

std::vector<LadderRow> ladder_of(const Boards& boards) {
  std::vector<LadderRow> ladder;
  if (boards.size() == 1) {
    const std::size_t count = std::min(boards[0]->rows.size(), final_bonuses.size());
    for (std::size_t row = 0; row < count; ++row) ladder.push_back(ladder_row(boards, 0, row, row + 1));
    return ladder;
  }
  add_ladder_rows(ladder, boards, 0, 1);
  if (boards.size() == 2) add_ladder_rows(ladder, boards, 1, 3);
  return ladder;
}

FinalSheet score_final(const Checked<FinalRequest>& request) {
  const std::size_t count = request->boards.size();
  std::vector<BoardSheet> sheets(count);
  Boards boards(count);
  for (std::size_t i = 0; i < count; ++i) {
    sheets[i] = sheet_of(request->boards[i].board(), *request);
    boards[i] = &sheets[i];
  }
  FinalSheet result = {std::vector<FinalBoard>(count), ladder_of(boards)};
  for (std::size_t i = 0; i < count; ++i) FinalBoardScorer(request, result.boards[i]).set_scores(std::move(sheets[i]));
  for (const LadderRow& on_ladder : result.ladder) {
    FinalRow& row = result.boards[on_ladder.board].rows[on_ladder.row];
    row.final_place = on_ladder.place;
    row.final_bonus = on_ladder.bonus;
  }
  for (std::size_t i = 0; i < count; ++i) {
    FinalBoardScorer(request, result.boards[i]).set_new_bests(request->boards[i].finishers);
  }
  return result;
}

}  // namespace tallysheet::puffing_billy
