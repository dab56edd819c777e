// Requests that Puffing Billy refuses.
#include "tallysheet/puffing_billy.hpp"

#include "support.hpp"

namespace tallysheet::puffing_billy {
namespace {

using namespace test;

BoardRequest board(std::vector<Finisher> finishers) { return {{std::move(finishers), Listed::finish}, {}}; }

const std::vector<Finisher> pair = {{"Ann", Decimal(100)}, {"Ben", Decimal(50)}};

CategoryBoard category_board(std::vector<Finisher> finishers = pair, Stage stage = Stage::preliminary) {
  return {{std::move(finishers), Listed::finish}, "Empire", stage};
}

FinalRequest final_of(const std::vector<std::vector<Finisher>>& boards) {
  FinalRequest request;
  for (const auto& finishers : boards) {
    FinalBoardRequest& table = request.boards.emplace_back();
    for (const Finisher& finisher : finishers) table.finishers.push_back({finisher, {}});
  }
  return request;
}

EventRequest event(std::vector<CategoryBoard> boards) {
  EventRequest request;
  request.boards = std::move(boards);
  return request;
}

TEST_CASE("Puffing Billy: two to six finishers") {
  const Finisher one = {"", Decimal(5)};
  CHECK(check(board({one, one})).empty());
  CHECK(check(board(std::vector(6, one))).empty());
  check_refused(board({one}), "range /finishers", {"1", "2 to 6"});
  check_refused(board(std::vector(7, one)), "range /finishers", {"7", "2 to 6"});
  check_refused(board({}), "range /finishers", {"0", "2 to 6"});
}

TEST_CASE("Puffing Billy: no score below zero") {
  check_refused(board({{"Ann", Decimal(100)}, {"Ben", Decimal(-50)}}), "range /finishers/1/score",
                {"Ben", "−50", "cannot be negative", "enter 0"});
  check_refused(board({{"", Decimal(100)}, {"", decimal("-0.0001")}}), "range /finishers/1/score",
                {"finisher 2", "−0.0001"});
  CHECK(check(board({{"Ann", Decimal(100)}, {"Ben", Decimal(0)}})).empty());
}

TEST_CASE("Puffing Billy: no winner on zero or less") {
  check_refused(board({{"Ann", Decimal(0)}, {"Ben", Decimal(50)}}), "range /finishers/0/score",
                {"Ann", "0", "above zero"});
  check_refused(board({{"", Decimal(0)}, {"", Decimal(50)}}), "range /finishers/0/score",
                {"The score of finisher 1 is 0; the others are measured against the winner's score, which must be "
                 "above zero."});
  check_refused(board({{"Ann", Decimal(-1)}, {"Ben", Decimal(50)}}), "range /finishers/0/score", {"Ann", "−1"});
}

TEST_CASE("Puffing Billy: in seating order the winner on zero is the one who sat last") {
  BoardRequest request = board({{"Ann", Decimal(0)}, {"Ben", Decimal(0)}});
  request.listed = Listed::seating;
  check_refused(request, "range /finishers/1/score", {"Ben", "0"});
}

TEST_CASE("Puffing Billy: three or four decimals") {
  BoardRequest request = board(pair);
  for (const std::int64_t decimals : {2, 5}) {
    request.decimals = decimals;
    check_refused(request, "range /decimals", {shown(decimals), "3 to 4"});
  }
}

TEST_CASE("Puffing Billy: three or four decimals in finals and for qualifiers") {
  FinalRequest final = final_of({pair});
  final.decimals = 5;
  check_refused(final, "range /decimals", {"5", "3 to 4"});
  QualifiersRequest asked;
  asked.category = "Empire";
  asked.decimals = 2;
  check_refused(asked, "range /decimals", {"2", "3 to 4"});
}

TEST_CASE("Puffing Billy: the boards that one qualifies on are boards like any other") {
  QualifiersRequest asked;
  asked.category = "Empire";
  asked.boards = std::vector{category_board({{"Ann", Decimal(-1)}, {"Ben", Decimal(50)}})};
  check_refused(asked, "range /boards/0/finishers/0/score", {"Ann", "−1"});
}

TEST_CASE("Puffing Billy: names are free on a single board and needed once each elsewhere") {
  const std::vector<Finisher> nameless = {{"", Decimal(5)}, {"", Decimal(4)}};
  const std::vector<Finisher> same = {{"Ann", Decimal(5)}, {"Ann", Decimal(4)}};
  CHECK(check(board(nameless)).empty());
  CHECK(check(board(same)).empty());
  CHECK(problems_of(final_of({nameless})) ==
        Column{"required /boards/0/finishers/0/player", "required /boards/0/finishers/1/player"});
  CHECK(problems_of(event({category_board(nameless)})).size() == 2);
  check_refused(final_of({same}), "duplicate /boards/0/finishers/1/player", {"Ann"});
  check_refused(event({category_board(same)}), "duplicate /boards/0/finishers/1/player", {"Ann"});
}

TEST_CASE("Puffing Billy: a name of a hundred and one characters") {
  const std::string name = long_name(101);
  check_refused(board({{name, Decimal(5)}, {"", Decimal(4)}}), "range /finishers/0/player", {"101", "1 to 100"});
  CHECK(check(board({{name.substr(3), Decimal(5)}, {"", Decimal(4)}})).empty());
}

TEST_CASE("Puffing Billy final: one to fifty boards") {
  check_refused(final_of({}), "range /boards", {"0", "1 to 50"});
  std::vector<std::string> names;
  for (int i = 0; i < 102; ++i) names.push_back("Player " + shown(i));
  std::vector<std::vector<Finisher>> boards;
  for (std::size_t i = 0; i < names.size(); i += 2) {
    boards.push_back({{names[i], Decimal(2)}, {names[i + 1], Decimal(1)}});
  }
  check_refused(final_of(boards), "range /boards", {"51", "1 to 50"});
  boards.pop_back();
  CHECK(check(final_of(boards)).empty());
}

TEST_CASE("Puffing Billy: who placed ahead is one of the finishers") {
  BoardRequest request = board({{"Ann", Decimal(7)}, {"Ben", Decimal(7)}});
  request.placed_ahead = {0, 1};
  CHECK(problems_of(request).empty());
  request.placed_ahead = {0, 2};
  check_refused(request, "range /placedAhead/1", {"2", "0 to 1"});
  request.placed_ahead = {-1};
  check_refused(request, "range /placedAhead/0", {"−1"});
  request.finishers.clear();
  CHECK(problems_of(request) == Column{"range /finishers"});
}

TEST_CASE("Puffing Billy final: a player sits on one board") {
  const std::vector<Finisher> other = {{"Cy", Decimal(3)}, {"Ann", Decimal(2)}};
  check_refused(final_of({pair, other}), "duplicate /boards/1/finishers/1/player", {"Ann", "two boards"});
  check_refused(event({category_board(pair, Stage::final), category_board(other, Stage::final)}),
                "duplicate /boards/1/finishers/1/player", {"Ann"});
  CHECK(check(event({category_board(pair), category_board(other)})).empty());
  CHECK(check(event({category_board(pair, Stage::final), category_board(other)})).empty());
  CategoryBoard of_another_game = category_board(other, Stage::final);
  of_another_game.category = "Iron";
  CHECK(check(event({category_board(pair, Stage::final), of_another_game})).empty());
}

TEST_CASE("Puffing Billy final: players without names are not told to be on two boards") {
  const std::vector<Finisher> nameless = {{"Cy", Decimal(3)}, {"", Decimal(2)}};
  const std::vector<Finisher> also_nameless = {{"", Decimal(3)}, {"Di", Decimal(2)}};
  CHECK(problems_of(final_of({nameless, also_nameless})) ==
        Column{"required /boards/0/finishers/1/player", "required /boards/1/finishers/0/player"});
}

TEST_CASE("Puffing Billy final: an earlier best is not below zero") {
  FinalRequest request = final_of({pair});
  request.boards[0].finishers[1].best = Decimal(0);
  CHECK(check(request).empty());
  request.boards[0].finishers[1].best = decimal("-0.5");
  check_refused(request, "range /boards/0/finishers/1/best", {"Ben", "−0.5", "below zero"});
  request.boards[0].finishers[0].best = Decimal(-1);
  CHECK(problems_of(request) == Column{"range /boards/0/finishers/0/best", "range /boards/0/finishers/1/best"});
}

TEST_CASE("Puffing Billy event: a category has a name") {
  CategoryBoard board = category_board();
  board.category = "";
  check_refused(event({board}), "required /boards/0/category", {"category"});
  const std::string name = long_name(101);
  board.category = name;
  check_refused(event({board}), "range /boards/0/category", {"101", "1 to 100"});
  QualifiersRequest request;
  check_refused(request, "required /category", {"category"});
}

TEST_CASE("Puffing Billy event: the number of categories and of scores that count") {
  EventRequest request = event({category_board()});
  request.count = 1;
  CHECK(check(request).empty());
  request.count = 0;
  check_refused(request, "range /count", {"0", "1 to"});
  QualifiersRequest asked;
  asked.category = "Empire";
  asked.rule = TopScores{0};
  check_refused(asked, "range /rule/top", {"0", "1 to"});
  asked.rule = TopScores{1};
  CHECK(check(asked).empty());
  request.count = 1'000'000;
  asked.rule = TopScores{1'000'000};
  CHECK(check(request).empty());
  CHECK(check(asked).empty());
  request.count = 1'000'001;
  asked.rule = TopScores{1'000'001};
  check_refused(request, "range /count", {"1,000,001", "1 to 1,000,000"});
  check_refused(asked, "range /rule/top", {"1,000,001", "1 to 1,000,000"});
}

TEST_CASE("Puffing Billy event: every problem of every board is told") {
  CategoryBoard bad = category_board({{"", Decimal(-1)}, {"Ann", Decimal(2)}, {"Ann", Decimal(3)}});
  bad.category = "";
  EventRequest request = event({category_board(), bad});
  request.decimals = 7;
  request.count = -1;
  CHECK(problems_of(request) == Column{"required /boards/1/category", "required /boards/1/finishers/0/player",
                                       "duplicate /boards/1/finishers/2/player", "range /boards/1/finishers/0/score",
                                       "range /count", "range /decimals"});
}

}  // namespace
}  // namespace tallysheet::puffing_billy
