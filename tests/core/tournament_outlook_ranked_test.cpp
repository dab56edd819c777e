// Outlook: outcomes that are ranked one by one, and how a player ends against rivals.
#include "tournament_outlook_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

TEST_CASE("Outlook ranked: with head to head, each outcome is ranked and compared with rivals") {
  OutlookRequest request = after_a_round();
  request.event.tie_breakers = {TieBreaker::head_to_head};
  request.boards = {board({"Ann", "Ben"}, {worth({3, 1}), worth({2, 1})})};
  request.player = "Ben";
  const Outlook found = outlook(valid(request));
  CHECK(found.exact);
  // Ben has 12 to 11, or 11 to 11 in all games, which are those of both.
  CHECK(lines(found) == Column{"Ann 1-2 | 1: 1 | 2: 1-2", "Ben 1-2 | 1: 1 | 2: 2", "Cy 3", "Di 4"});
  CHECK(rivals(found) == Column{"Ann 1:2 open", "Ann 2:1 behind"});
}

TEST_CASE("Outlook ranked: a rival who is level in every outcome is listed") {
  OutlookRequest request = after_a_round();
  request.event.tie_breakers = {TieBreaker::head_to_head};
  request.event.games[0].results[1].score = Decimal(10);
  request.boards = {board({"Cy", "Di"}, {worth({2, 1})})};
  request.player = "Ben";
  CHECK(rivals(outlook(valid(request))) == Column{"Ann -:- level"});
}

TEST_CASE("Outlook ranked: what depends on a rival's other board is open") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ann", "Cy"}, {worth({3, 1})}), board({"Ann", "Di"}, {worth({3, 1})}),
                    board({"Ben", "Ed"}, {worth({3, 1})})};
  request.player = "Ben";
  const Outlook found = outlook(valid(request));
  CHECK(found.exact);
  // Ann has 12, 14 or 16, Ben 12 or 10. Di and Ed have 3 or 1.
  CHECK(rivals(found) == Column{"Ann 1:- open", "Ann 2:- behind"});
  CHECK(lines(found) == Column{"Ann 1", "Ben 1-2 | 1: 1-2 | 2: 2", "Cy 3 | 1: 3 | 2: 3", "Di 4-5 | 1: 4 | 2: 4-5",
                               "Ed 4-5 | 1: 4 | 2: 4-5"});
}

TEST_CASE("Outlook ranked: neither a guest nor anybody against a guest has a rival") {
  OutlookRequest request = after_a_round();
  request.event.tie_breakers = {TieBreaker::head_to_head};
  request.event.guests = {"Ann"};
  request.boards = {board({"Ann", "Ben"}, {worth({3, 1})})};
  for (const std::string_view player : {"Ann", "Ben"}) {
    request.player = player;
    CHECK(rivals(outlook(valid(request))).empty());
  }
  request.event.tie_breakers.clear();
  for (const std::string_view player : {"Ann", "Ben"}) {
    request.player = player;
    CHECK(rivals(outlook(valid(request))).empty());
  }
}

TEST_CASE("Outlook ranked: whoever is left over at an open board plays no more") {
  OutlookRequest request = after_a_round();
  request.boards = {board({}, {worth({3, 1})})};
  request.unseated = {"Ann", "Ben", "Cy"};
  const Outlook found = outlook(valid(request));
  CHECK(found.exact);
  // Ann has 10, 11 or 13, Ben 9, 10 or 12, Cy 4, 5 or 7.
  CHECK(lines(found) == Column{"Ann 1-2", "Ben 1-2", "Cy 3", "Di 4"});
  request.event.games[0].results.resize(1);
  // Two of the three play, and whoever is left over has no place if it is Ben or Cy.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1", "Ben 2-3", "Cy 2-3"});
}

TEST_CASE("Outlook: a player without a board has rivals by their finishes") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ben", "Di"}, {worth({3, 1})})};
  request.player = "Ann";
  // Ben has 12 or 10, to Ann's 10.
  CHECK(rivals(outlook(valid(request))) == Column{"Ben -:1 behind", "Ben -:2 level"});
}

TEST_CASE("Outlook: finishes of two outcomes of a board do not come together") {
  OutlookRequest request = after_a_round();
  request.event.games[0].results[1].score = Decimal(10);
  request.boards = {board({"Ann", "Ben"}, {worth({3, 1}), worth({2, 2})})};
  request.player = "Ben";
  // Level finishes share the better one, so 3 never meets 2.
  CHECK(rivals(outlook(valid(request))) == Column{"Ann 1:1 level", "Ann 1:2 ahead", "Ann 2:1 behind"});
}

TEST_CASE("Outlook: the bonus of a player who has not played yet is added with the first board") {
  OutlookRequest request = after_a_round();
  request.event.bonuses = {{"Ed", Decimal(5)}};
  request.boards = {board({"Di", "Ed"}, {worth({3, 1})})};
  // Ed has 8 or 6, Di 1 or 3, and Cy 4.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1", "Ben 2", "Ed 3 | 1: 3 | 2: 3", "Cy 4", "Di 5 | 1: 5 | 2: 5"});
}

}  // namespace
}  // namespace tallysheet::tournament
