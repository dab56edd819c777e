// The places that are possible with an ending, counted board by board.
#include <algorithm>
#include <bit>

#include "outlook_contest.hpp"

namespace tallysheet::tournament {
namespace {

/// Whether other endings are above an own one: for certain, or possibly.
class Above {
 public:
  Above(const Contest& contest, const Ending& own, bool certainly)
      : own_(own), certainly_(certainly), level_is_open_(contest.level_is_open) {}

  bool operator()(const Ending& other) const {
    if (certainly_) return other.worst > own_.best;
    return other.best > own_.worst || (level_is_open_ && other.best == own_.worst && other.best > 0);
  }

 private:
  const Ending& own_;
  bool certainly_;
  bool level_is_open_;
};

struct Seat {
  std::size_t player = 0;
  std::size_t outcome = 0;
  std::size_t finish = 0;
};

/// Counts a board's players who can be above. `own` is the seat that is taken already, if the board has it.
class BoardCount {
 public:
  BoardCount(const Contest& contest, std::size_t board, const Above& above, const std::optional<Seat>& own)
      : contest_(contest), size_(contest.boards[board].size()), above_(above) {
    for (const std::size_t player : contest.boards[board]) {
      if (!own || own->player != player) others_.push_back(player);
    }
    for (std::size_t outcome = 0; outcome < contest.outcomes[board]; ++outcome) {
      if (!own || own->outcome == outcome) counts_ |= count(outcome, own ? 1U << own->finish : 0U);
    }
  }

  AboveCounts counts() const { return counts_; }

 private:
  // For each set of finishes that the first players take, the numbers of them who can be above.
  AboveCounts count(std::size_t outcome, std::uint32_t taken) const {
    const std::uint32_t all = (1U << size_) - 1;
    const auto already = static_cast<std::size_t>(std::popcount(taken));
    std::vector<AboveCounts> reached(all + 1);
    reached[taken] = 1;
    for (std::uint32_t set = taken; set < all; ++set) {
      if (reached[set] == 0) continue;
      const std::size_t player = others_[static_cast<std::size_t>(std::popcount(set)) - already];
      for (std::size_t finish = 0; finish < size_; ++finish) {
        if ((set >> finish & 1U) != 0) continue;
        const Ending& ending = contest_.players[player].endings[outcome * size_ + finish];
        reached[set | 1U << finish] |= reached[set] << (above_(ending) ? 1 : 0);
      }
    }
    return reached[all];
  }

  const Contest& contest_;
  std::size_t size_;
  const Above& above_;
  std::vector<std::size_t> others_;
  AboveCounts counts_ = 0;
};

}  // namespace

// Endings are above by a threshold, so their number tells which of them are.
AboveCounts PlaceFinder::counts_at(std::size_t board, const Ending& own, bool certainly) {
  const Above above(contest_, own, certainly);
  std::size_t endings = 0;
  for (const std::size_t player : contest_.boards[board]) {
    const std::vector<Ending>& all = contest_.players[player].endings;
    endings += static_cast<std::size_t>(std::count_if(all.begin(), all.end(), above));
  }
  const auto [found, is_new] = known_[certainly ? 1 : 0].try_emplace({board, endings});
  if (is_new) found->second = BoardCount(contest_, board, above, std::nullopt).counts();
  return found->second;
}

std::vector<bool> PlaceFinder::numbers_above(std::size_t player, std::size_t ending, bool certainly) {
  const Contest& contest = contest_;
  const Ending& own_ending = contest.players[player].endings[ending];
  const Above above(contest, own_ending, certainly);
  std::vector<std::uint8_t> numbers = {1};
  std::size_t always = 0;
  for (std::size_t other = 0; other < contest.players.size(); ++other) {
    const Contender& contender = contest.players[other];
    if (other != player && !contender.board && above(contender.endings.front())) ++always;
  }
  for (std::size_t board = 0; board < contest.boards.size(); ++board) {
    const std::size_t size = contest.boards[board].size();
    const bool is_own = contest.players[player].board == board;
    const AboveCounts counts =
        is_own ? BoardCount(contest, board, above, Seat{player, ending / size, ending % size}).counts()
               : counts_at(board, own_ending, certainly);
    if (std::has_single_bit(counts)) {
      always += static_cast<std::size_t>(std::countr_zero(counts));
      continue;
    }
    std::vector<std::uint8_t> sums(numbers.size() + size);
    for (std::size_t more = 0; more <= size; ++more) {
      if ((counts >> more & 1U) == 0) continue;
      for (std::size_t number = 0; number < numbers.size(); ++number) sums[number + more] |= numbers[number];
    }
    numbers = std::move(sums);
  }
  numbers.insert(numbers.begin(), always, 0);
  return {numbers.begin(), numbers.end()};
}

std::vector<bool> PlaceFinder::places_with(std::size_t player, std::size_t ending) {
  if (contest_.players[player].endings[ending].best == 0) return {};
  std::vector<bool> places = numbers_above(player, ending, true);
  if (!contest_.exact) {
    const std::vector<bool> most = numbers_above(player, ending, false);
    const auto best = std::find(places.begin(), places.end(), true) - places.begin();
    const auto worst = most.rend() - std::find(most.rbegin(), most.rend(), true);
    places.assign(static_cast<std::size_t>(worst), false);
    std::fill(places.begin() + best, places.end(), true);
  }
  places.insert(places.begin(), false);
  return places;
}

Against against(const Contest& contest, const Ending& own, const Ending& other) {
  if (own.worst > other.best) return Against::ahead;
  if (own.best < other.worst) return Against::behind;
  const bool is_level = own.worst == own.best && other.worst == other.best;
  return is_level && !contest.level_is_open ? Against::level : Against::open;
}

}  // namespace tallysheet::tournament
