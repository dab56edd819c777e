// Puffing Billy for the fuzzer of the core.
#include "tallysheet/puffing_billy.hpp"

#include <utility>
#include <vector>

#include "tallysheet/players.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace puffing_billy;

namespace {

// More boards seldom have different players.
constexpr Range few_boards = {1, 4};
constexpr Range few_reports = {0, 2};
constexpr std::size_t scored_finishers = 4;

void set_settings(Filler& filler, Settings& settings) {
  filler.set(settings.decimals, [&] { return filler.whole(decimals_allowed); });
  settings.working = filler.flag();
}

void fill_board(Filler& filler, Board& board) {
  board.finishers = filler.list(finishers_on_board, [&] { return Finisher{filler.name(), filler.decimal()}; });
  filler.set(board.listed, [&] { return filler.choice<Listed>(); });
  board.placed_ahead = filler.list(few_reports, [&] { return filler.whole(finishers_on_board); });
}

FinalBoardRequest make_final_board(Filler& filler) {
  FinalBoardRequest board;
  board.finishers = filler.list(finishers_on_board, [&] {
    Finalist finalist = {{filler.name(), filler.decimal()}, {}};
    if (filler.flag()) finalist.best = filler.decimal();
    return finalist;
  });
  filler.set(board.listed, [&] { return filler.choice<Listed>(); });
  return board;
}

CategoryBoard make_category_board(Filler& filler) {
  CategoryBoard board;
  board.category = filler.category();
  filler.set(board.stage, [&] { return filler.choice<Stage>(); });
  fill_board(filler, board);
  return board;
}

std::vector<CategoryBoard> make_category_boards(Filler& filler) {
  return filler.list(games_in_event, [&] { return make_category_board(filler); });
}

// Every finisher has a row, first place first.
template <class Row>
void expect_rows(const std::vector<Row>& rows, std::size_t finishers) {
  expect(rows.size() == finishers, "every finisher has a row");
  std::vector<bool> seen(finishers);
  for (std::size_t i = 0; i < finishers; ++i) {
    expect(rows[i].place == i + 1, "places go on from 1");
    expect(!seen[rows[i].index], "nobody has two rows");
    seen[rows[i].index] = true;
    expect(rows[i].total.has_value() == (i < scored_finishers), "the first four have a total");
  }
}

void fuzz_board(Filler& filler) {
  BoardRequest request;
  fill_board(filler, request);
  set_settings(filler, request);
  const auto valid = scorable(request);
  if (!valid) return;
  const BoardSheet sheet = score_board(*valid);
  expect_rows(sheet.rows, request.finishers.size());
  expect_working(sheet.working, sheet.rows.size(), request.working);
}

void fuzz_final(Filler& filler) {
  FinalRequest request;
  request.boards = filler.list(few_boards, [&] { return make_final_board(filler); });
  set_settings(filler, request);
  const auto valid = scorable(request);
  if (!valid) return;
  const FinalSheet sheet = score_final(*valid);
  expect(sheet.boards.size() == request.boards.size(), "every board of a final is scored");
  for (std::size_t i = 0; i < sheet.boards.size(); ++i) {
    const FinalBoard& board = sheet.boards[i];
    expect_rows(board.rows, request.boards[i].finishers.size());
    expect_working(board.working, board.rows.size(), request.working);
  }
  expect(!sheet.ladder.empty(), "a final has a first place");
  for (const LadderRow& row : sheet.ladder) {
    const FinalRow& finisher = sheet.boards[row.board].rows[row.row];
    expect(finisher.player == row.player && finisher.final_place == row.place, "a finalist stands on the board",
           row.player);
  }
}

void fuzz_qualifiers(Filler& filler) {
  QualifiersRequest request;
  request.boards = make_category_boards(filler);
  request.category = filler.category();
  if (filler.flag()) request.rule = TopScores{filler.whole(scores_qualifying)};
  set_settings(filler, request);
  const auto valid = scorable(request);
  if (!valid) return;
  const QualifiersSheet sheet = qualifiers(*valid);
  if (!request.rule) return expect_standings(sheet.players);
  for (const Qualifier& player : sheet.players) {
    expect(std::cmp_less_equal(player.place, request.rule->top), "the best qualify");
  }
}

void fuzz_standings(Filler& filler) {
  EventRequest request;
  request.boards = make_category_boards(filler);
  if (filler.flag()) request.count = filler.whole(categories_counted);
  set_settings(filler, request);
  const auto valid = scorable(request);
  if (!valid) return;
  const EventSheet sheet = standings(*valid);
  expect(sheet.rows.size() == roster_of(request.boards, &CategoryBoard::finishers).names().size(),
         "every player has a row");
  expect_standings(sheet.rows);
  for (const EventRow& row : sheet.rows) {
    Decimal sum;
    for (const CategoryScore& score : row.categories) sum += score.counted ? score.best.value : Decimal(0);
    expect(sum == row.total.value, "a total is the sum of the categories that count", row.player);
  }
}

constexpr Target targets[] = {fuzz_board, fuzz_final, fuzz_qualifiers, fuzz_standings};

}  // namespace

extern const std::span<const Target> puffing_billy_targets;
constinit const std::span<const Target> puffing_billy_targets = targets;

}  // namespace tallysheet::fuzz
