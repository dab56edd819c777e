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
  CHECK(outcome.value.working[2].terms == "5 − 4");
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

/// The games whose results count for each player in the order of the standings: "Ann 0 2".
Column counted(const std::string& rule, const std::vector<Game>& games) {
  Column lines;
  for (const StandingsRow& row : standings({rule, games, false}).value.rows) {
    std::string line = row.player;
    for (const EventResult& result : row.results) {
      if (result.counts) line += format(" {}", {result.game});
    }
    lines.push_back(line);
  }
  return lines;
}

const std::vector<Game> four_games = {game({{"Ann", 4}, {"Ben", 1}}), game({{"Ann", 7}, {"Ben", 1}}),
                                      game({{"Ben", 3}}), game({{"Ann", 4}, {"Ben", 5}})};

TEST_CASE("Rule standings: the best results are the highest scores, the lowest ones or the lowest ranks") {
  const std::string rule = "game: scores\nplayers: 1 to 9\nscore = game_score\n";
  CHECK(counted(rule + "event: sum of best 2 scores", four_games) == Column{"Ann 0 1", "Ben 2 3"});
  CHECK(counted(rule + "best: lowest\nevent: sum of best 2 scores", four_games) == Column{"Ben 0 1", "Ann 0 3"});
  // Ann is first, first and second, Ben second, second, first and first.
  CHECK(counted(rule + "event: sum of best 2 ranks", four_games) == Column{"Ann 0 1", "Ben 2 3"});
  CHECK(counted(rule + "event: sum of best 3 ranks", four_games) == Column{"Ann 0 1 3", "Ben 0 2 3"});
  CHECK(lines_of_event(rule + "event: sum of best 3 ranks", four_games) == Column{"1= Ann 4", "1= Ben 4"});
}

TEST_CASE("Rule standings: all results count if there are no more than may") {
  const std::string rule = "game: scores\nplayers: 1 to 9\nscore = game_score\nevent: ";
  CHECK(counted(rule + "sum of best 3 scores", four_games) == Column{"Ann 0 1 3", "Ben 0 2 3"});
  CHECK(counted(rule + "sum of best 4 scores", four_games) == Column{"Ann 0 1 3", "Ben 0 1 2 3"});
  CHECK(counted(rule + "sum of all scores", four_games) == Column{"Ann 0 1 3", "Ben 0 1 2 3"});
}

TEST_CASE("Rule standings: a mean is over the results that count") {
  const std::string rule = "game: scores\nplayers: 1 to 9\nscore = game_score\nevent: ";
  CHECK(lines_of_event(rule + "mean of best 2 scores", four_games) ==
        Column{"1 Ann 5.5", "2 Ben 4.0"});  // (4 + 7) ÷ 2, (3 + 5) ÷ 2
  CHECK(lines_of_event(rule + "mean of all ranks", four_games) ==
        Column{"1 Ann 1.3333", "2 Ben 1.5000"});  // (1 + 1 + 2) ÷ 3, (2 + 2 + 1 + 1) ÷ 4
  CHECK(lines_of_event(rule + "mean of all ranks\ndecimals: 0", four_games) ==
        Column{"1 Ann 1.3333", "2 Ben 1.5000"});  // the decimals are those of scores
}

TEST_CASE("Rule standings: totals that print alike are told apart") {
  const std::vector<Game> games = {game({{"Ann", 1}, {"Ben", 2}}), game({{"Ann", 1}, {"Ben", 1}}),
                                   game({{"Ann", 2}, {"Ben", 2}})};
  CHECK(lines_of_event("game: scores\ndecimals: 0\nevent: mean of all scores\nscore = 10 × game_score + 1", games) ==
        Column{"1 Ben 18", "2 Ann 14"});
  CHECK(lines_of_event("game: scores\ndecimals: 0\nevent: mean of all scores\nscore = game_score - 1", games) ==
        Column{"1 Ben 1", "2 Ann 0"});  // 2 ÷ 3, 1 ÷ 3
  CHECK(lines_of_event("game: scores\ndecimals: 0\nevent: mean of best 1 scores\nscore = game_score", games) ==
        Column{"1= Ann 2", "1= Ben 2"});
}

