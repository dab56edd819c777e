// Rules as text: a scoring system that a director writes in a few lines, evaluated in exact fractions.
//
// Grammar. Letters' case does not matter. A statement may go on over several lines: a line begins a new one only if it
// starts with a heading, with "ask", with "name =" or with "#".
//
//   rule       = { heading | question | definition | "#" comment }
//   heading    = ( "name:" | "source:" ) text
//              | "game:" ( "Diplomacy" | "places" | "scores" | "places and scores" )
//              | "players:" whole [ "to" whole ]
//              | "decimals:" whole                                    0 to 4
//              | "best:" ( "highest" | "lowest" )                     which score is best; the highest if not stated
//              | "event:" [ "sum" | "mean" ] [ "of" ] [ "all" | "best" whole ] [ "scores" | "ranks" ]
//   question   = "ask" name "of" ( "each player" | "the game" ) ":" answer
//   answer     = "yes or no" | [ "whole" ] "number" [ "from" number "to" number ]
//   definition = name "=" expression                                  "score" must be among them
//   expression = "if" either ( ":" | "then" ) expression "else" [ ":" ] expression | either
//   either     = both { "or" both }
//   both       = truth { "and" truth }
//   truth      = "not" truth | sum [ ( "is" | "is not" | "<" | ">" | "≤" | "≥" ) sum ]
//   sum        = product { ( "+" | "-" ) product }
//   product    = signed { ( "×" | "÷" ) signed }
//   signed     = "-" signed | atom [ "²" | "³" | "^" whole ]
//   atom       = number | "yes" | "no" | name | call | "(" expression ")"
//   call       = ( "sum" | "count" | "most" | "least" | "mean" | "second" ) "(" expression [ "where" expression ] ")"
//              | ( "shared" | "lowest" | "highest" ) "(" expression { "," expression } [ "by" expression ] ")"
//              | ( "rank" | "level" | "own" | "abs" ) "(" expression ")"
//              | ( "round" | "down" | "up" | "cut" ) "(" expression [ "," whole ] ")"
//              | ( "min" | "max" ) "(" expression "," expression { "," expression } ")"
//              | "table" "(" expression "from" whole ":" expression { "," expression } [ "then" expression "more" ] ")"
//
// Also read: * for ×, / for ÷, <= and "at most" for ≤, >= and "at least" for ≥, "more than" and "less than", != for
// "is not", "otherwise" for "else".
//
// Meaning. Values are exact fractions, or yes and no. A line is worked out for each player that a score needs it for,
// and only then, so a line that this game does not use cannot fail. "sum(x)" and its kin go over all players, of whom
// "own(x)" reaches the one whose score is asked for. Over nobody they are 0. "rank(x)" is 1 for the highest and
// "level(x)" counts those who are level, oneself included. "shared(38, 14, 7)" is the mean of the points for the places
// that the level players fill, "lowest" takes those of the last of these places, "highest" those of the first; places
// beyond the list are worth 0. They go by place, or by the expression after "by", highest first. "table(n from 2: 48,
// 32)" is 48 for 2 and 32 for 3; below it 0, and beyond it 0 or, with "then 2 more", 2 more for each further one.
// The words are listed in core/src/rules/words.cpp. In Diplomacy "place" is by centres; with scores alone, by score.
// Rounding: only "round" (half away from zero), "down" (towards the smaller), "up", "cut" (towards zero), and
// "decimals", the places to which scores are printed, half away from zero. A rule without "decimals" has scores that
// end, and prints as many places as a game's scores need. Order is decided on exact scores.
//
// An event adds up the printed scores of each player's games, or the ranks by the exact ones, all or the best of them
// (of equal ones the earlier count); "mean" divides by their number, and is rounded to the rule's decimals or, without
// these, to as many as one of the means needs, 4 at most. The highest total is best; the lowest if it adds ranks or the
// rule says "best: lowest", and then whoever has more results in a sum is ahead, since a missing one must not be the
// best. Players with equal exact totals share a place, and the next is skipped.
//
// Limits: a text of 100,000 bytes; 200 lines; 20,000 parts; 30 levels of brackets; 100 levels through all lines; terms
// of a fraction up to 10^18; 10,000 players; 5,000,000 steps for a game. What goes beyond them is reported at its line.
//
// Example. The lines "game: Diplomacy", "decimals: 2" and "score = if solo: (if winner: 100 else 0) else 1 + centres +
// shared(38, 14, 7)" give 1 + 8 + (38 + 14) ÷ 2 = 35 to each of two leaders with 8 centres.
// Source: core/SOURCES.md, Rules as text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tallysheet/checked.hpp"
#include "tallysheet/decimal.hpp"
#include "tallysheet/diplomacy.hpp"
#include "tallysheet/diplomacy_systems.hpp"
#include "tallysheet/named.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/problem.hpp"
#include "tallysheet/ranking.hpp"

