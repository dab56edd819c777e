// Seating: who sits at which board.
#include "tallysheet/seating.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "support.hpp"

namespace tallysheet::seating {
namespace {

using namespace test;

std::string name(std::size_t number) { return "P" + shown(number); }

Request of(std::size_t players, std::int64_t size, std::int64_t rounds) {
  Request request;
  for (std::size_t i = 0; i < players; ++i) request.players.push_back({name(i), {}, std::nullopt, false});
  request.smallest = request.preferred = request.largest = size;
  request.rounds = rounds;
  return request;
}

Answer drawn(const Request& request) { return draw(valid(request)); }

std::int64_t cost_of(const Answer& answer, Wish wish) {
  for (const Kept& kept : answer.kept) {
    if (kept.wish == wish) return kept.cost;
  }
  return -1;
}

// Counts everything anew from the names in the answer.
class Recount {
 public:
  Recount(const Request& request, const Answer& answer) : request_(request) {
    for (const Round& round : request.played) enter(round.boards, {}, false);
    for (const DrawnRound& round : answer.rounds) enter(round.boards, round.byes, true);
  }

  std::int64_t cost(Wish wish) const { return costs_.contains(wish) ? costs_.at(wish) : 0; }

 private:
  void enter(const std::vector<Board>& boards, const std::vector<std::string>& byes, bool counts) {
    std::set<std::string> seated;
    for (const Board& board : boards) {
      for (std::size_t seat = 0; seat < board.players.size(); ++seat) {
        const std::string& player = board.players[seat];
        seated.insert(player);
        add(Wish::seats, player + shown(seat), counts);
        if (seat + 1 == board.players.size()) add(Wish::last_seat, player, counts);
        if (std::cmp_less(board.players.size(), request_.preferred)) add(Wish::short_boards, player, counts);
        for (std::size_t other = 0; other < seat; ++other) enter_pair(player, board.players[other], counts);
      }
    }
    for (const Player& player : request_.players) {
      if (seated.contains(player.name)) continue;
      if (counts) CHECK(std::count(byes.begin(), byes.end(), player.name) == 1);
      const std::int64_t before = counts_[{Wish::byes, player.name}]++;
      if (counts && !player.volunteers) costs_[Wish::byes] += before + 1;
    }
  }

  void enter_pair(const std::string& one, const std::string& other, bool counts) {
    add(Wish::meetings, std::min(one, other) + " " + std::max(one, other), counts);
    if (counts && !group_of(one).empty() && group_of(one) == group_of(other)) ++costs_[Wish::apart];
  }

  // Counting to c in steps costs 0 + 1 + ... + (c - 1).
  void add(Wish wish, const std::string& what, bool counts) {
    const std::int64_t before = counts_[{wish, what}]++;
    if (counts) costs_[wish] += before;
  }

  std::string group_of(const std::string& player) const {
    for (const Player& one : request_.players) {
      if (one.name == player) return one.group;
    }
    return {};
  }

