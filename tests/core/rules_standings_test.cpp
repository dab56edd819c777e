// Standings of an event by a rule: printed scores or ranks, added up as the rule says.
#include "rules_support.hpp"
#include "tallysheet/rules.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// A game of these players with these scores.
Game game(std::initializer_list<std::pair<const char*, std::int64_t>> results) {
  Game game;
  for (const auto& [name, own] : results) {
    Player player;
    player.player = name;
    player.score = Decimal(own);
    game.players.push_back(player);
  }
  return game;
}

/// "1 Ann 14", "2= Ben 13"; or the sentences of all problems.
Column lines_of_event(const std::string& rule, const std::vector<Game>& games) {
  const Outcome<Standings> outcome = standings({rule, games, false});
  Column lines;
  for (const Problem& problem : outcome.problems) lines.push_back(problem.message);
  for (const StandingsRow& row : outcome.value.rows) {
    lines.push_back(format("{}{} {} {}", {row.place, row.shared ? "=" : "", row.player, to_string(row.total)}));
  }
  return lines;
}

const std::vector<Game> two_games = {game({{"Ann", 10}, {"Ben", 4}, {"Cleo", 7}}),
                                     game({{"Ann", 1}, {"Ben", 9}, {"Cleo", 7}})};

TEST_CASE("Rule standings: printed scores are added") {
  const std::string rule = "game: scores\ndecimals: 2\nscore = game_score ÷ 3";
  const std::vector<Game> games(3, game({{"Ann", 100}, {"Ben", 50}}));
  // 100 ÷ 3 is printed as 33.33, and 50 ÷ 3 as 16.67: 3 × 33.33 = 99.99, 3 × 16.67 = 50.01
  CHECK(lines_of_event(rule, games) == Column{"1 Ann 99.99", "2 Ben 50.01"});
  const Outcome<Standings> outcome = standings({rule, games, true});
  CHECK(to_string(outcome.value.rows[0].results[0].value) == "33.33");
  CHECK(outcome.value.working[0].terms == "33.33 + 33.33 + 33.33");
  CHECK(outcome.value.working[0].value == "99.99");
  CHECK(outcome.value.working[0].exact);
  CHECK(outcome.value.working[1].row == std::optional<std::size_t>(1));
}

TEST_CASE("Rule standings: scores that print alike are level in an event, and ranks go by exact scores") {
  const Game one = game({{"Ann", 9}, {"Ben", 10}});
  // 10 ÷ 7 = 1.428… and 9 ÷ 7 = 1.285… are both printed as 1
  CHECK(lines_of_event("game: scores\ndecimals: 0\nscore = game_score ÷ 7", {one}) == Column{"1= Ann 1", "1= Ben 1"});
  CHECK(lines_of_event("game: scores\ndecimals: 0\nevent: sum of all ranks\nscore = game_score ÷ 7", {one}) ==
        Column{"1 Ben 1", "2 Ann 2"});
}

TEST_CASE("Rule standings: totals have the decimals of the results") {
  const std::vector<Game> games(2, game({{"Ann", 13}, {"Ben", 10}}));
  // 13 + 0.5 = 13.5 and 10 + 0.5 = 10.5, twice
  CHECK(lines_of_event("game: scores\nscore = game_score + 0.5", games) == Column{"1 Ann 27.0", "2 Ben 21.0"});
}

TEST_CASE("Rule standings: the sum of all scores") {
  CHECK(lines_of_event("game: scores\nscore = game_score", two_games) ==
        Column{"1 Cleo 14", "2 Ben 13", "3 Ann 11"});  // 7 + 7, 4 + 9, 10 + 1
}

TEST_CASE("Rule standings: the best scores count, of equal ones the earlier") {
  const std::string rule = "game: scores\nevent: sum of best 1 scores\nscore = game_score";
  CHECK(lines_of_event(rule, two_games) == Column{"1 Ann 10", "2 Ben 9", "3 Cleo 7"});
  const Outcome<Standings> outcome = standings({rule, two_games, false});
  const StandingsRow& cleo = outcome.value.rows[2];
  CHECK(cleo.games == 2);
  CHECK(cleo.counted == 1);
  CHECK(cleo.results[0].counts);
  CHECK_FALSE(cleo.results[1].counts);
}

