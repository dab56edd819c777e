#include "losses.hpp"

#include <algorithm>

namespace tallysheet::seating {
namespace {

class Losses {
 public:
  Losses(const Request& request, const Plan& plan, const Draft& draft)
      : request_(request), plan_(plan), draft_(draft) {}

  std::vector<Loss> of(Wish wish) {
    losses_.clear();
    switch (wish) {
      case Wish::apart: add_pairs(wish, plan_.apart, true); break;
      case Wish::together: add_pairs(wish, plan_.together, false); break;
      case Wish::byes: add_players(wish, [&](std::size_t player) { return byes(player); }); break;
      case Wish::short_boards:
        add_players(wish, [&](std::size_t player) {
          return draft_.short_boards(player) > plan_.short_boards[player] ? draft_.short_boards(player) : 0;
        });
        break;
      case Wish::seats: add_seats(); break;
      case Wish::last_seat:
        add_players(wish, [&](std::size_t player) {
          return draft_.last_seats(player) > plan_.last_seats[player] ? draft_.last_seats(player) : 0;
        });
        break;
      default: break;
    }
    return std::move(losses_);
  }

 private:
  bool share_a_board(std::size_t round, std::size_t a, std::size_t b) const {
    const Slot& one = plan_.slots[draft_.slot_of(round, a)];
    return !one.is_bye && one.board == plan_.slots[draft_.slot_of(round, b)].board;
  }

  // Those of the table who share a board, or do not.
  void add_pairs(Wish wish, const PairTable<std::int8_t>& pairs, bool at_one_board) {
    for (std::size_t round = 0; round < plan_.rounds.size(); ++round) {
      for (std::size_t a = 0; a < plan_.players; ++a) {
        for (std::size_t b = a + 1; b < plan_.players; ++b) {
          if (pairs.at(a, b) == 0 || share_a_board(round, a, b) != at_one_board) continue;
          losses_.push_back({wish, {name(a), name(b)}, static_cast<std::int64_t>(round + 1), std::nullopt, 1});
        }
      }
    }
  }

  // A player loses what has come to be twice or more, in the end by this draw; `times` is 0 where it was not.
  template <class Times>
  void add_players(Wish wish, Times times) {
    for (std::size_t player = 0; player < plan_.players; ++player) {
      const std::int64_t count = times(player);
      if (count > 1) losses_.push_back({wish, {name(player)}, std::nullopt, std::nullopt, count});
    }
  }

  std::int64_t byes(std::size_t player) const {
    if (plan_.volunteers[player] || draft_.byes(player) == plan_.byes[player]) return 0;
    return draft_.byes(player);
  }

  void add_seats() {
    for (std::size_t player = 0; player < plan_.players; ++player) {
      for (std::size_t seat = 0; seat < draft_.seats(player).size(); ++seat) {
        const std::int64_t times = draft_.seats(player)[seat];
        if (times < 2 || times == plan_.seats[player][seat]) continue;
        losses_.push_back({Wish::seats, {name(player)}, std::nullopt, static_cast<std::int64_t>(seat + 1), times});
      }
    }
  }

  const std::string& name(std::size_t player) const { return request_.players[player].name; }

  const Request& request_;
  const Plan& plan_;
  const Draft& draft_;
  std::vector<Loss> losses_;
};

}  // namespace

std::vector<Repeat> repeats_of(const Request& request, const Plan& plan, const Draft& draft) {
  std::vector<Repeat> repeats;
  for (std::size_t a = 0; a < plan.players; ++a) {
    for (std::size_t b = a + 1; b < plan.players; ++b) {
      const std::int64_t times = draft.met().at(a, b);
      if (times > 1 && times > plan.met.at(a, b)) {
        repeats.push_back({request.players[a].name, request.players[b].name, times});
      }
    }
  }
  return repeats;
}

std::int64_t repeat_meetings(const Plan& plan, const Draft& draft) {
  std::int64_t meetings = 0;
  for (std::size_t a = 0; a < plan.players; ++a) {
    for (std::size_t b = a + 1; b < plan.players; ++b) {
      const int before = plan.met.at(a, b);
      const int drawn = draft.met().at(a, b) - before;
      if (drawn > 0) meetings += before > 0 ? drawn : drawn - 1;
    }
  }
  return meetings;
}

std::vector<Loss> losses_of(const Request& request, const Plan& plan, const Draft& draft) {
  Losses losses(request, plan, draft);
  std::vector<Loss> all;
  for (const Wish wish : plan.wishes) {
    for (Loss& loss : losses.of(wish)) all.push_back(std::move(loss));
  }
  return all;
}

}  // namespace tallysheet::seating
