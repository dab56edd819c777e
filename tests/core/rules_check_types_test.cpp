// Rules as text: where a number is needed, where yes or no, and what else an expression may not have.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The problems of a line in a rule for places that asks a yes or no, "flag".
Column problems_of_line(const std::string& line) {
  return text_problems("game: places\nask flag of the game: yes or no\nask tip of the game: number\ndecimals: 0\n" +
                       line);
}

Column problems_of_score(const std::string& value) { return problems_of_line("score = " + value); }

std::string number_needed(int column, const std::string& text) {
  return "5:" + to_string(std::int64_t{column}) + " “" + text +
         "” is yes or no, and a number is needed here; (if … : 1 else 0) makes one.";
}
std::string flag_needed(int column, const std::string& text) {
  return "5:" + to_string(std::int64_t{column}) + " “" + text +
         "” is a number, and yes or no is needed here: compare it with something.";
}
std::string unlike(int column) {
  return "5:" + to_string(std::int64_t{column}) + " A number and a yes or no cannot stand for the same value.";
}

TEST_CASE("Rules: a score is a number") {
  CHECK(problems_of_score("winner") == Column{number_needed(9, "winner")});
  CHECK(problems_of_score("flag") == Column{number_needed(9, "flag")});
  CHECK(problems_of_score("yes") == Column{number_needed(9, "yes")});
  CHECK(problems_of_score("place is 1") == Column{number_needed(9, "place is 1")});
  CHECK(problems_of_score("flag and winner") == Column{number_needed(9, "flag and winner")});
  CHECK(problems_of_score("flag or winner") == Column{number_needed(9, "flag or winner")});
  CHECK(problems_of_score("not flag") == Column{number_needed(9, "not flag")});
  CHECK(problems_of_score("if flag: winner else no") == Column{number_needed(9, "if flag: winner else no")});
  CHECK(problems_of_score("own(winner)") == Column{number_needed(9, "own(winner)")});
  CHECK(problems_of_score("tip").empty());
}

TEST_CASE("Rules: another line may be yes or no") {
  CHECK(problems_of_line("good = winner\nscore = if good: 1 else 0").empty());
  CHECK(problems_of_line("score = 1 + good\ngood = winner") == Column{number_needed(13, "good")});
}

TEST_CASE("Rules: arithmetic is on numbers") {
  CHECK(problems_of_score("1 + flag - winner") == Column{number_needed(13, "flag"), number_needed(20, "winner")});
  CHECK(problems_of_score("flag × 2 ÷ winner") == Column{number_needed(9, "flag"), number_needed(20, "winner")});
  CHECK(problems_of_score("-flag") == Column{number_needed(10, "flag")});
  CHECK(problems_of_score("flag²") == Column{number_needed(9, "flag")});
}

TEST_CASE("Rules: conditions are yes or no") {
  CHECK(problems_of_score("if place and flag: 1 else 0") == Column{flag_needed(12, "place")});
  CHECK(problems_of_score("if flag or tip: 1 else 0") == Column{flag_needed(20, "tip")});
  CHECK(problems_of_score("if not place: 1 else 0") == Column{flag_needed(16, "place")});
  CHECK(problems_of_score("if flag: 1 else if seat: 2 else 3") == Column{flag_needed(28, "seat")});
}

TEST_CASE("Rules: like is compared with like, and only numbers by their order") {
  CHECK(problems_of_score("if flag is place: 1 else 0") == Column{unlike(12)});
  CHECK(problems_of_score("if place < flag: 1 else 0") == Column{unlike(12)});
  CHECK(problems_of_score("if flag is winner: 1 else 0").empty());
  CHECK(problems_of_score("if flag is not winner: 1 else 0").empty());
  for (const char* const sign : {"<", ">", "≤", "≥"}) {
    CHECK(problems_of_score(format("if flag {} winner: 1 else 0", {sign})) ==
          Column{"5:12 Only numbers are greater or smaller; compare yes and no with “is”."});
  }
}

TEST_CASE("Rules: all values of a choice are of the kind of the first") {
  CHECK(problems_of_score("if flag: 1 else if winner: yes else no") == Column{unlike(36), unlike(45)});
  CHECK(problems_of_score("if (if flag: yes else 1): 1 else 0") == Column{unlike(31)});
  CHECK(problems_of_score("1 + (if flag: yes else no)") == Column{number_needed(14, "if flag: yes else no")});
}

