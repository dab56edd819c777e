// Rules as text: the words that are offered at a position.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

/// The words at a position, or at the end of a text's last line.
Words words_at(const std::string& rule, std::int64_t line, std::int64_t column) {
  const WordsRequest request = {rule, line, column};
  return words(valid(request));
}
Words words_at_end(const std::string& rule) {
  return words_at(rule, std::count(rule.begin(), rule.end(), '\n') + 1, 1000);
}

Column offered_at_end(const std::string& rule) { return column(words_at_end(rule).words, &Word::word); }

/// "9 to 12: centres".
std::string shown_words(const Words& words) {
  std::string text = format("{} to {}:", {words.from, words.to});
  for (const Word& word : words.words) text += " " + word.word;
  return text;
}

TEST_CASE("Rule words: an empty line begins with a heading, and can go on with a value") {
  const Column words = offered_at_end("game: places\nbonus = 1\n");
  const Column first(words.begin(), words.begin() + 12);
  CHECK(first == Column{"name: ", "source: ", "players: ", "decimals: ", "best: ", "event: ", "ask ",
                        "score = ", "bonus", "place", "sharing", "players"});
}

TEST_CASE("Rule words: a text that is empty is offered all headings first") {
  const Column words = column(words_at("", 1, 1).words, &Word::word);
  const Column first(words.begin(), words.begin() + 10);
  CHECK(first == Column{"name: ", "source: ", "game: ", "players: ", "decimals: ", "best: ", "event: ", "ask ",
                        "score = ", "place"});
}

TEST_CASE("Rule words: headings are offered only where a line begins, and only once") {
  CHECK(offered_at_end("  na") == Column{"name: "});
  CHECK(offered_at_end("score = na").empty());
  CHECK(offered_at_end("game: places\nga").empty());
  CHECK(offered_at_end("name: a\nna").empty());
  CHECK(offered_at_end("Name : a\nna").empty());
  CHECK(offered_at_end("# name: a\nna") == Column{"name: "});
  CHECK(offered_at_end("name = 1\nna") == Column{"name: ", "name"});
  CHECK(offered_at_end("score=1\nsc") == Column{"score"});
  CHECK(offered_at_end("score: 1\nsc") == Column{"score = "});
}

TEST_CASE("Rule words: a rule can ask more than once") {
  CHECK(offered_at_end("game: places\nask late of each player: yes or no\nas") == Column{"ask "});
}

TEST_CASE("Rule words: nothing is offered in a comment") {
  const std::string rule = "game: Diplomacy\nscore = cen # cen";
  CHECK(shown_words(words_at(rule, 2, 12)) == "9 to 12: centres");
  CHECK_FALSE(words_at(rule, 2, 13).words.empty());  // before the comment
  CHECK(words_at(rule, 2, 14).words.empty());
  CHECK(offered_at_end(rule).empty());
  CHECK(offered_at_end("#").empty());
  CHECK(offered_at_end("name: a # na").empty());
}

TEST_CASE("Rule words: every kind of word of a value") {
  const std::string rule = "game: scores\nask round_no of the game: number\nbonus = 1\nscore = 1 + ";
  CHECK(offered_at_end(rule) ==
        Column{"bonus",  "score",   "round_no", "place",    "sharing", "players",  "winner", "seat",    "game_score",
               "leader", "leaders", "lead",     "hours",    "sum(",    "count(",   "most(",  "second(", "least(",
               "mean(",  "shared(", "lowest(",  "highest(", "rank(",   "level(",   "own(",   "table(",  "round(",
               "down(",  "up(",     "cut(",     "min(",     "max(",    "abs(",     "if",     "else",    "and",
               "or",     "not",     "is",       "where",    "by",      "at least", "at most"});
}

TEST_CASE("Rule words: each comes with its meaning") {
  const auto meaning = [](const std::string& rule) { return words_at_end(rule).words.at(0).meaning; };
  CHECK(meaning("game: places\nbonus = 1\nscore = bon") == "a line of this rule");
  CHECK(meaning("game: places\nask bonus of the game: number\nscore = bon") == "asked by this rule");
  CHECK(meaning("game: places\nscore = pla") == "the place, 1 for the first; in Diplomacy by centres");
  CHECK(meaning("game: Diplomacy\nscore = ger") == "the seat of this power");
  CHECK(meaning("game: places\nscore = su") == "sum(x): x of all players added");
  CHECK(meaning("game: places\nscore = if").empty());
  CHECK(meaning("dec") == "the places to which scores are printed");
}

TEST_CASE("Rule words: signs end a word") {
  const std::string game = "game: Diplomacy\n";
  CHECK(shown_words(words_at(game + "score = 2×cen", 2, 14)) == "11 to 14: centres");
  CHECK(shown_words(words_at(game + "score = cen×2", 2, 12)) == "9 to 12: centres");
  CHECK(shown_words(words_at(game + "score = cen²", 2, 12)) == "9 to 12: centres");
  CHECK(shown_words(words_at(game + "score = centres at least", 2, 25)) == "17 to 25: at least");
}

TEST_CASE("Rule words: the words of another kind of game are not offered") {
  CHECK(offered_at_end("game: places\nscore = cen").empty());
  CHECK(offered_at_end("game: Diplomacy\nscore = hou").empty());
  CHECK(offered_at_end("game: places and scores\nscore = game") == Column{"game_score"});
}

