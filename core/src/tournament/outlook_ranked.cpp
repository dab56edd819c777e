#include "outlook_ranked.hpp"

#include <algorithm>

namespace tallysheet::tournament {
namespace {

/// A seat at a board, with its score and finish; at `no_board`, the place of a player without a seat.
struct Taken {
  std::size_t board = 0;
  Decimal score;
  std::size_t finish = 0;

  friend bool operator<(const Taken& one, const Taken& other) {
    return one.board != other.board ? one.board < other.board : one.score < other.score;
  }
};

constexpr auto no_board = static_cast<std::size_t>(-1);

/// Players who share out seats among themselves, in every order.
struct Group {
  std::vector<std::size_t> players;
  /// Sorted seats, one for each player, for each outcome of the group's boards.
  std::vector<std::vector<Taken>> alternatives;
};

std::vector<Taken> seats_of(const OutlookPlan& plan, std::size_t board, std::size_t outcome) {
  const std::vector<FinishScore>& finishes = plan.request.boards[board].outcomes[outcome];
  std::vector<Taken> seats;
  for (std::size_t i = 0; i < finishes.size(); ++i) seats.push_back({board, finishes[i].least, finish_of(finishes, i)});
  return seats;
}

// Joins each alternative with each outcome of a board.
void join(const OutlookPlan& plan, std::vector<std::vector<Taken>>& alternatives, std::size_t board) {
  std::vector<std::vector<Taken>> joined;
  for (const std::vector<Taken>& alternative : alternatives) {
    for (std::size_t outcome = 0; outcome < plan.request.boards[board].outcomes.size(); ++outcome) {
      std::vector<Taken> seats = seats_of(plan, board, outcome);
      seats.insert(seats.begin(), alternative.begin(), alternative.end());
      joined.push_back(std::move(seats));
    }
  }
  alternatives = std::move(joined);
}

std::vector<Group> groups_of(const OutlookPlan& plan) {
  std::vector<Group> groups;
  Group open = {plan.unseated, {{}}};
  for (std::size_t board = 0; board < plan.seated.size(); ++board) {
    if (plan.seated[board].empty()) join(plan, open.alternatives, board);
    else {
      groups.push_back({plan.seated[board], {{}}});
      join(plan, groups.back().alternatives, board);
    }
  }
  for (std::vector<Taken>& seats : open.alternatives) seats.resize(open.players.size(), {no_board, {}, 0});
  groups.push_back(std::move(open));
  for (Group& group : groups) {
    for (std::vector<Taken>& seats : group.alternatives) std::sort(seats.begin(), seats.end());
  }
  return groups;
}

/// Multiplies numbers up to a limit, beyond which the product is no longer known.
class Product {
 public:
  explicit Product(std::size_t limit) : limit_(limit) {}
  void multiply(std::size_t factor) { value_ = value_ > limit_ ? value_ : value_ * std::min(factor, limit_ + 1); }
  bool is_within() const { return value_ <= limit_; }

 private:
  std::size_t limit_;
  std::size_t value_ = 1;
};

// The number of different orders of sorted seats.
std::size_t orders_of(const std::vector<Taken>& seats, std::size_t limit) {
  std::size_t orders = 1;
  std::size_t equal = 0;
  for (std::size_t i = 0; i < seats.size() && orders <= limit; ++i) {
    equal = i > 0 && !(seats[i - 1] < seats[i]) ? equal + 1 : 1;
    orders = orders * (i + 1) / equal;
  }
  return orders;
}

class AllOutcomes {
 public:
  AllOutcomes(const OutlookPlan& plan, const std::function<void(const RankedOutcome&)>& seen)
      : plan_(plan), seen_(seen), groups_(groups_of(plan)), tournament_(plan.request), taken_(plan.seated.size()) {
    outcome_.places.resize(plan.players);
    outcome_.finishes.resize(plan.players);
  }

  void from_group(std::size_t number) {
    if (number == groups_.size()) return rank_outcome();
    const Group& group = groups_[number];
    for (std::vector<Taken> seats : group.alternatives) {
      do {
        take(group, seats);
        from_group(number + 1);
        leave(seats);
      } while (std::next_permutation(seats.begin(), seats.end()));
    }
  }

 private:
  void take(const Group& group, const std::vector<Taken>& seats) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (seats[i].board == no_board) continue;
      const std::size_t player = group.players[i];
      taken_[seats[i].board].push_back({std::string(plan_.roster.names()[player]), seats[i].score});
      if (plan_.has_own_board(player)) outcome_.finishes[player] = seats[i].finish;
    }
  }

  void leave(const std::vector<Taken>& seats) {
    for (const Taken& seat : seats) {
      if (seat.board != no_board) taken_[seat.board].pop_back();
    }
  }

  void rank_outcome() {
    tournament_.clear();
    for (std::size_t board = 0; board < taken_.size(); ++board) {
      tournament_.add(plan_.request.boards[board]).results = taken_[board];
    }
    const Ranking ranking(tournament_.request());
    std::fill(outcome_.places.begin(), outcome_.places.end(), 0);
    const Order order(ranking.field, ranking.accounts);
    for (const Ranked& ranked : order.ranked()) {
      if (ranking.accounts[ranked.index].unranked) continue;
      outcome_.places[*plan_.number(ranking.field.names()[ranked.index])] = ranked.place;
    }
    seen_(outcome_);
  }

  const OutlookPlan& plan_;
  const std::function<void(const RankedOutcome&)>& seen_;
  std::vector<Group> groups_;
  PlayedTournament tournament_;
  /// The results of each board in the outcome.
  std::vector<std::vector<Result>> taken_;
  RankedOutcome outcome_;
};

std::size_t scores_in(const OutlookPlan& plan) {
  std::size_t scores = 0;
  for (const Game& game : plan.request.event.games) scores += game.results.size();
  for (const BoardToPlay& board : plan.request.boards) scores += board.outcomes.front().size();
  return std::max<std::size_t>(scores, 1);
}

}  // namespace

bool can_rank_all(const OutlookPlan& plan) {
  const std::size_t limit = most_scores_ranked / scores_in(plan);
  Product alternatives(limit);
  for (const BoardToPlay& board : plan.request.boards) alternatives.multiply(board.outcomes.size());
  if (!alternatives.is_within()) return false;
  Product outcomes(limit);
  for (const Group& group : groups_of(plan)) {
    std::size_t orders = 0;
    for (const std::vector<Taken>& seats : group.alternatives) orders += orders_of(seats, limit);
    outcomes.multiply(orders);
  }
  return outcomes.is_within();
}

void rank_all_outcomes(const OutlookPlan& plan, const std::function<void(const RankedOutcome&)>& seen) {
  AllOutcomes(plan, seen).from_group(0);
}

}  // namespace tallysheet::tournament
