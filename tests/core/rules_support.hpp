// Games and readable results for the tests of rules as text.
#pragma once

#include <initializer_list>
#include <string>

#include "support.hpp"
#include "tallysheet/rules.hpp"

namespace tallysheet::rules {

inline Game board(std::initializer_list<std::int64_t> centres) {
  Game game;
  for (const std::int64_t own : centres) {
    Player player;
    player.centres = own;
    game.players.push_back(player);
  }
  return game;
}

inline Game places(std::initializer_list<std::int64_t> places) {
  Game game;
  for (const std::int64_t place : places) {
    Player player;
    player.place = place;
    game.players.push_back(player);
  }
  return game;
}

inline Game points(std::initializer_list<std::int64_t> scores) {
  Game game;
  for (const std::int64_t own : scores) {
    Player player;
    player.score = Decimal(own);
    game.players.push_back(player);
  }
  return game;
}

/// The scores of all players, or the sentences of all problems.
inline test::Column scores(const std::string& rule, const Game& game) {
  const Outcome<Sheet> outcome = score({rule, game, false});
  test::Column lines;
  for (const Problem& problem : outcome.problems) lines.push_back(problem.message);
  return lines.empty() ? test::column(outcome.value.rows, &Row::score) : lines;
}

/// Problems of a game with their places: "required /game/hours: The hours of the game are missing."
inline test::Column told(const Problems& problems) {
  test::Column lines;
  for (const Problem& problem : problems) {
    lines.push_back(format("{} {}: {}", {name_of(problem.code), problem.at, problem.message}));
  }
  return lines;
}

/// The problems of a text: "2:9 centres is not known …".
inline test::Column text_problems(const std::string& rule) {
  test::Column lines;
  for (const TextProblem& problem : read({rule}).problems) {
    lines.push_back(format("{}:{} {}", {problem.line, problem.column, problem.message}));
  }
  return lines;
}

}  // namespace tallysheet::rules