TEST_CASE("Rule standings: a mean has the rule's decimals, or as many as one of the totals needs") {
  // 14 ÷ 2 = 7, 13 ÷ 2 = 6.5, 11 ÷ 2 = 5.5
  CHECK(lines_of_event("game: scores\nevent: mean of all scores\nscore = game_score", two_games) ==
        Column{"1 Cleo 7.0", "2 Ben 6.5", "3 Ann 5.5"});
  CHECK(lines_of_event("game: scores\ndecimals: 0\nevent: mean of all scores\nscore = game_score", two_games) ==
        Column{"1 Cleo 7", "2 Ben 7", "3 Ann 6"});
  const std::vector<Game> three = {game({{"Ann", 1}, {"Ben", 1}}), game({{"Ann", 1}, {"Ben", 1}}),
                                   game({{"Ann", 2}, {"Ben", 1}})};
  CHECK(lines_of_event("game: scores\nevent: mean of all scores\nscore = game_score", three) ==
        Column{"1 Ann 1.3333", "2 Ben 1.0000"});  // 4 ÷ 3, 3 ÷ 3
}

TEST_CASE("Rule standings: the lowest total is best, and a missing result is not the best one") {
  const std::vector<Game> games = {game({{"Ann", 10}, {"Ben", 4}, {"Cleo", 7}}), game({{"Ann", 1}, {"Ben", 9}})};
  CHECK(lines_of_event("game: scores\nbest: lowest\nscore = game_score", games) ==
        Column{"1 Ann 11", "2 Ben 13", "3 Cleo 7"});  // Cleo has one result only
  CHECK(lines_of_event("game: scores\nbest: lowest\nevent: mean of all scores\nscore = game_score", games) ==
        Column{"1 Ann 5.5", "2 Ben 6.5", "3 Cleo 7.0"});
}

TEST_CASE("Rule standings: ranks are added, the lowest sum first, and equal ones share a place") {
  const std::string rule = "game: scores\nevent: sum of all ranks\nscore = game_score";
  CHECK(lines_of_event(rule, two_games) == Column{"1= Ann 4", "1= Ben 4", "1= Cleo 4"});  // 1 + 3, 3 + 1, 2 + 2
  const Outcome<Standings> outcome = standings({rule, two_games, false});
  CHECK(outcome.value.level_on == LevelOn{"counted", "total"});
}

TEST_CASE("Rule standings: scores below zero") {
  const std::string rule = "game: scores\nscore = game_score - 5";
  const Outcome<Standings> outcome = standings({rule, two_games, true});
  CHECK(lines_of_event(rule, two_games) == Column{"1 Cleo 4", "2 Ben 3", "3 Ann 1"});
  CHECK(outcome.value.working[1].terms == "-1 + 4");
  CHECK(outcome.value.working[2].terms == "5 - 4");
}

TEST_CASE("Rule standings: problems of the text, of names and of games") {
  const std::string rule = "game: scores\ndecimals: 2\nscore = 1 ÷ game_score";
  CHECK(lines_of_event("game: scores\nscore = gme_score", two_games).size() == 1);
  const Outcome<Standings> outcome =
      standings({rule, {game({{"", 1}, {"Ben", 2}}), game({{"Ann", 1}, {"Ann", 2}})}, false});
  CHECK(lines_of(outcome.problems) ==
        Column{"required /games/0/players/0/player", "duplicate /games/1/players/1/player"});
  CHECK(lines_of(standings({rule, {game({{"Ann", 0}, {"Ben", 2}})}, false}).problems) == Column{"range /rule"});
  CHECK(lines_of_event(rule, {}).empty());
}

}  // namespace
}  // namespace tallysheet::rules
