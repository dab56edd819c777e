// Checks of Puffing Billy. Source: core/SOURCES.md, Puffing Billy 3.
#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

#include "puffing_billy_board.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/sentences.hpp"
#include "tallysheet/train_games.hpp"

namespace tallysheet::puffing_billy {
namespace {

// `at` is the path of the board's list of finishers.
void check_scores(Problems& problems, const Path& at, const Board& board) {
  const auto& finishers = board.finishers;
  const auto score_of = [&](std::size_t index) {
    return train_games::Score{finishers[index].player, index, finishers[index].score};
  };
  for (std::size_t i = 0; i < finishers.size(); ++i) train_games::check_score(problems, at / i / "score", score_of(i));
  if (finishers.empty()) return;
  const std::size_t winner = finishing_order(board).front().index;
  train_games::check_winner(problems, at / winner / "score", score_of(winner));
}

// Every index is one of the board's.
void check_placed_ahead(Problems& problems, const Path& at, const Board& board) {
  if (board.finishers.empty()) return;
  const Range indexes = {0, static_cast<std::int64_t>(board.finishers.size()) - 1};
  for (std::size_t i = 0; i < board.placed_ahead.size(); ++i)
    check_range(problems, at / i, sentences::placed_ahead, board.placed_ahead[i], indexes);
}

void check_board(Problems& problems, const Path& at, const Board& board, Names names) {
  const Path list = at / "finishers";
  check_count(problems, list, sentences::number_of_finishers, board.finishers.size(), finishers_on_board);
  check_players(problems, list, board.finishers, names);
  check_scores(problems, list, board);
  check_placed_ahead(problems, at / "placedAhead", board);
}

void check_best(Problems& problems, const Path& at, const Finalist& finisher) {
  if (!finisher.best || *finisher.best >= Decimal(0)) return;
  report(problems, at, ProblemCode::range, sentences::best_below_zero, {shortened(finisher.player), *finisher.best});
}

/// Finds players with a seat on two boards of one category's final. It only refers to the names, which must outlive it.
class FinalSeats {
 public:
  /// `at` is the path of the list of boards.
  FinalSeats(const Path& at, std::size_t categories) : at_(at), board_of_player_(categories) {}

  void add(std::size_t category, const Board& board, std::size_t board_index) {
    const auto& finishers = board.finishers;
    for (std::size_t seat = 0; seat < finishers.size(); ++seat) {
      const std::string_view player = finishers[seat].player;
      if (player.empty()) continue;
      if (board_of_player_[category].try_emplace(player, board_index).first->second == board_index) continue;
      report(problems_, at_ / board_index / "finishers" / seat / "player", ProblemCode::duplicate,
             sentences::on_two_boards, {shortened(player)});
    }
  }

  void move_problems_to(Problems& problems) {
    std::move(problems_.begin(), problems_.end(), std::back_inserter(problems));
  }

 private:
  const Path& at_;
  Problems problems_;
  /// For each category, by number: the first board of each player.
  std::vector<std::map<std::string_view, std::size_t>> board_of_player_;
};

void check_decimals(Problems& problems, const Settings& settings) {
  check_range(problems, request_path / "decimals", sentences::number_of_decimals, settings.decimals, decimals_allowed);
}

void check_boards(Problems& problems, const std::vector<CategoryBoard>& boards) {
  const Path list = request_path / "boards";
  check_count(problems, list, sentences::number_of_boards, boards.size(), games_in_event);
  Roster categories(boards.size());
  for (const CategoryBoard& board : boards) categories.add(board.category);
  FinalSeats final_seats(list, categories.names().size());
  for (std::size_t i = 0; i < boards.size(); ++i) {
    check_name(problems, list / i / "category", sentences::category_name, boards[i].category, Names::required);
    check_board(problems, list / i, boards[i], Names::required);
    if (boards[i].stage == Stage::final) final_seats.add(categories.appearances()[i], boards[i], i);
  }
  final_seats.move_problems_to(problems);
}

}  // namespace

Problems check(const BoardRequest& request) {
  Problems problems;
  check_board(problems, request_path, request, Names::optional);
  check_decimals(problems, request);
  return problems;
}

Problems check(const FinalRequest& request) {
  Problems problems;
  const Path list = request_path / "boards";
  check_count(problems, list, sentences::number_of_boards, request.boards.size(), boards_in_final);
  std::vector<Board> boards;
  for (const FinalBoardRequest& board : request.boards) boards.push_back(board.board());
  FinalSeats final_seats(list, 1);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const auto& finishers = request.boards[i].finishers;
    check_board(problems, list / i, boards[i], Names::required);
    final_seats.add(0, boards[i], i);
    for (std::size_t seat = 0; seat < finishers.size(); ++seat) {
      check_best(problems, list / i / "finishers" / seat / "best", finishers[seat]);
    }
  }
  final_seats.move_problems_to(problems);
  check_decimals(problems, request);
  return problems;
}

Problems check(const QualifiersRequest& request) {
  Problems problems;
  check_boards(problems, request.boards);
  check_name(problems, request_path / "category", sentences::category_name, request.category, Names::required);
  if (request.rule) {
    check_range(problems, request_path / "rule" / "top", sentences::number_of_scores, request.rule->top,
                scores_qualifying);
  }
  check_decimals(problems, request);
  return problems;
}

Problems check(const EventRequest& request) {
  Problems problems;
  check_boards(problems, request.boards);
  if (request.count) {
    check_range(problems, request_path / "count", sentences::number_of_categories, *request.count, categories_counted);
  }
  check_decimals(problems, request);
  return problems;
}

}  // namespace tallysheet::puffing_billy
