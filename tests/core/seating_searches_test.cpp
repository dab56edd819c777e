// Seating: which search has the last word.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

using Costs = std::vector<std::int64_t>;

Costs costs(const Answer& answer) {
  Costs costs;
  for (const Kept& kept : answer.kept) costs.push_back(kept.cost);
  return costs;
}

TEST_CASE("Seating: a complete search finds what swaps one after another do not") {
  // Two rounds of P0 with P1 and P2 with P3, whose seats change.
  Request request = of(4, 2, 2);
  request.wishes = {Wish::seats, Wish::alike, Wish::apart};
  CHECK(costs(drawn(request)) == Costs{0, 0, 0});
  // Those of the first three places at one board, and the others: three pairs are one block apart.
  request = of(7, 3, 1);
  request.largest = 4;
  request.wishes = {Wish::alike, Wish::apart, Wish::meetings};
  const Answer answer = drawn(request);
  CHECK(costs(answer) == Costs{3, 0, 0});
  CHECK(answer.complete);
}

TEST_CASE("Seating: a complete search takes no draw that costs more") {
  Request request = of(4, 2, 2);
  request.wishes = {Wish::together, Wish::meetings};
  request.together = {{"P0", "P1"}};
  // P0 and P1 are together in each round, so that P2 and P3 are, too: both pairs meet again.
  CHECK(costs(drawn(request)) == Costs{0, 2});
  request.rounds = 3;
  CHECK(costs(drawn(request)) == Costs{0, 2 * (1 + 2)});
  // The four others change.
  request = of(6, 2, 2);
  request.wishes = {Wish::together, Wish::meetings};
  request.together = {{"P0", "P1"}};
  CHECK(costs(drawn(request)) == Costs{0, 1});
  request.rounds = 3;
  CHECK(costs(drawn(request)) == Costs{0, 1 + 2});
}

TEST_CASE("Seating: a complete search keeps the fixed boards") {
  // P0 and P1 are to sit apart, and together.
  Request request = of(6, 2, 1);
  request.wishes = {Wish::apart, Wish::together};
  request.apart = {{"P1", "P0"}};
  request.together = {{"P0", "P1"}};
  request.fixed = {{{{{"P5", "P2"}}}}};
  const Answer answer = drawn(request);
  CHECK(costs(answer) == Costs{0, 1});
  CHECK(answer.complete);
  CHECK(answer.rounds[0].boards[0].players == std::vector<std::string>{"P5", "P2"});
}

TEST_CASE("Seating: a complete search minds the last seat, and not the seats of those who sit out") {
  Request request = of(6, 4, 1);
  request.wishes = {Wish::apart, Wish::last_seat, Wish::byes};
  // Four of three pairs: one pair sits at the board.
  request.apart = {{"P0", "P1"}, {"P2", "P3"}, {"P4", "P5"}};
  // Everybody but P2 and P3 has had the last seat once and has sat out twice.
  request.played = {{{{{"P2", "P3", "P0", "P1"}}}},
                    {{{{"P2", "P3", "P1", "P0"}}}},
                    {{{{"P2", "P3", "P4", "P5"}}}},
                    {{{{"P2", "P3", "P5", "P4"}}}}};
  const Answer answer = drawn(request);
  // One of P2 and P3 has the last seat, and the other sits out, for the first time. Of the others one does, for the
  // third time.
  CHECK(costs(answer) == Costs{1, 0, 1 + 3});
  CHECK(answer.complete);
  CHECK(Recount(request, answer).cost(Wish::last_seat) == 0);
  CHECK(Recount(request, answer).cost(Wish::byes) == 1 + 3);
}

TEST_CASE("Seating: boards that are all fixed need no search") {
  Request request = of(8, 4, 2);
  request.fixed = {{{{{"P0", "P1", "P2", "P3"}}, {{"P4", "P5", "P6", "P7"}}}},
                   {{{{"P0", "P1", "P2", "P4"}}, {{"P3", "P5", "P6", "P7"}}}}};
  const Answer answer = drawn(request);
  // Three pairs of each board meet again.
  CHECK(costs(answer) == Costs{6});
  CHECK(answer.complete);
  CHECK(answer.steps == 0);
  CHECK(answer.rounds[1].boards[1].players == std::vector<std::string>{"P3", "P5", "P6", "P7"});
}

TEST_CASE("Seating: a round that is fixed stays while others are drawn round it") {
  Request request = of(4, 2, 2);
  request.played = {
      {{{{"P0", "P1"}}, {{"P2", "P3"}}}}, {{{{"P0", "P2"}}, {{"P1", "P3"}}}}, {{{{"P0", "P3"}}, {{"P1", "P2"}}}}};
  request.fixed = {{}, {{{{"P0", "P1"}}}}};
  const Answer answer = drawn(request);
  // All pairs have met. Four meet again, none of them twice.
  CHECK(costs(answer) == Costs{4});
  CHECK(answer.repeats.size() == 4);
  CHECK(answer.rounds[1].boards[1].players.size() == 2);
}

TEST_CASE("Seating: where other wishes are about seats alone, a construction keeps its boards") {
  // Twenty last seats for sixteen players.
  Request request = of(16, 4, 5);
  request.wishes = {Wish::meetings, Wish::last_seat};
  CHECK(costs(drawn(request)) == Costs{0, 20 - 16});
  // Fifteen players are sixteen without one, whom everybody meets once: so everybody has one short board.
  request = of(15, 4, 5);
  request.smallest = 3;
  request.wishes = {Wish::meetings, Wish::short_boards};
  CHECK(costs(drawn(request)) == Costs{0, 0});
}

TEST_CASE("Seating: a search that is moved goes on") {
  Request request = of(21, 4, 4);
  request.smallest = 3;
  request.wishes = {Wish::meetings, Wish::seats};
  request.players[3].group = request.players[4].group = "Reds";
  Search first(valid(request));
  first.proceed(1'000);
  Search second(std::move(first));
  second.proceed(1'000);
  CHECK(second.answer().steps == 2'000);
  Search third(valid(of(4, 2, 1)));
  third = std::move(second);
  third.proceed(1'000);
  CHECK(third.answer().steps == 3'000);
  CHECK(third.answer().rounds.size() == 4);
}

}  // namespace
}  // namespace tallysheet::seating
