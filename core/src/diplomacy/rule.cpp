#include "rule.hpp"

#include <algorithm>

namespace tallysheet::diplomacy {
namespace {

/// Greater than any number of years.
constexpr std::int64_t survivor = 1000;

std::int64_t centres_of(const Position& position) { return position.centres; }
std::int64_t elimination_of(const Position& position) {
  return position.centres > 0 ? survivor + position.centres : position.years;
}

FilledRanks ranks_by(std::int64_t (*key)(const Position&), const Board& board, const Position& own) {
  FilledRanks ranks = {1, 0};
  for (const Position& other : board.positions) {
    if (key(other) > key(own)) ++ranks.first;
    if (key(other) == key(own)) ++ranks.tied;
  }
  return ranks;
}

}  // namespace

FilledRanks ranks_by_centres(const Board& board, const Position& own) { return ranks_by(centres_of, board, own); }
FilledRanks ranks_by_elimination(const Board& board, const Position& own) {
  return ranks_by(elimination_of, board, own);
}

void Points::append(std::string_view pattern, std::initializer_list<std::int64_t> numbers) {
  if (!working_) return;
  for (const std::int64_t number : numbers) {
    const std::size_t gap = pattern.find("{}");
    terms_ += pattern.substr(0, gap);
    tallysheet::append(terms_, number);
    pattern.remove_prefix(gap + 2);
  }
  terms_ += pattern;
}

void Points::add_value(std::int64_t numerator, std::int64_t denominator) {
  value_.numerator = value_.numerator * denominator + numerator * value_.denominator;
  value_.denominator *= denominator;
}

void Points::add(std::int64_t whole) { add("{}", {whole}, {whole}); }

void Points::add(std::string_view pattern, std::initializer_list<std::int64_t> numbers, const Ratio& value) {
  if (!terms_.empty()) terms_ += " + ";
  append(pattern, numbers);
  add_value(value.numerator, value.denominator);
}

void Points::subtract(std::string_view pattern, std::initializer_list<std::int64_t> numbers, const Ratio& value) {
  append(" − ", {});
  append(pattern, numbers);
  add_value(-value.numerator, value.denominator);
}

void Points::add_split(RankPoints points, const FilledRanks& ranks) {
  const auto worth = [&](std::size_t rank) { return rank <= points.size() ? points[rank - 1] : 0; };
  if (ranks.tied == 1) return add(worth(ranks.first));
  std::int64_t sum = 0;
  add("( ", {}, {});
  for (std::size_t rank = ranks.first; rank < ranks.first + ranks.tied; ++rank) {
    append(rank == ranks.first ? "{}" : " + {}", {worth(rank)});
    sum += worth(rank);
  }
  const auto tied = static_cast<std::int64_t>(ranks.tied);
  append(" ) ÷ {}", {tied});
  add_value(sum, tied);
}

}  // namespace tallysheet::diplomacy
