// Qualifiers and tournament standings of Puffing Billy. Source: rules/000_14661db876957472.txt,
// Scoring Finals; rules/READINGS.md, Puffing Billy 8 and 10.
#include <algorithm>

#include "puffing_billy.hpp"

namespace tallysheet::puffing_billy {
namespace {

/// One player in one category: a single board's result, or the best of several.
struct Result {
  int player;
  int category;
  std::optional<Decimal> best;
  int boards_won = 0;
  Decimal final_bonus;
};

struct Book {
  Roster players;
  Roster categories;
  std::vector<Result> results;
};

// In the order of the request, which is not that of finish.
void seat(Book& book, const Board& board) {
  for (const Finisher& finisher : board.finishers) book.players.number(finisher.player);
}

void enter(Book& book, int category, const BoardSheet& sheet) {
  for (const BoardRow& row : sheet.rows) {
    Result& result = book.results.emplace_back();
    result.player = book.players.number(row.player);
    result.category = category;
    result.boards_won = row.place == 1;
    if (row.total) result.best = row.total->value;
  }
}

void add(Result& result, const Result& further) {
  if (further.best && (!result.best || *result.best < *further.best)) result.best = further.best;
  result.boards_won += further.boards_won;
  result.final_bonus = std::max(result.final_bonus, further.final_bonus);
}

// One result for each player and category, by player, then by category.
std::vector<Result> summed(const std::vector<Result>& results) {
  const auto by_player_and_category = [&](int a, int b) {
    const Result& one = results[a];
    const Result& other = results[b];
    return one.player != other.player ? other.player <=> one.player : other.category <=> one.category;
  };
  std::vector<Result> sums;
  int group = 0;
  for (const Placed& placed : placed(results.size(), by_player_and_category)) {
    if (placed.place == group) add(sums.back(), results[placed.index]);
    else sums.push_back(results[placed.index]);
    group = placed.place;
  }
  return sums;
}

/// A scored board of some category's final.
struct FinalEntry {
  int category;
  BoardSheet sheet;
};

void apply_final(Book& book, int category, const std::vector<BoardSheet>& boards) {
  for (const Rung& rung : final_ladder(boards)) {
    book.results.push_back({book.players.number(rung.player), category, {}, 0, rung.bonus.value});
  }
}

void apply_finals(Book& book, std::vector<FinalEntry>& entries) {
  const auto by_category = [&](int a, int b) { return entries[b].category <=> entries[a].category; };
  std::vector<BoardSheet> boards;
  for (const Placed& placed : placed(entries.size(), by_category)) {
    FinalEntry& entry = entries[placed.index];
    boards.push_back(std::move(entry.sheet));
    if (static_cast<int>(boards.size()) < placed.level) continue;
    apply_final(book, entry.category, boards);
    boards.clear();
  }
}

Book bookkeeping(const EventRequest& request) {
  Book book;
  std::vector<FinalEntry> finals;
  for (const CategoryBoard& board : request.boards) {
    const int category = book.categories.number(board.category);
    BoardSheet sheet = score_board(board, request);
    seat(book, board);
    enter(book, category, sheet);
    if (board.stage == Stage::final) finals.push_back({category, std::move(sheet)});
  }
  apply_finals(book, finals);
  return book;
}

// The best `count` of the categories, the earlier one where two are level.
void count_best(EventRow& row, int64_t count) {
  auto& scores = row.categories;
  const auto by_best = [&](int a, int b) { return scores[a].best.value <=> scores[b].best.value; };
  for (const Placed& placed : placed(scores.size(), by_best)) {
    if (count-- <= 0) return;
    scores[placed.index].counted = true;
    row.total.value = row.total.value + scores[placed.index].best.value;
  }
}

std::vector<EventRow> rows_by_player(const Book& book, const EventRequest& request) {
  const int places = static_cast<int>(request.decimals);
  std::vector<EventRow> rows(book.players.size());
  for (const Result& result : summed(book.results)) {
    EventRow& row = rows[result.player];
    const Decimal best = result.best.value_or(Decimal()) + result.final_bonus;
    row.categories.push_back({book.categories.name(result.category), {best, places}, {result.final_bonus, 1}, false});
  }
  for (int player = 0; player < book.players.size(); ++player) {
    rows[player].player = book.players.name(player);
    rows[player].total.places = places;
    count_best(rows[player], request.count.value_or(categories_counted.most));
  }
  return rows;
}

// Everybody with a PB score in the category's preliminary boards or, without `top`, every winner.
std::vector<Qualifier> candidates(const QualifiersRequest& request) {
  Book book;
  for (const CategoryBoard& board : request.boards) {
    seat(book, board);
    if (board.category != request.category || board.stage != Stage::preliminary) continue;
    enter(book, 0, score_board(board, request));
  }
  const int places = static_cast<int>(request.decimals);
  std::vector<Qualifier> result;
  for (const Result& sum : summed(book.results)) {
    if (!sum.best || (!request.top && sum.boards_won == 0)) continue;
    result.push_back({book.players.name(sum.player), {*sum.best, places}, sum.boards_won});
  }
  return result;
}

}  // namespace

QualifiersSheet qualifiers(const QualifiersRequest& request) {
  QualifiersSheet sheet;
  const std::vector<Qualifier> field = candidates(request);
  const auto by_best = [&](int a, int b) { return field[a].best.value <=> field[b].best.value; };
  for (const Placed& placed : placed(field.size(), by_best)) {
    if (request.top && placed.place > request.top->top) break;
    sheet.players.push_back(field[placed.index]);
    sheet.players.back().place = placed.place;
    sheet.players.back().shared = placed.shared();
  }
  return sheet;
}

EventSheet standings(const EventRequest& request) {
  EventSheet sheet;
  std::vector<EventRow> rows = rows_by_player(bookkeeping(request), request);
  const auto by_total = [&](int a, int b) { return rows[a].total.value <=> rows[b].total.value; };
  for (const Placed& placed : placed(rows.size(), by_total)) {
    sheet.rows.push_back(std::move(rows[placed.index]));
    sheet.rows.back().place = placed.place;
    sheet.rows.back().shared = placed.shared();
  }
  return sheet;
}

}  // namespace tallysheet::puffing_billy
