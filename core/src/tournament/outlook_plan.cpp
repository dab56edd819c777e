#include "outlook_plan.hpp"

#include <algorithm>

namespace tallysheet::tournament {

OutlookPlan::OutlookPlan(const OutlookRequest& from) : request(from) {
  for (const Game& game : request.event.games) {
    for (const Result& result : game.results) roster.add(result.player);
  }
  for (const BoardToPlay& board : request.boards) {
    std::vector<std::size_t>& seats = seated.emplace_back();
    for (const std::string& name : board.players) seats.push_back(roster.add(name));
    has_open_boards = has_open_boards || board.players.empty();
    for (const auto& outcome : board.outcomes) {
      has_spans = has_spans || std::any_of(outcome.begin(), outcome.end(), [](const FinishScore& finish) {
                    return finish.most.value_or(finish.least) != finish.least;
                  });
    }
  }
  for (const std::string& name : request.unseated) unseated.push_back(roster.add(name));
  players = roster.names().size();
  for (std::size_t player = 0; player < players; ++player) numbers_[roster.names()[player]] = player;
  const std::vector<TieBreaker>& ties = request.event.tie_breakers;
  has_head_to_head = std::find(ties.begin(), ties.end(), TieBreaker::head_to_head) != ties.end();
  boards_of.resize(players);
  board_of.resize(players);
  for (std::size_t board = 0; board < seated.size(); ++board) {
    for (const std::size_t player : seated[board]) {
      ++boards_of[player];
      board_of[player] = board;
    }
  }
}

std::optional<std::size_t> OutlookPlan::number(std::string_view name) const {
  const auto found = numbers_.find(name);
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

std::size_t finish_of(const std::vector<FinishScore>& outcome, std::size_t element) {
  const auto is_level = [&](const FinishScore& other) {
    const FinishScore& own = outcome[element];
    return other.least == own.least && other.most.value_or(other.least) == own.most.value_or(own.least);
  };
  return static_cast<std::size_t>(std::find_if(outcome.begin(), outcome.end(), is_level) - outcome.begin()) + 1;
}

PlayedTournament::PlayedTournament(const OutlookRequest& request)
    : request_(request.event), so_far_(request.event.games.size()) {
  request_.decisions.clear();
  request_.lots.clear();
  request_.teams.clear();
}

Game& PlayedTournament::add(const BoardToPlay& board) {
  Game game;
  game.round = board.round;
  game.category = board.category;
  game.factor = board.factor;
  game.top_board = board.top_board;
  return request_.games.emplace_back(std::move(game));
}

Ranking::Ranking(const Request& request) : field(request) {
  for (std::size_t player = 0; player < field.names().size(); ++player) {
    accounts.push_back(account_of(field, player));
  }
}

}  // namespace tallysheet::tournament
