// Rules as text: the names that lines and questions may have, and those that they can use.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The problems of lines in a rule of this kind of game, the first of them in line 2.
Column problems_in(const std::string& game, const std::string& lines) {
  return text_problems("game: " + game + "\n" + lines);
}

TEST_CASE("Rules: a rule has a score") {
  CHECK(problems_in("places", "bonus = 1") == Column{"2:10 The line “score = …” is missing."});
  CHECK(problems_in("places", "bonus = 1\nscore = bonus").empty());
}

TEST_CASE("Rules: a name is given once, to a question or to a line") {
  CHECK(problems_in("places",
                    "ask a of each player: yes or no\nask b of the game: number\nask b of the game: number\n"
                    "score = 1") == Column{"4:5 b is defined twice; the first time in line 3."});
  CHECK(problems_in("places", "ask a of the game: number\nask b of the game: number\nscore = 1\nb = 2") ==
        Column{"5:1 b is defined twice; the first time in line 3."});
  CHECK(
      problems_in("places", "score = 1\nb = 2\nb = 3\nb = 4") ==
      Column{"4:1 b is defined twice; the first time in line 3.", "5:1 b is defined twice; the first time in line 3."});
}

TEST_CASE("Rules: a long name is quoted in part") {
  const std::string name(41, 'n');
  CHECK(problems_in("places", "score = 1\n" + name + " = 2\n" + name + " = 3") ==
        Column{"4:1 " + std::string(40, 'n') + "… is defined twice; the first time in line 3."});
  CHECK(problems_in("places", "score = " + name) ==
        Column{"2:9 " + std::string(40, 'n') + "… is not known in a rule for places."});
  CHECK(problems_in("places", "score = " + std::string(40, 'n')) ==
        Column{"2:9 " + std::string(40, 'n') + " is not known in a rule for places."});
}

TEST_CASE("Rules: a name means nothing else yet") {
  CHECK(
      problems_in("places", "score = 1\nseat = 2") ==
      Column{"3:1 seat already means something: the position in the list of players or powers. Choose another name."});
  CHECK(problems_in("places", "score = 1\nsum = 2") ==
        Column{"3:1 sum already means something: sum(x): x of all players added. Choose another name."});
  CHECK(problems_in("places", "score = 1\nmore = 2") ==
        Column{"3:1 more belongs to the language. Choose another name."});
  CHECK(problems_in("places", "ask more of the game: number\nscore = 1") ==
        Column{"2:5 more belongs to the language. Choose another name."});
  CHECK(problems_in("places", "ask seat of the game: number\nscore = 1").size() == 1);
}

TEST_CASE("Rules: a fact of another kind of game leaves its name free") {
  CHECK(problems_in("places", "centres = 3\nscore = centres").empty());
  CHECK(problems_in("Diplomacy", "game_score = 3\nscore = game_score").empty());
  CHECK(problems_in("Diplomacy", "centres = 3\nscore = 1") ==
        Column{"2:1 centres already means something: the supply centres at the end. Choose another name."});
}

TEST_CASE("Rules: a line comes before a question of the same name, and both before a fact") {
  // The name is a problem; what uses it is none.
  CHECK(problems_in("places", "ask a of the game: yes or no\na = 2\nscore = a").size() == 1);
  CHECK(problems_in("places", "winner = 2\nscore = winner").size() == 1);
  CHECK(problems_in("places", "ask winner of the game: number\nscore = winner").size() == 1);
}

TEST_CASE("Rules: a fact that this kind of game lacks has a counterpart") {
  const auto named = [](const std::string& game, const std::string& name) {
    return problems_in(game, "score = " + name);
  };
  CHECK(named("scores", "centres") == Column{"2:9 centres is not known in a rule for scores; did you mean place?"});
  CHECK(named("Diplomacy", "game_score") ==
        Column{"2:9 game_score is not known in a rule for Diplomacy; did you mean centres?"});
  CHECK(named("places and scores", "survivors") ==
        Column{"2:9 survivors is not known in a rule for places and scores; did you mean players?"});
  CHECK(named("places", "draw_size") ==
        Column{"2:9 draw_size is not known in a rule for places; did you mean players?"});
  CHECK(named("places", "final_year") == Column{"2:9 final_year is not known in a rule for places."});
  CHECK(named("places", "game_score") == Column{"2:9 game_score is not known in a rule for places."});
}

TEST_CASE("Rules: lines and questions are among the names that could be meant") {
  CHECK(problems_in("places", "bonus = 1\nscore = bonsu") ==
        Column{"3:9 bonsu is not known in a rule for places; did you mean bonus?"});
  CHECK(problems_in("places", "ask newcomer of the game: number\nscore = newcommer") ==
        Column{"3:9 newcommer is not known in a rule for places; did you mean newcomer?"});
}

TEST_CASE("Rules: a function is no value") {
  CHECK(problems_in("places", "score = shared") ==
        Column{"2:9 shared is a function and needs brackets: shared(38, 14, 7)."});
}

TEST_CASE("Rules: at most fifty problems are told") {
  const auto unknown = [](int count) {
    std::string lines = "score = 1";
    for (int i = 0; i < count; ++i) lines += "\nline" + to_string(std::int64_t{i}) + " = zzzzzz";
    return problems_in("places", lines).size();
  };
  CHECK(unknown(49) == 49);
  CHECK(unknown(50) == 50);
  CHECK(unknown(51) == 50);
}

}  // namespace
}  // namespace tallysheet::rules
