// Outlook: the places that players can still have agree with every outcome ranked one by one.
#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "tournament_outlook_support.hpp"

namespace tallysheet::tournament {
namespace {

using namespace test;

TEST_CASE("Outlook: without boards everybody keeps the place") {
  const Outlook found = outlook(valid(after_a_round()));
  CHECK(found.exact);
  CHECK(lines(found) == Column{"Ann 1", "Ben 2", "Cy 3", "Di 4"});
}

TEST_CASE("Outlook: a board of first and second decides between them") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ann", "Ben"}, {worth({3, 1})})};
  request.player = "Ben";
  REQUIRE(problems_of(request) == Column{});
  const Outlook found = outlook(valid(request));
  // Ben wins: 9 + 3 = 12 to 10 + 1 = 11. Ann wins: 13 to 10.
  CHECK(lines(found) == Column{"Ann 1-2 | 1: 1 | 2: 2", "Ben 1-2 | 1: 1 | 2: 2", "Cy 3", "Di 4"});
  CHECK(rivals(found) == Column{"Ann 1:2 ahead", "Ann 2:1 behind"});
  CHECK(found.exact);
}

TEST_CASE("Outlook: on two boards, what one needs depends on the other's finish") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ann", "Cy"}, {worth({3, 1})}), board({"Ben", "Di"}, {worth({3, 1})})};
  request.player = "Ben";
  const Outlook found = outlook(valid(request));
  // Ben has 12 or 10, Ann 13 or 11.
  CHECK(rivals(found) == Column{"Ann 1:1 behind", "Ann 1:2 ahead", "Ann 2:1 behind", "Ann 2:2 behind"});
  CHECK(lines(found) ==
        Column{"Ann 1-2 | 1: 1 | 2: 1-2", "Ben 1-2 | 1: 1-2 | 2: 2", "Cy 3 | 1: 3 | 2: 3", "Di 4 | 1: 4 | 2: 4"});
}

TEST_CASE("Outlook: level players share the better place") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ann", "Ben"}, {worth({2, 1})})};
  request.player = "Ben";
  // Ben wins: 9 + 2 = 11, and Ann 10 + 1 = 11.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1 | 1: 1 | 2: 1", "Ben 1-2 | 1: 1 | 2: 2", "Cy 3", "Di 4"});
  CHECK(rivals(outlook(valid(request))) == Column{"Ann 1:2 level", "Ann 2:1 behind"});
}

TEST_CASE("Outlook: places that no outcome gives are left out between others") {
  OutlookRequest request;
  request.event = of({game(1, {{"Ann", Decimal(5)}, {"Ben", Decimal(5)}, {"Cy", Decimal(4)}})});
  request.boards = {board({"Cy", "Di"}, {worth({2, 0})})};
  // Cy has 6 and is ahead of both, or 4 and is behind both.
  CHECK(lines(outlook(valid(request))) == Column{"Ann 1-2", "Ben 1-2", "Cy 1,3 | 1: 1 | 2: 3", "Di 4 | 1: 4 | 2: 4"});
}

TEST_CASE("Outlook: an outcome may have level finishes") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ann", "Ben"}, {worth({2, 0}), worth({1, 1})})};
  const Outlook found = outlook(valid(request));
  // Ben with 2 has 11 to 10; with 1 each Ann has 11 to 10.
  CHECK(lines(found) == Column{"Ann 1-2 | 1: 1 | 2: 2", "Ben 1-2 | 1: 1-2 | 2: 2", "Cy 3", "Di 4"});
}

TEST_CASE("Outlook: finishes with a least and a most give a bound") {
  OutlookRequest request = after_a_round();
  request.boards = {board({"Ann", "Ben"}, {{{Decimal(3), Decimal(5)}, {Decimal(0), Decimal(3)}}})};
  request.player = "Ben";
  const Outlook found = outlook(valid(request));
  CHECK_FALSE(found.exact);
  // Ben wins: 12 to 14, Ann 10 to 13. Ann wins: 13 to 15, Ben 9 to 12.
  CHECK(lines(found) == Column{"Ann 1-2 | 1: 1 | 2: 1-2", "Ben 1-2 | 1: 1-2 | 2: 2", "Cy 3", "Di 4"});
  CHECK(rivals(found) == Column{"Ann 1:2 open", "Ann 2:1 behind"});
}

