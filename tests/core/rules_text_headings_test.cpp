// Rules as text: headings, and how they are refused.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// A heading of a rule for places in its canonical form, or the first problem. It stands in line 2.
std::string heading(const std::string& line) {
  const std::string rule = "game: places\n" + line + "\nscore = 1";
  const std::string text = canonical_rule(rule);
  if (text.empty()) return marked_problems(rule).at(0);
  return text.substr(13, text.size() - 13 - 11);  // without the first line and "\nscore = 1\n"
}

void check_headings(const Cases& cases) {
  for (const auto& [line, expected] : cases) {
    INFO(line);
    CHECK(heading(line) == expected);
  }
}

TEST_CASE("Rules: the kinds of game, in any case and with any blanks") {
  const Cases cases = {{"game: Diplomacy", "Diplomacy"},
                       {"GAME:diplomacy", "Diplomacy"},
                       {"game : PLACES", "places"},
                       {"game: scores", "scores"},
                       {"game: Places   and\tscores", "places and scores"}};
  for (const auto& [line, expected] : cases) {
    INFO(line);
    const Reading reading = read({line + "\nscore = 1"});
    CHECK(reading.problems.empty());
    CHECK(shown(reading.game) == expected);
    CHECK(reading.text == "game: " + expected + "\nscore = 1\n");
  }
}

TEST_CASE("Rules: another kind of game is refused") {
  const std::string allowed = " is no kind of game; there is Diplomacy, places, scores, places and scores.";
  CHECK(marked_problems("game: chess\nscore = 1") == Column{"1:7+5 “chess”" + allowed});
  CHECK(marked_problems("game: places and\nscore = 1") == Column{"1:7+10 “places and”" + allowed});
  CHECK(marked_problems("game:\nscore = 1") == Column{"1:1+4 Nothing" + allowed});
  CHECK(marked_problems("score = 1") ==
        Column{"1:1+0 The line “game: …” is missing; there is Diplomacy, places, scores, places and scores."});
}

TEST_CASE("Rules: what was written is quoted in part if it is long") {
  CHECK(marked_problems("game: " + std::string(41, 'x') + "\nscore = 1") ==
        Column{"1:7+41 “" + std::string(40, 'x') +
               "…” is no kind of game; there is Diplomacy, places, scores, places and scores."});
}

TEST_CASE("Rules: numbers of players") {
  CHECK(to_string(read({"game: Diplomacy\nscore = 1"}).players) == "7");
  CHECK(to_string(read({"game: scores\nscore = 1"}).players) == "2 to 100");
  check_headings({{"players: 4", "players: 4"},
                  {"players: 2 TO 6", "players: 2 to 6"},
                  {"players: 3 to 3", "players: 3"},
                  {"players: 1 to 10000", "players: 1 to 10000"}});
}

TEST_CASE("Rules: other numbers of players are refused") {
  const std::string expected = " is no number of players; write 4, or 2 to 6, at most 10000.";
  check_headings({{"players: 0", "2:10+1 “0”" + expected},
                  {"players: 0 to 3", "2:10+6 “0 to 3”" + expected},
                  {"players: 10001", "2:10+5 “10001”" + expected},
                  {"players: 2 to 10001", "2:10+10 “2 to 10001”" + expected},
                  {"players: 6 to 2", "2:10+6 “6 to 2”" + expected},
                  {"players: -2", "2:10+2 “-2”" + expected},
                  {"players: 2.5", "2:10+3 “2.5”" + expected},
                  {"players: 2 to 3.5", "2:10+8 “2 to 3.5”" + expected},
                  {"players: two", "2:10+3 “two”" + expected},
                  {"players: 2 to", "2:10+4 “2 to”" + expected},
                  {"players: 2 6", "2:10+3 “2 6”" + expected},
                  {"players: 2 to 6 people", "2:10+13 “2 to 6 people”" + expected},
                  {"players:", "2:1+7 Nothing" + expected}});
}

TEST_CASE("Rules: Diplomacy has seven players") {
  CHECK(marked_problems("game: Diplomacy\nplayers: 7\nscore = 1") ==
        Column{"2:10+1 Diplomacy always has seven players."});
  CHECK(marked_problems("players: 4\ngame: Diplomacy\nscore = 1") ==
        Column{"1:10+1 Diplomacy always has seven players."});
}

