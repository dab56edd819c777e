// Outlook: bounds, where boards are open, players have several boards or finishes have a least and a most.
#include "tournament_outlook_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

const std::vector<std::string> newcomers = {"Ed", "Flo", "Gil", "Hal", "Ida", "Jo", "Kit", "Lou"};

// Three open boards of four. The best finish is worth 6, which only the first board has, and the worst 1.
OutlookRequest with_open_boards(std::size_t unseated) {
  OutlookRequest request = after_a_round();
  request.boards = {board({}, {worth({6, 4, 3, 2})}), board({}, {worth({5, 3, 2, 1})}),
                    board({}, {worth({5, 4, 3, 2})})};
  request.unseated = {"Ann", "Ben", "Cy", "Di"};
  request.unseated.insert(request.unseated.end(), newcomers.begin(), newcomers.end());
  for (std::size_t i = request.unseated.size(); i < unseated; ++i) request.unseated.push_back("P" + shown(i));
  return request;
}

Column first(std::size_t count, Column lines) {
  lines.resize(count);
  return lines;
}

TEST_CASE("Outlook bounds: those without a seat have the best and the worst of all open boards") {
  // Twelve for twelve seats. Ann has 11 to 16, Ben 10 to 15, Cy 5 to 10, Di and the newcomers 1 to 6.
  const Outlook found = outlook(valid(with_open_boards(12)));
  CHECK_FALSE(found.exact);
  CHECK(first(5, lines(found)) == Column{"Ann 1-2", "Ben 1-2", "Cy 2-12", "Di 3-12", "Ed 3-12"});
  CHECK(lines(found).back() == "Lou 3-12");
}

TEST_CASE("Outlook bounds: with more players than seats anybody may be left over") {
  // Ann has 10 to 16, Ben 9 to 15, Cy 4 to 10, Di 0 to 6, and newcomers who play no more have no place.
  const Outlook found = outlook(valid(with_open_boards(13)));
  CHECK_FALSE(found.exact);
  CHECK(first(5, lines(found)) == Column{"Ann 1-2", "Ben 1-3", "Cy 1-13", "Di 3-13", "Ed 3-13"});
  CHECK(lines(found).back() == "P12 3-13");
}

TEST_CASE("Outlook bounds: with a tie-breaker, players who may be level may be ahead as well") {
  OutlookRequest request = with_open_boards(13);
  request.event.games[0].results.push_back({"Gus", Decimal(20)});
  request.event.guests = {"Gus"};
  request.event.tie_breakers = {TieBreaker::wins};
  const Outlook found = outlook(valid(request));
  // Ann's 10 may be level with Cy's. Gus, who has no place, is ahead of nobody.
  CHECK(first(5, lines(found)) == Column{"Ann 1-3", "Ben 1-3", "Cy 1-13", "Di 3-13", "Ed 3-13"});
  CHECK(lines(found).back() == "Gus ");
}

// Ann has two boards. With least and most she has 10 + 1 + 0 to 10 + 4 + 5, Ben 9 + 1 to 9 + 4 and Cy 4 + 0 to 4 + 5.
OutlookRequest with_two_boards() {
  OutlookRequest request = after_a_round();
  const auto from_to = [](int least, int most) { return FinishScore{Decimal(least), Decimal(most)}; };
  request.boards = {
      board({"Ann", "Ben"}, {{from_to(3, 4), from_to(2, 3)}, {from_to(2, 3), from_to(1, 2)}}),
      board({"Ann", "Cy"}, {{from_to(3, 4), from_to(1, 3)}, {from_to(2, 5), from_to(0, 2)}}),
  };
  request.player = "Ben";
  return request;
}

TEST_CASE("Outlook bounds: a player on two boards has the best and the worst of each outcome") {
  const Outlook found = outlook(valid(with_two_boards()));
  CHECK_FALSE(found.exact);
  // Ann 11 to 19, Ben 10 to 13, Cy 4 to 9, Di 0.
  CHECK(lines(found) == Column{"Ann 1-2", "Ben 1-2", "Cy 3", "Di 4"});
  CHECK(rivals(found) == Column{"Ann -:- open"});
}

TEST_CASE("Outlook bounds: equal worst and best of two players are level") {
  OutlookRequest request = with_two_boards();
  // Ben and Eve have 9 each and play no more. Cy has 4 to 9.
  request.event.games[0].results.push_back({"Eve", Decimal(9)});
  request.boards[0].players[1] = "Di";
  CHECK(rivals(outlook(valid(request))) == Column{"Eve -:- level", "Cy -:- open"});
  request.event.tie_breakers = {TieBreaker::last_round};
  CHECK(rivals(outlook(valid(request))) == Column{"Eve -:- open", "Cy -:- open"});
}

