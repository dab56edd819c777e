#include "outlook_contest.hpp"

#include <algorithm>
#include <map>

namespace tallysheet::tournament {
namespace {

using Keys = Order::Keys;

// An ending before all endings are numbered; not set for players without a place.
struct Measured {
  std::optional<Keys> worst;
  std::optional<Keys> best;
};

/// Collects endings and numbers them in their order.
class Scale {
 public:
  explicit Scale(std::size_t players) : endings_(players) {}

  Measured& add(std::size_t player, Measured ending) { return endings_[player].emplace_back(std::move(ending)); }
  std::vector<Measured>& of(std::size_t player) { return endings_[player]; }

  void number(std::vector<Contender>& players) const {
    std::map<Keys, std::size_t> levels;
    for (const auto& endings : endings_) {
      for (const Measured& ending : endings) {
        if (ending.worst) levels.emplace(*ending.worst, 0);
        if (ending.best) levels.emplace(*ending.best, 0);
      }
    }
    std::size_t level = 0;
    for (auto& [keys, number] : levels) number = ++level;
    for (std::size_t player = 0; player < endings_.size(); ++player) {
      for (std::size_t i = 0; i < endings_[player].size(); ++i) {
        const Measured& from = endings_[player][i];
        if (from.worst) players[player].endings[i].worst = levels.at(*from.worst);
        if (from.best) players[player].endings[i].best = levels.at(*from.best);
      }
    }
  }