TEST_CASE("Rules: decimals") {
  const std::string expected = " is no number of decimals; it must be 0 to 4.";
  check_headings({{"decimals: 0", "decimals: 0"},
                  {"decimals: 4", "decimals: 4"},
                  {"decimals: 2.0", "decimals: 2"},
                  {"decimals: 5", "2:11+1 “5”" + expected},
                  {"decimals: -1", "2:11+2 “-1”" + expected},
                  {"decimals: 1.5", "2:11+3 “1.5”" + expected},
                  {"decimals: - 1 x", "2:11+5 “- 1 x”" + expected},
                  {"decimals: -x", "2:11+2 “-x”" + expected},
                  {"decimals: 2 places", "2:11+8 “2 places”" + expected},
                  {"decimals: 1000000000000", "2:11+13 “1000000000000”" + expected},
                  {"decimals:", "2:1+8 Nothing" + expected}});
}

TEST_CASE("Rules: which score is best") {
  const std::string expected = " is no order; the best score is the highest or the lowest.";
  check_headings({{"best: highest", "best: highest"},
                  {"Best: LOWEST", "best: lowest"},
                  {"best: low", "2:7+3 “low”" + expected},
                  {"best: lowest score", "2:7+12 “lowest score”" + expected},
                  {"best:", "2:1+4 Nothing" + expected}});
  CHECK(shown(read({"game: places\nscore = 1"}).best) == "highest");
}

TEST_CASE("Rules: how an event adds up") {
  check_headings({{"event:", "event: sum of all scores"},
                  {"event: sum", "event: sum of all scores"},
                  {"event: mean", "event: mean of all scores"},
                  {"event: MEAN of ALL Ranks", "event: mean of all ranks"},
                  {"event: ranks", "event: sum of all ranks"},
                  {"event: all scores", "event: sum of all scores"},
                  {"event: best 1", "event: sum of best 1 scores"},
                  {"event: sum of best 12 ranks", "event: sum of best 12 ranks"}});
}

TEST_CASE("Rules: other ways to add up an event are refused") {
  const std::string expected =
      " is not understood; write it as in “sum of best 3 scores”, “mean of all scores” or “sum of best 2 ranks”.";
  check_headings({{"event: best", "2:8+4 “best”" + expected},
                  {"event: best 0 scores", "2:8+13 “best 0 scores”" + expected},
                  {"event: best -1 scores", "2:8+14 “best -1 scores”" + expected},
                  {"event: best 1.5 scores", "2:8+15 “best 1.5 scores”" + expected},
                  {"event: all best 3 scores", "2:8+17 “all best 3 scores”" + expected},
                  {"event: median of all scores", "2:8+20 “median of all scores”" + expected},
                  {"event: sum of all points", "2:8+17 “sum of all points”" + expected},
                  {"event: sum of best 3 scores each", "2:8+25 “sum of best 3 scores each”" + expected}});
}

TEST_CASE("Rules: a name and a source are texts, in which nothing has a meaning") {
  check_headings({{"name:  My “rule” # 1: = 2 ", "name: My “rule” # 1: = 2"},
                  {"Source: https://example.org/a?b", "source: https://example.org/a?b"},
                  {"name:", "name: "}});
}

TEST_CASE("Rules: unknown headings come with one that is known") {
  check_headings(
      {{"decimal: 2", "2:1+7 decimal is no heading; did you mean decimals?"},
       {"SOURSE: 2", "2:1+6 sourse is no heading; did you mean source?"},
       {"colour: 2", "2:1+6 colour is no heading; there is name, source, game, players, decimals, best and event."},
       {std::string(41, 'y') + ": 2",
        "2:1+41 " + std::string(40, 'y') +
            "… is no heading; there is name, source, game, players, decimals, best and event."}});
}

TEST_CASE("Rules: a heading is stated once") {
  check_headings({{"best: lowest\nBEST: highest", "3:1+4 best is stated twice; once is enough."},
                  {"name: a\nname: b", "3:1+4 name is stated twice; once is enough."}});
}

}  // namespace
}  // namespace tallysheet::rules