TEST_CASE("Outlook: the players of open boards share out their seats") {
  OutlookRequest request = after_a_round();
  request.boards = {board({}, {worth({3, 1})}), board({}, {worth({3, 1})})};
  request.unseated = {"Ann", "Ben", "Cy", "Di"};
  REQUIRE(problems_of(request) == Column{});
  const Outlook found = outlook(valid(request));
  CHECK(found.exact);
  // Ben has 12 at most, and Ann 11 at least.
  CHECK(lines(found) == Column{"Ann 1-2", "Ben 1-2", "Cy 3", "Di 4"});
}

TEST_CASE("Outlook: guests have no place, and nobody is behind them") {
  OutlookRequest request = after_a_round();
  request.event.guests = {"Ann"};
  request.boards = {board({"Ann", "Ben"}, {worth({3, 1})})};
  CHECK(lines(outlook(valid(request))) == Column{"Ben 1 | 1: 1 | 2: 1", "Cy 2", "Di 3", "Ann "});
}

TEST_CASE("Outlook: every problem of a request stands at its field") {
  OutlookRequest request = after_a_round();
  request.event.games.push_back(game(0, {{"Ann", Decimal(1)}}));
  request.boards = {board({"Ann", "Ann"}, {worth({1, 3})}), board({}, {worth({3, 1, 0})}), board({"Cy"}, {})};
  request.boards[2].round = 2000;
  request.unseated = {"Ann", "Ben", "Ben"};
  request.player = "Nobody";
  const Column found = problems_of(request);
  const auto at = [&](std::string_view pointer) {
    return std::any_of(found.begin(), found.end(),
                       [&](const std::string& one) { return one.find(pointer) != std::string::npos; });
  };
  for (const std::string_view pointer :
       {"/event/games/1/round", "/boards/0/players/1", "/boards/0/outcomes/0/1/least", "/boards/2/outcomes",
        "/boards/2/round", "/unseated/0", "/unseated/2", "/player"}) {
    CAPTURE(pointer);
    CHECK(at(pointer));
  }
}

// ------------------------------------------------------------------------------ Against all outcomes

using Found = std::map<std::string, std::set<std::size_t>>;

// Ranks every outcome: each board's outcomes in every order of its players.
void rank_all(const OutlookRequest& request, Request played, std::size_t at,
              const std::function<void(const Standings&)>& seen) {
  if (at == request.boards.size()) return seen(standings(valid(played)));
  const BoardToPlay& next = request.boards[at];
  for (const auto& outcome : next.outcomes) {
    std::vector<Decimal> scores;
    for (const FinishScore& finish : outcome) scores.push_back(finish.least);
    std::sort(scores.begin(), scores.end());
    do {
      Request more = played;
      Game game = {{}, next.round, next.category, next.factor, next.top_board};
      for (std::size_t i = 0; i < scores.size(); ++i) game.results.push_back({next.players[i], scores[i]});
      more.games.push_back(game);
      rank_all(request, more, at + 1, seen);
    } while (std::next_permutation(scores.begin(), scores.end()));
  }
}

Found brute_force(const OutlookRequest& request) {
  Found found;
  rank_all(request, request.event, 0, [&](const Standings& standings) {
    for (const Row& row : standings.rows) {
      if (row.place) found[row.player].insert(*row.place);
    }
  });
  return found;
}

Found places_of(const Outlook& outlook) {
  Found found;
  for (const OutlookRow& row : outlook.rows) {
    for (const Places& span : row.places) {
      for (std::size_t place = span.first; place <= span.last; ++place) found[row.player].insert(place);
    }
  }
  return found;
}

class RandomEvents {
 public:
  explicit RandomEvents(unsigned seed) : numbers_(seed) {}

  int whole(int least, int most) {
    return least + static_cast<int>(numbers_() % static_cast<unsigned>(most - least + 1));
  }

  OutlookRequest next() {
    OutlookRequest request;
    const int boards = whole(1, 4);
    std::vector<std::string> names;
    for (int i = 0; i < boards * 3; ++i) names.push_back("P" + shown(i));
    for (std::int64_t round = 1; round <= 2; ++round) {
      for (int i = 0; i < boards; ++i) {
        Game played = game(round, {});
        for (std::size_t seat = 0; seat < 3; ++seat) {
          played.results.push_back({names[static_cast<std::size_t>(i) * 3 + seat], Decimal(whole(0, 6))});
        }
        request.event.games.push_back(played);
      }
      std::shuffle(names.begin(), names.end(), numbers_);
    }
    settings(request.event);
    for (int i = 0; i < boards; ++i) request.boards.push_back(next_board(names, i));
    return request;
  }

