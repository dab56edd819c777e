// Random numbers and chances that are the same on every platform. Source: core/SOURCES.md, Seating 3.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace tallysheet::seating {

/// Unlike the distributions of the standard library, it gives the same numbers everywhere.
class Random {
 public:
  explicit Random(std::uint32_t seed) : numbers_(seed) {}
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>((std::uint64_t{numbers_()} * limit) >> 32U); }
  /// Puts the players into an order by lot.
  void shuffle(std::vector<std::size_t>& players) {
    for (std::size_t i = players.size(); i > 1; --i) std::swap(players[i - 1], players[below(i)]);
  }
  std::uint32_t word() { return static_cast<std::uint32_t>(numbers_()); }

 private:
  std::mt19937 numbers_;
};

/// Returns e^(-excess/temperature) in units of 2^-32. Floating point might differ between platforms.
inline std::uint64_t probability(std::int64_t excess, std::int64_t temperature) {
  constexpr std::int64_t cutoff = 20;
  constexpr unsigned squarings = 10;
  constexpr std::uint64_t one = std::uint64_t{1} << 32U;
  if (excess >= cutoff * temperature) return 0;
  const auto exponent =
      static_cast<std::uint64_t>(excess) * (one >> squarings) / static_cast<std::uint64_t>(temperature);
  std::uint64_t power = one - exponent;
  for (unsigned i = 0; i < squarings; ++i) power = (power >> 1U) * (power >> 1U) >> 30U;
  return power;
}

}  // namespace tallysheet::seating
