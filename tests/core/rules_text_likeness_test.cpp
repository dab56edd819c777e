// Rules as text: the known name that comes with an unknown one.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The name that is offered for an unknown one in a rule with this line; empty if there is none.
std::string meant(const std::string& unknown, const std::string& line, const std::string& game = "places") {
  const Reading reading = read({"game: " + game + "\n" + line + " = 1\nscore = " + unknown});
  REQUIRE(reading.problems.size() == 1);
  const TextProblem& problem = reading.problems[0];
  if (problem.name == "unknownName") return "";
  REQUIRE(problem.name == "unknownNameLike");
  return std::string(std::get<std::string>(problem.args.at(2).value.held()));
}

TEST_CASE("Rules: a letter changed, added, left out or swapped with the next is one change") {
  for (const std::string unknown : {"qwx", "xwk", "qxk", "qwkx", "xqwk", "qw", "wk", "qk", "wqk", "qkw"}) {
    INFO(unknown);
    CHECK(meant(unknown, "qwk") == "qwk");
  }
  for (const std::string unknown : {"xyk", "kqw", "q", "qwkxy", "kwq"}) {
    INFO(unknown);
    CHECK(meant(unknown, "qwk").empty());
  }
}

TEST_CASE("Rules: at most a third of the letters differ") {
  CHECK(meant("qwkjx", "qwkjz") == "qwkjz");
  CHECK(meant("qwkxy", "qwkjz").empty());        // 2 of 5
  CHECK(meant("qwkjxy", "qwkjzv") == "qwkjzv");  // 2 of 6
  CHECK(meant("qwkxyx", "qwkjzv").empty());      // 3 of 6
  CHECK(meant("wqkjvz", "qwkjzv") == "qwkjzv");  // two swaps
}

TEST_CASE("Rules: the name with the fewest changes is meant, of equal ones the first") {
  CHECK(meant("qwkjzv", "qwkjxx = 1\nqwkjzx") == "qwkjzx");
  CHECK(meant("qwkjzv", "qwkjzx = 1\nqwkjxx") == "qwkjzx");
  CHECK(meant("qwkjzv", "qwkjza = 1\nqwkjzb") == "qwkjza");
}

TEST_CASE("Rules: names of more than 40 letters are like nothing") {
  const std::string own(40, 'q');
  CHECK(meant(own.substr(1), own) == own);
  CHECK(meant(own.substr(1) + "x", own) == own);
  CHECK(meant(own + "q", own).empty());
  CHECK(meant(own, own + "q").empty());
}

TEST_CASE("Rules: words of other scoring systems") {
  const Cases in_diplomacy = {{"position", "place"}, {"centers", "centres"},   {"supply_centres", "centres"},
                              {"dots", "centres"},   {"first", "leader"},      {"top", "leader"},
                              {"won", "winner"},     {"win", "winner"},        {"soloist", "winner"},
                              {"alive", "survives"}, {"survivor", "survives"}, {"survived", "survives"},
                              {"draw", "in_draw"},   {"drawers", "draw_size"}};
  for (const auto& [word, known_as] : in_diplomacy) {
    INFO(word);
    CHECK(meant(word, "a", "Diplomacy") == known_as);
  }
  CHECK(meant("points", "a", "scores") == "game_score");
  CHECK(meant("victory_points", "a", "places and scores") == "game_score");
}

TEST_CASE("Rules: a word of another system means nothing where a game does not have it") {
  CHECK(meant("dots", "a").empty());
  CHECK(meant("victory_points", "a").empty());
  CHECK(meant("points", "point") == "point");
}

TEST_CASE("Rules: a question's name can be meant") {
  CHECK(text_problems("game: places\nask newcomer of each player: number\nscore = newcommer") ==
        Column{"3:9 newcommer is not known in a rule for places; did you mean newcomer?"});
}

}  // namespace
}  // namespace tallysheet::rules
