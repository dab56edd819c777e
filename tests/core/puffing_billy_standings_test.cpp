// Puffing Billy qualifiers and tournament standings.
#include "tallysheet/puffing_billy.hpp"

#include "support.hpp"

namespace tallysheet::puffing_billy {
namespace {

using namespace test;

// Players in finishing order with 1000, 800, 600 and so on: bonuses of .4, .3 and .2, the winner's .012 to .027.
CategoryBoard board(std::string_view category, std::initializer_list<std::string_view> players,
                    Stage stage = Stage::preliminary) {
  CategoryBoard board;
  std::int64_t score = 1000;
  for (const std::string_view player : players) {
    board.finishers.push_back({std::string(player), Decimal(score)});
    score -= 200;
  }
  board.category = category;
  board.stage = stage;
  return board;
}

QualifiersRequest wanted(std::vector<CategoryBoard> boards, std::string_view category,
                         std::optional<TopScores> top = {}) {
  QualifiersRequest request;
  request.boards = std::move(boards);
  request.category = category;
  request.rule = top;
  return request;
}

EventRequest event(std::vector<CategoryBoard> boards, std::optional<std::int64_t> count = {}) {
  EventRequest request;
  request.boards = std::move(boards);
  request.count = count;
  return request;
}

Column qualified(const QualifiersRequest& request) {
  Column lines;
  for (const Qualifier& player : qualifiers(valid(request)).players) {
    lines.push_back(shown(player.place) + (player.shared ? "= " : " ") + player.player + " " + shown(player.best) +
                    " won " + shown(player.boards_won));
  }
  return lines;
}

Column standing(const EventRequest& request) {
  Column lines;
  for (const EventRow& row : standings(valid(request)).rows) {
    lines.push_back(shown(row.place) + (row.shared ? "= " : " ") + row.player + " " + shown(row.total));
  }
  return lines;
}

// Writes "Empire 3.321 with 0.3, not counted".
Column categories(const EventRequest& request, std::string_view player) {
  Column lines;
  const EventSheet sheet = standings(valid(request));
  for (const CategoryScore& score : row_of(sheet.rows, player).categories) {
    lines.push_back(score.category + " " + shown(score.best) + " with " + shown(score.final_bonus) +
                    (score.counted ? "" : ", not counted"));
  }
  return lines;
}

const std::vector<CategoryBoard> two_tables = {
    board("Empire", {"Ann", "Ben", "Cy", "Di"}),
    board("Empire", {"Ben", "Ann", "Ed"}),
};

TEST_CASE("Puffing Billy: whoever won a board qualifies") {
  CHECK(qualified(wanted(two_tables, "Empire")) == Column{"1 Ann 3.027 won 1", "2 Ben 3.021 won 1"});
  CHECK(qualified(wanted(two_tables, "Iron")).empty());
}

TEST_CASE("Puffing Billy: the holders of the best scores qualify, and more where they are tied at the cut") {
  CHECK(qualified(wanted(two_tables, "Empire", TopScores{2})) == Column{"1 Ann 3.027 won 1", "2 Ben 3.021 won 1"});
  CHECK(qualified(wanted(two_tables, "Empire", TopScores{3})) ==
        Column{"1 Ann 3.027 won 1", "2 Ben 3.021 won 1", "3= Cy 1.300 won 0", "3= Ed 1.300 won 0"});
  CHECK(qualified(wanted(two_tables, "Empire", TopScores{1'000'000})).size() == 5);
}

TEST_CASE("Puffing Billy: fifth and sixth never qualify by score") {
  const auto boards = std::vector{board("Empire", {"Ann", "Ben", "Cy", "Di", "Ed"})};
  CHECK(qualified(wanted(boards, "Empire", TopScores{10})).size() == 4);
}

TEST_CASE("Puffing Billy: a fourth with nothing has a score to qualify by, and a fifth has none") {
  const CategoryBoard first = board("Empire", {"Ann", "Ben", "Cy", "Di", "Ed"});
  CategoryBoard second = board("Empire", {"Flo", "Guy", "Hal", "Ike"});
  second.finishers[3].score = Decimal(0);
  const Column all = qualified(wanted({first, second}, "Empire", TopScores{100}));
  REQUIRE(all.size() == 8);
  CHECK(all.back() == "8 Ike 0.000 won 0");
}

TEST_CASE("Puffing Billy: only the category's preliminary boards qualify") {
  auto boards = two_tables;
  boards.push_back(board("Empire", {"Flo", "Ann"}, Stage::final));
  boards.push_back(board("Iron", {"Guy", "Ann"}));
  CHECK(qualified(wanted(boards, "Empire")) == Column{"1 Ann 3.027 won 1", "2 Ben 3.021 won 1"});
}

TEST_CASE("Puffing Billy: a tournament adds the best score of each category") {
  auto boards = two_tables;
  boards.push_back(board("Iron", {"Cy", "Ben", "Ann"}));
  // Ann 3.027 + 1.300, Ben 3.021 + 2.400, Cy 1.300 + 3.021, Di .200, Ed 1.300.
  CHECK(standing(event(boards)) == Column{"1 Ben 5.421", "2 Ann 4.327", "3 Cy 4.321", "4 Ed 1.300", "5 Di 0.200"});
  CHECK(categories(event(boards), "Ann") == Column{"Empire 3.027 with 0.0", "Iron 1.300 with 0.0"});
}

TEST_CASE("Puffing Billy: only the best categories count") {
  auto boards = two_tables;
  boards.push_back(board("Iron", {"Cy", "Ben", "Ann"}));
  CHECK(standing(event(boards, 1)) == Column{"1 Ann 3.027", "2= Ben 3.021", "2= Cy 3.021", "4 Ed 1.300", "5 Di 0.200"});
  CHECK(categories(event(boards, 1), "Cy") == Column{"Empire 1.300 with 0.0, not counted", "Iron 3.021 with 0.0"});
  CHECK(standing(event(boards, 9)) == standing(event(boards)));
}

TEST_CASE("Puffing Billy: of categories tied at the cut the earlier one counts") {
  const auto boards =
      std::vector{board("Empire", {"Ann", "Ben"}), board("Iron", {"Ann", "Ben"}), board("China", {"Ann", "Ben"})};
  CHECK(categories(event(boards, 2), "Ann") ==
        Column{"Empire 3.012 with 0.0", "Iron 3.012 with 0.0", "China 3.012 with 0.0, not counted"});
}

TEST_CASE("Puffing Billy: a final's bonus goes on the best score of its category wherever it is listed") {
  const CategoryBoard last = board("Empire", {"Cy", "Ann", "Ben", "Di"}, Stage::final);
  auto boards = two_tables;
  boards.push_back(last);
  // Cy 3.027 + .3 of the final itself, Ann 3.027 + .2 of before, Ben 3.021 + .1, Di .2.
  const Column expected = {"1 Cy 3.327", "2 Ann 3.227", "3 Ben 3.121", "4 Ed 1.300", "5 Di 0.200"};
  CHECK(standing(event(boards)) == expected);
  CHECK(standing(event(rotated(boards, 2))) == expected);
  CHECK(categories(event(boards), "Cy") == Column{"Empire 3.327 with 0.3"});
}

TEST_CASE("Puffing Billy: all final boards of a category are one final") {
  std::vector<CategoryBoard> boards = {
      board("Empire", {"Ann", "Ben"}, Stage::final),
      board("Empire", {"Cy", "Di", "Ed"}, Stage::final),
      board("Empire", {"Flo", "Guy", "Hal", "Ike"}, Stage::final),
  };
  // Over their averages: 1000 ÷ 900, 1000 ÷ 800, 1000 ÷ 700.
  CHECK(categories(event(boards), "Flo") == Column{"Empire 3.327 with 0.3"});
  CHECK(categories(event(boards), "Cy") == Column{"Empire 3.221 with 0.2"});
  CHECK(categories(event(boards), "Ann") == Column{"Empire 3.112 with 0.1"});
  CHECK(categories(event(boards), "Guy") == Column{"Empire 2.400 with 0.0"});
  boards[2].category = "Iron";
  CHECK(categories(event(boards), "Flo") == Column{"Iron 3.327 with 0.3"});
  CHECK(categories(event(boards), "Cy") == Column{"Empire 3.321 with 0.3"});
  CHECK(categories(event(boards), "Di") == Column{"Empire 2.500 with 0.1"});
}

TEST_CASE("Puffing Billy: whoever has no PB score has a category of nothing") {
  const auto boards = std::vector{board("Empire", {"Ann", "Ben", "Cy", "Di", "Ed"}), board("Empire", {"Ann", "Ben"})};
  CHECK(categories(event(boards), "Ed") == Column{"Empire 0.000 with 0.0"});
}

TEST_CASE("Puffing Billy: equal totals share a place in the order of first appearance") {
  const auto boards =
      std::vector{board("Empire", {"Zoë", "Ann"}), board("Empire", {"Mo", "Ben"}), board("Empire", {"Ann", "Mo"})};
  CHECK(standing(event(boards)) == Column{"1= Zoë 3.012", "1= Ann 3.012", "1= Mo 3.012", "4 Ben 2.400"});
}

CategoryBoard level_board(std::initializer_list<std::string_view> players,
                          std::vector<std::int64_t> placed_ahead = {}) {
  CategoryBoard level = board("Rail Baron", players);
  for (Finisher& finisher : level.finishers) finisher.score = Decimal(300);
  level.placed_ahead = std::move(placed_ahead);
  return level;
}

TEST_CASE("Puffing Billy: standings name the ties that only a list's order decides") {
  const auto ties = [](const EventRequest& request) {
    Column lines;
    for (const OpenTie& tie : standings(valid(request)).open_ties) {
      std::string line = shown(tie.board) + ", " + shown(tie.score) + ":";
      for (const std::string& player : tie.players) line += " " + player;
      lines.push_back(line);
    }
    return lines;
  };
  CHECK(ties(event({board("1830", {"Ann", "Ben"})})).empty());
  CHECK(ties(event({board("1830", {"Ann", "Ben"}), level_board({"Cleo", "Dan"})})) == Column{"1, 300: Cleo Dan"});
  CHECK(ties(event({level_board({"Ann", "Ben"}, {0}), level_board({"Ann", "Ben", "Cleo"}, {0})})) ==
        Column{"1, 300: Ben Cleo"});
  CHECK(ties(event({level_board({"Ann", "Ben"}), level_board({"Cleo", "Dan"})})) ==
        Column{"0, 300: Ann Ben", "1, 300: Cleo Dan"});
  CategoryBoard two_ties = level_board({"Ann", "Ben", "Cleo", "Dan"});
  two_ties.finishers[2].score = two_ties.finishers[3].score = Decimal(7);
  CHECK(ties(event({two_ties})) == Column{"0, 300: Ann Ben", "0, 7: Cleo Dan"});
}

TEST_CASE("Puffing Billy: players who share a place are level on their totals") {
  const EventRequest shared = event({board("1830", {"Ann", "Ben"}), board("Rail Baron", {"Cleo", "Dan"})});
  CHECK(standings(valid(shared)).level_on == LevelOn{"total"});
  CHECK(standings(valid(event({board("1830", {"Ann", "Ben"})}))).level_on.empty());
}

TEST_CASE("Puffing Billy: four decimals in standings and qualifiers") {
  EventRequest request = event({board("Empire", {"Ann", "Ben"})});
  request.decimals = 4;
  CHECK(standing(request) == Column{"1 Ann 3.0120", "2 Ben 2.4000"});
  QualifiersRequest asked = wanted({board("Empire", {"Ann", "Ben"})}, "Empire");
  asked.decimals = 4;
  CHECK(qualified(asked) == Column{"1 Ann 3.0120 won 1"});
}

TEST_CASE("Puffing Billy: a board is preliminary and listed by finish where nothing else is said") {
  EventRequest request;
  CategoryBoard& board = request.boards.emplace_back();
  board.category = "Empire";
  board.finishers = {{"Ann", Decimal(100)}, {"Ben", Decimal(200)}};
  // Ann won with .03 × .5 and has no bonus of a final.
  CHECK(standing(request) == Column{"1 Ann 3.015", "2 Ben 2.500"});
}

TEST_CASE("Puffing Billy: an event without boards has no rows") { CHECK(standing(event({})).empty()); }

}  // namespace
}  // namespace tallysheet::puffing_billy