TEST_CASE("Rules: what is wrong already has no further problem") {
  const std::string unknown = " zzzzzz is not known in a rule for places.";
  CHECK(problems_of_score("if zzzzzz: 1 else 0") == Column{"5:12" + unknown});
  CHECK(problems_of_score("if zzzzzz < flag: 1 else 0") == Column{"5:12" + unknown});
  CHECK(problems_of_score("if flag < zzzzzz: 1 else 0") == Column{"5:19" + unknown});
  CHECK(problems_of_score("1 + (if flag: zzzzzz else 2)") == Column{"5:23" + unknown});
  CHECK(problems_of_score("1 + (if flag: zzzzzz else yes)") ==
        Column{number_needed(14, "if flag: zzzzzz else yes"), "5:23" + unknown});
  CHECK(problems_of_score("1 + (if flag: zzzzzz else zzzzzz)") == Column{"5:23" + unknown, "5:35" + unknown});
  CHECK(problems_of_line("score = if part: 1 else 0\npart = zzzzzz") == Column{"6:8" + unknown});
  CHECK(problems_of_line("score = if a: 1 else 0\na = b\nb = a") ==
        Column{"7:5 a is worked out from itself: a → b → a."});
}

TEST_CASE("Rules: functions over all players take numbers, count a condition, and where another") {
  CHECK(problems_of_score("sum(winner)") == Column{number_needed(13, "winner")});
  CHECK(problems_of_score("mean(winner)") == Column{number_needed(14, "winner")});
  CHECK(problems_of_score("count(place)") == Column{flag_needed(15, "place")});
  CHECK(problems_of_score("count(winner where place)") == Column{flag_needed(28, "place")});
  CHECK(problems_of_score("sum(place where winner)").empty());
}

TEST_CASE("Rules: points, and what players are ranked by, are numbers") {
  CHECK(problems_of_score("shared(3, winner)") == Column{number_needed(19, "winner")});
  CHECK(problems_of_score("lowest(3, 2 by winner)") == Column{number_needed(24, "winner")});
  CHECK(problems_of_score("rank(winner)") == Column{number_needed(14, "winner")});
  CHECK(problems_of_score("level(winner)") == Column{number_needed(15, "winner")});
  CHECK(problems_of_score("highest(3, place by seat)").empty());
}

TEST_CASE("Rules: players are not ranked by what depends on the one who is scored") {
  const std::string own = " own(…) cannot stand in what players are ranked by.";
  CHECK(problems_of_score("rank(own(seat))") == Column{"5:14" + own});
  CHECK(problems_of_score("level(seat - own(seat))") == Column{"5:15" + own});
  CHECK(problems_of_score("shared(3, 2 by count(seat > own(seat)))") == Column{"5:24" + own});
  CHECK(problems_of_score("rank(own(players))").empty());  // the same for everybody
}

TEST_CASE("Rules: other functions take numbers") {
  CHECK(problems_of_score("abs(winner)") == Column{number_needed(13, "winner")});
  CHECK(problems_of_score("round(winner)") == Column{number_needed(15, "winner")});
  CHECK(problems_of_score("max(1, winner)") == Column{number_needed(16, "winner")});
  CHECK(problems_of_score("table(winner from 1: flag, 2 then yes more)") ==
        Column{number_needed(15, "winner"), number_needed(30, "flag"), number_needed(43, "yes")});
}

TEST_CASE("Rules: a table's step is the same for everybody") {
  const std::string step = " What follows “then” must be a number of the rule itself.";
  CHECK(problems_of_score("table(place from 1: 1 then seat more)") == Column{"5:36" + step});
  CHECK(problems_of_score("table(place from 1: 1 then own(seat) more)") == Column{"5:36" + step});
  CHECK(problems_of_score("table(place from 1: 1 then players more)").empty());
}

TEST_CASE("Rules: a long part is quoted by its first forty signs") {
  const std::string sum = "place + place + place + place + place + place + 1";  // 49 signs
  CHECK(problems_of_score("if " + sum + ": 1 else 0") ==
        Column{flag_needed(12, "place + place + place + place + place + …")});
}

}  // namespace
}  // namespace tallysheet::rules
