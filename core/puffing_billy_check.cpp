// What is refused in Puffing Billy. Source: rules/READINGS.md, Puffing Billy 3.
#include <map>

#include "puffing_billy.hpp"
#include "train_games.hpp"

namespace tallysheet::puffing_billy {
namespace {

void check_scores(Problems& problems, const Pointer& at, const Board& board) {
  const auto& finishers = board.finishers;
  for (size_t seat = 0; seat < finishers.size(); ++seat) {
    train_games::check_score(problems, at / seat / "score", {finishers[seat].player, seat}, finishers[seat].score);
  }
  if (finishers.empty()) return;
  const size_t winner = finishing_order(board).front().index;
  train_games::check_winner(problems, at / winner / "score", {finishers[winner].player, winner}, finishers[winner].score);
}

void check_board(Problems& problems, const Pointer& at, const Board& board, Names names) {
  const Pointer list = at / "finishers";
  check_count(problems, list, "finishers", board.finishers.size(), finishers_on_board);
  check_players(problems, list, board.finishers, names);
  check_scores(problems, list, board);
}

void check_best(Problems& problems, const Pointer& at, const Finalist& finisher) {
  if (!finisher.best || finisher.best->units >= 0) return;
  report(problems, at, ProblemCode::range,
         {finisher.player, "'s earlier best is ", plain(*finisher.best), "; a PB score is never below zero."});
}

// One final, whose boards come one after the other.
class FinalSeats {
 public:
  void check(Problems& problems, const Pointer& at, const Board& board, int number) {
    for (size_t seat = 0; seat < board.finishers.size(); ++seat) {
      const std::string_view player = board.finishers[seat].player;
      if (player.empty() || board_of_.try_emplace(player, number).first->second == number) continue;
      report(problems, at / "finishers" / seat / "player", ProblemCode::duplicate,
             {player, " is on two boards of this final; a player can sit on only one."});
    }
  }

 private:
  std::map<std::string_view, int> board_of_;
};

void check_decimals(Problems& problems, const Settings& settings) {
  check_whole(problems, Pointer() / "decimals", "The number of decimals", settings.decimals, decimals_allowed);
}

void check_boards(Problems& problems, const std::vector<CategoryBoard>& boards) {
  const Pointer list = Pointer() / "boards";
  check_count(problems, list, "boards", boards.size(), games_in_event);
  std::map<std::string_view, FinalSeats> finals;
  for (size_t i = 0; i < boards.size(); ++i) {
    check_name(problems, list / i / "category", "The category's name", boards[i].category, Names::required);
    check_board(problems, list / i, boards[i], Names::required);
    if (boards[i].stage != Stage::final) continue;
    finals[boards[i].category].check(problems, list / i, boards[i], static_cast<int>(i));
  }
}

}  // namespace

Problems check(const BoardRequest& request) {
  Problems problems;
  check_board(problems, Pointer(), request, Names::optional);
  check_decimals(problems, request);
  return problems;
}

Problems check(const FinalRequest& request) {
  Problems problems;
  const Pointer list = Pointer() / "boards";
  check_count(problems, list, "boards", request.boards.size(), boards_in_final);
  FinalSeats seats;
  for (size_t i = 0; i < request.boards.size(); ++i) {
    const auto& finishers = request.boards[i].finishers;
    const Board board = request.boards[i].board();
    check_board(problems, list / i, board, Names::required);
    seats.check(problems, list / i, board, static_cast<int>(i));
    for (size_t seat = 0; seat < finishers.size(); ++seat) {
      check_best(problems, list / i / "finishers" / seat / "best", finishers[seat]);
    }
  }
  check_decimals(problems, request);
  return problems;
}

Problems check(const QualifiersRequest& request) {
  Problems problems;
  check_boards(problems, request.boards);
  check_name(problems, Pointer() / "category", "The category's name", request.category, Names::required);
  if (request.top) check_whole(problems, Pointer() / "rule" / "top", "The number of scores", request.top->top, scores_qualifying);
  check_decimals(problems, request);
  return problems;
}

Problems check(const EventRequest& request) {
  Problems problems;
  check_boards(problems, request.boards);
  if (request.count) {
    check_whole(problems, Pointer() / "count", "The number of categories that count", *request.count, categories_counted);
  }
  check_decimals(problems, request);
  return problems;
}

}  // namespace tallysheet::puffing_billy
