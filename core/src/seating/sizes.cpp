// Sizes of boards. Source: core/SOURCES.md, Seating 1.
#include <algorithm>

#include "tallysheet/seating.hpp"

namespace tallysheet::seating {
namespace {

/// The cost of a way to divide the players into boards. Each term is more than all those below it can come to with
/// 1,000 players: the squares are at most 25 for each of 500 boards.
constexpr std::int64_t board = 1;
constexpr std::int64_t square = 1'000;
constexpr std::int64_t preferred_board = -100'000'000;
constexpr std::int64_t bye = 1'000'000'000'000;

std::int64_t cost_of(std::int64_t size, std::int64_t preferred) {
  const std::int64_t off = size - preferred;
  return board + (off == 0 ? preferred_board : off * off * square);
}

}  // namespace

std::vector<std::int64_t> board_sizes(std::int64_t players, const Request& request) {
  const auto count = static_cast<std::size_t>(players);
  // For each number of players, the least cost and the size of one board of that way; 0 if the last player sits out.
  std::vector<std::int64_t> cost(count + 1);
  std::vector<std::int64_t> last(count + 1);
  for (std::size_t n = 1; n <= count; ++n) {
    cost[n] = cost[n - 1] + bye;
    const std::int64_t largest = std::min(request.largest, static_cast<std::int64_t>(n));
    for (std::int64_t size = request.smallest; size <= largest; ++size) {
      const std::int64_t with = cost[n - static_cast<std::size_t>(size)] + cost_of(size, request.preferred);
      if (with < cost[n]) cost[n] = with, last[n] = size;
    }
  }
  std::vector<std::int64_t> sizes;
  for (std::size_t n = count; n > 0; n -= static_cast<std::size_t>(std::max<std::int64_t>(last[n], 1))) {
    if (last[n] > 0) sizes.push_back(last[n]);
  }
  std::sort(sizes.rbegin(), sizes.rend());
  return sizes;
}

}  // namespace tallysheet::seating
