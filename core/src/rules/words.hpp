// The words of the language: facts of a game, functions, headings.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tallysheet/rules.hpp"

namespace tallysheet::rules {

/// A fact of a game that a rule can name.
enum class Fact : std::uint8_t {
  place,
  sharing,
  seat,
  winner,
  players,
  leader,
  lead,
  leaders,
  game_score,
  hours,
  centres,
  survives,
  eliminated,
  in_draw,
  years,
  year_out,
  survivors,
  draw_size,
  solo,
  final_year,
  power,  // the name of a power, which is its seat
};

/// The kinds of game in which a fact is known, as bits.
inline constexpr unsigned in_diplomacy = 1U << static_cast<unsigned>(GameKind::diplomacy);
inline constexpr unsigned in_places = 1U << static_cast<unsigned>(GameKind::places);
inline constexpr unsigned in_scores = 1U << static_cast<unsigned>(GameKind::scores);
inline constexpr unsigned in_both = 1U << static_cast<unsigned>(GameKind::places_and_scores);
inline constexpr unsigned in_any = in_diplomacy | in_places | in_scores | in_both;

struct FactWord {
  std::string_view name;
  Fact fact;
  Type type;
  Scope scope;
  unsigned games;
  std::string_view meaning;
  /// The seat of a power.
  std::int64_t seat = 0;

  bool known_in(GameKind game) const { return (games & (1U << static_cast<unsigned>(game))) != 0; }
};

extern const std::array<FactWord, 27> fact_words;
inline std::span<const FactWord> facts() { return fact_words; }

enum class Function : std::uint8_t {
  sum,
  count,
  most,
  least,
  mean,
  second,
  shared,
  lowest,
  highest,
  rank,
  level,
  own,
  abs,
  round,
  down,
  up,
  cut,
  min,
  max,
  table,
};

/// How a function's arguments are written.
enum class Form : std::uint8_t {
  over_players,  // x where condition
  by_rank,       // points, points, ... by key
  single,        // x
  rounding,      // x, places
  several,       // x, y, ...
  table,         // x from n: points, ... then step more
};

struct FunctionWord {
  std::string_view name;
  Function function;
  Form form;
  std::string_view meaning;
};

extern const std::array<FunctionWord, 20> function_words;
inline std::span<const FunctionWord> functions() { return function_words; }
/// Returns the index of a function, or nothing.
std::optional<std::size_t> function_named(std::string_view name);

/// Words that belong to the grammar and name nothing.
std::span<const std::string_view> grammar_words();

/// Returns the candidate that is most like the word: at most a third of its letters differ. Nothing if there is none.
std::string_view most_like(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace tallysheet::rules
