// Seating: draws by hand, after rounds with players who have left.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

// Writes "together P0 P5 in 1: 1" and "seats P0 at 2: 3".
Column losses(const Request& request) {
  Column lines;
  for (const Loss& loss : assess(valid(request)).losses) {
    std::string line = shown(loss.wish);
    for (const std::string& player : loss.players) line += " " + player;
    if (loss.round) line += " in " + shown(*loss.round);
    if (loss.seat) line += " at " + shown(*loss.seat);
    lines.push_back(line + ": " + shown(loss.times));
  }
  return lines;
}

TEST_CASE("Seating by hand: players who sit out are neither together nor at one board") {
  Request request = of(6, 2, 2);
  request.wishes = {Wish::together, Wish::apart};
  request.together = {{"P0", "P5"}, {"P0", "P1"}, {"P2", "P3"}};
  request.apart = {{"P0", "P4"}, {"P2", "P3"}};
  // P0, P1, P4 and P5 sit out, then all.
  request.fixed = {{{{{"P2", "P3"}}}}};
  CHECK(losses(request) == Column{"together P0 P1 in 1: 1", "together P0 P5 in 1: 1", "together P0 P1 in 2: 1",
                                  "together P0 P5 in 2: 1", "together P2 P3 in 2: 1", "apart P2 P3 in 1: 1"});
}

TEST_CASE("Seating by hand: a pair that is named twice counts once") {
  Request request = of(4, 2, 1);
  request.wishes = {Wish::together, Wish::apart};
  request.together = {{"P0", "P2"}, {"P2", "P0"}};
  request.apart = {{"P0", "P1"}, {"P0", "P1"}};
  request.players[2].group = request.players[3].group = "Reds";
  request.fixed = {{{{{"P0", "P1"}}, {{"P2", "P3"}}}}};
  const Answer answer = assess(valid(request));
  CHECK(cost_of(answer, Wish::together) == 1);
  CHECK(cost_of(answer, Wish::apart) == 2);
}

TEST_CASE("Seating by hand: only what the draw adds is lost") {
  Request request = of(4, 4, 1);
  request.wishes = {Wish::seats, Wish::last_seat, Wish::short_boards, Wish::byes};
  request.played = {{{{{"P0", "P1", "P2"}}}}, {{{{"P0", "P1", "P2"}}}}};
  // P0 has had the first seat and P2 the last one twice, and P3 has sat out twice.
  request.fixed = {{{{{"P3", "P0", "P2", "P1"}}}}};
  CHECK(losses(request) == Column{"seats P2 at 3: 3"});
  request.fixed = {{{{{"P0", "P3", "P1", "P2"}}}}};
  CHECK(losses(request) == Column{"seats P0 at 1: 3", "last-seat P2: 3"});
}

TEST_CASE("Seating by hand: players who have left count for the seats and the size of a board") {
  Request request = of(4, 4, 1);
  request.wishes = {Wish::meetings, Wish::seats, Wish::last_seat, Wish::short_boards, Wish::byes};
  // P0 has had the second seat of four, and P1 the last of three. P2 and P3 have sat out.
  request.played = {{{{{"A", "P0", "B", "C"}}, {{"D", "E", "P1"}}, {{"F", "G"}}}}};
  request.fixed = {{{{{"P2", "P0", "P1"}}}}};
  CHECK(losses(request) ==
        Column{"seats P0 at 2: 2", "seats P1 at 3: 2", "last-seat P1: 2", "short-boards P1: 2", "byes P3: 2"});
  CHECK(assess(valid(request)).repeats.empty());
}

TEST_CASE("Seating: meetings with players who have left do not bring any again") {
  // P7 did not play: at the board of three one pair meets again, and at that of four two.
  Request request = of(8, 4, 1);
  request.played = {{{{{"P0", "P1", "P2", "P3"}}, {{"P4", "P5", "P6", "Gone"}}}}};
  const Answer answer = drawn(request);
  CHECK(answer.kept[0].at_least == 2 + 1);
  CHECK(answer.kept[0].cost == 2 + 1);
}

}  // namespace
}  // namespace tallysheet::seating
