// Standings of a hundred thousand games are scored; one game more is refused.
#include "games.hpp"
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/puffing_billy.hpp"
#include "tallysheet/rplops.hpp"
#include "tallysheet/size_matters.hpp"

namespace tallysheet::test {
namespace {

constexpr std::size_t most = 100'000;

// The number of players. Seven of them play each game, in overlapping pools, so that everyone meets many others.
const std::vector<std::string>& names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> made;
    for (std::size_t i = 0; i < most; ++i) made.push_back("Player " + shown(i));
    return made;
  }();
  return names;
}

const std::string& player(std::size_t game, std::size_t seat) { return names()[(game * 3 + seat) % most]; }

template <class Request, class Game>
void check_limit(std::vector<Game> Request::*list, Request request, std::string_view at, std::size_t players) {
  CHECK(check(request).empty());
  CHECK(standings(valid(request)).rows.size() == players);
  (request.*list).push_back((request.*list)[most - 1]);
  check_refused(request, std::string("range ") + std::string(at), {"100,001", "0 to 100,000"});
}

template <class Game>
std::vector<Game> diplomacy_games() {
  std::vector<Game> games(most);
  for (std::size_t i = 0; i < most; ++i) {
    const std::int64_t shift = static_cast<std::int64_t>(i % 5);
    games[i] = game_of<Game>({12 + shift, 11 - shift, 6, 5, 0, 0, 0});
    for (std::size_t seat = 0; seat < 7; ++seat) games[i].powers[seat].player = player(i, seat);
  }
  return games;
}

TEST_CASE("a hundred thousand boards of Puffing Billy", "[slow]") {
  puffing_billy::EventRequest request;
  request.boards.resize(most);
  for (std::size_t i = 0; i < most; ++i) {
    request.boards[i].category = i % 2 == 0 ? "Empire Builder" : "Iron Dragon";
    request.boards[i].finishers = {{player(i, 0), Decimal(3)}, {player(i, 1), Decimal(2)}, {player(i, 2), Decimal(1)}};
  }
  check_limit(&puffing_billy::EventRequest::boards, request, "/boards", most);
  puffing_billy::QualifiersRequest asked;
  asked.category = "Iron Dragon";
  asked.boards = std::move(request.boards);
  CHECK(puffing_billy::qualifiers(valid(asked)).players.size() == most / 2);
}

TEST_CASE("a final of many boards among a hundred thousand", "[slow]") {
  puffing_billy::EventRequest request;
  request.boards.resize(most / 2);
  for (std::size_t i = 0; i < request.boards.size(); ++i) {
    request.boards[i].category = "Empire Builder";
    request.boards[i].stage = puffing_billy::Stage::final;
    request.boards[i].finishers = {{names()[2 * i], Decimal(static_cast<std::int64_t>(i) + 2)},
                                   {names()[2 * i + 1], Decimal(1)}};
  }
  CHECK(check(request).empty());
  CHECK(puffing_billy::standings(valid(request)).rows.size() == most);
}

TEST_CASE("a hundred thousand games of Size Matters", "[slow]") {
  size_matters::Event request;
  request.games = diplomacy_games<size_matters::Game>();
  check_limit(&size_matters::Event::games, std::move(request), "/games", most);
}

TEST_CASE("a hundred thousand games of Detour 98f", "[slow]") {
  detour_98f::StandingsRequest request = {diplomacy_games<detour_98f::Game>()};
  for (detour_98f::Game& game : request.games) {
    for (std::size_t seat = 4; seat < 7; ++seat) game.powers[seat].last_held = {1903, 2};
  }
  check_limit(&detour_98f::StandingsRequest::games, std::move(request), "/games", most);
}

TEST_CASE("a hundred thousand games of RPLOPS", "[slow]") {
  rplops::Event request;
  request.games.resize(most);
  for (std::size_t i = 0; i < most; ++i) {
    request.games[i].finish = {{player(i, 0), 1}, {player(i, 1), 2}, {player(i, 2), 2}};
  }
  check_limit(&rplops::Event::games, std::move(request), "/games", most);
}

}  // namespace
}  // namespace tallysheet::test