namespace tallysheet::rules {

inline constexpr Range text_length = {1, 100'000};
inline constexpr Range players_in_game = {1, 10'000};
inline constexpr Range decimals_allowed = {0, 4};
inline constexpr Range questions_allowed = {0, 20};
inline constexpr Range places_allowed = {1, 999'999'999'999};
inline constexpr Range games_at_once = {0, 100'000};
inline constexpr Range text_positions = {1, 100'001};

// ------------------------------------------------------------------------------ Requests

enum class GameKind { diplomacy, places, scores, places_and_scores };
inline constexpr std::array<Named<GameKind>, 4> game_kind_names = {
    {{GameKind::diplomacy, "Diplomacy"},
     {GameKind::places, "places"},
     {GameKind::scores, "scores"},
     {GameKind::places_and_scores, "places and scores"}}};
constexpr const auto& names_of(GameKind) { return game_kind_names; }

using AnswerValue = std::variant<bool, Decimal>;

/// The answer to one of the rule's questions.
struct Answer {
  std::string name;
  AnswerValue value;
};

/// A player of a finished game. Which members a rule reads follows from its kind of game.
struct Player {
  std::string player;
  /// In Diplomacy; if no player has one, they sit in the order of the powers.
  std::optional<diplomacy::Power> power;
  std::optional<std::int64_t> centres;
  std::optional<diplomacy::LastFall> last_held;
  std::optional<bool> in_draw;
  /// 1 is best. Only the order matters; equal numbers are a tie.
  std::optional<std::int64_t> place;
  std::optional<Decimal> score;
  std::vector<Answer> answers;
};

struct Game {
  std::vector<Player> players;
  /// In Diplomacy, the year in which the game ended.
  std::optional<std::int64_t> final_year;
  std::optional<Decimal> hours;
  std::vector<Answer> answers;
};

struct CheckRequest {
  std::string rule;
};

struct WordsRequest {
  std::string rule;
  /// Both from 1 on. Columns count code points.
  std::int64_t line = 1;
  std::int64_t column = 1;
};

struct GameRequest {
  std::string rule;
  Game game;
  /// Whether the sheet includes its working.
  bool working = false;
};

struct GamesRequest {
  std::string rule;
  std::vector<Game> games;
};

struct StandingsRequest {
  std::string rule;
  /// All players have a name.
  std::vector<Game> games;
  /// Whether the standings include their working.
  bool working = false;
};

// ------------------------------------------------------------------------------ A rule that was read

/// A problem of a rule's text, at a stretch of one line.
struct TextProblem {
  std::int64_t line = 1;
  std::int64_t column = 1;
  /// In code points; 0 at the end of a line.
  std::int64_t length = 0;
  std::string_view name;
  std::vector<Argument> args;
  std::string message;
};

enum class Scope { player, game };
inline constexpr std::array<Named<Scope>, 2> scope_names = {{{Scope::player, "player"}, {Scope::game, "game"}}};
constexpr const auto& names_of(Scope) { return scope_names; }

enum class Type { number, flag };
inline constexpr std::array<Named<Type>, 2> type_names = {{{Type::number, "number"}, {Type::flag, "yes or no"}}};
constexpr const auto& names_of(Type) { return type_names; }

enum class AnswerKind { flag, number, whole };
inline constexpr std::array<Named<AnswerKind>, 3> answer_kind_names = {
    {{AnswerKind::flag, "yes or no"}, {AnswerKind::number, "number"}, {AnswerKind::whole, "whole number"}}};
constexpr const auto& names_of(AnswerKind) { return answer_kind_names; }

/// Something that the rule asks besides what its kind of game has.
struct Question {
  std::string name;
  Scope of = Scope::player;
  AnswerKind kind = AnswerKind::flag;
  std::optional<Figure> least;
  std::optional<Figure> most;
};

/// A named line.
struct Line {
  std::string name;
  std::int64_t line = 1;
  Scope of = Scope::player;
  Type type = Type::number;
  /// The expression in its canonical form.
  std::string text;
};

enum class Adding { sum, mean };
inline constexpr std::array<Named<Adding>, 2> adding_names = {{{Adding::sum, "sum"}, {Adding::mean, "mean"}}};
constexpr const auto& names_of(Adding) { return adding_names; }

enum class Added { scores, ranks };
inline constexpr std::array<Named<Added>, 2> added_names = {{{Added::scores, "scores"}, {Added::ranks, "ranks"}}};
constexpr const auto& names_of(Added) { return added_names; }

/// How an event adds up the games of a player.
struct EventRule {
  Adding by = Adding::sum;
  /// The number of best games that count; all of them if not set.
  std::optional<std::int64_t> best;
  Added of = Added::scores;
};

enum class Order { highest, lowest };
inline constexpr std::array<Named<Order>, 2> order_names = {{{Order::highest, "highest"}, {Order::lowest, "lowest"}}};
constexpr const auto& names_of(Order) { return order_names; }

/// The facts about a rule that a page needs. All are set if there are no problems; otherwise, those that could be read.
struct Reading {
  std::vector<TextProblem> problems;
  std::string name;
  std::string source;
  GameKind game = GameKind::places;
  Range players = {2, 100};
  /// The places to which scores are printed or, if the rule does not say, the most that a score can need.
  std::int64_t decimals = 0;
  Order best = Order::highest;
  EventRule event;
  std::vector<Question> questions;
  /// In the order of the text.
  std::vector<Line> lines;
  /// The facts of a game that the rule reads: "centres", "lastHeld", "finalYear", "inDraw", "place", "score", "hours".
  std::vector<std::string_view> reads;
  /// The rule in its canonical form; empty if there are problems.
  std::string text;
};

/// A word that could stand at a position of the text.
struct Word {
  std::string word;
  std::string meaning;
};

struct Words {
  /// The columns that a chosen word replaces: from the first up to, but not including, the second.
  std::int64_t from = 1;
  std::int64_t to = 1;
  std::vector<Word> words;
};

/// What another reading of a rule does otherwise. Those about places change `shared`, `lowest` and `highest`.
enum class ReadingChange { rounded_at_end, cut, best_place, worst_place, shared_places };
inline constexpr std::array<Named<ReadingChange>, 5> reading_change_names = {
    {{ReadingChange::rounded_at_end, "rounded at end"},
     {ReadingChange::cut, "cut"},
     {ReadingChange::best_place, "best place"},
     {ReadingChange::worst_place, "worst place"},
     {ReadingChange::shared_places, "shared places"}}};
constexpr const auto& names_of(ReadingChange) { return reading_change_names; }

struct OtherReading {
  ReadingChange change = ReadingChange::cut;
  /// The whole rule in its canonical form.
  std::string text;
};

struct OtherReadings {
  std::vector<OtherReading> readings;
};

// ------------------------------------------------------------------------------ Sheets

/// A figure of the working. Unlike other sheets', its name comes from the text.
struct RuleStep {
  /// The index of the row; not set for a figure of the whole game.
  std::optional<std::size_t> row;
  /// The line's name.
  std::string name;
  std::string terms;
  /// The result before rounding, cut off after five decimals; "yes" or "no".
  std::string value;
  bool exact = true;
  std::string rounded;
  /// The reason for the value: ties, a table's row, the smaller of several.
  std::vector<std::string> notes;
};

struct Row {
  std::string player;
  std::optional<diplomacy::Power> power;
  /// The place by score.
  std::size_t place = 0;
  WideFigure score;
};

struct Sheet {
  /// The rows in the order of the request.
  std::vector<Row> rows;
  std::vector<RuleStep> working;
};

/// The scores of many games: an element per game, with one figure for each player.
struct Scores {
  std::vector<std::vector<WideFigure>> games;
};

/// A player's score of a game as its sheet prints it, or the rank by it.
struct EventResult {
  /// The index of the game.
  std::size_t game = 0;
  WideFigure value;
  bool counts = true;
};

struct StandingsRow : Standing {
  int games = 0;
  /// The number of results that count.
  int counted = 0;
  WideFigure total;
  /// In the order of the games.
  std::vector<EventResult> results;
};

struct Standings {
  /// Best first.
  std::vector<StandingsRow> rows;
  /// Everything that rows which share a place are level on; empty if no place is shared.
  LevelOn level_on;
  std::vector<RuleStep> working;
};

/// A sheet, or every problem that stands against it.
template <class Value>
struct Outcome {
  Problems problems;
  Value value;
};

/// Reads a rule. Its problems are part of the answer.
[[nodiscard]] Reading read(const CheckRequest& request);
/// Lists other readings that posted scores may follow, in the order of the changes. A change that leaves the rule as it
/// is, or a rule that cannot score, is left out; a text with problems has none.
[[nodiscard]] OtherReadings other_readings(const CheckRequest& request);
/// Lists the words that could stand at a position, best first.
[[nodiscard]] Words words(const Checked<WordsRequest>& request);

/// A text with problems can be read, so there is none.
[[nodiscard]] Problems check(const CheckRequest& request);
[[nodiscard]] Problems check(const WordsRequest& request);
/// These find the problems of the text, at /rule, and those of the games that need no evaluation.
[[nodiscard]] Problems check(const GameRequest& request);
[[nodiscard]] Problems check(const GamesRequest& request);
[[nodiscard]] Problems check(const StandingsRequest& request);

// Further problems, such as a division by zero or a missing year, come up only while a game is scored. So these take
// any request.

[[nodiscard]] Outcome<Sheet> score(const GameRequest& request);
/// Scores many games; the scores are the same as those of single sheets.
[[nodiscard]] Outcome<Scores> score_games(const GamesRequest& request);
/// Ranks the players of an event, best total first.
[[nodiscard]] Outcome<Standings> standings(const StandingsRequest& request);

}  // namespace tallysheet::rules
