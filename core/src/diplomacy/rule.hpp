// The vocabulary of the rules: the finished board, sums of points, and a system's own figures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "tallysheet/decimal.hpp"
#include "tallysheet/diplomacy_systems.hpp"

namespace tallysheet::diplomacy {

/// A power at the end of the game.
struct Position {
  std::int64_t centres = 0;
  /// Full years from 1901 until the power was eliminated or the game was won; 0 if the request does not say.
  std::int64_t years = 0;
  bool in_draw = false;
};

struct Board {
  std::array<Position, power_count> positions;
  std::int64_t most_centres = 0;
  std::int64_t second_most_centres = 0;
  std::int64_t leaders = 0;
  std::int64_t survivors = 0;
  std::int64_t drawers = 0;
  bool won = false;
};

/// The ranks filled by powers that are level: `tied` ranks beginning with `first`.
struct FilledRanks {
  std::size_t first = 1;
  std::size_t tied = 1;
};
FilledRanks ranks_by_centres(const Board& board, const Position& own);
/// Ranks like ranks_by_centres(), and ranks the eliminated by their years.
FilledRanks ranks_by_elimination(const Board& board, const Position& own);

/// The points for each rank from first on; further ranks are worth nothing.
using RankPoints = std::span<const std::int64_t>;

/// A quotient of whole numbers. Figures of one board are small, so no sum of points comes near 2^63.
struct Ratio {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  Fraction to_fraction() const { return {numerator, denominator}; }
};

/// A sum of points, with its terms as a person would write them: "5 + 2 + ( 3 + 2 ) ÷ 2".
class Points {
 public:
  explicit Points(bool working) : working_(working) {}

  void add(std::int64_t whole);
  /// Adds `value`, written as the pattern with each "{}" replaced by the next number.
  void add(std::string_view pattern, std::initializer_list<std::int64_t> numbers, const Ratio& value);
  void subtract(std::string_view pattern, std::initializer_list<std::int64_t> numbers, const Ratio& value);
  /// Adds the mean of the points for the filled ranks.
  void add_split(RankPoints points, const FilledRanks& ranks);

  const Ratio& value() const { return value_; }
  const std::string& terms() const { return terms_; }

 private:
  void append(std::string_view pattern, std::initializer_list<std::int64_t> numbers);
  void add_value(std::int64_t numerator, std::int64_t denominator);

  bool working_;
  Ratio value_;
  std::string terms_;
};

/// The games in which a system's figures depend on years. In a won game they concern all losers.
enum class YearsNeeded {
  none,
  unless_won,  // only in games that nobody won
  always,
};

/// Adds one power's points.
using Award = void (*)(Points& points, const Board& board, const Position& own);

struct Rule {
  System system = System::draw_size;
  std::int64_t win = 0;
  /// Points in a game without a winner.
  Award drawn = nullptr;
  /// Points of the losers in a won game and, if `shared` is set, of the eliminated in other games; none if null.
  Award lost = nullptr;
  YearsNeeded years = YearsNeeded::none;
  /// Points that the survivors share in proportion to the number from `drawn`; 0 if `drawn` gives the points itself.
  std::int64_t shared = 0;
};

const Rule& rule_of(System system);

/// Scores a game without problems.
ScoredGame scored(const FinishedGame& game, System system, bool working);

}  // namespace tallysheet::diplomacy
