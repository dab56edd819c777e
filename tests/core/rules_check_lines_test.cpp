// Rules as text: what a line is worked out for, how deep lines may lead, and what a rule reads of a game.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// Whether a line of a rule for scores has a value for each "player" or one for the "game".
std::string scope_of(const std::string& value) {
  const Reading reading =
      read({"game: scores\nask bid of each player: number\nask pot of the game: number\ndecimals: 0\nscore = 1\n"
            "of_players = game_score\nof_game = most(game_score)\npart = " +
            value});
  INFO(value);
  REQUIRE(reading.problems.empty());
  return shown(reading.lines.back().of);
}

TEST_CASE("Rules: a line has a value for each player where it depends on one") {
  for (const char* const value : {"game_score",
                                  "-seat",
                                  "bid",
                                  "1 + place",
                                  "if pot > 1: place else 2",
                                  "own(game_score)",
                                  "of_players",
                                  "rank(game_score)",
                                  "level(game_score)",
                                  "shared(3, 2)",
                                  "lowest(3, 2)",
                                  "highest(3, 2 by game_score)",
                                  "abs(bid)",
                                  "round(bid)",
                                  "max(1, bid)",
                                  "table(place from 1: 3)",
                                  "count(place > own(place))",
                                  "sum(bid where place > own(place))",
                                  "own(of_game + seat)",
                                  "own(seat) + 1",
                                  "1 + own(seat)",
                                  "own(own(seat))"}) {
    CHECK(scope_of(value) == "player");
  }
}

TEST_CASE("Rules: a line has one value for the game where it depends on no player") {
  for (const char* const value :
       {"3", "yes", "pot", "players + 1", "leaders", "hours", "sum(bid)", "count(winner)", "mean(place where leader)",
        "most(rank(bid))", "of_game", "own(pot)", "sum(of_players)", "abs(pot)", "if pot > 1: 1 else 2"}) {
    CHECK(scope_of(value) == "game");
  }
}

TEST_CASE("Rules: a line that depends on who is scored can be added over all players") {
  const std::string rule =
      "game: scores\nworse = count(game_score < own(game_score))\nall = sum(worse)\nscore = 10 × all + worse";
  CHECK(scores(rule, points({9, 5, 2})) == Column{"32", "31", "30"});  // all = 2 + 1 + 0
}

/// A rule whose score is a line, that line another, and so on through `count` lines, the last of which is 1.
std::string chain(int count, bool score_first) {
  std::string text = score_first ? "" : "\nline" + to_string(std::int64_t{count}) + " = 1";
  const auto link = [&](int i) {
    const std::string name = i == 1 ? "score" : "line" + to_string(std::int64_t{i});
    text += "\n" + name + " = line" + to_string(std::int64_t{i} + 1);
  };
  if (score_first) {
    for (int i = 1; i < count; ++i) link(i);
    text += "\nline" + to_string(std::int64_t{count}) + " = 1";
  } else {
    for (int i = count - 1; i >= 1; --i) link(i);
  }
  return "game: places" + text;
}

TEST_CASE("Rules: a line is built up over 100 levels at most") {
  CHECK(text_problems(chain(100, true)).empty());
  CHECK(text_problems(chain(100, false)).empty());
  CHECK(text_problems(chain(101, true)) ==
        Column{"102:11 score is built up over more than 100 levels; a rule may have no more."});
  CHECK(text_problems(chain(101, false)) ==
        Column{"102:9 score is built up over more than 100 levels; a rule may have no more."});
}

TEST_CASE("Rules: lines that are too deep are told once") {
  CHECK(text_problems(chain(110, true)).size() == 1);
  CHECK(text_problems(chain(110, false)).size() == 1);
  CHECK(text_problems(chain(101, true) + "\nother = score").size() == 1);
}

TEST_CASE("Rules: a level is a part within a part") {
  CHECK(text_problems(chain(98, false) + "\nover = score + 1").empty());
  CHECK(text_problems(chain(99, false) + "\nover = score + 1") ==
        Column{"101:8 over is built up over more than 100 levels; a rule may have no more."});
  CHECK(text_problems(chain(98, false) + "\nover = 1 + 2 × score") ==
        Column{"100:8 over is built up over more than 100 levels; a rule may have no more."});
}

TEST_CASE("Rules: the way of a line to itself begins where it first stands") {
  CHECK(text_problems("game: places\nscore = 2 × score") ==
        Column{"2:13 score is worked out from itself: score → score."});
  CHECK(text_problems("game: places\nscore = a\na = 1 + b\nb = c - 1\nc = a") ==
        Column{"5:5 a is worked out from itself: a → b → c → a."});
  CHECK(text_problems("game: places\nscore = a + a\na = 2").empty());
}

/// What a rule reads of a game, in one line.
std::string read_by(const std::string& rule) {
  std::string fields;
  for (const std::string_view field : read({"game: " + rule}).reads) {
    if (!fields.empty()) fields += ' ';
    fields += field;
  }
  return fields;
}

TEST_CASE("Rules: what a rule reads follows from its kind of game") {
  CHECK(read_by("Diplomacy\nscore = 1") == "centres");
  CHECK(read_by("places\nscore = 1") == "place");
  CHECK(read_by("scores\nscore = 1") == "score");
  CHECK(read_by("places and scores\nscore = 1") == "place score");
}

TEST_CASE("Rules: what a rule reads follows from the facts that any of its lines names") {
  CHECK(read_by("Diplomacy\nscore = years") == "centres lastHeld finalYear");
  CHECK(read_by("Diplomacy\nscore = year_out") == "centres lastHeld");
  CHECK(read_by("Diplomacy\nscore = final_year") == "centres finalYear");
  CHECK(read_by("Diplomacy\nscore = if in_draw: 1 else 0") == "centres inDraw");
  CHECK(read_by("Diplomacy\nscore = draw_size") == "centres inDraw");
  CHECK(read_by("Diplomacy\nscore = years + year_out + final_year + draw_size") == "centres lastHeld finalYear inDraw");
  CHECK(read_by("places\nscore = hours") == "place hours");
  CHECK(read_by("scores\nscore = 1\nunused = hours") == "score hours");
  CHECK(read_by("Diplomacy\nscore = centres + survivors + seat + austria") == "centres");
}

}  // namespace
}  // namespace tallysheet::rules