TEST_CASE("Rule words: at most 60") {
  const std::string five = "a1 = 1\na2 = 1\na3 = 1\na4 = 1\na5 = 1\n";
  // 25 facts, 20 functions and 10 other words
  const Column all = offered_at_end("game: Diplomacy\n" + five + "1 + ");
  REQUIRE(all.size() == 5 + 25 + 20 + 10);
  CHECK(all.back() == "at most");
  const Column cut = offered_at_end("game: Diplomacy\n" + five + "a6 = 1\n1 + ");
  REQUIRE(cut.size() == 60);
  CHECK(cut.back() == "at least");
}

TEST_CASE("Rule words: what is typed before the position begins the word, in any case") {
  CHECK(offered_at_end("game: Diplomacy\nscore = CEN") == Column{"centres"});
  CHECK(offered_at_end("GA") == Column{"game: "});
  CHECK(offered_at_end("game: DIP") == Column{"Diplomacy"});
}

TEST_CASE("Rule words: the whole word around the position is replaced") {
  const std::string rule = "game: Diplomacy\nscore = 1+centers*2";
  CHECK(shown_words(words_at(rule, 2, 14)) == "11 to 18: centres");
  CHECK(shown_words(words_at(rule, 2, 18)) == "11 to 18:");
  CHECK(shown_words(words_at("ga: x", 1, 2)) == "1 to 3: game: ");
  CHECK(shown_words(words_at("b = 1 +  cut(2)", 1, 9)).starts_with("9 to 9: b"));
  CHECK(shown_words(words_at("game: Diplomacy\nscore = 1 + ", 2, 13)).starts_with("13 to 13: score place"));
}

TEST_CASE("Rule words: a word has letters, digits, underscores and letters beyond ASCII") {
  for (const std::string letter : {"a", "z", "A", "Z", "0", "9", "_"}) {
    INFO(letter);
    // A number ends where a letter begins.
    CHECK(shown_words(words_at("b = " + letter + "q", 1, 7)) == (letter < "A" ? "6 to 7:" : "5 to 7:"));
    CHECK(shown_words(words_at("b = q" + letter, 1, 5)).starts_with("5 to 7:"));
  }
  for (const std::string letter : {"@", "[", "`", "{", "/", ":", "(", " "}) {
    INFO(letter);
    CHECK(words_at("b = " + letter + "q", 1, 7).from == 6);
    CHECK(words_at("b = q" + letter, 1, 5).to == 6);
  }
  CHECK(shown_words(words_at("b = é_1\né_1 = 2\nc = ", 1, 6)) == "5 to 8: é_1");
  CHECK(shown_words(words_at("b = éq", 1, 6)) == "5 to 7:");
}

TEST_CASE("Rule words: values of headings") {
  CHECK(offered_at_end("game: ") == Column{"Diplomacy", "places", "scores", "places and scores"});
  CHECK(offered_at_end("  Game:") == Column{"Diplomacy", "places", "scores", "places and scores"});
  CHECK(offered_at_end("best: ") == Column{"highest", "lowest"});
  CHECK(offered_at_end("event: ") ==
        Column{"sum of all scores", "sum of best 3 scores", "mean of all scores", "sum of best 2 ranks"});
  CHECK(offered_at_end("event: m") == Column{"mean of all scores"});
  CHECK(offered_at_end("name: p").empty());
  CHECK(offered_at_end("decimals: ").empty());
}

TEST_CASE("Rule words: a colon in a value is no heading's") {
  CHECK(offered_at_end("game: Diplomacy\nscore = if solo: cen") == Column{"centres"});
  CHECK(offered_at_end("game: Diplomacy\nbest cen") == Column{"centres"});
}

TEST_CASE("Rule words: only the line of the position matters") {
  CHECK(offered_at_end("game: Diplomacy\nscore =\ncen") == Column{"centres"});
  CHECK(shown_words(words_at("game: places\nbest: lo\nscore = 1", 2, 9)) == "7 to 9: lowest");
  CHECK(shown_words(words_at("best\n", 1, 1)).starts_with("1 to 5: name: "));
  CHECK(shown_words(words_at("name: \n\nbest: low", 2, 1)).starts_with("1 to 1: source: "));
}

TEST_CASE("Rule words: a position beyond the text is taken as the nearest") {
  const std::string rule = "game: Diplomacy\nscore = ö + cen";
  CHECK(shown_words(words_at(rule, 2, 16)) == "13 to 16: centres");
  CHECK(shown_words(words_at(rule, 2, 100'001)) == "13 to 16: centres");
  CHECK(shown_words(words_at(rule, 100'001, 100'001)) == "13 to 16: centres");
  CHECK(shown_words(words_at(rule, 3, 1)) == "13 to 16: centres");
  CHECK(shown_words(words_at("b = cen\ngame: Diplomacy", 1, 50)) == "5 to 8: centres");
}

TEST_CASE("Rule words: a position is counted from 1 on, up to the end of the longest text") {
  const auto problems = [](std::int64_t line, std::int64_t column) {
    return problems_of(WordsRequest{"game: places", line, column});
  };
  CHECK(problems(1, 1).empty());
  CHECK(problems(100'001, 100'001).empty());
  CHECK(problems(0, 0) == Column{"range /line", "range /column"});
  CHECK(problems(100'002, 1) == Column{"range /line"});
  CHECK(problems(1, 100'002) == Column{"range /column"});
  check_refused(WordsRequest{"", 0, 1}, "range /line", {"The position is 0; it must be 1 to 100,001."});
}

}  // namespace
}  // namespace tallysheet::rules
