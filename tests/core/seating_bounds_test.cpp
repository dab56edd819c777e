// Seating: what no draw can go below.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

TEST_CASE("Seating: what cannot be kept has a proven bound") {
  // Eight players at two boards of four: each board of a round has two pairs of players who sat together the round
  // before, and over three rounds the 36 meetings fall on 28 pairs.
  const Request request = of(8, 4, 3);
  const Answer answer = drawn(request);
  CHECK(answer.complete);
  CHECK(answer.kept[0].cost == answer.kept[0].at_least);
  CHECK(Recount(request, answer).cost(Wish::meetings) == answer.kept[0].cost);
}

// Five rounds of 35 players of whom ten pairs always share a board. The columns of a square over the whole numbers
// modulo 5 are 25 units, and those of two of its columns are pairs.
Request with_ten_couples() {
  Request request = of(35, 7, 5);
  for (std::size_t slope = 0; slope < 5; ++slope) {
    Round round;
    for (std::size_t line = 0; line < 5; ++line) {
      Board board;
      for (std::size_t x = 0; x < 5; ++x) {
        const std::size_t unit = x * 5 + (slope * x + line) % 5;
        board.players.push_back(name(unit));
        if (x < 2) board.players.push_back(name(25 + unit));
      }
      round.boards.push_back(std::move(board));
    }
    request.fixed.push_back(std::move(round));
  }
  return request;
}

TEST_CASE("Seating: the bounds of repeated meetings are reached where the same pairs always meet") {
  Request request = with_ten_couples();
  const Answer couples = assess(valid(request));
  // Ten pairs meet four times again, which counts 1 + 2 + 3 + 4.
  CHECK(couples.repeat_meetings == 10 * 4);
  CHECK(couples.kept[0].cost == 10 * (1 + 2 + 3 + 4));
  request.fixed.clear();
  const Answer answer = drawn(request);
  CHECK(answer.repeat_meetings_at_least == couples.repeat_meetings);
  CHECK(answer.kept[0].at_least == couples.kept[0].cost);
}

TEST_CASE("Seating: meetings of fixed boards and of players who sit out count in the bound") {
  // The fixed board repeats the six meetings of the first one, and the three others at a board meet for the first time.
  Request request = of(8, 4, 1);
  request.smallest = 3;
  request.played = {{{{{"P0", "P1", "P2", "P3"}}}}};
  request.fixed = {{{{{"P0", "P1", "P2", "P3"}}}}};
  Answer answer = drawn(request);
  CHECK(answer.kept[0].at_least == 6);
  CHECK(answer.kept[0].cost == 6);
  // 33 players at four boards of seven, twice: of the 28 who are seated first, 23 are so again, on 4 × 4 pairs of
  // boards.
  request = of(33, 7, 2);
  answer = drawn(request);
  CHECK(answer.kept[0].at_least == 23 - 16);
  CHECK(answer.kept[0].cost == 23 - 16);
  // Five players, one of whom sits out in each of four rounds: 4 × 6 meetings on ten pairs, 4 of them three times.
  request = of(5, 4, 4);
  answer = drawn(request);
  CHECK(answer.kept[0].at_least == 10 * 1 + 4 * 2);
}

TEST_CASE("Seating: each earlier round adds to the bound") {
  // Eight players at two boards of four: each board of the third round repeats two meetings of the first and two of the
  // second, 2 × 2 × 2, after 2 × 2 in the second round.
  const Answer answer = drawn(of(8, 4, 3));
  CHECK(answer.kept[0].at_least == 12);
  CHECK(answer.kept[0].cost == 12);
  // The meetings themselves may be the same ones.
  CHECK(answer.repeat_meetings >= answer.repeat_meetings_at_least);
  CHECK(answer.repeat_meetings_at_least == 8);
}

/// A wish's cost and its bound.
using Bounded = std::pair<std::int64_t, std::int64_t>;

/// Those of this wish, as the only one of the request.
Bounded kept(Request request, Wish wish) {
  request.wishes = {wish};
  const Kept own = drawn(request).kept.at(0);
  return {own.cost, own.at_least};
}

TEST_CASE("Seating: a group larger than the number of boards shares some of them") {
  // Of five members at four boards two share one, in each of two rounds.
  Request request = of(16, 4, 2);
  for (std::size_t i = 0; i < 5; ++i) request.players[i].group = "Club";
  CHECK(kept(request, Wish::apart) == Bounded{2 * 1, 2 * 1});
  // At two boards and with one who sits out, five members are two, two and one.
  request = of(9, 4, 1);
  for (std::size_t i = 0; i < 5; ++i) request.players[i].group = "Club";
  CHECK(kept(request, Wish::apart) == Bounded{2, 2});
}

TEST_CASE("Seating: where all have sat out once, who does so again costs 2") {
  // Five players, one of whom sits out in each of six rounds.
  CHECK(kept(of(5, 4, 6), Wish::byes) == Bounded{5 * 1 + 2, 5 * 1 + 2});
}

TEST_CASE("Seating: with more rounds than players, each seat comes to somebody again") {
  // Four players in five rounds: in each of the four seats a player sits twice, in the last one too.
  CHECK(kept(of(4, 4, 5), Wish::seats) == Bounded{4 * 1, 4 * 1});
  CHECK(kept(of(4, 4, 5), Wish::last_seat) == Bounded{1, 1});
}

TEST_CASE("Seating: with more seats at short boards than players, somebody has one again") {
  // Seven players at a board of four and one of three, in three rounds: nine seats at short boards.
  Request request = of(7, 4, 3);
  request.smallest = 3;
  CHECK(kept(request, Wish::short_boards) == Bounded{9 - 7, 9 - 7});
}

}  // namespace
}  // namespace tallysheet::seating
