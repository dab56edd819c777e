// Puffing Billy finals of one, two, and three or more boards.
#include "tallysheet/puffing_billy.hpp"

#include "support.hpp"

namespace tallysheet::puffing_billy {
namespace {

using namespace test;

struct Entry {
  std::string_view player;
  std::int64_t score;
  std::string_view best = {};
};

FinalBoardRequest board(std::initializer_list<Entry> entries) {
  FinalBoardRequest board;
  for (const Entry& entry : entries) {
    Finalist& finalist = board.finishers.emplace_back();
    finalist.player = entry.player;
    finalist.score = Decimal(entry.score);
    if (!entry.best.empty()) finalist.best = decimal(entry.best);
  }
  return board;
}

FinalRequest final_of(std::vector<FinalBoardRequest> boards) {
  FinalRequest request;
  request.boards = std::move(boards);
  return request;
}

// Writes "Jenny 1 by 1.402 +0.3".
Column ladder(const FinalSheet& sheet) {
  Column lines;
  for (const LadderRow& own : sheet.ladder) {
    lines.push_back(own.player + " " + shown(own.place) + " by " + shown(own.ratio) + " +" + shown(own.bonus) +
                    (own.shared ? " shared" : ""));
    const FinalRow& row = sheet.boards[own.board].rows[own.row];
    CHECK(row.player == own.player);
    CHECK(row.final_place == own.place);
    CHECK(shown(row.final_bonus) == shown(own.bonus));
  }
  return lines;
}

const FinalBoardRequest jennys =
    board({{"Jenny", 252'000, "3.028"}, {"Damien", 248'000}, {"Stephen", 121'000}, {"Sybil", 98'000}, {"Ben", 61'000}});
// Boards with an average of 100,000.
const FinalBoardRequest board_a = board({{"Ada", 120'600}, {"Alf", 99'400}, {"Amy", 90'000}, {"Axel", 90'000}});
const FinalBoardRequest board_b = board({{"Bea", 135'800}, {"Bob", 110'000}, {"Boris", 80'000}, {"Brit", 74'200}});

TEST_CASE("Puffing Billy final: the board average is over the first four") {
  const FinalSheet sheet = score_final(valid(final_of({jennys})));
  CHECK(shown(sheet.boards[0].average) == printed({252'000 + 248'000 + 121'000 + 98'000, 4}, 2));
  CHECK(shown(sheet.boards[0].average) == "179750.00");
  CHECK(column(sheet.boards[0].rows, &FinalRow::ratio) == Column{"1.402", "1.380", "0.673", "0.545", "nothing"});
  CHECK(shown(sheet.boards[0].rows[0].ratio) == printed({252'000, 179'750}, 3));
  CHECK(shown(sheet.boards[0].bonus_total) == "0.926");
}

TEST_CASE("Puffing Billy final: with fewer than four the average is over all") {
  const FinalSheet sheet = score_final(valid(final_of({board({{"Ann", 200}, {"Ben", 100}, {"Cy", 50}})})));
  CHECK(shown(sheet.boards[0].average) == printed({350, 3}, 2));
  CHECK(shown(sheet.boards[0].rows[2].ratio) == printed({50 * 3, 350}, 3));
}

TEST_CASE("Puffing Billy final: the first three of a single board take .3 .2 and .1") {
  const FinalSheet sheet = score_final(valid(final_of({jennys})));
  CHECK(ladder(sheet) == Column{"Jenny 1 by 1.402 +0.3", "Damien 2 by 1.380 +0.2", "Stephen 3 by 0.673 +0.1"});
  CHECK(column(sheet.boards[0].rows, &FinalRow::final_place) == Column{"1", "2", "3", "nothing", "nothing"});
  CHECK(column(sheet.boards[0].rows, &FinalRow::final_bonus) == Column{"0.3", "0.2", "0.1", "0.0", "0.0"});
}

TEST_CASE("Puffing Billy final: on a single board the finish decides and not the score") {
  const FinalSheet sheet = score_final(valid(final_of({board({{"Ann", 100}, {"Ben", 300}, {"Cy", 100}})})));
  CHECK(ladder(sheet) == Column{"Ann 1 by 0.600 +0.3", "Ben 2 by 1.800 +0.2", "Cy 3 by 0.600 +0.1"});
}

TEST_CASE("Puffing Billy final: two finishers make a ladder of two") {
  CHECK(ladder(score_final(valid(final_of({board({{"Ann", 300}, {"Ben", 100}})})))).size() == 2);
}

TEST_CASE("Puffing Billy final: the bonus goes to the better of the earlier best and the final's own score") {
  // The final's own score is 3.010 (.03 × .34) and 3.030 (.03 × 1), the earlier best 3.028.
  const FinalSheet behind =
      score_final(valid(final_of({board({{"Jenny", 1000, "3.028"}, {"Ben", 680}, {"Cy", 0}, {"Di", 0}})})));
  CHECK(shown(behind.boards[0].rows[0].total) == "3.010");
  CHECK(shown(behind.boards[0].rows[0].new_best) == printed({3028 + 300, 1000}, 3));
  const FinalSheet better =
      score_final(valid(final_of({board({{"Jenny", 1000, "3.028"}, {"Ben", 1000}, {"Cy", 1000}, {"Di", 0}})})));
  CHECK(shown(better.boards[0].rows[0].total) == "3.030");
  CHECK(shown(better.boards[0].rows[0].new_best) == "3.330");
}

TEST_CASE("Puffing Billy final: the bonuses are .3 .2 and .1 to the last of four decimals") {
  FinalRequest request = final_of({board({{"Ann", 400, "4"}, {"Ben", 300, "4"}, {"Cy", 200, "4"}})});
  request.decimals = 4;
  CHECK(column(score_final(valid(request)).boards[0].rows, &FinalRow::new_best) ==
        Column{"4.3000", "4.2000", "4.1000"});
}

TEST_CASE("Puffing Billy final: who has no bonus may still better the earlier best") {
  const FinalSheet sheet = score_final(valid(final_of(
      {board({{"Ann", 400, "1.1"}, {"Ben", 300}, {"Cy", 200}, {"Di", 100, "0.1"}, {"Ed", 50, "2.5"}, {"Flo", 50}})})));
  CHECK(column(sheet.boards[0].rows, &FinalRow::new_best) ==
        Column{"3.323", "2.575", "1.350", "0.125", "2.500", "nothing"});
}

TEST_CASE("Puffing Billy final: the winners of three boards are ranked by score over average") {
  const FinalSheet sheet = score_final(valid(final_of({jennys, board_a, board_b})));
  CHECK(ladder(sheet) == Column{"Jenny 1 by 1.402 +0.3", "Bea 2 by 1.358 +0.2", "Ada 3 by 1.206 +0.1"});
  CHECK(shown(sheet.boards[0].rows[0].new_best) == "3.328");
  CHECK(shown(sheet.boards[0].rows[1].final_bonus) == "0.0");
  CHECK(shown(sheet.boards[1].average) == "100000.00");
}

TEST_CASE("Puffing Billy final: every board has its new bests") {
  const FinalSheet sheet = score_final(valid(final_of({jennys, board_a, board_b})));
  // The winner has .03 × ( .405 + .295 + .273 ).
  CHECK(column(sheet.boards[2].rows, &FinalRow::total) == Column{"3.029", "2.405", "1.295", "0.273"});
  CHECK(column(sheet.boards[2].rows, &FinalRow::new_best) ==
        Column{printed({3029 + 200, 1000}, 3), "2.405", "1.295", "0.273"});
}

TEST_CASE("Puffing Billy final: the third of two boards is the better second") {
  const FinalSheet sheet = score_final(valid(final_of({jennys, board_a})));
  CHECK(ladder(sheet) == Column{"Jenny 1 by 1.402 +0.3", "Ada 2 by 1.206 +0.2", "Damien 3 by 1.380 +0.1"});
  CHECK(shown(sheet.boards[1].rows[1].ratio) == "0.994");
}

TEST_CASE("Puffing Billy final: a second outscoring his winner is still third") {
  const FinalSheet sheet =
      score_final(valid(final_of({board({{"Ann", 100}, {"Ben", 300}}), board({{"Cy", 120}, {"Di", 100}})})));
  CHECK(ladder(sheet) == Column{"Cy 1 by 1.091 +0.3", "Ann 2 by 0.500 +0.2", "Ben 3 by 1.500 +0.1"});
}

TEST_CASE("Puffing Billy final: equal ratios share the place and each takes its bonus") {
  const auto pair = [](std::string_view first, std::string_view second, std::int64_t score) {
    return board({{first, score}, {second, 1000 - score}});
  };
  const FinalSheet two = score_final(valid(final_of({pair("Ann", "Ben", 600), pair("Cy", "Di", 600)})));
  CHECK(ladder(two) == Column{"Ann 1 by 1.200 +0.3 shared", "Cy 1 by 1.200 +0.3 shared", "Ben 3 by 0.800 +0.1 shared",
                              "Di 3 by 0.800 +0.1 shared"});
  const FinalSheet behind =
      score_final(valid(final_of({pair("Ann", "Ben", 600), pair("Cy", "Di", 700), pair("Ed", "Flo", 600)})));
  CHECK(ladder(behind) == Column{"Cy 1 by 1.400 +0.3", "Ann 2 by 1.200 +0.2 shared", "Ed 2 by 1.200 +0.2 shared"});
  const FinalSheet four =
      score_final(valid(final_of({pair("Ann", "Ben", 600), pair("Cy", "Di", 600), pair("Ed", "Flo", 700),
                                  pair("Guy", "Hal", 800), pair("Ike", "Joy", 600)})));
  CHECK(ladder(four) == Column{"Guy 1 by 1.600 +0.3", "Ed 2 by 1.400 +0.2", "Ann 3 by 1.200 +0.1 shared",
                               "Cy 3 by 1.200 +0.1 shared", "Ike 3 by 1.200 +0.1 shared"});
}

TEST_CASE("Puffing Billy final: ratios are compared exactly and not as printed") {
  const FinalSheet sheet = score_final(valid(final_of(
      {board({{"Ann", 1'000'000}, {"Ben", 1'000'000}}), board({{"Cy", 1'000'001}, {"Di", 999'999}}), board_a})));
  CHECK(ladder(sheet) == Column{"Ada 1 by 1.206 +0.3", "Cy 2 by 1.000 +0.2", "Ann 3 by 1.000 +0.1"});
}

TEST_CASE("Puffing Billy final: boards may be listed in any order") {
  const std::vector<FinalBoardRequest> boards = {jennys, board_a, board_b};
  const Column expected = ladder(score_final(valid(final_of(boards))));
  for (std::size_t first = 1; first < boards.size(); ++first) {
    CHECK(ladder(score_final(valid(final_of(rotated(boards, first))))) == expected);
  }
}

TEST_CASE("Puffing Billy final: a board in seating order is ranked first") {
  FinalBoardRequest seated = board({{"Ann", 100}, {"Ben", 300, "3.1"}, {"Cy", 300}});
  seated.listed = Listed::seating;
  const FinalSheet sheet = score_final(valid(final_of({seated})));
  CHECK(ladder(sheet) == Column{"Cy 1 by 1.286 +0.3", "Ben 2 by 1.286 +0.2", "Ann 3 by 0.429 +0.1"});
  CHECK(shown(row_of(sheet.boards[0].rows, "Ben").new_best) == "3.300");
}

TEST_CASE("Puffing Billy final: the working of the average and the ratio and the new best") {
  FinalRequest request = final_of({jennys});
  request.working = true;
  const FinalSheet sheet = score_final(valid(request));
  CHECK(working_of(sheet.boards[0].working, {}) ==
        Column{"average: ( 252000 + 248000 + 121000 + 98000 ) ÷ 4 = 179750 → 179750.00"});
  CHECK(working_of(sheet.boards[0].working, 0) ==
        Column{"bonus: 0.03 × 0.926 = 0.02778 → 0.028", "total: 3 + 0.028 = 3.028 → 3.028",
               "ratio: 252000 × 4 ÷ 719000 = 1.40194… → 1.402", "newBest: 3.028 + 0.3 = 3.328 → 3.328"});
  CHECK(working_of(sheet.boards[0].working, 1)[2] == "ratio: 248000 × 4 ÷ 719000 = 1.37969… → 1.380");
  CHECK(score_final(valid(final_of({jennys}))).boards[0].working.empty());
}

TEST_CASE("Puffing Billy final: an earlier best is printed with the final's decimals") {
  FinalRequest request = final_of({board({{"Ann", 100, "3.0285"}, {"Ben", 10}})});
  CHECK(shown(score_final(valid(request)).boards[0].rows[0].new_best) == "3.329");
  request.decimals = 4;
  CHECK(shown(score_final(valid(request)).boards[0].rows[0].new_best) == "3.3285");
}

TEST_CASE("Puffing Billy final: fifty boards of the largest scores") {
  std::vector<std::string> names;
  for (int i = 0; i < 200; ++i) names.push_back("Player " + shown(i));
  FinalRequest request;
  for (std::size_t i = 0; i < 50; ++i) {
    FinalBoardRequest& board = request.boards.emplace_back();
    for (std::size_t seat = 0; seat < 4; ++seat) {
      Finalist& finalist = board.finishers.emplace_back();
      finalist.player = names[4 * i + seat];
      finalist.score = Decimal::from_units(9'999'999'999'999'999 - (seat == 3 ? static_cast<std::int64_t>(i) : 0));
    }
  }
  CHECK(check(request).empty());
  const FinalSheet sheet = score_final(valid(request));
  CHECK(ladder(sheet) ==
        Column{"Player 196 1 by 1.000 +0.3", "Player 192 2 by 1.000 +0.2", "Player 188 3 by 1.000 +0.1"});
  CHECK(shown(sheet.boards[0].average) == "1000000000000.00");
}

}  // namespace
}  // namespace tallysheet::puffing_billy
