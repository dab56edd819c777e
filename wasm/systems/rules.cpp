// Rules as text at the boundary: the fields of their requests, readings and sheets, and their functions.
#include "tallysheet/rules.hpp"

#include "boundary/types.hpp"
#include "seat.hpp"

namespace tallysheet::wasm {

using namespace rules;

template <>
inline constexpr auto fields_of<diplomacy::LastFall> =
    record<diplomacy::LastFall>(field<&diplomacy::LastFall::year>("year", {diplomacy::last_fall_years}));

template <>
inline constexpr auto fields_of<Answer> = exported<Answer>("RuleAnswer",
                                                           field<&Answer::name>("name", "The name of the question."),
                                                           field<&Answer::value>("value"));

template <>
inline constexpr auto fields_of<Player> = exported<Player>(
    "RulePlayer", optional<&Player::player>("player"),
    optional<&Player::power>(
        "power", "In Diplomacy. Either all players name their power, or they sit in the order of the powers."),
    optional<&Player::centres>("centres", "In Diplomacy: the supply centres at the end.",
                               {diplomacy::centres_of_power}),
    optional<&Player::last_held>("lastHeld",
                                 "In Diplomacy: the last Fall in which a power without centres held one. Needed only "
                                 "if the score of this game depends on it."),
    optional<&Player::in_draw>(
        "inDraw", "In Diplomacy: whether the power shares the draw. If no power is marked, all survivors share it."),
    optional<&Player::place>("place",
                             "In a rule for places: 1 is best, equal numbers are a tie, only the order matters.",
                             {places_allowed}),
    optional<&Player::score>("score", "In a rule for scores: the score in the game itself."),
    optional<&Player::answers>("answers", "The answers to what the rule asks of each player.", {questions_allowed}));

template <>
inline constexpr auto fields_of<Game> =
    exported<Game>(
        "RuleGame", field<&Game::players>("players", "Seven in Diplomacy, in any order.", {players_in_game}),
        optional<&Game::final_year>("finalYear",
                                    "In Diplomacy, the year in which the game ended, 1901 to 2101. Needed only if the "
                                    "score of this game depends on it.",
                                    {diplomacy::final_years}),
        optional<&Game::hours>("hours", "The length of the game, above zero. Needed only if the score depends on it."),
        optional<&Game::answers>(
            "answers", "The answers to what the rule asks of the game. A \"yes or no\" that is left out is no.",
            {questions_allowed}))
        .documented("A finished game. `RuleReading.game` says which fields a rule takes; the others are ignored.");

template <>
inline constexpr auto fields_of<CheckRequest> = exported<CheckRequest>(
    "RuleText", field<&CheckRequest::rule>("rule", "The text, of 100,000 bytes at most.", {text_length}));

template <>
inline constexpr auto fields_of<WordsRequest> = exported<WordsRequest>(
    "RulePosition", field<&WordsRequest::rule>("rule", {text_length}),
    field<&WordsRequest::line>("line", "Both from 1 on; columns count code points.", {text_positions}),
    field<&WordsRequest::column>("column", {text_positions}));

template <>
inline constexpr auto fields_of<GameRequest> = exported<GameRequest>(
    "RuleGameRequest", field<&GameRequest::rule>("rule", {text_length}), field<&GameRequest::game>("game"),
    optional<&GameRequest::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<GamesRequest> =
    exported<GamesRequest>("RuleGamesRequest", field<&GamesRequest::rule>("rule", {text_length}),
                           field<&GamesRequest::games>("games", {games_at_once}));

template <>
inline constexpr auto fields_of<TextProblem> =
    exported<TextProblem>(
        "RuleProblem", field<&TextProblem::line>("line"), field<&TextProblem::column>("column"),
        field<&TextProblem::length>("length", "0 at the end of a line."),
        field<&TextProblem::name>(
            "name", "The sentence's name: \"unknownNameLike\". Its `args` then have the words: { name, game, like }."),
        field<&TextProblem::args>("args"),
        field<&TextProblem::message>("message", "One English sentence for a person."))
        .documented(
            "A problem of a rule's text, at a stretch of one line. Lines and columns are from 1 on and count code "
            "points.");

template <>
inline constexpr auto fields_of<Question> = exported<Question>(
    "RuleQuestion", field<&Question::name>("name"), field<&Question::of>("of"), field<&Question::kind>("kind"),
    field<&Question::least>("least", "The limits of a number; null if the rule states none."),
    field<&Question::most>("most"));

template <>
inline constexpr auto fields_of<Line> = exported<Line>(
    "RuleLine", field<&Line::name>("name"), field<&Line::line>("line", "Where its name stands in the text, from 1 on."),
    field<&Line::of>("of", "Whether each player has a value of the line, or the game has one for all."),
    field<&Line::type>("type"),
    field<&Line::text>("text", "The expression in its canonical form; \"\" if the rule has problems."));

template <>
inline constexpr auto fields_of<EventRule> = record<EventRule>(field<&EventRule::by>("by"),
                                                               field<&EventRule::best>("best"),
                                                               field<&EventRule::of>("of"));

template <>
inline constexpr auto fields_of<Reading> =
    exported<Reading>(
        "RuleReading", field<&Reading::problems>("problems", "In the order of the text; empty if the rule can score."),
        field<&Reading::name>("name", "After \"name:\" and \"source:\"; \"\" if the rule does not say."),
        field<&Reading::source>("source"), field<&Reading::game>("game"),
        field<&Reading::players>("players", "The least and the greatest number of players."),
        field<&Reading::decimals>(
            "decimals",
            "The places to which scores are printed, 0 to 4. Without a heading \"decimals:\", the "
            "most that a score can need: each game's scores are then printed with as many as one "
            "of them needs."),
        field<&Reading::best>("best", "Which score is best."),
        field<&Reading::event>(
            "event", "How an event adds up a player's games. `best` is how many of them count; null for all."),
        field<&Reading::questions>("questions", "What the rule asks besides what its kind of game has."),
        field<&Reading::lines>("lines", "The named lines in the order of the text, \"score\" among them."),
        field<&Reading::reads>("reads", "The facts of a game that the rule may need, by their fields.").typed([] {
          return std::string("('centres' | 'lastHeld' | 'finalYear' | 'inDraw' | 'place' | 'score' | 'hours')[]");
        }),
        field<&Reading::text>("text",
                              "The rule in its canonical form, to be shown or kept; \"\" if there are problems."))
        .documented("What is known of a rule. With problems, as much as could be read.");

template <>
inline constexpr auto fields_of<Word> =
    exported<Word>("RuleWord", field<&Word::word>("word", "\"centres\", \"shared(\", \"if\", \"decimals: \""),
                   field<&Word::meaning>("meaning", "One line for a person; \"\" where the word explains itself."));

template <>
inline constexpr auto fields_of<Words> = exported<Words>(
    "RuleWords",
    field<&Words::from>(
        "from", "The columns that a chosen word replaces: from the first up to, but not including, the second."),
    field<&Words::to>("to"), field<&Words::words>("words"));

template <>
inline constexpr auto fields_of<OtherReading> =
    exported<OtherReading>(
        "RuleOtherReading",
        field<&OtherReading::change>("change",
                                     "\"cut\" instead of rounded, and so on; those about places change "
                                     "`shared`, `lowest` and `highest`."),
        field<&OtherReading::text>("text", "The whole rule in its canonical form."))
        .documented("A rule changed in one respect, by which posted scores may have been worked out.");

template <>
inline constexpr auto fields_of<OtherReadings> = exported<OtherReadings>(
    "RuleOtherReadings",
    field<&OtherReadings::readings>("readings", "Without those that would change nothing, or could not score."));

template <>
inline constexpr auto fields_of<RuleStep> =
    exported<RuleStep>(
        "RuleStep", field<&RuleStep::row>("row", "Index of the row with this figure; null for a line of the game."),
        field<&RuleStep::name>("name", "The line's name."),
        field<&RuleStep::terms>("terms", "The sum as it is written, its numbers and signs separated by spaces."),
        field<&RuleStep::value>("value",
                                "The result before rounding, with its first five decimals; \"yes\" or \"no\"."),
        field<&RuleStep::exact>("exact", "Whether `value` is the whole result."), field<&RuleStep::rounded>("rounded"),
        optional<&RuleStep::notes>("notes",
                                   "What decided, if anything did: \"2 players fill places 1 to 2\", \"the table's row "
                                   "for 6\", \"the least of 8 and 3\"."))
        .documented(
            "A line of the rule with its figures. Lines that this game does not use, and those that are 0 by the "
            "rule's own words, have none.");

template <>
inline constexpr auto fields_of<Row> = exported<Row>(
    "RuleRow", field<&Row::player>("player"), field<&Row::power>("power", "Null except in Diplomacy."),
    field<&Row::place>("place", "The place by exact score: equal scores share a place, and the next is skipped."),
    field<&Row::score>("score"));

template <>
inline constexpr auto fields_of<Sheet> =
    exported<Sheet>("RuleSheet", field<&Sheet::rows>("rows", "The rows in request order."),
                    optional<&Sheet::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<Scores> = exported<Scores>(
    "RuleScores", field<&Scores::games>("games", "For each game the scores of its players, in request order."));

template <>
inline constexpr auto fields_of<StandingsRequest> = exported<StandingsRequest>(
    "RuleStandingsRequest", field<&StandingsRequest::rule>("rule", {text_length}),
    field<&StandingsRequest::games>("games", "All players need names.", {games_at_once}),
    optional<&StandingsRequest::working>("working", "Whether the standings include their working. Default false."));

template <>
inline constexpr auto fields_of<EventResult> = record<EventResult>(field<&EventResult::game>("game"),
                                                                   field<&EventResult::value>("value"),
                                                                   field<&EventResult::counts>("counts"));

template <>
inline constexpr auto fields_of<StandingsRow> = exported<StandingsRow>(
    "RuleStandingsRow", fields_of<Standing>, field<&StandingsRow::games>("games"),
    field<&StandingsRow::counted>("counted", "The number of results that count."), field<&StandingsRow::total>("total"),
    field<&StandingsRow::results>("results",
                                  "In the order of the games. `game` is the game's index, `value` the score as the "
                                  "sheet prints it or, in a rule that adds ranks, the rank."));

template <>
inline constexpr auto fields_of<Standings> =
    exported<Standings>(
        "RuleStandings", field<&Standings::rows>("rows", "Best first; equal exact totals share a place."),
        optional<&Standings::level_on>(
            "levelOn",
            "Present if rows share a place: what they are level on, which is everything that is compared, in order.")
            .typed([] { return std::string("('counted' | 'total')[]"); }),
        optional<&Standings::working>(
            "working", "Present if the request asks for it: how each row's total adds up, under the name \"total\"."))
        .documented("The printed scores are added, or the ranks; a mean is rounded once.");

namespace {

/// Answers by a function that finds problems itself.
template <class Request, auto score>
void answer_outcome(Reader& reader, std::string& json) {
  Request request;
  wasm::read(reader, {reader.next(), request_path}, request, {});
  if (!reader.problems().empty()) {
    add_checked(reader.problems(), check(request));
    return write_refusal(json, reader.problems());
  }
  const auto outcome = score(request);
  if (!outcome.problems.empty()) return write_refusal(json, outcome.problems);
  json += R"({"ok":true,"value":)";
  write(json, outcome.value);
  json += '}';
}

/// Describes a function of this kind.
template <class Request, auto score>
struct OutcomeCall {
  using Requested = Request;
  using Answered = decltype(score(Request()).value);

  std::string_view name;
  std::string_view comment;

  constexpr operator Function() const {
    return {name, [](std::string& json) { append_shape<Request>(json, {}); }, &answer_outcome<Request, score>};
  }
};

constexpr std::tuple functions = {
    function<CheckRequest, rules::read>("check",
                                        "Reads a rule: what it asks, its lines, and every problem of its text. The "
                                        "outcome is `ok` even if there are problems."),
    function<CheckRequest, rules::other_readings>(
        "otherReadings", "Lists other readings that posted scores may follow; none for a text with problems."),
    function<WordsRequest, rules::words>("words", "Lists the words that could stand at a position, best first."),
    OutcomeCall<GameRequest, rules::score>{
        "score", "Scores a game. Problems of the text are at \"/rule\", with `line` and `column` among their `args`."},
    OutcomeCall<GamesRequest, rules::score_games>{
        "scoreGames",
        "Scores many games at once, without rows and working: the fastest way to try a rule on thousands of games."},
    OutcomeCall<StandingsRequest, rules::standings>{
        "standings",
        "An event: the scores or ranks of each player's games, added up as the rule's line \"event:\" says."},
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System rules_system;
constinit const System rules_system = {"rules", table};

std::string rules_types() {
  return types(
      {"Rules as text: scoring systems that a director writes", "Rules", "Power", "./diplomacy.d.ts",
       "Reads and applies rules that are texts, in exact fractions. The guide and the header of the C++ library "
       "describe the language. A text is its rule's only handle: the engine keeps the last few that it has "
       "read."},
      functions);
}

}  // namespace tallysheet::wasm
