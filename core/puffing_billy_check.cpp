// What is refused in Puffing Billy. Source: rules/READINGS.md, Puffing Billy 3.
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
  const Pointer list(at, "finishers");
  check_count(problems, list, "finishers", board.finishers.size(), finishers_on_board);
  check_players(problems, list, board.finishers, names);
  check_scores(problems, list, board);
}

void check_best(Problems& problems, const Pointer& at, const Finalist& finisher) {
  if (!finisher.best || finisher.best->units >= 0) return;
  report(problems, at, ProblemCode::range, "{}'s earlier best is {}; a PB score is never below zero.",
         {shortened(finisher.player), *finisher.best});
}

/// One seat of a category's final.
struct FinalSeat {
  std::string_view category;
  std::string_view player;
  size_t board;
  size_t seat;
};

using FinalSeats = List<FinalSeat>;

void list_seats(FinalSeats& seats, std::string_view category, const Board& board, size_t number) {
  for (size_t seat = 0; seat < board.finishers.size(); ++seat) {
    seats.push_back({category, board.finishers[seat].player, number, seat});
  }
}

// The list of boards stands at `at`.
void check_final_seats(Problems& problems, const Pointer& at, const FinalSeats& seats) {
  const auto by_category_and_player = [&](int a, int b) {
    const auto order = compare(seats[a].category, seats[b].category);
    return order != 0 ? order : compare(seats[a].player, seats[b].player);
  };
  const List<int> first = firsts(seats.size(), by_category_and_player);
  for (size_t i = 0; i < seats.size(); ++i) {
    const FinalSeat& seat = seats[i];
    if (seat.player.empty() || seats[first[i]].board == seat.board) continue;
    report(problems, at / seat.board / "finishers" / seat.seat / "player", ProblemCode::duplicate,
           "{} is on two boards of this final; a player can sit on only one.", {shortened(seat.player)});
  }
}

void check_decimals(Problems& problems, const Settings& settings) {
  check_whole(problems, whole_request / "decimals", "The number of decimals", settings.decimals, decimals_allowed);
}

void check_boards(Problems& problems, const List<CategoryBoard>& boards) {
  const Pointer list(whole_request, "boards");
  check_count(problems, list, "boards", boards.size(), games_in_event);
  FinalSeats seats;
  for (size_t i = 0; i < boards.size(); ++i) {
    check_name(problems, list / i / "category", "The category's name", boards[i].category, Names::required);
    check_board(problems, list / i, boards[i], Names::required);
    if (boards[i].stage == Stage::final) list_seats(seats, boards[i].category, boards[i], i);
  }
  check_final_seats(problems, list, seats);
}

}  // namespace

Problems check(const BoardRequest& request) {
  Problems problems;
  check_board(problems, whole_request, request, Names::optional);
  check_decimals(problems, request);
  return problems;
}

Problems check(const FinalRequest& request) {
  Problems problems;
  const Pointer list(whole_request, "boards");
  check_count(problems, list, "boards", request.boards.size(), boards_in_final);
  FinalSeats seats;
  for (size_t i = 0; i < request.boards.size(); ++i) {
    const auto& finishers = request.boards[i].finishers;
    const Board board = request.boards[i].board();
    check_board(problems, list / i, board, Names::required);
    list_seats(seats, {}, board, i);
    for (size_t seat = 0; seat < finishers.size(); ++seat) {
      check_best(problems, list / i / "finishers" / seat / "best", finishers[seat]);
    }
  }
  check_final_seats(problems, list, seats);
  check_decimals(problems, request);
  return problems;
}

Problems check(const QualifiersRequest& request) {
  Problems problems;
  check_boards(problems, request.boards);
  check_name(problems, whole_request / "category", "The category's name", request.category, Names::required);
  if (request.top) check_whole(problems, whole_request / "rule" / "top", "The number of scores", request.top->top, scores_qualifying);
  check_decimals(problems, request);
  return problems;
}

Problems check(const EventRequest& request) {
  Problems problems;
  check_boards(problems, request.boards);
  if (request.count) {
    check_whole(problems, whole_request / "count", "The number of categories that count", *request.count, categories_counted);
  }
  check_decimals(problems, request);
  return problems;
}

}  // namespace tallysheet::puffing_billy
