// Seating: known constructions, and draws on top of them.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

TEST_CASE("Seating: nobody meets anybody twice where that can be") {
  // Sixteen players at boards of four have five rounds, in which everybody meets each of the fifteen others once.
  const auto [players, size, rounds] = GENERATE(table<std::size_t, std::int64_t, std::int64_t>(
      {{9, 3, 4},    {16, 4, 5},  {20, 4, 5},  {25, 5, 6},  {28, 4, 7},  {49, 7, 8},  {32, 4, 9},
       {300, 4, 10}, {27, 3, 13}, {64, 4, 20}, {24, 4, 7},  {21, 3, 10}, {39, 3, 19}, {57, 3, 20},
       {75, 3, 20},  {28, 4, 9},  {40, 4, 13}, {52, 4, 17}, {76, 4, 20}, {18, 3, 8},  {32, 4, 10},
       {36, 4, 11},  {44, 4, 14}, {48, 4, 15}, {56, 4, 18}, {60, 4, 19}, {33, 3, 16}, {15, 3, 7},
       {15, 3, 6},   {6, 2, 5},   {4, 2, 3},   {24, 3, 8},  {24, 4, 3},  {165, 3, 2}, {262, 2, 2}}));
  const Request request = of(players, size, rounds);
  const Answer answer = drawn(request);
  CHECK(cost_of(answer, Wish::meetings) == 0);
  CHECK(answer.repeats.empty());
  CHECK(answer.complete);
  CHECK(Recount(request, answer).cost(Wish::meetings) == 0);
}

TEST_CASE("Seating: a known construction leaves one player out where a board is short") {
  // 299 players are 300 without one: 74 boards of four and one of three.
  Request request = of(299, 4, 9);
  request.smallest = 3;
  const Answer answer = drawn(request);
  CHECK(answer.rounds.back().boards.size() == 75);
  CHECK(answer.rounds.back().boards.back().players.size() == 3);
  CHECK(Recount(request, answer).cost(Wish::meetings) == 0);
}

TEST_CASE("Seating: one player fewer than in a construction leaves one board short") {
  // 27 players are 28 without one: six boards of four and one of three, nine rounds.
  const auto [players, size] = GENERATE(table<std::size_t, std::int64_t>({{27, 4}, {20, 3}}));
  Request request = of(players, size, 9);
  request.smallest = size - 1;
  const Answer answer = drawn(request);
  CHECK(answer.complete);
  CHECK(Recount(request, answer).cost(Wish::meetings) == 0);
}

TEST_CASE("Seating: boards of very different sizes are drawn without a construction") {
  // Thirteen at five, five and three: a board of five repeats two pairs of the three boards before.
  Request request = of(13, 5, 2);
  request.smallest = 3;
  const Answer answer = drawn(request);
  CHECK(answer.rounds[0].boards[2].players.size() == 3);
  CHECK(answer.kept[0].cost == 2 * 2);
  CHECK(Recount(request, answer).cost(Wish::meetings) == 2 * 2);
}

TEST_CASE("Seating: more players than a search for a construction takes have what is known") {
  // 33 boards of four have eleven rounds, since 3 × 11 is the first product that 33 divides.
  Request request = of(132, 4, 12);
  request.steps = 1;
  const Answer answer = drawn(request);
  Request eleven = request;
  eleven.rounds = 11;
  Answer known = answer;
  known.rounds.pop_back();
  CHECK(Recount(eleven, known).cost(Wish::meetings) == 0);
  CHECK(cost_of(answer, Wish::meetings) > 0);
}

TEST_CASE("Seating: with more seats than boards, pairs meet again as seldom as can be") {
  // A board of seven has its players from the five boards of an earlier round, so that two pairs meet again: in ten
  // pairs of rounds 10 × 5 × 2. At four boards it is three pairs, 6 × 4 × 3; with a fifth seat at four boards one.
  const auto [players, size, rounds, again] = GENERATE(table<std::size_t, std::int64_t, std::int64_t, std::int64_t>(
      {{35, 7, 5, 10 * 5 * 2}, {28, 7, 4, 6 * 4 * 3}, {20, 5, 4, 6 * 4 * 1}}));
  const Request request = of(players, size, rounds);
  const Answer answer = drawn(request);
  CHECK(answer.kept[0].cost == again);
  CHECK(answer.kept[0].at_least == again);
  CHECK(answer.complete);
  CHECK(Recount(request, answer).cost(Wish::meetings) == again);
  // Nobody meets anybody a third time.
  CHECK(static_cast<std::int64_t>(answer.repeats.size()) == again);
}

TEST_CASE("Seating: more rounds than a construction has are drawn on top of it", "[slow]") {
  // 28 players have nine rounds without a repeat, in which everybody meets everybody: the tenth repeats 7 × 6 meetings.
  // 24 have seven; after nine, everybody has 27 meetings with 23 others, which is 24 × 4 / 2 repeats.
  const auto [players, rounds, again] =
      GENERATE(table<std::size_t, std::int64_t, std::int64_t>({{28, 10, 7 * 6}, {24, 9, 24 * 4 / 2}}));
  const Request request = of(players, 4, rounds);
  const Answer answer = drawn(request);
  CHECK(answer.complete);
  CHECK(answer.kept[0].cost == again);
  CHECK(Recount(request, answer).cost(Wish::meetings) == again);
  // The first seven keep their boards while the seats change.
  Request seats = request;
  seats.wishes = {Wish::meetings, Wish::seats};
  const Answer seated = drawn(seats);
  CHECK(seated.kept[0].cost == again);
  CHECK(Recount(seats, seated).cost(Wish::seats) == cost_of(seated, Wish::seats));
}

TEST_CASE("Seating: a search for a construction has boards from the first portion on", "[slow]") {
  const Request request = of(75, 5, 20);
  Search search(valid(request));
  for (std::int64_t before = 0; before < 1'000'000; before = search.answer().steps) {
    search.proceed(1'000);
    const Answer answer = search.answer();
    CHECK_FALSE(answer.ended);
    // A try of the construction is not parted.
    CHECK(answer.steps - before <= 250'000);
    CHECK(answer.rounds.size() == 20);
    CHECK(answer.rounds.back().boards.size() == 15);
  }
}

TEST_CASE("Seating: a draw on top of a construction goes on in portions", "[slow]") {
  const Request request = of(24, 4, 8);
  Search search(valid(request));
  while (!search.answer().ended) search.proceed(50'000);
  const Answer answer = drawn(request);
  CHECK(search.answer().kept[0].cost == answer.kept[0].cost);
  CHECK(search.answer().steps == answer.steps);
  CHECK(answer.steps <= answer.most_steps);
  // Everybody has 24 meetings with 23 others; after seven rounds without a repeat, two who have not met share a board.
  CHECK(answer.repeat_meetings >= 24 / 2);
  CHECK(answer.repeat_meetings <= 6 * 3);
}

TEST_CASE("Seating: where a construction is known, who meets whom is by lot, too") {
  // Sixteen players have 15 others at boards of four, whatever the seed; the first board differs.
  const auto first_board = [](std::int64_t seed) {
    Request request = of(16, 4, 5);
    request.seed = seed;
    Column players = drawn(request).rounds.front().boards.front().players;
    std::sort(players.begin(), players.end());
    return players;
  };
  CHECK(first_board(1) == first_board(1));
  CHECK(first_board(1) != first_board(2));
  CHECK(first_board(2) != first_board(3));
}

}  // namespace
}  // namespace tallysheet::seating