TEST_CASE("Outlook bounds: a rank in a round to be played may be any") {
  OutlookRequest request = with_two_boards();
  request.event.counting.measure = Measure::rank;
  // In round 1 Ann is first, Ben second and Cy third; Di, fourth, has no value in round 2.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1-3", "Ben 1-3", "Cy 1-3", "Di 4"});
  // Two more rounds: Ann 3 × 1, Ben 3 × 2 and Cy 3 × 3, each with 1 to 4 for the last round.
  for (const std::int64_t round : {3, 4}) {
    request.event.games.push_back(request.event.games[0]);
    request.event.games.back().round = round;
  }
  // Ann 4 to 7, Ben 7 to 10, Cy 10 to 13.
  CHECK(lines(outlook(valid(request)))[2] == "Cy 2-3");
}

TEST_CASE("Outlook bounds: a percentage in a round to be played is from 0 to 100") {
  OutlookRequest request = after_a_round();
  request.event.counting.measure = Measure::percent;
  request.boards = {board({"Cy", "Di"}, {{{Decimal(2), Decimal(3)}, {Decimal(0), Decimal(1)}}})};
  // Ann has 100, Ben 90, Cy 40 to 140 and Di 0 to 100: level with Ann at most.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1-2", "Cy 1-4", "Di 1-4", "Ben 2-4"});
  request.boards[0].factor = decimal("0.9");
  // Cy has 40 to 130, Di 0 to 90.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1-2", "Cy 1-4", "Ben 2-3", "Di 2-4"});
}

TEST_CASE("Outlook bounds: a score below zero may be any percentage below zero") {
  OutlookRequest request = after_a_round();
  request.event.counting.measure = Measure::percent;
  // Di has 0 of round 1, and Ben 90.
  request.boards = {board({"Ann", "Ben"}, {{{Decimal(5), Decimal(6)}, {Decimal(0), Decimal(1)}}})};
  CHECK(lines(outlook(valid(request)))[1] == "Ben 1-2");
  request.boards[0].outcomes[0][1] = {decimal("-0.0001"), Decimal(1)};
  // As little as 0.0001 may be 100 per cent, so that Ann may have 100 − 100 and Ben 90 − 100. Cy has 40.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1-3", "Cy 1-3", "Ben 1-4", "Di 2-4"});
}

// P0 has 20 and the others nothing but P1. The last finish of a board of all of them is worth 1.
OutlookRequest of_board(std::size_t players, int second) {
  OutlookRequest request;
  request.event.games = {game(1, {{"P0", Decimal(20)}, {"P1", Decimal(second)}})};
  std::vector<FinishScore> outcome;
  for (std::size_t i = 0; i < players; ++i) outcome.push_back({Decimal(static_cast<std::int64_t>(players - i)), {}});
  request.boards = {board({}, {outcome})};
  for (std::size_t i = 0; i < players; ++i) request.boards[0].players.push_back("P" + shown(i));
  request.player = "P1";
  return request;
}

TEST_CASE("Outlook bounds: boards of up to ten players are counted by themselves") {
  CHECK(outlook(valid(of_board(10, 19))).exact);
  CHECK_FALSE(outlook(valid(of_board(11, 19))).exact);
  CHECK(lines(outlook(valid(of_board(11, 19))))[1] == "P1 1-2");
}

// With finishes f and g, P1 has 19 + (11 − f) and P0 20 + (11 − g).
void check_against_first(const Outlook& found, Against if_level) {
  REQUIRE(found.rivals.size() == 1);
  CHECK(found.rivals[0].player == "P0");
  CHECK(found.rivals[0].cases.size() == 10 * 9);
  for (const AgainstRival& one : found.rivals[0].cases) {
    const auto lead = 19 - static_cast<int>(*one.finish) - (20 - static_cast<int>(*one.rival_finish));
    CAPTURE(*one.finish, *one.rival_finish);
    CHECK(one.result == (lead > 0 ? Against::ahead : lead < 0 ? Against::behind : if_level));
  }
}

TEST_CASE("Outlook bounds: level players are open while head to head is not known") {
  OutlookRequest request = of_board(10, 19);
  check_against_first(outlook(valid(request)), Against::level);
  request.event.tie_breakers = {TieBreaker::head_to_head};
  const Outlook found = outlook(valid(request));
  CHECK_FALSE(found.exact);
  check_against_first(found, Against::open);
}

TEST_CASE("Outlook bounds: too many outcomes of many boards are not ranked one by one") {
  OutlookRequest request = after_a_round();
  request.event.tie_breakers = {TieBreaker::head_to_head};
  request.boards.assign(5, board({}, std::vector(100, worth({2, 1}))));
  const std::vector<std::string> names = {"Ann", "Cy", "Ben", "Di", "Ed", "Flo", "Gil", "Hal", "Ida", "Jo"};
  for (std::size_t i = 0; i < names.size(); ++i) request.boards[i / 2].players.push_back(names[i]);
  const Outlook found = outlook(valid(request));
  CHECK_FALSE(found.exact);
  // Ann has 11 or 12, Ben 10 or 11: level at best. Cy has 5 or 6.
  CHECK(first(3, lines(found)) == Column{"Ann 1-2 | 1: 1 | 2: 1-2", "Ben 1-2 | 1: 1-2 | 2: 2", "Cy 3 | 1: 3 | 2: 3"});
}

}  // namespace
}  // namespace tallysheet::tournament
