// Rules as text: what is read, printed back, offered and refused.
#include "rules_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The problems of a rule for places with this line.
Column problems_of_line(const std::string& line) { return text_problems("game: places\n" + line); }

Words offered(const WordsRequest& request) { return words(valid(request)); }

TEST_CASE("Rules: what is known of a rule") {
  const Reading reading =
      read({"Name: My rule\nsource: a club\nGAME: places and scores\nplayers: 2 to 6\ndecimals: 1\n"
            "best: lowest\nevent: mean of best 3 ranks\nask bid of each player: number from -1 to 2.5\n"
            "won = Place is 1\nScore = game_score + bid # a note"});
  CHECK(reading.problems.empty());
  CHECK(reading.name == "My rule");
  CHECK(reading.source == "a club");
  CHECK(shown(reading.game) == "places and scores");
  CHECK(to_string(reading.players) == "2 to 6");
  CHECK(reading.decimals == 1);
  CHECK(shown(reading.best) == "lowest");
  CHECK(shown(reading.event.by) == "mean");
  CHECK(reading.event.best == 3);
  CHECK(shown(reading.event.of) == "ranks");
  CHECK(shown(reading.questions.at(0).least) == "-1");
  CHECK(column(reading.lines, &Line::text) == Column{"place is 1", "game_score + bid"});
  CHECK(column(reading.lines, &Line::type) == Column{"yes or no", "number"});
  CHECK(reading.text ==
        "name: My rule\nsource: a club\ngame: places and scores\nplayers: 2 to 6\ndecimals: 1\nbest: lowest\n"
        "event: mean of best 3 ranks\nask bid of each player: number from -1 to 2.5\nwon = place is 1\n# a note\n"
        "score = game_score + bid\n");
}

TEST_CASE("Rules: a line goes on until another statement begins") {
  CHECK(read({"game: places\nscore = if place is 1: 3\n  else if place at most 3: 1\notherwise\n0"}).lines[0].text ==
        "if place is 1: 3 else if place ≤ 3: 1 else 0");
}

TEST_CASE("Rules: names that are not known come with one that is") {
  CHECK(problems_of_line("score = centres") ==
        Column{"2:9 centres is not known in a rule for places; did you mean place?"});
  CHECK(problems_of_line("score = plaec") ==
        Column{"2:9 plaec is not known in a rule for places; did you mean place?"});
  CHECK(problems_of_line("score = shred(3, 2)") == Column{"2:9 shred is not a function; did you mean shared?"});
  CHECK(problems_of_line("score = zzzzzz") == Column{"2:9 zzzzzz is not known in a rule for places."});
  CHECK(problems_of_line("score = sum") == Column{"2:9 sum is a function and needs brackets: sum(x)."});
  CHECK(problems_of_line("score = place(2)") ==
        Column{"2:9 place is a value and takes no brackets; write × to multiply."});
}

TEST_CASE("Rules: all problems are told at once, in the order of the text") {
  CHECK(text_problems("gmae: places\nplayers 3\nscore = 1 +\nscore = 2\nround = 1") ==
        Column{
            "1:1 gmae is no heading; did you mean game?",
            "1:1 The line “game: …” is missing; there is Diplomacy, places, scores, places and scores.",
            "2:1 This line is not part of a rule. A line gives a value a name, as in score = 10, or is a note after #.",
            "3:12 The end of the line stands where a value must be: a number, a name, a function or a bracket.",
            "4:1 score is defined twice; the first time in line 3.",
            "5:1 round already means something: round(x, 2): to 2 places, half away from zero. Choose another name."});
}

TEST_CASE("Rules: a line that is worked out from itself is told with its way") {
  CHECK(problems_of_line("score = a\na = b + 1\nb = a") == Column{"4:5 a is worked out from itself: a → b → a."});
}

TEST_CASE("Rules: numbers, and yes and no, do not stand for each other") {
  CHECK(problems_of_line("score = winner + 1") ==
        Column{"2:9 “winner” is yes or no, and a number is needed here; (if … : 1 else 0) makes one."});
  CHECK(problems_of_line("score = if place: 1 else 0") ==
        Column{"2:12 “place” is a number, and yes or no is needed here: compare it with something."});
  CHECK(problems_of_line("score = if winner: 1 else winner") ==
        Column{"2:27 A number and a yes or no cannot stand for the same value."});
}

