// Qualifiers and tournament standings of Puffing Billy. Source: rules/000_14661db876957472.txt,
// Scoring Finals; rules/READINGS.md, Puffing Billy 8 and 10.
#include <algorithm>

#include "puffing_billy.hpp"

namespace tallysheet::puffing_billy {
namespace {

/// One seat of the event.
struct Entry {
  int player = 0;
  int category = 0;
  /// Zero where there is no PB score.
  Decimal score;
  Decimal final_bonus;
};

List<std::string_view> categories_of(const List<CategoryBoard>& boards) {
  List<std::string_view> names;
  for (const CategoryBoard& board : boards) names.push_back(board.category);
  return names;
}

/// The scored boards of an event, and their seats in the order of the request, which is not that of finish.
class Book {
 public:
  explicit Book(const EventRequest& request)
      : boards_(request.boards),
        players_(appearances(boards_, &CategoryBoard::finishers)),
        categories_(categories_of(boards_)),
        sheets_(boards_.size()),
        first_seats_(boards_.size()),
        entries_(players_.appearances()) {
    int first = 0;
    for (size_t i = 0; i < boards_.size(); ++i) {
      sheets_[i] = score_board(boards_[i], request);
      first_seats_[i] = first;
      enter(i);
      first += static_cast<int>(boards_[i].finishers.size());
    }
    apply_finals();
  }

  const Roster& players() const { return players_; }
  const Roster& categories() const { return categories_; }
  const List<Entry>& entries() const { return entries_; }

 private:
  int seat(size_t board, const BoardRow& row) const { return first_seats_[board] + row.index; }

  void enter(size_t board) {
    for (const BoardRow& row : sheets_[board].rows) {
      Entry& entry = entries_[seat(board, row)];
      entry.player = players_.number(seat(board, row));
      entry.category = categories_.number(board);
      if (row.total) entry.score = row.total->value;
    }
  }

  void apply_finals() {
    const auto by_category = [&](int a, int b) { return categories_.number(b) <=> categories_.number(a); };
    List<const BoardSheet*> boards;
    int left = 0;
    for (const Placed& placed : placed(boards_.size(), by_category)) {
      if (left == 0) {
        boards.clear();
        left = placed.level;
      }
      if (boards_[placed.index].stage == Stage::final) boards.push_back(&sheets_[placed.index]);
      if (--left == 0) apply_final(boards);
    }
  }

  void apply_final(const List<const BoardSheet*>& boards) {
    for (const Rung& rung : final_ladder(boards)) {
      const BoardSheet* sheet = boards[rung.board];
      entries_[seat(sheet - sheets_.begin(), sheet->rows[rung.row])].final_bonus = rung.bonus.value;
    }
  }

  const List<CategoryBoard>& boards_;
  Roster players_;
  Roster categories_;
  List<BoardSheet> sheets_;
  List<int> first_seats_;
  List<Entry> entries_;
};

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

void add(CategoryScore& score, const Entry& entry) {
  score.best.value = std::max(score.best.value, entry.score);
  score.final_bonus.value = std::max(score.final_bonus.value, entry.final_bonus);
}

// Those of one player and category are level.
List<Placed> in_order(const List<Entry>& entries) {
  return placed(entries.size(), [&](int a, int b) {
    const auto order = entries[b].player <=> entries[a].player;
    return order != 0 ? order : entries[b].category <=> entries[a].category;
  });
}

// By player, with as many categories as the player sat in.
List<EventRow> empty_rows(const Book& book, const List<Placed>& order) {
  List<int> counts(book.players().size());
  for (size_t i = 0; i < order.size(); i += order[i].level) ++counts[book.entries()[order[i].index].player];
  List<EventRow> rows(counts.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    rows[i].player = book.players().name(static_cast<int>(i));
    rows[i].categories = List<CategoryScore>(counts[i]);
  }
  return rows;
}

List<EventRow> rows_by_player(const Book& book, const EventRequest& request) {
  const int places = static_cast<int>(request.decimals);
  const List<Placed> order = in_order(book.entries());
  const Placed* next = order.begin();
  List<EventRow> rows = empty_rows(book, order);
  for (EventRow& row : rows) {
    row.total.places = places;
    for (CategoryScore& score : row.categories) {
      score.category = book.categories().name(book.entries()[next->index].category);
      for (int level = next->level; level > 0; --level) add(score, book.entries()[next++->index]);
      score.best = {score.best.value + score.final_bonus.value, places};
      score.final_bonus.places = 1;
    }
    count_best(row, request.count.value_or(categories_counted.most));
  }
  return rows;
}

/// What one player reached in the preliminary boards of a category.
struct Reached {
  Decimal best;
  int boards_won = 0;
  bool qualifies = false;
};

void add(Reached& reached, const BoardRow& row, const QualifiersRequest& request) {
  reached.boards_won += row.place == 1;
  if (!row.total) return;
  reached.best = std::max(reached.best, row.total->value);
  if (request.top || row.place == 1) reached.qualifies = true;
}

// By player: everybody with a PB score or, without `top`, every winner qualifies.
List<Reached> reached(const QualifiersRequest& request, const Roster& players) {
  List<Reached> all(players.size());
  size_t first = 0;
  for (const CategoryBoard& board : request.boards) {
    if (board.category == request.category && board.stage == Stage::preliminary) {
      const BoardSheet sheet = score_board(board, request);
      for (const BoardRow& row : sheet.rows) add(all[players.number(first + row.index)], row, request);
    }
    first += board.finishers.size();
  }
  return all;
}

}  // namespace

QualifiersSheet qualifiers(const QualifiersRequest& request) {
  const Roster players(appearances(request.boards, &CategoryBoard::finishers));
  const List<Reached> field = reached(request, players);
  const auto by_best = [&](int a, int b) {
    const auto order = field[a].qualifies <=> field[b].qualifies;
    return order != 0 ? order : field[a].best <=> field[b].best;
  };
  const int64_t last = request.top ? request.top->top : scores_qualifying.most;
  QualifiersSheet sheet;
  for (const Placed& placed : placed(field.size(), by_best)) {
    const Reached& own = field[placed.index];
    if (!own.qualifies || placed.place > last) break;
    const Figure best = {own.best, static_cast<int>(request.decimals)};
    sheet.players.push_back({players.name(placed.index), best, own.boards_won, placed.place, placed.shared()});
  }
  return sheet;
}

EventSheet standings(const EventRequest& request) {
  EventSheet sheet = {rows_by_player(Book(request), request)};
  auto& rows = sheet.rows;
  rank(rows, placed(rows.size(), [&](int a, int b) { return rows[a].total.value <=> rows[b].total.value; }));
  return sheet;
}

}  // namespace tallysheet::puffing_billy
