// Seating: the wishes, and what a draw says of them.
#include <algorithm>
#include <random>

#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

TEST_CASE("Seating: a draw by hand says what it costs") {
  Request request = of(9, 4, 1);
  request.players[0].group = request.players[1].group = "Reds";
  request.wishes = {Wish::meetings,     Wish::apart, Wish::together, Wish::byes,
                    Wish::short_boards, Wish::seats, Wish::last_seat};
  request.together = {{"P2", "P5"}};
  request.played = {{{{{"P0", "P2", "P3"}}, {{"P4", "P5", "P6", "P7"}}}}};
  request.fixed = {{{{{"P0", "P1", "P2"}}, {{"P3", "P4", "P5", "P6", "P7"}}}}};
  const Answer answer = assess(valid(request));
  CHECK(answer.rounds.at(0).byes == std::vector<std::string>{"P8"});
  // P0 meets P2 again, and P4 to P7 make 6 pairs.
  CHECK(answer.repeat_meetings == 1 + 6);
  CHECK(cost_of(answer, Wish::apart) == 1);
  CHECK(cost_of(answer, Wish::together) == 1);
  // A second bye.
  CHECK(cost_of(answer, Wish::byes) == 2);
  std::vector<std::string> losses;
  for (const Loss& loss : answer.losses) {
    std::string line(name_of(loss.wish));
    for (const std::string& player : loss.players) line += " " + player;
    if (loss.round) line += " round " + std::to_string(*loss.round);
    if (loss.seat) line += " seat " + std::to_string(*loss.seat);
    losses.push_back(line + " " + std::to_string(loss.times));
  }
  CHECK(losses == std::vector<std::string>{"apart P0 P1 round 1 1", "together P2 P5 round 1 1", "byes P8 2",
                                           "short-boards P0 2", "short-boards P2 2", "seats P0 seat 1 2",
                                           "last-seat P7 2"});
}

TEST_CASE("Seating: earlier meetings are avoided") {
  Request request = of(8, 4, 1);
  request.played = {{{{{"P0", "P1", "P2", "P3"}}, {{"P4", "P5", "P6", "P7"}}}}};
  const Answer answer = drawn(request);
  // At each board two of each earlier board meet again: 2 × 2 pairs.
  CHECK(cost_of(answer, Wish::meetings) == 4);
  CHECK(answer.repeats.size() == 4);
  CHECK(answer.kept[0].at_least == 4);
}

TEST_CASE("Seating: fixed boards stay, and the rest is drawn round them") {
  Request request = of(12, 4, 2);
  request.fixed = {{{{{"P3", "P1", "P2", "P0"}}}}};
  const Answer answer = drawn(request);
  CHECK(answer.rounds[0].boards[0].players == std::vector<std::string>{"P3", "P1", "P2", "P0"});
  CHECK(answer.rounds[0].boards.size() == 3);
  CHECK(Recount(request, answer).cost(Wish::meetings) == cost_of(answer, Wish::meetings));
}

TEST_CASE("Seating: byes go round, and volunteers come first", "[slow]") {
  Request request = of(9, 4, 3);
  request.wishes = {Wish::byes, Wish::meetings};
  request.played = {{{{{"P0", "P1", "P2", "P3"}}, {{"P4", "P5", "P6", "P7"}}}}};
  Answer answer = drawn(request);
  // P8 has sat out already; three others do, once each: 1 + 1 + 1.
  CHECK(cost_of(answer, Wish::byes) == 3);
  CHECK(answer.kept[0].at_least == 3);
  request.players[5].volunteers = true;
  answer = drawn(request);
  CHECK(cost_of(answer, Wish::byes) == 0);
  for (const DrawnRound& round : answer.rounds) CHECK(round.byes == std::vector<std::string>{"P5"});
}

TEST_CASE("Seating: nobody plays a power twice") {
  Request request = of(35, 7, 5);
  request.wishes = {Wish::seats, Wish::meetings};
  const Answer answer = drawn(request);
  CHECK(cost_of(answer, Wish::seats) == 0);
  const Recount recount(request, answer);
  CHECK(recount.cost(Wish::seats) == 0);
  CHECK(recount.cost(Wish::meetings) == cost_of(answer, Wish::meetings));
}

