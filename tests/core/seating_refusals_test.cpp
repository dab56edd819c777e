// Seating: what is refused, each problem at its field.
#include "seating_support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

Request simple() {
  Request request = of(8, 4, 2);
  request.smallest = 3;
  request.largest = 5;
  return request;
}

TEST_CASE("Seating refusals: from two to a thousand players are drawn") {
  CHECK(problems_of(of(2, 2, 1)).empty());
  CHECK(problems_of(of(1000, 4, 1)).empty());
  check_refused(of(1, 2, 1), "range /players", {"The number of players is 1; it must be 2 to 1000."});
  check_refused(of(1001, 2, 1), "range /players", {"The number of players is 1001; it must be 2 to 1000."});
}

TEST_CASE("Seating refusals: a group has a short name, and a standing is a place") {
  Request request = simple();
  request.players[0].group = long_name(100);
  request.players[1].group = long_name(101);
  request.players[2].standing = 1'000'000;
  request.players[3].standing = 1'000'001;
  request.players[4].standing = 1;
  CHECK(problems_of(request) == Column{"range /players/1/group", "range /players/3/standing"});
}

TEST_CASE("Seating refusals: boards have two to seven seats") {
  Request request = of(8, 2, 1);
  CHECK(problems_of(request).empty());
  request.smallest = 1;
  check_refused(request, "range /smallest", {"The smallest board is 1; it must be 2 to 7."});
  request = of(8, 7, 1);
  CHECK(problems_of(request).empty());
  request.largest = 8;
  check_refused(request, "range /largest", {"The largest board is 8; it must be 2 to 7."});
}

TEST_CASE("Seating refusals: the preferred size is neither below the smallest nor above the largest") {
  Request request = simple();
  for (const std::int64_t preferred : {3, 4, 5}) {
    request.preferred = preferred;
    CHECK(problems_of(request).empty());
  }
  request.preferred = 2;
  check_refused(request, "conflict /preferred",
                {"Boards have 3 to 5 players, and the preferred number is 2, which is not among these."});
  request.preferred = 6;
  check_refused(request, "conflict /preferred", {"and the preferred number is 6"});
}

TEST_CASE("Seating refusals: rounds, attempts and seeds are within their limits") {
  Request request = simple();
  request.rounds = 20;
  request.attempts = 1'000;
  request.seed = 999'999'999;
  request.steps = 1;
  CHECK(problems_of(request).empty());
  request.rounds = 21;
  request.attempts = 1'001;
  request.seed = 1'000'000'000;
  CHECK(problems_of(request) == Column{"range /rounds", "range /attempts", "range /seed"});
  request.rounds = 1;
  request.attempts = 0;
  request.seed = -1;
  CHECK(problems_of(request) == Column{"range /attempts", "range /seed"});
}

TEST_CASE("Seating refusals: no wish stands twice, and alike players are not spread") {
  Request request = simple();
  request.wishes = {Wish::spread, Wish::seats, Wish::alike};
  check_refused(request, "conflict /wishes/2",
                {"Boards cannot have players who are alike and players spread over the standings."});
  request.wishes = {Wish::spread, Wish::spread};
  check_refused(request, "duplicate /wishes/1", {"The wish “spread” stands here twice."});
  request.wishes = {Wish::alike, Wish::byes, Wish::alike};
  check_refused(request, "duplicate /wishes/2", {"The wish “alike” stands here twice."});
}

TEST_CASE("Seating refusals: both of a pair have names, are here and are not the same") {
  Request request = simple();
  request.apart = {{"P0", "P1"}, {"", ""}, {"P2", "P2"}};
  request.together = {{"Zed", "P3"}};
  CHECK(problems_of(request) == Column{"required /apart/1/one", "required /apart/1/other", "duplicate /apart/2/other",
                                       "conflict /together/0/one"});
  request.apart = {{"P0", "P0"}};
  request.together.clear();
  check_refused(request, "duplicate /apart/0/other", {"“P0” makes no pair alone."});
  request.apart.clear();
  request.together = {{"P0", "Zed"}};
  check_refused(request, "conflict /together/0/other", {"“Zed” is not among the players who are here."});
}

TEST_CASE("Seating refusals: whoever sits at a board has a name and sits there once") {
  Request request = simple();
  request.played = {{{{{"P0", "Gone"}}, {{"", "P1"}}, {{"P0", "P2"}}}}};
  CHECK(problems_of(request) ==
        Column{"required /played/0/boards/1/players/0", "duplicate /played/0/boards/2/players/0"});
  request.played.clear();
  request.fixed = {{}, {{{{"P0", "Gone"}}, {{"", "P1"}}}}};
  CHECK(problems_of(request) == Column{"conflict /fixed/1/boards/0/players/1", "required /fixed/1/boards/1/players/0"});
}

TEST_CASE("Seating refusals: a board has two to seven players, fixed or played") {
  Request request = simple();
  request.played = {{{{{"P0"}}, {{"P1", "P2", "P3", "P4", "P5", "P6", "P7", "A"}}}}};
  CHECK(problems_of(request) == Column{"range /played/0/boards/0/players", "range /played/0/boards/1/players"});
  request.played = {{{{{"A", "B"}}, {{"P1", "P2", "P3", "P4", "P5", "P6", "P7"}}}}};
  CHECK(problems_of(request).empty());
}

TEST_CASE("Seating refusals: at most a thousand rounds were played, and no more are fixed than are drawn") {
  Request request = simple();
  request.played.resize(1'000);
  request.fixed.resize(2);
  CHECK(problems_of(request).empty());
  request.played.resize(1'001);
  request.fixed.resize(3);
  CHECK(problems_of(request) == Column{"range /played", "range /fixed"});
}

}  // namespace
}  // namespace tallysheet::seating
