// What a system's rule is written in: the finished board, sums of points, and where a system's own figures go.
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
  /// Full years from 1901 on before it was eliminated or somebody won; 0 where the request does not say.
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

/// The ranks that level powers fill together: `tied` of them from `first` on.
struct FilledRanks {
  std::size_t first = 1;
  std::size_t tied = 1;
};
FilledRanks ranks_by_centres(const Board& board, const Position& own);
/// The same, with the eliminated ranked among themselves by their years.
FilledRanks ranks_by_elimination(const Board& board, const Position& own);

/// What the ranks are worth, from first on; those beyond are worth nothing.
using RankPoints = std::span<const std::int64_t>;

/// A quotient of whole numbers. A board's figures are small: no sum of points comes near the range of 64 bits.
struct Ratio {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  Fraction to_fraction() const { return {numerator, denominator}; }
};

/// A sum of points with its terms as a person writes them: "5 + 2 + ( 3 + 2 ) ÷ 2".
class Points {
 public:
  explicit Points(bool working) : working_(working) {}

  void add(std::int64_t whole);
  /// `value` is what the pattern comes to, with each "{}" replaced by the next of the numbers.
  void add(std::string_view pattern, std::initializer_list<std::int64_t> numbers, const Ratio& value);
  void subtract(std::string_view pattern, std::initializer_list<std::int64_t> numbers, const Ratio& value);
  /// The mean of the points for the filled ranks.
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

/// Whose years a system's figures need: of the eliminated in games that nobody won, or of all losers in all games.
enum class YearsNeeded { none, unless_won, always };

/// Adds what a power gets.
using Award = void (*)(Points& points, const Board& board, const Position& own);

struct Rule {
  std::int64_t win = 0;
  /// In a game that nobody won.
  Award drawn = nullptr;
  /// Beside a win, and of the eliminated where `shared` points are; nothing where it is null.
  Award lost = nullptr;
  YearsNeeded years = YearsNeeded::none;
  /// Points that the survivors share in proportion to the whole number that `drawn` gives each power; 0 where it gives
  /// points.
  std::int64_t shared = 0;
};

const Rule& rule_of(System system);

/// The sheet of a game without problems.
ScoredGame scored(const FinishedGame& game, System system, bool working);

}  // namespace tallysheet::diplomacy
