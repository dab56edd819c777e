// Seating: small draws whose bound is out of reach. Here every choice of whole rounds that could cost less is tried, so
// that the draw is proven to be the best although the core leaves it open.
//
// A pair that meets c times costs c(c - 1)/2, which is 1 for each two rounds that both have it at a board. So a draw
// costs what its rounds have in common, summed over every two of them.
#include <bitset>

#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

/// The pairs of up to twelve players who share a board.
using Pairs = std::bitset<66>;

std::size_t pair_of(std::size_t one, std::size_t other) { return other * (other - 1) / 2 + one; }

int in_common(const Pairs& one, const Pairs& other) { return static_cast<int>((one & other).count()); }

/// All rounds with boards of these sizes, the larger boards first.
class EveryRound {
 public:
  explicit EveryRound(std::vector<std::size_t> sizes) : sizes_(std::move(sizes)) {
    for (const std::size_t size : sizes_) seated_.resize(seated_.size() + size);
    fill(0, {}, {});
  }

  std::vector<Pairs> rounds;

 private:
  // Boards of one size stand in the order of their first players.
  void fill(std::size_t board, const std::vector<std::size_t>& players, const Pairs& round) {
    if (board == sizes_.size()) return rounds.push_back(round);
    if (players.size() == sizes_[board]) {
      firsts_.push_back(players.front());
      fill(board + 1, {}, round);
      return firsts_.pop_back();
    }
    const bool is_like_before = players.empty() && board > 0 && sizes_[board] == sizes_[board - 1];
    std::size_t first = is_like_before ? firsts_.back() : 0;
    if (!players.empty()) first = players.back() + 1;
    for (std::size_t player = first; player < seated_.size(); ++player) {
      if (!seated_[player]) seat(board, players, round, player);
    }
  }

  void seat(std::size_t board, std::vector<std::size_t> players, Pairs round, std::size_t player) {
    for (const std::size_t other : players) round.set(pair_of(other, player));
    players.push_back(player);
    seated_[player] = true;
    fill(board, players, round);
    seated_[player] = false;
  }

  std::vector<std::size_t> sizes_;
  std::vector<bool> seated_;
  std::vector<std::size_t> firsts_;
};

/// A draw to be found.
struct Sought {
  std::vector<std::size_t> sizes;
  std::size_t rounds;
  int most_cost;
  /// The least that two rounds have in common, reached by some two of a draw that costs no more. All pairs of rounds
  /// with as little in common are alike, however the players are named.
  int least_in_common;
  /// How many others anybody meets a second time, nobody being met a third time; nothing where both may be.
  std::optional<std::size_t> met_again;
};

class SearchOfRounds {
 public:
  explicit SearchOfRounds(const Sought& sought) : sought_(sought) {
    std::size_t players = 0;
    for (const std::size_t size : sought.sizes) players += size;
    for (std::size_t player = 0; player < players; ++player) {
      for (std::size_t other = 0; other < players; ++other) {
        if (other != player) with_[player].set(pair_of(std::min(player, other), std::max(player, other)));
      }
    }
  }

  bool finds_any() {
    const std::vector<Pairs> all = EveryRound(sought_.sizes).rounds;
    const Pairs& first = all.front();
    const auto second = std::find_if(
        all.begin(), all.end(), [&](const Pairs& round) { return in_common(first, round) == sought_.least_in_common; });
    REQUIRE(second != all.end());
    Draw draw = {{}, {}, 0, 0};
    add(draw, first, 0);
    add(draw, *second, sought_.least_in_common);
    std::vector<Candidate> candidates;
    for (const Pairs& round : all) candidates.push_back({round, in_common(first, round) + in_common(*second, round)});
    return goes_on(draw, candidates);
  }

 private:
  /// A round, and what it has in common with those of the draw.
  struct Candidate {
    Pairs round;
    int cost;
  };

  struct Draw {
    Pairs met;
    Pairs again;
    std::size_t rounds;
    int cost;
  };

