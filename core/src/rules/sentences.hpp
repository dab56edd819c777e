// The sentences about rules as text and about games that they score. tallysheet/problem.hpp describes them.
#pragma once

#include "tallysheet/problem.hpp"

namespace tallysheet::rules::sentences {

// ------------------------------------------------------------------------------ Signs and words

inline constexpr Sentence unknown_sign = {"unknownSign", "{came} has no meaning in a rule."};
inline constexpr Sentence value_expected = {
    "valueExpected", "{came} stands where a value must be: a number, a name, a function or a bracket."};
inline constexpr Sentence not_after_value = {
    "notAfterValue", "{came} cannot follow a value; a sign such as + or ×, a comparison, or the end of the line can."};
inline constexpr Sentence equals_in_value = {"equalsInValue", "“=” only gives a line its name; write “is” to compare."};
inline constexpr Sentence bracket_open = {"bracketOpen", "This bracket is never closed; “)” is missing."};
inline constexpr Sentence bracket_surplus = {"bracketSurplus", "This bracket was never opened."};
inline constexpr Sentence too_nested = {
    "tooNested", "The brackets lie {depth} deep; at most {most} may. Name a part as a line of its own."};
inline constexpr Sentence too_deep = {"tooDeep",
                                      "{line} is built up over more than {most} levels; a rule may have no more."};
inline constexpr Sentence too_many_parts = {"tooManyParts", "The rule has more than {most} parts; it must be shorter."};
inline constexpr Sentence too_many_lines = {"tooManyLines",
                                            "The rule has {count} lines with a name; it may have {most}."};
inline constexpr Sentence number_too_long = {"numberTooLong",
                                             "{number} is too long; a number has at most 12 digits and 4 decimals."};
inline constexpr Sentence digit_groups = {"digitGroups",
                                          "{came} follows a number; write numbers without gaps: 252000."};

// ------------------------------------------------------------------------------ Expressions

inline constexpr Sentence if_in_sum = {"ifInSum", "Put “if …” in brackets where it is part of something longer."};
inline constexpr Sentence then_expected = {"thenExpected", "{came} stands where “:” must follow the condition."};
inline constexpr Sentence else_expected = {
    "elseExpected", "{came} stands where “else” must follow: an “if” says what holds otherwise, too."};
inline constexpr Sentence one_comparison = {"oneComparison", "Two comparisons in a row: join them by “and”."};
inline constexpr Sentence exponent = {"exponent", "{came} is no exponent; it must be a whole number from {allowed}."};
inline constexpr Sentence number_expected = {
    "numberExpected", "{value} is yes or no, and a number is needed here; (if … : 1 else 0) makes one."};
inline constexpr Sentence flag_expected = {
    "flagExpected", "{value} is a number, and yes or no is needed here: compare it with something."};
inline constexpr Sentence unlike_types = {"unlikeTypes", "A number and a yes or no cannot stand for the same value."};
inline constexpr Sentence order_of_flags = {"orderOfFlags",
                                            "Only numbers are greater or smaller; compare yes and no with “is”."};

// ------------------------------------------------------------------------------ Names

inline constexpr Sentence unknown_name = {"unknownName", "{name} is not known in a rule for {game}."};
inline constexpr Sentence unknown_name_like = {"unknownNameLike",
                                               "{name} is not known in a rule for {game}; did you mean {like}?"};
inline constexpr Sentence unknown_function = {"unknownFunction", "{name} is not a function."};
inline constexpr Sentence unknown_function_like = {"unknownFunctionLike",
                                                   "{name} is not a function; did you mean {like}?"};
inline constexpr Sentence not_a_function = {"notAFunction",
                                            "{name} is a value and takes no brackets; write × to multiply."};
inline constexpr Sentence function_without_brackets = {"functionWithoutBrackets",
                                                       "{name} is a function and needs brackets: {example}."};
inline constexpr Sentence hides_word = {"hidesWord", "{name} already means something: {meaning}. Choose another name."};
inline constexpr Sentence hides_grammar = {"hidesGrammar", "{name} belongs to the language. Choose another name."};
inline constexpr Sentence name_twice = {"nameTwice", "{name} is defined twice; the first time in line {line:digits}."};
inline constexpr Sentence defined_by_itself = {"definedByItself", "{name} is worked out from itself: {way}."};
inline constexpr Sentence text_length = {"textLength", "The rule is {length} bytes long; it may have {most}."};
inline constexpr Sentence score_missing = {"scoreMissing", "The line “score = …” is missing."};

// ------------------------------------------------------------------------------ Functions

inline constexpr Sentence argument_missing = {"argumentMissing",
                                              "{came} stands where {needed} must follow in {example}."};
inline constexpr Sentence no_arguments = {"noArguments", "{name} needs something in its brackets: {example}."};
inline constexpr Sentence places = {"places", "{came} is no number of places; it must be {allowed}."};
inline constexpr Sentence table_begin = {"tableBegin",
                                         "{came} cannot begin a table; that must be a whole number from {allowed}."};
inline constexpr Sentence own_in_key = {"ownInKey", "own(…) cannot stand in what players are ranked by."};
inline constexpr Sentence step_of_players = {"stepOfPlayers",
                                             "What follows “then” must be a number of the rule itself."};

// ------------------------------------------------------------------------------ Headings and questions

inline constexpr Sentence unknown_heading = {
    "unknownHeading", "{name} is no heading; there is name, source, game, players, decimals, best and event."};
inline constexpr Sentence unknown_heading_like = {"unknownHeadingLike", "{name} is no heading; did you mean {like}?"};
inline constexpr Sentence heading_twice = {"headingTwice", "{name} is stated twice; once is enough."};
inline constexpr Sentence stray_line = {
    "strayLine",
    "This line is not part of a rule. A line gives a value a name, as in score = 10, or is a note after #."};
inline constexpr Sentence game_kind = {"gameKind", "{came} is no kind of game; there is {allowed}."};
inline constexpr Sentence game_missing = {"gameMissing", "The line “game: …” is missing; there is {allowed}."};
inline constexpr Sentence rule_number_of_players = {
    "ruleNumberOfPlayers", "{came} is no number of players; write 4, or 2 to 6, at most {most:digits}."};
inline constexpr Sentence players_in_diplomacy = {"playersInDiplomacy", "Diplomacy always has seven players."};
inline constexpr Sentence rule_number_of_decimals = {"ruleNumberOfDecimals",
                                                     "{came} is no number of decimals; it must be {allowed}."};
inline constexpr Sentence decimals_missing = {
    "decimalsMissing",
    "The score may have no end, such as 33.333…; say to how many places it is printed: decimals: 2."};
inline constexpr Sentence best_score = {"bestScore", "{came} is no order; the best score is the {allowed}."};
inline constexpr Sentence event_rule = {
    "eventRule",
    "{came} is not understood; write it as in “sum of best 3 scores”, “mean of all scores” or “sum of best 2 ranks”."};
inline constexpr Sentence question_form = {"questionForm",
                                           "{came} is not understood; write it as in “ask newcomer of each player: yes "
                                           "or no” or “ask round of the game: whole number from 1 to 4”."};
inline constexpr Sentence question_limits = {"questionLimits", "The least, {least}, is greater than the most, {most}."};
inline constexpr Sentence too_many_questions = {"tooManyQuestions",
                                                "The rule asks {count} questions; it may ask {most}."};

// ------------------------------------------------------------------------------ A rule and a game

inline constexpr Sentence in_text = {"inText", "Line {line:digits}, column {column:digits}: {problem}"};
inline constexpr Sentence divided_by_nothing = {
    "dividedByNothing", "Line {line:digits}, column {column:digits}: {text} divides by 0{player}."};
inline constexpr Sentence too_large_value = {
    "tooLargeValue", "Line {line:digits}, column {column:digits}: {text} has more than 18 digits{player}."};
inline constexpr Sentence not_whole_count = {
    "notWholeCount",
    "Line {line:digits}, column {column:digits}: {text} is {value}{player}; a table needs a whole number."};
inline constexpr Sentence too_many_steps = {
    "tooManySteps", "Line {line:digits}, column {column:digits}: working out {text} takes more than {most} steps."};

inline constexpr Sentence text_position = {"textPosition", "The position is {value}; it must be {allowed}."};
inline constexpr Sentence game_place_missing = {"gamePlaceMissing", "The place of {player} is missing."};
inline constexpr Sentence game_score_missing = {"gameScoreMissing", "The game score of {player} is missing."};
inline constexpr Sentence rule_hours_missing = {"ruleHoursMissing", "The hours of the game are missing."};
inline constexpr Sentence rule_hours_not_above_zero = {"ruleHoursNotAboveZero",
                                                       "The hours are {value}; they must be above zero."};
inline constexpr Sentence year_missing = {"yearMissing", "The year in which the game ended is missing."};
inline constexpr Sentence answer_missing = {"answerMissing", "The rule asks for “{question}” of {player}."};
inline constexpr Sentence answer_missing_game = {"answerMissingGame", "The rule asks for “{question}” of the game."};
inline constexpr Sentence answer_kind = {"answerKind", "The answer to “{question}” must be {allowed}."};
inline constexpr Sentence answer_range = {"answerRange",
                                          "The answer to “{question}” is {value}; it must be from {least} to {most}."};
inline constexpr Sentence answer_unasked = {"answerUnasked", "The rule does not ask for “{question}” here."};
inline constexpr Sentence answer_twice = {"answerTwice", "“{question}” is answered twice."};

}  // namespace tallysheet::rules::sentences
