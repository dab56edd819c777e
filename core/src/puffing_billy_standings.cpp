// Qualifiers and tournament standings of Puffing Billy. Source: core/SOURCES.md, Puffing Billy 8 and 10.
#include <algorithm>
#include <utility>

#include "puffing_billy_board.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::puffing_billy {
namespace {

/// A board, with the index of its first seat among all seats of the event.
struct BoardAt {
  const CategoryBoard* board = nullptr;
  std::size_t first_seat = 0;
};

/// A category and its boards.
struct Category {
  std::string name;
  std::vector<BoardAt> boards;
};

// Lists the categories in order of first appearance.
std::vector<Category> categories_of(const std::vector<CategoryBoard>& boards) {
  Roster numbers(boards.size());
  std::vector<Category> categories;
  std::size_t first_seat = 0;
  for (const CategoryBoard& board : boards) {
    const std::size_t number = numbers.add(board.category);
    if (number == categories.size()) categories.push_back({board.category, {}});
    categories[number].boards.push_back({&board, first_seat});
    first_seat += board.finishers.size();
  }
  return categories;
}

// The board's tie at that score, which is new or one of the last.
OpenTie& tie_at(std::vector<OpenTie>& ties, std::size_t board, const Figure& score) {
  for (std::size_t i = ties.size(); i > 0 && ties[i - 1].board == board; --i) {
    if (ties[i - 1].score.value == score.value) return ties[i - 1];
  }
  ties.push_back({board, score, {}});
  return ties.back();
}

void add_open_ties(std::vector<OpenTie>& ties, const std::vector<BoardRow>& rows, std::size_t board) {
  for (const BoardRow& row : rows) {
    if (row.level == Level::listed) tie_at(ties, board, row.score).players.push_back(row.player);
  }
}

/// A player's score in each category, and the total.
struct Record {
  std::vector<CategoryScore> categories;
  Decimal total;
};

/// The players' records, indexed by number and filled in one category at a time.
class EventScorer {
 public:
  explicit EventScorer(const EventRequest& request)
      : request_(request),
        places_(static_cast<int>(request.decimals)),
        players_(roster_of(request.boards, &CategoryBoard::finishers)),
        records_(players_.names().size()) {}

  EventSheet score() && {
    for (const Category& category : categories_of(request_.boards)) score_category(category);
    for (Record& record : records_) add_total(record);
    const auto order = rank_all(records_, [](const Record& record) { return record.total.units(); });
    EventSheet sheet = {std::vector<EventRow>(order.size())};
    for (std::size_t i = 0; i < order.size(); ++i) {
      Record& record = records_[order[i].index];
      sheet.rows[i].set(players_.names()[order[i].index], order[i]);
      sheet.rows[i].total = {record.total, places_};
      sheet.rows[i].categories = std::move(record.categories);
    }
    sheet.level_on = level_on(order, {"total"});
    sheet.open_ties = std::move(open_ties_);
    return sheet;
  }

 private:
  void score_category(const Category& category) {
    std::vector<BoardAt> final;
    std::vector<BoardSheet> final_sheets;
    for (const BoardAt& at : category.boards) {
      BoardSheet sheet = sheet_of(*at.board, request_);
      for (const BoardRow& scored : sheet.rows) set_best(score_of(at, scored, category.name), scored);
      add_open_ties(open_ties_, sheet.rows, static_cast<std::size_t>(at.board - request_.boards.data()));
      if (at.board->stage != Stage::final) continue;
      final.push_back(at);
      final_sheets.push_back(std::move(sheet));
    }
    add_final_bonuses(category.name, final, final_sheets);
  }

  // The category is either the last one of this player so far or a new one.
  CategoryScore& score_of(const BoardAt& at, const BoardRow& scored, const std::string& category) {
    auto& scores = records_[players_.appearances()[at.first_seat + scored.index]].categories;
    if (scores.empty() || scores.back().category != category) {
      scores.push_back({category, {{}, places_}, {{}, final_bonus_places}, false});
    }
    return scores.back();
  }

  static void set_best(CategoryScore& score, const BoardRow& scored) {
    if (scored.total) score.best.value = std::max(score.best.value, scored.total->value);
  }

  void add_final_bonuses(const std::string& category, const std::vector<BoardAt>& final,
                         const std::vector<BoardSheet>& sheets) {
    std::vector<const BoardSheet*> boards(sheets.size());
    for (std::size_t i = 0; i < sheets.size(); ++i) boards[i] = &sheets[i];
    for (const LadderRow& on_ladder : ladder_of(boards)) {
      CategoryScore& score = score_of(final[on_ladder.board], sheets[on_ladder.board].rows[on_ladder.row], category);
      score.final_bonus = on_ladder.bonus;
      score.best.value += on_ladder.bonus.value;
    }
  }

  // Adds up the best categories. If categories tie at the cut, the earliest count.
  void add_total(Record& record) const {
    std::int64_t left = request_.count.value_or(categories_counted.maximum);
    for (const Ranked& ranked :
         rank_all(record.categories, [](const CategoryScore& score) { return score.best.value.units(); })) {
      if (left-- == 0) return;
      record.categories[ranked.index].counted = true;
      record.total += record.categories[ranked.index].best.value;
    }
  }

  const EventRequest& request_;
  int places_;
  Roster players_;
  std::vector<Record> records_;
  std::vector<OpenTie> open_ties_;
};

/// A player's results on the preliminary boards of a category.
struct Candidate {
  std::string_view player;
  Decimal best;
  int boards_won = 0;
  bool qualifies = false;
};

void add(Candidate& candidate, const BoardRow& row, const QualifiersRequest& request) {
  if (row.place == 1) ++candidate.boards_won;
  if (!row.total) return;
  candidate.best = std::max(candidate.best, row.total->value);
  if (request.rule || row.place == 1) candidate.qualifies = true;
}

// Lists the candidates in order of first appearance. Everybody with a PB score qualifies or, without a rule, every
// winner of a board.
std::vector<Candidate> candidates_of(const QualifiersRequest& request, const Roster& players) {
  std::vector<Candidate> candidates;
  for (const std::string_view player : players.names()) candidates.emplace_back().player = player;
  std::size_t first_seat = 0;
  for (const CategoryBoard& board : request.boards) {
    if (board.category == request.category && board.stage == Stage::preliminary) {
      const BoardSheet sheet = sheet_of(board, request);
      for (const BoardRow& row : sheet.rows) {
        add(candidates[players.appearances()[first_seat + row.index]], row, request);
      }
    }
    first_seat += board.finishers.size();
  }
  std::erase_if(candidates, [](const Candidate& candidate) { return !candidate.qualifies; });
  return candidates;
}

}  // namespace

QualifiersSheet qualifiers(const Checked<QualifiersRequest>& request) {
  const Roster players = roster_of(request->boards, &CategoryBoard::finishers);
  const std::vector<Candidate> candidates = candidates_of(request, players);
  const std::int64_t last_place = request->rule ? request->rule->top : scores_qualifying.maximum;
  QualifiersSheet sheet;
  for (const Ranked& ranked : rank_all(candidates, [](const Candidate& candidate) { return candidate.best.units(); })) {
    if (std::cmp_greater(ranked.place, last_place)) break;
    const Candidate& candidate = candidates[ranked.index];
    const Figure best = {candidate.best, static_cast<int>(request->decimals)};
    sheet.players.push_back(
        {std::string(candidate.player), best, candidate.boards_won, ranked.place, ranked.is_tied()});
  }
  return sheet;
}

EventSheet standings(const Checked<EventRequest>& request) { return EventScorer(request).score(); }

}  // namespace tallysheet::puffing_billy
