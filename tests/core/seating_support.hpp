// Helpers of the tests of draws: requests by size, and an answer counted again.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "support.hpp"
#include "tallysheet/seating.hpp"

namespace tallysheet::seating {

inline std::string name(std::size_t number) { return "P" + test::shown(number); }

inline Request of(std::size_t players, std::int64_t size, std::int64_t rounds) {
  Request request;
  for (std::size_t i = 0; i < players; ++i) request.players.push_back({name(i), {}, std::nullopt, false});
  request.smallest = request.preferred = request.largest = size;
  request.rounds = rounds;
  return request;
}

inline Answer drawn(const Request& request) { return draw(test::valid(request)); }

inline std::int64_t cost_of(const Answer& answer, Wish wish) {
  for (const Kept& kept : answer.kept) {
    if (kept.wish == wish) return kept.cost;
  }
  return -1;
}

// Counts everything again from the names in the answer.
class Recount {
 public:
  Recount(const Request& request, const Answer& answer) : request_(request) {
    for (const Round& round : request.played) enter(round.boards, {}, false);
    for (const DrawnRound& round : answer.rounds) enter(round.boards, round.byes, true);
  }

  std::int64_t cost(Wish wish) const { return costs_.contains(wish) ? costs_.at(wish) : 0; }

 private:
  void enter(const std::vector<Board>& boards, const std::vector<std::string>& byes, bool counts) {
    std::set<std::string> seated;
    for (const Board& board : boards) {
      for (std::size_t seat = 0; seat < board.players.size(); ++seat) {
        const std::string& player = board.players[seat];
        seated.insert(player);
        add(Wish::seats, player + test::shown(seat), counts);
        if (seat + 1 == board.players.size()) add(Wish::last_seat, player, counts);
        if (std::cmp_less(board.players.size(), request_.preferred)) add(Wish::short_boards, player, counts);
        for (std::size_t other = 0; other < seat; ++other) enter_pair(player, board.players[other], counts);
      }
    }
    for (const Player& player : request_.players) {
      if (seated.contains(player.name)) continue;
      if (counts) CHECK(std::count(byes.begin(), byes.end(), player.name) == 1);
      const std::int64_t before = counts_[{Wish::byes, player.name}]++;
      if (counts && !player.volunteers) costs_[Wish::byes] += before + 1;
    }
  }

  void enter_pair(const std::string& one, const std::string& other, bool counts) {
    add(Wish::meetings, std::min(one, other) + " " + std::max(one, other), counts);
    if (counts && !group_of(one).empty() && group_of(one) == group_of(other)) ++costs_[Wish::apart];
  }

  // Counting to c in steps costs 0 + 1 + ... + (c - 1).
  void add(Wish wish, const std::string& what, bool counts) {
    const std::int64_t before = counts_[{wish, what}]++;
    if (counts) costs_[wish] += before;
  }

  std::string group_of(const std::string& player) const {
    for (const Player& one : request_.players) {
      if (one.name == player) return one.group;
    }
    return {};
  }

  const Request& request_;
  std::map<std::pair<Wish, std::string>, std::int64_t> counts_;
  std::map<Wish, std::int64_t> costs_;
};

}  // namespace tallysheet::seating
