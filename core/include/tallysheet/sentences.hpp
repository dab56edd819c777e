// The sentences about problems of the scoring systems, and those that all subjects share. problem.hpp describes them; a
// check refers to one by its identifier.
//
// Each carries what came and what is allowed. Names of players are shortened.
#pragma once

#include "tallysheet/problem.hpp"

namespace tallysheet::sentences {

// ------------------------------------------------------------------------------ All systems

/// The sentences about one kind of name.
struct NameSentences {
  Sentence missing;
  Sentence length;
};

inline constexpr NameSentences player_name = {
    {"playerNameMissing", "The player's name is missing."},
    {"playerNameLength", "The player's name is {length} characters long; it must be {allowed}."}};
inline constexpr Sentence player_twice = {"playerTwice",
                                          "{player} is listed twice; a player can have only one seat in a game."};
inline constexpr Sentence number_of_games = {"numberOfGames", "The number of games is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_players = {"numberOfPlayers",
                                               "The number of players is {value}; it must be {allowed}."};
inline constexpr Sentence seed = {"seed", "The seed is {value}; it must be {allowed}."};

// ------------------------------------------------------------------------------ Puffing Billy and Union Pacific

inline constexpr Sentence score_below_zero = {
    "scoreBelowZero", "{player}'s score is {score}; scores cannot be negative, so enter 0 for a debt."};
inline constexpr Sentence nameless_score_below_zero = {
    "namelessScoreBelowZero",
    "The score of finisher {finisher} is {score}; scores cannot be negative, so enter 0 for a debt."};
inline constexpr Sentence winner_at_zero = {
    "winnerAtZero",
    "{player}'s score is 0; the others are measured against the winner's score, which must be above zero."};
inline constexpr Sentence nameless_winner_at_zero = {
    "namelessWinnerAtZero",
    "The score of finisher {finisher} is 0; the others are measured against the winner's score, which must be above "
    "zero."};

// ------------------------------------------------------------------------------ Puffing Billy

inline constexpr NameSentences category_name = {
    {"categoryNameMissing", "The category's name is missing."},
    {"categoryNameLength", "The category's name is {length} characters long; it must be {allowed}."}};
inline constexpr Sentence number_of_boards = {"numberOfBoards",
                                              "The number of boards is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_finishers = {"numberOfFinishers",
                                                 "The number of finishers is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_decimals = {"numberOfDecimals",
                                                "The number of decimals is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_categories = {
    "numberOfCategories", "The number of categories that count is {value}; it must be {allowed}."};
inline constexpr Sentence placed_ahead = {"placedAhead",
                                          "The finisher who placed ahead is {value}; it must be {allowed}."};
inline constexpr Sentence best_below_zero = {"bestBelowZero",
                                             "{player}'s earlier best is {best}; a PB score is never below zero."};
inline constexpr Sentence on_two_boards = {"onTwoBoards",
                                           "{player} is on two boards of this final; a player can sit on only one."};

// ------------------------------------------------------------------------------ Union Pacific

inline constexpr Sentence not_in_other_game = {
    "notInOtherGame", "{player} is missing from the other game; both games have the same players."};

// ------------------------------------------------------------------------------ Diplomacy

inline constexpr Sentence system_missing = {"systemMissing", "The system is missing."};
inline constexpr Sentence number_of_powers = {"numberOfPowers",
                                              "The number of powers is {value}; it must be {allowed}."};
inline constexpr Sentence power_missing = {"powerMissing", "The power is missing."};
inline constexpr Sentence power_twice = {"powerTwice", "{power} is listed twice; each of the seven powers plays once."};
inline constexpr Sentence centres_missing = {"centresMissing", "The number of {power}'s centres is missing."};
inline constexpr Sentence number_of_centres = {"numberOfCentres",
                                               "The number of {power}'s centres is {value}; it must be {allowed}."};
inline constexpr Sentence too_many_centres = {
    "tooManyCentres", "The powers hold {centres:digits} centres together; there are only {most}."};
inline constexpr Sentence no_centres = {"noCentres", "No power holds a centre; at least one must."};
inline constexpr Sentence last_fall_missing = {
    "lastFallMissing", "{power} ends without centres; the last Fall in which it held one is missing."};
inline constexpr Sentence last_fall_with_centres = {
    "lastFallWithCentres", "{power} has centres; only a power without centres has a last Fall."};
inline constexpr Sentence year_of_last_fall = {"yearOfLastFall",
                                               "The year of {power}'s last Fall is {value}; it must be {allowed}."};
inline constexpr Sentence last_fall_after_end = {
    "lastFallAfterEnd", "{power}'s last Fall is {year}; the game ended in {finalYear:digits}."};
inline constexpr Sentence final_year = {"finalYear", "The final year is {value}; it must be {allowed}."};
inline constexpr Sentence final_year_missing = {"finalYearMissing", "A power has won; the year of the win is missing."};
inline constexpr Sentence draw_beside_win = {"drawBesideWin", "{power} shares a draw, but a power has won."};
inline constexpr Sentence draw_without_centre = {"drawWithoutCentre",
                                                 "{power} shares the draw without a centre; only survivors can."};

// ------------------------------------------------------------------------------ Detour 98f

inline constexpr Sentence last_fall_with_one_centre = {
    "lastFallWithOneCentre", "{power} ends with {centres} centre; only a power without centres has a last Fall."};
inline constexpr Sentence last_fall_with_many_centres = {
    "lastFallWithManyCentres",
    "{power} ends with {centres:digits} centres; only a power without centres has a last Fall."};
inline constexpr Sentence last_fall_and_centres_missing = {
    "lastFallAndCentresMissing",
    "{power} ends without centres; the last Fall in which it held one, and how many, is missing."};
inline constexpr Sentence centres_in_last_fall = {
    "centresInLastFall", "The number of {power}'s centres in its last Fall is {value}; it must be {allowed}."};

// ------------------------------------------------------------------------------ Size Matters

inline constexpr Sentence draw_beside_solo = {
    "drawBesideSolo", "{power} shares a draw, but a power has {centres} centres or more, which is a solo."};
inline constexpr Sentence size_of_draw = {"sizeOfDraw",
                                          "The draw is shared by {size}; a draw is shared by {allowed} powers."};
inline constexpr Sentence number_of_tie_breakers = {"numberOfTieBreakers",
                                                    "The number of tie-breakers is {value}; it must be {allowed}."};
inline constexpr Sentence tie_breaker_twice = {"tieBreakerTwice",
                                               "The tie-breaker {tieBreaker} is listed twice; each is applied once."};

// ------------------------------------------------------------------------------ RPLOPS and Pentamind

inline constexpr Sentence place = {"place", "The place is {value}; it must be {allowed}."};
inline constexpr Sentence average_not_above_zero = {"averageNotAboveZero",
                                                    "The average is {value}; it must be above zero."};
inline constexpr Sentence hours_not_above_zero = {"hoursNotAboveZero",
                                                  "The number of hours is {value}; it must be above zero."};
inline constexpr Sentence hours_missing = {
    "hoursMissing", "The hours of game {game:digits} are missing; with points per hour every game needs them."};
inline constexpr Sentence largest_number_of_players = {
    "largestNumberOfPlayers", "The largest number of players is {value}; it must be {allowed}."};
inline constexpr Sentence smallest_number_of_players = {
    "smallestNumberOfPlayers", "The smallest number of players is {value}; it must be {allowed}."};
inline constexpr Sentence smallest_above_largest = {
    "smallestAboveLargest",
    "The smallest number of players is {smallest:digits}, which is above the largest, {largest:digits}."};
inline constexpr Sentence former_formula_diluted = {
    "formerFormulaDiluted", "The dilution factor does not go with the former formula, which had none."};

// ------------------------------------------------------------------------------ Comparison

inline constexpr Sentence number_of_lists = {"numberOfLists", "The number of lists is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_scores = {"numberOfScores",
                                              "The number of scores is {value}; it must be {allowed}."};
inline constexpr Sentence unlike_first_list = {"unlikeFirstList",
                                               "The number of scores is {scores}; the first list has {expected}."};

}  // namespace tallysheet::sentences