  static void add(Draw& draw, const Pairs& round, int cost) {
    draw.again |= draw.met & round;
    draw.met |= round;
    ++draw.rounds;
    draw.cost += cost;
  }

  // Rounds have no order, so each is only followed by those behind it on the list.
  bool goes_on(const Draw& draw, const std::vector<Candidate>& candidates) const {
    if (draw.rounds == sought_.rounds) return true;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if (!is_possible(draw, candidates[i])) continue;
      Draw longer = draw;
      add(longer, candidates[i].round, candidates[i].cost);
      std::vector<Candidate> next;
      for (std::size_t j = i + 1; j < candidates.size(); ++j) {
        const auto& [round, cost] = candidates[j];
        const Candidate candidate = {round, cost + in_common(round, candidates[i].round)};
        if (is_possible(longer, candidate)) next.push_back(candidate);
      }
      if (goes_on(longer, next)) return true;
    }
    return false;
  }

  bool is_possible(const Draw& draw, const Candidate& candidate) const {
    // The rounds after it have at least that much in common with those before them.
    int least = draw.cost + candidate.cost;
    for (std::size_t before = draw.rounds + 1; before < sought_.rounds; ++before) {
      least += static_cast<int>(before) * sought_.least_in_common;
    }
    if (least > sought_.most_cost) return false;
    if (!sought_.met_again) return true;
    if ((draw.again & candidate.round).any()) return false;
    const Pairs again = draw.again | (draw.met & candidate.round);
    return std::all_of(with_.begin(), with_.end(),
                       [&](const Pairs& with) { return (again & with).count() <= *sought_.met_again; });
  }

  const Sought& sought_;
  std::array<Pairs, 12> with_;
};

bool has_draw(const Sought& sought) { return SearchOfRounds(sought).finds_any(); }

std::int64_t cost_of_core(const Request& request) { return cost_of(drawn(request), Wish::meetings); }

// Two rounds without a common pair: each board of one takes its three players from three of the other's four boards,
// and leaves out another board each time. There is one such round, however the players are named.
TEST_CASE("Seating: twelve players at threes have no five rounds with fewer than three repeated meetings",
          "[.][long]") {
  // At most two of the ten pairs of rounds have anything in common.
  CHECK_FALSE(has_draw({{3, 3, 3, 3}, 5, 2, 0, std::nullopt}));
  CHECK(has_draw({{3, 3, 3, 3}, 5, 3, 0, std::nullopt}));
}

TEST_CASE("Seating: twelve players at threes have no six rounds that cost 6", "[.][long]") {
  // 6 × 12 meetings of 66 pairs: 6 are repeated, which costs 6 only if every pair meets once or twice. Then everybody
  // meets 6 × 2 − 11 = 1 of the others twice. Of fifteen pairs of rounds at most six have anything in common.
  CHECK_FALSE(has_draw({{3, 3, 3, 3}, 6, 6, 0, 1}));
}

// That these are the least costs is proven by the two tests above.
TEST_CASE("Seating: twelve players at threes are drawn at the least cost for five and six rounds", "[slow]") {
  CHECK(cost_of_core(of(12, 3, 5)) == 3);
  CHECK(cost_of_core(of(12, 3, 6)) == 7);
}

// Two rounds of five and four have 6 pairs in common if three of the five stay together, and otherwise 7 or more: 3 + 1
// + 1
// + 1, or 1 + 3 + 3 + 0.
TEST_CASE("Seating: nine players at five and four have no eight rounds that cost less than 171", "[slow]") {
  // Without two rounds that have 6 in common, it would be 28 × 7 = 196.
  CHECK_FALSE(has_draw({{5, 4}, 8, 170, 6, std::nullopt}));
  CHECK(has_draw({{5, 4}, 8, 171, 6, std::nullopt}));
  Request request = of(9, 4, 8);
  request.largest = 5;
  CHECK(cost_of_core(request) == 171);
}

}  // namespace
}  // namespace tallysheet::seating