 private:
  void settings(Request& event) {
    if (whole(0, 1) == 1) event.counting.best = whole(1, 3);
    if (whole(0, 3) == 0) event.counting.dropped = 1;
    if (whole(0, 3) == 0) event.counting.average = true;
    if (whole(0, 5) == 0) event.counting.top_board = TopBoard::above;
    const std::array all = {TieBreaker::wins, TieBreaker::best_values, TieBreaker::all_values, TieBreaker::last_round,
                            TieBreaker::games};
    if (whole(0, 1) == 1) event.tie_breakers = {all[static_cast<std::size_t>(whole(0, 4))]};
    if (whole(0, 4) == 0) event.guests = {"P1"};
    if (whole(0, 4) == 0) event.counting.at_least = 3;
  }

  BoardToPlay next_board(const std::vector<std::string>& names, int index) {
    const int size = whole(2, 3);
    BoardToPlay next;
    next.round = 3;
    next.top_board = index == 0 && whole(0, 1) == 1;
    for (int seat = 0; seat < size; ++seat) next.players.push_back(names[static_cast<std::size_t>(index * 3 + seat)]);
    for (int outcomes = whole(1, 2); outcomes > 0; --outcomes) {
      std::vector<FinishScore> outcome;
      for (int seat = 0; seat < size; ++seat) outcome.push_back({Decimal(whole(0, 8)), std::nullopt});
      std::sort(outcome.begin(), outcome.end(),
                [](const FinishScore& a, const FinishScore& b) { return a.least > b.least; });
      next.outcomes.push_back(outcome);
    }
    return next;
  }

  std::mt19937 numbers_;
};

void require_all_outcomes(int number_of_events) {
  RandomEvents events(38);
  for (int i = 0; i < number_of_events; ++i) {
    OutlookRequest request = events.next();
    if (request.boards.size() == 4) request.boards.back().outcomes.resize(1);
    CAPTURE(i);
    REQUIRE(problems_of(request) == Column{});
    const Outlook found = outlook(valid(request));
    REQUIRE(found.exact);
    REQUIRE(places_of(found) == brute_force(request));
  }
}

TEST_CASE("Outlook: of 30 events of up to four boards, the places are those of all outcomes", "[slow]") {
  require_all_outcomes(30);
}

TEST_CASE("Outlook: the same of 500 events", "[.][long]") { require_all_outcomes(500); }

TEST_CASE("Outlook: ranks, percentages and head-to-head are ranked outcome by outcome", "[slow]") {
  RandomEvents events(10);
  for (int i = 0; i < 60; ++i) {
    OutlookRequest request = events.next();
    request.boards.resize(std::min<std::size_t>(request.boards.size(), 2));
    if (i % 3 == 0) request.event.counting.measure = Measure::rank;
    if (i % 3 == 1) request.event.counting.measure = Measure::percent;
    if (i % 3 == 2) request.event.tie_breakers = {TieBreaker::head_to_head};
    CAPTURE(i);
    const Outlook found = outlook(valid(request));
    REQUIRE(found.exact);
    REQUIRE(places_of(found) == brute_force(request));
  }
}

// Ranks every outcome of a request whose answer is a bound.
void require_within(const OutlookRequest& request, const Outlook& found) {
  REQUIRE_FALSE(found.exact);
  const Found bound = places_of(found);
  for (const auto& [player, places] : brute_force(request)) {
    CAPTURE(player);
    REQUIRE(bound.contains(player));
    REQUIRE(std::includes(bound.at(player).begin(), bound.at(player).end(), places.begin(), places.end()));
  }
}

TEST_CASE("Outlook: a bound leaves out no place that some outcome gives", "[slow]") {
  RandomEvents events(9);
  for (int i = 0; i < 100; ++i) {
    OutlookRequest request = events.next();
    request.boards.resize(std::min<std::size_t>(request.boards.size(), 2));
    if (i % 3 == 0) request.event.counting.measure = Measure::rank;
    if (i % 3 == 1) request.event.counting.measure = Measure::percent;
    for (BoardToPlay& next : request.boards) {
      // The most of a finish is not its score in any outcome tried here.
      next.outcomes.front().front().most = next.outcomes.front().front().least + Decimal(1);
    }
    CAPTURE(i);
    require_within(request, outlook(valid(request)));
  }
}

}  // namespace
}  // namespace tallysheet::tournament