 private:
  std::vector<std::vector<Measured>> endings_;
};

std::optional<Keys> keys_of(const Ranking& ranking, const Order& order, std::string_view name) {
  const auto player = ranking.field.find(name);
  if (!player || ranking.accounts[*player].unranked) return std::nullopt;
  return order.keys(*player);
}

// ------------------------------------------------------------------------------ Board by board

std::size_t endings_at(const BoardToPlay& board) { return board.outcomes.size() * board.outcomes.front().size(); }

Decimal score_of(const FinishScore& finish, bool best) {
  return best ? finish.most.value_or(finish.least) : finish.least;
}

// In turn `i`, the player of seat s has the finish i + s of an outcome, so that everybody has had all of them after
// endings_at(board) turns.
void play(PlayedTournament& tournament, const BoardToPlay& board, std::size_t turn, bool best) {
  const std::size_t size = board.players.size();
  const auto& outcome = board.outcomes[turn / size % board.outcomes.size()];
  Game& game = tournament.add(board);
  for (std::size_t seat = 0; seat < size; ++seat) {
    game.results.push_back({board.players[seat], score_of(outcome[(turn + seat) % size], best)});
  }
}

std::size_t ending_in_turn(const BoardToPlay& board, std::size_t seat, std::size_t turn) {
  const std::size_t size = board.players.size();
  return turn / size * size + (turn + seat) % size;
}

void measure_turn(const OutlookPlan& plan, PlayedTournament& tournament, std::size_t turn, bool best, Scale& scale) {
  tournament.clear();
  for (const BoardToPlay& board : plan.request.boards) play(tournament, board, turn, best);
  const Ranking ranking(tournament.request());
  const Order order(ranking.field, ranking.accounts);
  const auto enter = [&](std::size_t player, std::size_t ending) {
    Measured& measured = scale.of(player)[ending];
    const std::optional<Keys> keys = keys_of(ranking, order, plan.roster.names()[player]);
    if (best) measured.best = keys;
    if (!best || !plan.has_spans) measured.worst = keys;
  };
  for (std::size_t player = 0; turn == 0 && player < plan.players; ++player) {
    if (!plan.board_of[player]) enter(player, 0);
  }
  for (std::size_t i = 0; i < plan.seated.size(); ++i) {
    const BoardToPlay& board = plan.request.boards[i];
    if (turn >= endings_at(board)) continue;
    for (std::size_t seat = 0; seat < plan.seated[i].size(); ++seat) {
      enter(plan.seated[i][seat], ending_in_turn(board, seat, turn));
    }
  }
}

void add_endings(const OutlookPlan& plan, Contest& contest, Scale& scale) {
  for (std::size_t player = 0; player < plan.players; ++player) {
    Contender& contender = contest.players.emplace_back();
    contender.board = plan.board_of[player];
    if (!contender.board) contender.endings.emplace_back();
    else {
      for (const auto& outcome : plan.request.boards[*contender.board].outcomes) {
        for (std::size_t i = 0; i < outcome.size(); ++i) contender.endings.push_back({finish_of(outcome, i)});
      }
    }
    for (std::size_t i = 0; i < contender.endings.size(); ++i) scale.add(player, {});
  }
}

// ------------------------------------------------------------------------------ Bounds

// A value of a round with boards to be played, where it depends on everybody's score in that round.
Int128 bound_of(const Worth& worth, const Counting& counting, std::size_t field, bool best) {
  if (counting.measure == Measure::rank) {
    return Int128{best ? 1 : field} * worth.factor.units() * units_per_one;
  }
  constexpr std::int64_t hundredths = units_per_one / 100;
  constexpr Int128 hundred_percent = 10'000;  // in hundredths
  // The smallest best score above zero makes a score below zero the lowest percentage.
  const Int128 least = worth.sum < 0 ? round_to_units({100 * worth.sum, 1}, percent_places) : 0;
  return (best ? hundred_percent : least) * worth.factor.units() * hundredths;
}

bool is_to_be_played(const OutlookRequest& request, std::int64_t round) {
  return std::any_of(request.boards.begin(), request.boards.end(),
                     [&](const BoardToPlay& board) { return board.round == round; });
}

std::vector<Account> bounded(const OutlookPlan& plan, const Ranking& ranking, bool best) {
  const Counting& counting = plan.request.event.counting;
  std::vector<Account> accounts;
  for (std::size_t player = 0; player < ranking.accounts.size(); ++player) {
    std::vector<Worth> values = ranking.field.values(player);
    for (Worth& worth : values) {
      if (!is_to_be_played(plan.request, worth.round)) continue;
      worth.units = bound_of(worth, counting, plan.players + 1, best);
    }
    accounts.push_back(account_of(ranking.field, player, std::move(values)));
  }
  return accounts;
}

Decimal extreme_of(const BoardToPlay& board, bool best) {
  Decimal extreme = score_of(board.outcomes.front().front(), best);
  for (const auto& outcome : board.outcomes) {
    const Decimal score = score_of(best ? outcome.front() : outcome.back(), best);
    extreme = best ? std::max(extreme, score) : std::min(extreme, score);
  }
  return extreme;
}

void add_extreme(PlayedTournament& tournament, const BoardToPlay& board, const std::vector<std::string>& players,
                 bool best) {
  if (players.empty()) return;
  Game& game = tournament.add(board);
  for (const std::string& player : players) game.results.push_back({player, extreme_of(board, best)});
}

// Everybody has the best, or the worst, of each own board, and the unseated that of this open board, if any.
void measure_bounds(const OutlookPlan& plan, PlayedTournament& tournament, const BoardToPlay* open, bool best,
                    Scale& scale) {
  tournament.clear();
  for (const BoardToPlay& board : plan.request.boards) add_extreme(tournament, board, board.players, best);
  if (open != nullptr) add_extreme(tournament, *open, plan.request.unseated, best);
  Ranking ranking(tournament.request());
  if (plan.request.event.counting.measure != Measure::score) ranking.accounts = bounded(plan, ranking, best);
  const Order order(ranking.field, ranking.accounts);
  for (std::size_t player = 0; player < plan.players; ++player) {
    const std::optional<Keys> keys = keys_of(ranking, order, plan.roster.names()[player]);
    if (scale.of(player).empty()) scale.add(player, {keys, keys});
    Measured& measured = scale.of(player).front();
    // Without a place is the worst of all.
    measured.worst = std::min(measured.worst, keys);
    measured.best = std::max(measured.best, keys);
  }
}

}  // namespace

bool counts_by_board(const OutlookPlan& plan) {
  const auto fits = [](const BoardToPlay& board) { return board.players.size() <= largest_board_counted; };
  const std::vector<BoardToPlay>& boards = plan.request.boards;
  return plan.request.event.counting.measure == Measure::score && !plan.has_open_boards &&
         std::all_of(boards.begin(), boards.end(), fits) &&
         std::all_of(plan.boards_of.begin(), plan.boards_of.end(), [](std::size_t count) { return count <= 1; });
}

Contest contest_by_board(const OutlookPlan& plan) {
  Contest contest;
  PlayedTournament tournament(plan.request);
  std::vector<TieBreaker>& tie_breakers = tournament.request().tie_breakers;
  if (plan.has_spans || plan.has_head_to_head) {
    contest.exact = false;
    contest.level_is_open = !tie_breakers.empty();
    tie_breakers.clear();
  }
  Scale scale(plan.players);
  add_endings(plan, contest, scale);
  std::size_t turns = 1;
  for (const BoardToPlay& board : plan.request.boards) {
    turns = std::max(turns, endings_at(board));
    contest.outcomes.push_back(board.outcomes.size());
  }
  contest.boards = plan.seated;
  for (std::size_t turn = 0; turn < turns; ++turn) {
    measure_turn(plan, tournament, turn, true, scale);
    if (plan.has_spans) measure_turn(plan, tournament, turn, false, scale);
  }
  scale.number(contest.players);
  return contest;
}

Contest contest_of_bounds(const OutlookPlan& plan) {
  Contest contest;
  PlayedTournament tournament(plan.request);
  contest.exact = false;
  contest.level_is_open = !tournament.request().tie_breakers.empty();
  tournament.request().tie_breakers.clear();
  Scale scale(plan.players);
  std::size_t seats = 0;
  for (const bool best : {false, true}) {
    for (const BoardToPlay& board : plan.request.boards) {
      if (!board.players.empty()) continue;
      seats += board.outcomes.front().size();
      measure_bounds(plan, tournament, &board, best, scale);
    }
    if (!plan.has_open_boards || seats < plan.unseated.size()) measure_bounds(plan, tournament, nullptr, best, scale);
    seats = 0;
  }
  contest.players.resize(plan.players);
  for (Contender& contender : contest.players) contender.endings.resize(1);
  scale.number(contest.players);
  return contest;
}

}  // namespace tallysheet::tournament