  const Request& request_;
  std::map<std::pair<Wish, std::string>, std::int64_t> counts_;
  std::map<Wish, std::int64_t> costs_;
};

TEST_CASE("Seating: sizes leave nobody out where they can, and prefer one size") {
  Request request = of(2, 4, 1);
  request.smallest = 3;
  request.largest = 6;
  using Sizes = std::vector<std::int64_t>;
  CHECK(board_sizes(8, request) == Sizes{4, 4});
  CHECK(board_sizes(9, request) == Sizes{5, 4});
  CHECK(board_sizes(10, request) == Sizes{4, 3, 3});
  CHECK(board_sizes(11, request) == Sizes{4, 4, 3});
  CHECK(board_sizes(7, request) == Sizes{4, 3});
  CHECK(board_sizes(6, request) == Sizes{3, 3});
  CHECK(board_sizes(5, request) == Sizes{5});
  CHECK(board_sizes(2, request) == Sizes{});
  // These have as many boards of four as possible.
  CHECK(board_sizes(14, request) == Sizes{4, 4, 3, 3});
  CHECK(board_sizes(18, request) == Sizes{4, 4, 4, 3, 3});
  CHECK(board_sizes(22, request) == Sizes{4, 4, 4, 4, 3, 3});
  // Of sizes without fives, 4 + 4 differ from five by one each, and 3 + 5 is not allowed.
  request.smallest = 4;
  request.preferred = 5;
  CHECK(board_sizes(8, request) == Sizes{4, 4});
  // Two boards of four or one of eight cannot be had: one bye and one of six.
  request.smallest = request.preferred = request.largest = 6;
  CHECK(board_sizes(7, request) == Sizes{6});
  request.smallest = request.preferred = request.largest = 7;
  CHECK(board_sizes(35, request) == Sizes{7, 7, 7, 7, 7});
  CHECK(board_sizes(33, request) == Sizes{7, 7, 7, 7});
}

TEST_CASE("Seating: nobody meets anybody twice where that can be") {
  // Sixteen players at boards of four have five rounds, in which everybody meets each of the fifteen others once.
  const auto [players, size, rounds] = GENERATE(table<std::size_t, std::int64_t, std::int64_t>(
      {{9, 3, 4},    {16, 4, 5},  {20, 4, 5},  {25, 5, 6},  {28, 4, 7},  {49, 7, 8},  {32, 4, 9},
       {300, 4, 10}, {27, 3, 13}, {64, 4, 20}, {24, 4, 7},  {21, 3, 10}, {39, 3, 19}, {57, 3, 20},
       {75, 3, 20},  {28, 4, 9},  {40, 4, 13}, {52, 4, 17}, {76, 4, 20}, {18, 3, 8}}));
  const Request request = of(players, size, rounds);
  const Answer answer = drawn(request);
  CHECK(cost_of(answer, Wish::meetings) == 0);
  CHECK(answer.repeats.empty());
  CHECK(answer.complete);
  CHECK(Recount(request, answer).cost(Wish::meetings) == 0);
}

TEST_CASE("Seating: what cannot be kept has a proven bound") {
  // Eight players at two boards of four: each board of a round has two pairs of players who sat together the round
  // before, and over three rounds the 36 meetings fall on 28 pairs.
  const Request request = of(8, 4, 3);
  const Answer answer = drawn(request);
  CHECK(answer.complete);
  CHECK(answer.kept[0].cost == answer.kept[0].at_least);
  CHECK(Recount(request, answer).cost(Wish::meetings) == answer.kept[0].cost);
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

TEST_CASE("Seating: more rounds than a construction has are drawn on top of it") {
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

TEST_CASE("Seating: a draw on top of a construction goes on in portions") {
  const Request request = of(32, 4, 10);
  Search search(valid(request));
  while (!search.answer().ended) search.proceed(50'000);
  const Answer answer = drawn(request);
  CHECK(search.answer().kept[0].cost == answer.kept[0].cost);
  CHECK(search.answer().steps == answer.steps);
  CHECK(answer.steps <= answer.most_steps);
  // 0 are published; nine rounds without a repeat and a tenth with two at each of eight boards are found.
  CHECK(answer.repeat_meetings <= 8 * 2);
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

TEST_CASE("Seating: a search in portions has the answer of one in one piece") {
  Request request = of(21, 4, 4);
  request.smallest = 3;
  request.wishes = {Wish::meetings, Wish::seats};
  request.players[3].group = request.players[4].group = "Reds";
  const auto named = [](const Answer& answer) {
    std::vector<std::vector<Board>> rounds;
    for (const DrawnRound& round : answer.rounds) rounds.push_back(round.boards);
    return rounds;
  };
  Search search(valid(request));
  std::int64_t portions = 0;
  for (; !search.answer().ended && portions < 3; ++portions) search.proceed(70'000);
  const Answer stopped = search.answer();
  CHECK(stopped.steps == portions * 70'000);
  Request limited = request;
  limited.steps = stopped.steps;
  CHECK(named(drawn(limited)) == named(stopped));
  while (!search.answer().ended) search.proceed(1'000'000);
  CHECK(search.answer().steps <= search.answer().most_steps);
  CHECK(named(search.answer()) == named(drawn(request)));
}

TEST_CASE("Seating: a search takes at most as many steps as a number can say") {
  Request request = of(8, 4, 1);
  request.steps = 999'999'999'999;
  CHECK(problems_of(request) == Column{});
  request.steps = 1'000'000'000'000;
  CHECK(problems_of(request) == Column{"range /steps"});
}

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

TEST_CASE("Seating: the same seed draws the same") {
  Request request = of(21, 4, 4);
  request.smallest = 3;
  request.seed = 7;
  const auto boards = [&] {
    Column names;
    const Answer answer = drawn(request);
    for (const DrawnRound& round : answer.rounds) {
      for (const Board& board : round.boards) names.insert(names.end(), board.players.begin(), board.players.end());
    }
    return names;
  };
  const Column first = boards();
  CHECK(boards() == first);
  request.seed = 8;
  CHECK(boards() != first);
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

TEST_CASE("Seating: byes go round, and volunteers come first") {
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

TEST_CASE("Seating: the answer says of itself what a recount finds") {
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

TEST_CASE("Seating: each problem is at its field") {
  Request request = of(4, 4, 1);
  request.players[1].name = "P0";
  request.players[2].name = "";
  request.players[3].standing = 0;
  request.rounds = 0;
  request.steps = 0;
  request.preferred = 8;
  request.wishes = {Wish::alike, Wish::meetings, Wish::spread, Wish::meetings};
  request.apart = {{"P0", "P0"}, {"P0", "Zed"}};
  CHECK(problems_of(request) == Column{"duplicate /players/1/name", "required /players/2/name",
                                       "range /players/3/standing", "range /rounds", "range /steps", "range /preferred",
                                       "conflict /preferred", "conflict /wishes/2", "duplicate /wishes/3",
                                       "duplicate /apart/0/other", "conflict /apart/1/other"});
}

TEST_CASE("Seating: a fixed board has players who are here, each once") {
  Request request = of(8, 4, 1);
  request.fixed = {{{{{"P0", "P1", "P2", "P3"}}, {{"P3", "Zed"}}}}, {}};
  CHECK(problems_of(request) ==
        Column{"range /fixed", "duplicate /fixed/0/boards/1/players/0", "conflict /fixed/0/boards/1/players/1"});
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
