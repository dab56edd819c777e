// Outlook: what is refused, each problem at its field.
#include "tournament_outlook_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

OutlookRequest with(std::vector<BoardToPlay> boards) {
  OutlookRequest request = after_a_round();
  request.boards = std::move(boards);
  return request;
}

OutlookRequest with_outcome(std::vector<FinishScore> outcome) { return with({board({"Ann", "Ben"}, {outcome})}); }

FinishScore from_to(std::int64_t least, std::int64_t most) { return {Decimal(least), Decimal(most)}; }

TEST_CASE("Outlook refusals: a finish is worth at least as much at most as at least") {
  CHECK(problems_of(with_outcome({from_to(3, 3), from_to(0, 0)})).empty());
  check_refused(with_outcome({from_to(3, 2), from_to(0, 1)}), "conflict /boards/0/outcomes/0/0/most",
                {"The most is 2; it must not be below the least, 3."});
  check_refused(with_outcome({from_to(3, 4), from_to(2, 1)}), "conflict /boards/0/outcomes/0/1/most",
                {"The most is 1; it must not be below the least, 2."});
}

TEST_CASE("Outlook refusals: finishes are listed best first, by their least and by their most") {
  CHECK(problems_of(with_outcome(worth({3, 3}))).empty());
  CHECK(problems_of(with_outcome({from_to(3, 5), from_to(3, 5)})).empty());
  for (const auto& outcome : {worth({3, 4}), {from_to(3, 5), from_to(4, 5)}, {from_to(3, 5), from_to(3, 6)}}) {
    check_refused(with_outcome(outcome), "conflict /boards/0/outcomes/0/1/least",
                  {"Finish 2 is worth more than the one before; list the best first."});
  }
}

TEST_CASE("Outlook refusals: an outcome has a finish for each player") {
  check_refused(with({board({"Ann", "Ben"}, {worth({3, 1}), worth({3, 1, 0})})}), "conflict /boards/0/outcomes/1",
                {"The outcome has 3 finishes; the board has 2 players."});
  CHECK(problems_of(with({board({"Ann", "Ben"}, {worth({3})})})) ==
        Column{"range /boards/0/outcomes/0", "conflict /boards/0/outcomes/0"});
}

TEST_CASE("Outlook refusals: the outcomes of an open board have as many finishes as the first") {
  OutlookRequest request = with({board({}, {worth({3, 1}), worth({3, 1, 0})})});
  request.unseated = {"Ann", "Ben", "Cy"};
  check_refused(request, "conflict /boards/0/outcomes/1", {"The outcome has 3 finishes; the board has 2 players."});
}

TEST_CASE("Outlook refusals: a board has outcomes, open or not, and two players or none") {
  CHECK(problems_of(with({board({"Ann", "Ben"}, {}), board({}, {}), board({"Cy"}, {worth({1})})})) ==
        Column{"range /boards/0/outcomes", "range /boards/1/outcomes", "range /boards/2/players",
               "range /boards/2/outcomes/0"});
}

TEST_CASE("Outlook refusals: lists are within their limits") {
  OutlookRequest request = with({board({"Ann", "Ben"}, std::vector(100, worth({3, 1})))});
  CHECK(problems_of(request).empty());
  request.boards[0].outcomes.push_back(worth({3, 1}));
  check_refused(request, "range /boards/0/outcomes", {"The number of outcomes is 101; it must be 1 to 100."});
  request = after_a_round();
  for (int i = 0; i < 500; ++i) request.boards.push_back(board({"P" + shown(i), "Q" + shown(i)}, {worth({3, 1})}));
  CHECK(problems_of(request).empty());
  request.boards.push_back(board({"Ann", "Ben"}, {worth({3, 1})}));
  check_refused(request, "range /boards", {"The number of boards to be played is 501; it must be 0 to 500."});
}

TEST_CASE("Outlook refusals: a hundred players sit at a board, and ten thousand have no seat") {
  OutlookRequest request = with({board({}, {std::vector(100, FinishScore{})})});
  for (int i = 0; i < 10'000; ++i) request.unseated.push_back("P" + shown(i));
  CHECK(problems_of(request).empty());
  request.boards[0].outcomes[0].push_back(FinishScore{});
  request.unseated.emplace_back("Ann");
  CHECK(problems_of(request) == Column{"range /boards/0/outcomes/0", "range /unseated"});
}

TEST_CASE("Outlook refusals: open boards have no more seats than players for them") {
  OutlookRequest request = with({board({}, {worth({3, 1})}), board({"Di", "Ed"}, {worth({3, 1})}), board({}, {})});
  request.boards[2].outcomes = {worth({6, 3, 1})};
  request.unseated = {"Ann", "Ben", "Cy", "Flo", "Gil"};
  CHECK(problems_of(request).empty());
  request.unseated.pop_back();
  check_refused(request, "conflict /unseated", {"The open boards have 5 seats for 4 players."});
}

TEST_CASE("Outlook refusals: a player without a seat has a name, stands once in the list and has no seat") {
  OutlookRequest request = with({board({"Ann", "Ben"}, {worth({3, 1})})});
  request.unseated = {"Cy", "", "Ben", "Cy"};
  CHECK(problems_of(request) == Column{"required /unseated/1", "conflict /unseated/2", "duplicate /unseated/3"});
  request.unseated = {"", ""};
  CHECK(problems_of(request) == Column{"required /unseated/0", "required /unseated/1"});
  request.unseated = {"Ben"};
  check_refused(request, "conflict /unseated/0", {"“Ben” has a seat at a board already."});
}

TEST_CASE("Outlook refusals: the player is in a game, at a board or without a seat") {
  OutlookRequest request = with({board({"Ann", "Ed"}, {worth({3, 1})})});
  request.unseated = {"Flo"};
  for (const std::string_view player : {"Di", "Ed", "Flo"}) {
    request.player = player;
    CHECK(problems_of(request).empty());
  }
  request.player = "Zed";
  check_refused(request, "conflict /player", {"“Zed” is in no game and at no board."});
}

TEST_CASE("Outlook refusals: problems of the tournament and of a board's game stand at their fields") {
  OutlookRequest request = with({board({"Ann", "Ann"}, {worth({3, 1})}), board({}, {worth({3, 1})})});
  request.unseated = {"Ben", "Cy"};
  request.event.games.push_back(game(0, {{"Ann", Decimal(1)}}));
  request.event.guests = {""};
  request.event.lots = {{{"Ann", "Ben"}, -1}};
  request.boards[1].round = 1001;
  request.boards[1].factor = Decimal(0);
  CHECK(problems_of(request) == Column{"range /event/games/1/round", "duplicate /boards/0/players/1",
                                       "range /boards/1/round", "range /boards/1/factor", "required /event/guests/0",
                                       "range /event/lots/0/seed"});
}

}  // namespace
}  // namespace tallysheet::tournament
