// Helpers of the tests of tournaments: requests in a line, and standings as readable lines.
#pragma once

#include "support.hpp"
#include "tallysheet/tournament.hpp"

namespace tallysheet::tournament {

inline Game game(std::int64_t round, std::vector<Result> results) {
  Game game;
  game.round = round;
  game.results = std::move(results);
  return game;
}

inline Game category(std::string name, std::vector<Result> results) {
  Game in_category = game(1, std::move(results));
  in_category.category = std::move(name);
  return in_category;
}

inline Request of(std::vector<Game> games) {
  Request request;
  request.games = std::move(games);
  return request;
}

/// Writes "1= Ann 150", or "- Ann 150 (guest)" for a player without a place.
inline test::Column lines(const Request& request) {
  test::Column lines;
  for (const Row& row : standings(test::valid(request)).rows) {
    lines.push_back((row.place ? test::shown(*row.place) : "-") + (row.shared ? "= " : " ") + row.player + " " +
                    test::shown(row.total) + (row.unranked ? " (" + test::shown(*row.unranked) + ")" : ""));
  }
  return lines;
}

/// Writes each value of a player: "R2 40 (best)" where all but the best leave it out.
inline test::Column values(const Request& request, std::string_view player) {
  test::Column lines;
  const Standings all = standings(test::valid(request));
  for (const Value& value : test::row_of(all.rows, player).values) {
    lines.push_back("R" + test::shown(value.round) + " " + test::shown(value.value) +
                    (value.left_out ? " (" + test::shown(*value.left_out) + ")" : ""));
  }
  return lines;
}

}  // namespace tallysheet::tournament
