// Checks of outlooks. Source: core/SOURCES.md, Outlook.
#include <algorithm>
#include <unordered_set>

#include "outlook_plan.hpp"
#include "sentences.hpp"

namespace tallysheet::tournament {
namespace {

using NameSet = std::unordered_set<std::string_view>;

Decimal most_of(const FinishScore& finish) { return finish.most.value_or(finish.least); }

void check_finish(Problems& problems, const Path& at, const std::vector<FinishScore>& outcome, std::size_t i) {
  const FinishScore& finish = outcome[i];
  if (most_of(finish) < finish.least) {
    report(problems, at / i / "most", ProblemCode::conflict, sentences::most_below_least,
           {most_of(finish), finish.least});
  }
  if (i == 0) return;
  const FinishScore& before = outcome[i - 1];
  if (finish.least <= before.least && most_of(finish) <= most_of(before)) return;
  report(problems, at / i / "least", ProblemCode::conflict, sentences::finishes_out_of_order, {i + 1});
}

void check_outcome(Problems& problems, const Path& at, const std::vector<FinishScore>& outcome, std::size_t expected) {
  check_count(problems, at, sentences::number_of_finishes, outcome.size(), finishes_of_board);
  if (outcome.size() != expected) {
    report(problems, at, ProblemCode::conflict, sentences::finishes_for_players, {outcome.size(), expected});
  }
  for (std::size_t i = 0; i < outcome.size(); ++i) check_finish(problems, at, outcome, i);
}

void check_outcomes(Problems& problems, const Path& at, const BoardToPlay& board) {
  check_count(problems, at, sentences::number_of_outcomes, board.outcomes.size(), outcomes_of_board);
  if (board.outcomes.empty()) return;
  const std::size_t seats = board.players.empty() ? board.outcomes.front().size() : board.players.size();
  for (std::size_t i = 0; i < board.outcomes.size(); ++i) check_outcome(problems, at / i, board.outcomes[i], seats);
}

void check_seats(Problems& problems, const Path& at, const BoardToPlay& board) {
  if (board.players.empty()) return;
  check_count(problems, at, sentences::players_of_board_to_play, board.players.size(), finishes_of_board);
}

std::size_t open_seats(const OutlookRequest& request) {
  std::size_t seats = 0;
  for (const BoardToPlay& board : request.boards) {
    if (board.players.empty() && !board.outcomes.empty()) seats += board.outcomes.front().size();
  }
  return seats;
}

NameSet seated_in(const OutlookRequest& request) {
  NameSet names;
  for (const BoardToPlay& board : request.boards) names.insert(board.players.begin(), board.players.end());
  return names;
}

void check_unseated(Problems& problems, const OutlookRequest& request) {
  const Path list = request_path / "unseated";
  check_count(problems, list, sentences::number_not_seated, request.unseated.size(), players_not_seated);
  NameSet seen;
  const NameSet seated = seated_in(request);
  for (std::size_t i = 0; i < request.unseated.size(); ++i) {
    const std::string& player = request.unseated[i];
    check_name(problems, list / i, sentences::player_name, player, Names::required);
    if (player.empty()) continue;
    if (!seen.insert(player).second) {
      report(problems, list / i, ProblemCode::duplicate, sentences::name_twice_in_list, {shortened(player)});
    } else if (seated.contains(player)) {
      report(problems, list / i, ProblemCode::conflict, sentences::seated_and_not, {shortened(player)});
    }
  }
  const std::size_t seats = open_seats(request);
  if (seats > request.unseated.size()) {
    report(problems, list, ProblemCode::conflict, sentences::open_seats, {seats, request.unseated.size()});
  }
}

void check_player(Problems& problems, const OutlookRequest& request) {
  if (request.player.empty()) return;
  check_name(problems, request_path / "player", sentences::player_name, request.player, Names::required);
  if (OutlookPlan(request).number(request.player)) return;
  report(problems, request_path / "player", ProblemCode::conflict, sentences::player_of_outlook,
         {shortened(request.player)});
}

// The tournament with every board played in some way. A board without players has none in it either.
Request with_boards(const OutlookRequest& request) {
  PlayedTournament tournament(request);
  for (const BoardToPlay& board : request.boards) {
    Game& game = tournament.add(board);
    for (const std::string& player : board.players) game.results.push_back({player, Decimal(0)});
  }
  Request& played = tournament.request();
  played.decisions = request.event.decisions;
  played.lots = request.event.lots;
  played.teams = request.event.teams;
  return played;
}

bool starts_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

// "/games/5/results/0/player" is "/event/games/5/…", or "/boards/1/players/0" for the second board after four games.
void enter(Problems& problems, Problem problem, const OutlookRequest& request) {
  for (std::size_t board = 0; board < request.boards.size(); ++board) {
    const std::string game = (request_path / "games" / (request.event.games.size() + board)).to_string() + "/";
    if (!starts_with(problem.at, game)) continue;
    std::string rest = problem.at.substr(game.size());
    if (starts_with(rest, "results")) {
      if (request.boards[board].players.empty()) return;
      rest = "players" + rest.substr(std::string_view("results").size());
      rest = rest.substr(0, rest.find("/player"));
    }
    problem.at = (request_path / "boards" / board).to_string() + "/" + rest;
    problems.push_back(std::move(problem));
    return;
  }
  problem.at = "/event" + problem.at;
  problems.push_back(std::move(problem));
}

}  // namespace

Problems check(const OutlookRequest& request) {
  Problems problems;
  check_count(problems, request_path / "boards", sentences::number_of_boards_to_play, request.boards.size(),
              boards_to_play);
  for (Problem& problem : check(with_boards(request))) enter(problems, std::move(problem), request);
  const Path list = request_path / "boards";
  for (std::size_t i = 0; i < request.boards.size(); ++i) {
    check_seats(problems, list / i / "players", request.boards[i]);
    check_outcomes(problems, list / i / "outcomes", request.boards[i]);
  }
  check_unseated(problems, request);
  check_player(problems, request);
  return problems;
}

}  // namespace tallysheet::tournament
