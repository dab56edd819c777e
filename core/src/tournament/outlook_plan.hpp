// A request for an outlook as numbers, and the tournament with its boards played in one way or another.
//
// Source: core/SOURCES.md, Outlook.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tallysheet/outlook.hpp"
#include "tallysheet/players.hpp"
#include "ties.hpp"

namespace tallysheet::tournament {

/// The players, numbered by first appearance, and who has which board.
struct OutlookPlan {
  explicit OutlookPlan(const OutlookRequest& from);

  const OutlookRequest& request;
  Roster roster;
  std::size_t players = 0;
  /// Players by board; empty for an open one.
  std::vector<std::vector<std::size_t>> seated;
  std::vector<std::size_t> unseated;
  /// The number of boards with known seats, and the last of them, for each player.
  std::vector<std::size_t> boards_of;
  std::vector<std::optional<std::size_t>> board_of;
  /// Whether some finish is worth more than one score.
  bool has_spans = false;
  bool has_open_boards = false;
  bool has_head_to_head = false;

  bool has_own_board(std::size_t player) const { return boards_of[player] == 1; }
  /// A player's number; not set for a name that is nobody's.
  std::optional<std::size_t> number(std::string_view name) const;

 private:
  std::unordered_map<std::string_view, std::size_t> numbers_;
};

/// The finish of an outcome's element: elements of equal scores share the better one.
std::size_t finish_of(const std::vector<FinishScore>& outcome, std::size_t element);

/// The tournament with boards played. Decisions, lots and teams are left out.
class PlayedTournament {
 public:
  explicit PlayedTournament(const OutlookRequest& request);

  /// Forgets the boards played so far.
  void clear() { request_.games.resize(so_far_); }
  /// Adds a board that has been played; the caller adds its results.
  Game& add(const BoardToPlay& board);
  Request& request() { return request_; }

 private:
  Request request_;
  std::size_t so_far_;
};

/// A tournament's players, accounts and order.
struct Ranking {
  explicit Ranking(const Request& request);

  Field field;
  std::vector<Account> accounts;
};

}  // namespace tallysheet::tournament