TEST_CASE("Rules: a problem of what goes on in the next line ends with its first") {
  const Reading reading = read({"game: places\nscore = if place\n  × 2: 1 else 0"});
  REQUIRE(reading.problems.size() == 1);
  const TextProblem& problem = reading.problems[0];
  CHECK(problem.line == 2);
  CHECK(problem.column == 12);  // behind “score = if ”
  CHECK(problem.length == 5);   // “place”
}

TEST_CASE("Rules: brackets") {
  CHECK(problems_of_line("score = (1 + 2") == Column{"2:9 This bracket is never closed; “)” is missing."});
  CHECK(problems_of_line("score = 1 + 2)") == Column{"2:14 This bracket was never opened."});
  CHECK(problems_of_line("score = " + std::string(50'000, '(')) ==
        Column{"2:40 The brackets lie 31 deep; at most 30 may. Name a part as a line of its own."});
}

TEST_CASE("Rules: a score that may have no end needs its decimals") {
  CHECK(problems_of_line("score = 10 ÷ place").size() == 1);
  CHECK(problems_of_line("score = place ÷ 4").empty());
  CHECK(read({"game: places\nscore = place ÷ 4"}).decimals == 2);
}

std::string read_otherwise(std::string_view line, ReadingChange change) {
  const OtherReadings found = other_readings({"game: Diplomacy\ndecimals: 2\n" + std::string(line)});
  for (const OtherReading& reading : found.readings) {
    if (reading.change == change) return reading.text.substr(reading.text.find("score"));
  }
  return "";
}

TEST_CASE("Rules: other readings round at the end only, or cut") {
  CHECK(read_otherwise("score = 2 × round(round(centres ÷ 3, 1) ÷ 7)", ReadingChange::rounded_at_end) ==
        "score = 2 × ((centres ÷ 3) ÷ 7)\n");
  CHECK(read_otherwise("score = if solo: round(9 ÷ 7) else up(down(centres ÷ 3) × 2)", ReadingChange::rounded_at_end) ==
        "score = if solo: round(9 ÷ 7) else up((centres ÷ 3) × 2)\n");
  CHECK(read_otherwise("score = round(centres ÷ 3, 1)", ReadingChange::rounded_at_end).empty());
  CHECK(read_otherwise("score = round(centres ÷ 3, 1) + up(1.5)", ReadingChange::cut) ==
        "score = cut(centres ÷ 3, 1) + up(1.5)\n");
}

TEST_CASE("Rules: other readings share places otherwise") {
  const std::string_view line = "score = shared(9, 5) + lowest(4, 2 by centres) + highest(3)";
  CHECK(read_otherwise(line, ReadingChange::best_place) ==
        "score = highest(9, 5) + highest(4, 2 by centres) + highest(3)\n");
  CHECK(read_otherwise(line, ReadingChange::worst_place) ==
        "score = lowest(9, 5) + lowest(4, 2 by centres) + lowest(3)\n");
  CHECK(read_otherwise(line, ReadingChange::shared_places) ==
        "score = shared(9, 5) + shared(4, 2 by centres) + shared(3)\n");
  CHECK(read_otherwise("score = centres", ReadingChange::best_place).empty());
}

TEST_CASE("Rules: a reading whose score would have no end is left out, and a text with problems has none") {
  CHECK(other_readings({"game: places\nscore = 2 × round(place ÷ 3)"}).readings.size() == 1);  // cut
  CHECK(other_readings({"game: places\nscore = round(centres)"}).readings.empty());
}

TEST_CASE("Rules: other readings come in the order of the changes, without those that change nothing") {
  const auto changes = [](const std::string& value) {
    return column(other_readings({"game: places\ndecimals: 2\nscore = " + value}).readings, &OtherReading::change);
  };
  CHECK(changes("2 × round(shared(9, 5))") == Column{"rounded at end", "cut", "best place", "worst place"});
  CHECK(changes("lowest(9, 5)") == Column{"best place", "shared places"});
  CHECK(changes("highest(9, 5)") == Column{"worst place", "shared places"});
  CHECK(changes("up(place)").empty());
}

TEST_CASE("Rules: words that could stand at a position") {
  const Words words = offered({"game: Diplomacy\nscore = cen", 2, 12});
  CHECK(words.from == 9);
  CHECK(words.to == 12);
  CHECK(column(words.words, &Word::word) == Column{"centres"});
  CHECK(column(offered({"ga", 1, 3}).words, &Word::word) == Column{"game: "});
  CHECK(column(offered({"game: pl", 1, 9}).words, &Word::word) == Column{"places", "places and scores"});
}

}  // namespace
}  // namespace tallysheet::rules
