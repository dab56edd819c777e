// Players' names and identity.
#include "tallysheet/players.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

struct Sitting {
  std::string player;
};

struct Table {
  std::vector<Sitting> seats;
};

Problems problems_with(std::string_view name, Names names) {
  Problems problems;
  check_name(problems, request_path / "player", sentences::player_name, name, names);
  return problems;
}

Problems problems_with(const std::vector<Sitting>& seats, Names names) {
  Problems problems;
  check_players(problems, request_path / "seats", seats, names);
  return problems;
}

TEST_CASE("a name has 1 to 100 code points") {
  CHECK(problems_with(std::string(100, 'a'), Names::required).empty());
  CHECK(problems_with(long_name(100), Names::required).empty());
  const Problems problems = problems_with(long_name(101), Names::optional);
  REQUIRE(lines_of(problems) == Column{"range /player"});
  CHECK(problems[0].message == "The player's name is 101 characters long; it must be 1 to 100.");
  CHECK(problems_with(std::string(101, 'a'), Names::required).size() == 1);
}

TEST_CASE("a name outside the basic plane counts by code points and not by bytes") {
  std::string trains;
  while (trains.size() < 400) trains += "🚂";
  CHECK(problems_with(trains, Names::required).empty());
  CHECK(problems_with(trains + "🚂", Names::required).size() == 1);
}

TEST_CASE("a sentence quotes forty code points of a name, and an ellipsis for the rest") {
  CHECK(shortened("").empty());
  CHECK(shortened(std::string(40, 'a')) == std::string(40, 'a'));
  CHECK(shortened(std::string(41, 'a')) == std::string(40, 'a') + "…");
  CHECK(shortened(long_name(40)) == long_name(40));
  CHECK(shortened(long_name(41)) == long_name(40) + "…");
  CHECK(shortened("a" + long_name(100)) == "a" + long_name(39) + "…");
}

TEST_CASE("a player who sits twice is quoted shortened") {
  const std::string name = long_name(100);
  const Problems problems = problems_with({{name}, {name}}, Names::required);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].message == long_name(40) + "… is listed twice; a player can have only one seat in a game.");
}

TEST_CASE("a name may be left out of a single game only") {
  CHECK(problems_with("", Names::optional).empty());
  const Problems problems = problems_with("", Names::required);
  REQUIRE(lines_of(problems) == Column{"required /player"});
  CHECK(problems[0].message == "The player's name is missing.");
}

TEST_CASE("a player sits once in a game of an event") {
  const std::vector<Sitting> seats = {{"Ann"}, {"Ben"}, {"Ann"}, {""}, {""}, {"Ann"}};
  CHECK(problems_with(seats, Names::optional).empty());
  const Problems problems = problems_with(seats, Names::required);
  REQUIRE(lines_of(problems) == Column{"duplicate /seats/2/player", "required /seats/3/player",
                                       "required /seats/4/player", "duplicate /seats/5/player"});
  CHECK(problems[0].message == "Ann is listed twice; a player can have only one seat in a game.");
}

TEST_CASE("a name that is too long is so in a game as well") {
  CHECK(lines_of(problems_with({{"Ann"}, {long_name(101)}}, Names::optional)) == Column{"range /seats/1/player"});
}

TEST_CASE("a roster numbers names by first appearance and compares them exactly") {
  Roster roster(4);
  CHECK(roster.add("Zoë") == 0);
  CHECK(roster.add("zoë") == 1);
  CHECK(roster.add("Zoë") == 0);
  CHECK(roster.add("Zoe") == 2);
  CHECK(roster.names() == std::vector<std::string_view>{"Zoë", "zoë", "Zoe"});
  CHECK(roster.appearances() == std::vector<std::size_t>{0, 1, 0, 2});
}

TEST_CASE("a roster takes more names than it expected") {
  Roster roster(0);
  CHECK(roster.names().empty());
  CHECK(roster.appearances().empty());
  CHECK(roster.add("Ann") == 0);
  CHECK(roster.add("Ben") == 1);
  CHECK(roster.add("Ann") == 0);
}

TEST_CASE("the roster of many games goes seat by seat") {
  const std::vector<Table> games = {{{{"Ann"}, {"Ben"}}}, {}, {{{"Cy"}, {"Ann"}}}};
  const Roster roster = roster_of(games, &Table::seats);
  CHECK(roster.names() == std::vector<std::string_view>{"Ann", "Ben", "Cy"});
  CHECK(roster.appearances() == std::vector<std::size_t>{0, 1, 2, 0});
}

}  // namespace
}  // namespace tallysheet::test