TEST_CASE("Rule standings: who has more results is ahead only where the lowest sum is best") {
  const std::vector<Game> games = {game({{"Ann", 1}, {"Ben", 1}, {"Cleo", 2}}), game({{"Ann", 1}, {"Ben", 1}})};
  const std::string rule = "game: scores\nplayers: 2 to 3\nscore = game_score\n";
  CHECK(lines_of_event(rule, games) == Column{"1= Ann 2", "1= Ben 2", "1= Cleo 2"});
  CHECK(standings({rule, games, false}).value.level_on == LevelOn{"total"});
  CHECK(lines_of_event(rule + "best: lowest", games) == Column{"1= Ann 2", "1= Ben 2", "3 Cleo 2"});
  CHECK(lines_of_event(rule + "event: sum of all ranks", games) ==
        Column{"1= Ann 3", "1= Ben 3", "3 Cleo 1"});  // 2 + 1
  CHECK(lines_of_event(rule + "best: lowest\nevent: sum of best 1 scores", games) ==
        Column{"1= Ann 1", "1= Ben 1", "3 Cleo 2"});
  CHECK(standings({rule + "best: lowest", {games[1]}, false}).value.level_on == LevelOn{"counted", "total"});
  CHECK(standings({rule, {game({{"Ann", 1}, {"Ben", 2}})}, false}).value.level_on.empty());
}

TEST_CASE("Rule standings: rows have their games, and results their values") {
  const Standings found =
      standings({"game: scores\nplayers: 1 to 9\ndecimals: 1\nevent: sum of best 2 scores\nscore = game_score",
                 four_games, false})
          .value;
  CHECK(column(found.rows, &StandingsRow::player) == Column{"Ann", "Ben"});
  CHECK(column(found.rows, &StandingsRow::games) == Column{"3", "4"});
  CHECK(column(found.rows, &StandingsRow::counted) == Column{"2", "2"});
  CHECK(column(found.rows[0].results, &EventResult::game) == Column{"0", "1", "3"});
  CHECK(column(found.rows[1].results, &EventResult::value) == Column{"1.0", "1.0", "3.0", "5.0"});
  CHECK(found.working.empty());
}

TEST_CASE("Rule standings: the working adds what counts, and divides a mean of several") {
  const auto working = [](const std::string& event) {
    Column lines;
    const std::string rule = "game: scores\nplayers: 1 to 9\nscore = game_score - 4\nevent: ";
    for (const RuleStep& step : standings({rule + event, four_games, true}).value.working) {
      lines.push_back(
          format("{} {} = {}{} → {}", {step.name, step.terms, step.value, step.exact ? "" : "…", step.rounded}));
    }
    return lines;
  };
  CHECK(working("sum of best 2 scores") == Column{"total 0 + 3 = 3 → 3", "total -1 + 1 = 0 → 0"});
  CHECK(working("mean of all scores") ==
        Column{"total ( 0 + 3 + 0 ) ÷ 3 = 1 → 1.0", "total ( -3 − 3 − 1 + 1 ) ÷ 4 = -1.5 → -1.5"});
  CHECK(working("mean of best 1 scores") == Column{"total 3 = 3 → 3", "total 1 = 1 → 1"});
  CHECK(working("mean of all ranks") ==
        Column{"total ( 1 + 1 + 2 ) ÷ 3 = 1.33333… → 1.3333", "total ( 2 + 2 + 1 + 1 ) ÷ 4 = 1.5 → 1.5000"});
}

TEST_CASE("Rule standings: in Diplomacy too, each player has a name, and no other in the game has it") {
  Game game = board({8, 8, 7, 5, 3, 3, 0});
  for (std::size_t i = 0; i < game.players.size(); ++i) game.players[i].player = format("Player {}", {i});
  const std::string rule = "game: Diplomacy\nscore = centres";
  CHECK(problems_of(StandingsRequest{rule, {game}, false}).empty());
  game.players[3].player = game.players[1].player;
  game.players[5].player.clear();
  CHECK(problems_of(StandingsRequest{rule, {game}, false}) ==
        Column{"duplicate /games/0/players/3/player", "required /games/0/players/5/player"});
}

TEST_CASE("Rule standings: an event has 100,000 games at most", "[slow]") {
  const std::string rule = "game: scores\nplayers: 1 to 9\nscore = game_score";
  std::vector<Game> games(100'000, game({{"Ann", 1}}));
  CHECK(problems_of(GamesRequest{rule, games}).empty());
  games.push_back(games[0]);
  const Column refused = {"range /games"};
  CHECK(problems_of(GamesRequest{rule, games}) == refused);
  CHECK(problems_of(StandingsRequest{rule, games, false}) == refused);
  CHECK(lines_of(score_games({rule, games}).problems) == refused);
  CHECK(lines_of_event(rule, games) == Column{"The number of games is 100,001; it must be 0 to 100,000."});
}

}  // namespace
}  // namespace tallysheet::rules
