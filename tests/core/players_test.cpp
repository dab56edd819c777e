// Players' names, and how problems are told.
#include "players.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

struct Sitting {
  std::string_view player;
};

Problems problems_with(std::string_view name, Names names) {
  Problems problems;
  check_name(problems, Pointer() / "player", "The player's name", name, names);
  return problems;
}

TEST_CASE("a name has 1 to 100 code points") {
  CHECK(problems_with(std::string(100, 'a'), Names::required).empty());
  CHECK(problems_with(long_name(100), Names::required).empty());
  const Problems problems = problems_with(long_name(101), Names::optional);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].code == ProblemCode::range);
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
  CHECK(shortened("") == "");
  CHECK(shortened(std::string(40, 'a')) == std::string(40, 'a'));
  CHECK(shortened(std::string(41, 'a')) == std::string(40, 'a') + "…");
  CHECK(shortened(long_name(40)) == long_name(40));
  CHECK(shortened(long_name(41)) == long_name(40) + "…");
  CHECK(shortened("a" + long_name(100)) == "a" + long_name(39) + "…");
}

TEST_CASE("a player who sits twice is quoted shortened") {
  const std::string name = long_name(100);
  const List<Sitting> seats = {{name}, {name}};
  Problems problems;
  check_players(problems, Pointer() / "seats", seats, Names::required);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].message == long_name(40) + "… is here twice; a player can sit only once in a game.");
}

TEST_CASE("a name may be left out of a single game only") {
  CHECK(problems_with("", Names::optional).empty());
  const Problems problems = problems_with("", Names::required);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].code == ProblemCode::required);
}

TEST_CASE("a player sits once in a game of an event") {
  const List<Sitting> seats = {{"Ann"}, {"Ben"}, {"Ann"}, {""}, {""}, {"Ann"}};
  Problems problems;
  check_players(problems, Pointer() / "seats", seats, Names::optional);
  CHECK(problems.empty());
  check_players(problems, Pointer() / "seats", seats, Names::required);
  REQUIRE(problems.size() == 4);
  CHECK(problems[0].at == "/seats/2/player");
  CHECK(problems[0].code == ProblemCode::duplicate);
  CHECK(problems[0].message == "Ann is here twice; a player can sit only once in a game.");
  CHECK(problems[1].at == "/seats/3/player");
  CHECK(problems[2].at == "/seats/4/player");
  CHECK(problems[3].at == "/seats/5/player");
}

TEST_CASE("a roster numbers players by first appearance and compares names exactly") {
  const Roster roster({"Zoë", "zoë", "Zoë", "Zoe"});
  CHECK(roster.number(0) == 0);
  CHECK(roster.number(1) == 1);
  CHECK(roster.number(2) == 0);
  CHECK(roster.number(3) == 2);
  CHECK(roster.size() == 3);
  CHECK(roster.name(1) == "zoë");
}

TEST_CASE("a pointer names each step") {
  CHECK(Pointer().text().empty());
  CHECK((Pointer() / "finishers" / size_t{1} / "score").text() == "/finishers/1/score");
  CHECK((Pointer() / "games" / size_t{99'999} / "finish" / size_t{0} / "place").text() == "/games/99999/finish/0/place");
}

TEST_CASE("a number outside its range is told with what came and what is allowed") {
  const Pointer at(whole_request, "finishers");
  Problems problems;
  check_count(problems, at, "finishers", 2, {2, 6});
  check_count(problems, at, "finishers", 6, {2, 6});
  CHECK(problems.empty());
  check_count(problems, at, "finishers", 7, {2, 6});
  check_count(problems, at, "powers", 6, {7, 7});
  check_whole(problems, at, "The place", -1, {1, 999'999'999'999});
  REQUIRE(problems.size() == 3);
  CHECK(problems[0].message == "The number of finishers is 7; it must be 2 to 6.");
  CHECK(problems[1].message == "The number of powers is 6; it must be 7.");
  CHECK(problems[2].message == "The place is -1; it must be 1 to 999999999999.");
  for (const Problem& problem : problems) CHECK(problem.code == ProblemCode::range);
}

}  // namespace
}  // namespace tallysheet::test
