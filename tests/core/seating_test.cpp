// Seating: who sits at which board.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

TEST_CASE("Seating: sizes leave nobody out where they can, and prefer one size") {
  Request request = of(2, 4, 1);
  request.smallest = 3;
  request.largest = 6;
  using Sizes = std::vector<std::int64_t>;
  CHECK(board_sizes(8, request) == Sizes{4, 4});
  CHECK(board_sizes(9, request) == Sizes{5, 4});
  CHECK(board_sizes(10, request) == Sizes{4, 3, 3});
  CHECK(board_sizes(11, request) == Sizes{4, 4, 3});
  CHECK(board_sizes(7, request) == Sizes{4, 3});
  CHECK(board_sizes(6, request) == Sizes{3, 3});
  CHECK(board_sizes(5, request) == Sizes{5});
  CHECK(board_sizes(2, request) == Sizes{});
  // These have as many boards of four as possible.
  CHECK(board_sizes(14, request) == Sizes{4, 4, 3, 3});
  CHECK(board_sizes(18, request) == Sizes{4, 4, 4, 3, 3});
  CHECK(board_sizes(22, request) == Sizes{4, 4, 4, 4, 3, 3});
  // Without fives, 4 + 4 differ from five by one each; 3 + 5 is not allowed.
  request.smallest = 4;
  request.preferred = 5;
  CHECK(board_sizes(8, request) == Sizes{4, 4});
  // Two boards of four or one of eight cannot be had: one bye and one of six.
  request.smallest = request.preferred = request.largest = 6;
  CHECK(board_sizes(7, request) == Sizes{6});
  request.smallest = request.preferred = request.largest = 7;
  CHECK(board_sizes(35, request) == Sizes{7, 7, 7, 7, 7});
  CHECK(board_sizes(33, request) == Sizes{7, 7, 7, 7});
}

TEST_CASE("Seating: a search in portions has the answer of one in one piece", "[slow]") {
  Request request = of(21, 4, 4);
  request.smallest = 3;
  request.wishes = {Wish::meetings, Wish::seats};
  request.players[3].group = request.players[4].group = "Reds";
  const auto named = [](const Answer& answer) {
    std::vector<std::vector<Board>> rounds;
    for (const DrawnRound& round : answer.rounds) rounds.push_back(round.boards);
    return rounds;
  };
  Search search(valid(request));
  std::int64_t portions = 0;
  for (; !search.answer().ended && portions < 3; ++portions) search.proceed(70'000);
  const Answer stopped = search.answer();
  CHECK(stopped.steps == portions * 70'000);
  Request limited = request;
  limited.steps = stopped.steps;
  CHECK(named(drawn(limited)) == named(stopped));
  while (!search.answer().ended) search.proceed(1'000'000);
  CHECK(search.answer().steps <= search.answer().most_steps);
  CHECK(named(search.answer()) == named(drawn(request)));
}

TEST_CASE("Seating: a search takes at most as many steps as a number can say") {
  Request request = of(8, 4, 1);
  request.steps = 999'999'999'999;
  CHECK(problems_of(request) == Column{});
  request.steps = 1'000'000'000'000;
  CHECK(problems_of(request) == Column{"range /steps"});
}

TEST_CASE("Seating: the same seed draws the same") {
  Request request = of(21, 4, 4);
  request.smallest = 3;
  request.seed = 7;
  const auto boards = [&] {
    Column names;
    const Answer answer = drawn(request);
    for (const DrawnRound& round : answer.rounds) {
      for (const Board& board : round.boards) names.insert(names.end(), board.players.begin(), board.players.end());
    }
    return names;
  };
  const Column first = boards();
  CHECK(boards() == first);
  request.seed = 8;
  CHECK(boards() != first);
}

TEST_CASE("Seating: each problem is at its field") {
  Request request = of(4, 4, 1);
  request.players[1].name = "P0";
  request.players[2].name = "";
  request.players[3].standing = 0;
  request.rounds = 0;
  request.steps = 0;
  request.preferred = 8;
  request.wishes = {Wish::alike, Wish::meetings, Wish::spread, Wish::meetings};
  request.apart = {{"P0", "P0"}, {"P0", "Zed"}};
  CHECK(problems_of(request) == Column{"duplicate /players/1/name", "required /players/2/name",
                                       "range /players/3/standing", "range /rounds", "range /steps", "range /preferred",
                                       "conflict /preferred", "conflict /wishes/2", "duplicate /wishes/3",
                                       "duplicate /apart/0/other", "conflict /apart/1/other"});
}

TEST_CASE("Seating: a hundred others for each of a thousand players may be named as apart or together") {
  Request request = of(2, 4, 1);
  request.apart.assign(50'000, {"P0", "P1"});
  CHECK(problems_of(request) == Column{});
  request.together.assign(50'001, {"P0", "P1"});
  CHECK(problems_of(request) == Column{"range /together"});
}

TEST_CASE("Seating: a fixed board has players who are here, each once") {
  Request request = of(8, 4, 1);
  request.fixed = {{{{{"P0", "P1", "P2", "P3"}}, {{"P3", "Zed"}}}}, {}};
  CHECK(problems_of(request) ==
        Column{"range /fixed", "duplicate /fixed/0/boards/1/players/0", "conflict /fixed/0/boards/1/players/1"});
}

}  // namespace
}  // namespace tallysheet::seating