TEST_CASE("Seating: clubs and pairs are apart, and pairs together") {
  Request request = of(12, 4, 2);
  for (std::size_t i = 0; i < 6; ++i) request.players[i].group = i < 3 ? "Reds" : "Blues";
  request.wishes = {Wish::apart, Wish::together, Wish::meetings};
  request.apart = {{"P10", "P11"}};
  request.together = {{"P0", "P9"}};
  const Answer answer = drawn(request);
  CHECK(cost_of(answer, Wish::apart) == 0);
  CHECK(cost_of(answer, Wish::together) == 0);
  CHECK(Recount(request, answer).cost(Wish::apart) == 0);
}

TEST_CASE("Seating: two who always sit together meet again with as few others as can be") {
  Request request = of(8, 4, 2);
  request.wishes = {Wish::together, Wish::meetings};
  request.together = {{"P0", "P7"}};
  const Answer answer = drawn(request);
  CHECK(cost_of(answer, Wish::together) == 0);
  // At each board two of each earlier board meet again: 2 × 2 pairs, P0 and P7 among them.
  CHECK(cost_of(answer, Wish::meetings) == 4);
  CHECK(answer.repeats[0].one + answer.repeats[0].other == "P0P7");
}

TEST_CASE("Seating: first with first, or spread over the boards") {
  Request request = of(12, 4, 1);
  // The list is in another order than the standings.
  for (std::size_t i = 0; i < 12; ++i) request.players[i].standing = static_cast<std::int64_t>(12 - i);
  request.wishes = {Wish::alike};
  const auto standings_of = [&](const Board& board) {
    std::vector<std::int64_t> places;
    for (const std::string& player : board.players) places.push_back(12 - std::stoll(player.substr(1)));
    std::sort(places.begin(), places.end());
    return places;
  };
  const Answer alike = drawn(request);
  for (const Board& board : alike.rounds[0].boards) {
    const std::vector<std::int64_t> places = standings_of(board);
    CHECK(places.back() - places.front() == 3);
  }
  request.wishes = {Wish::spread};
  const Answer spread = drawn(request);
  for (const Board& board : spread.rounds[0].boards) {
    const std::vector<std::int64_t> places = standings_of(board);
    for (std::size_t pot = 0; pot < 4; ++pot) CHECK((places[pot] - 1) / 3 == static_cast<std::int64_t>(pot));
  }
}

TEST_CASE("Seating: the answer says of itself what a recount finds", "[slow]") {
  std::mt19937 random(20261125);
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
  for (int i = 0; i < 8; ++i) {
    Request request = of(5 + below(8), 4, static_cast<std::int64_t>(1 + below(3)));
    request.smallest = 3;
    request.seed = i;
    request.steps = 200'000;  // the figures have to be right wherever the search is stopped
    for (Player& player : request.players) {
      player.group = below(3) == 0 ? "Club " + shown(below(3)) : "";
      player.volunteers = below(5) == 0;
    }
    request.wishes = {Wish::meetings, Wish::apart, Wish::byes, Wish::short_boards, Wish::seats, Wish::last_seat};
    std::shuffle(request.wishes.begin(), request.wishes.end(), random);
    const Answer first = drawn(request);
    for (const DrawnRound& round : first.rounds) request.played.push_back({round.boards});
    const Answer answer = drawn(request);
    const Recount recount(request, answer);
    for (const Kept& kept : answer.kept) {
      CAPTURE(i, name_of(kept.wish));
      CHECK(kept.cost == recount.cost(kept.wish));
      CHECK(kept.at_least <= kept.cost);
    }
  }
}

TEST_CASE("Seating: without a wish everybody is seated all the same") {
  Request request = of(8, 4, 1);
  request.wishes = {};
  const Answer answer = drawn(request);
  CHECK(answer.rounds.at(0).boards.size() == 2);
  CHECK(answer.kept.empty());
}

}  // namespace
}  // namespace tallysheet::seating
