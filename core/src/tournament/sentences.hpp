// The sentences about problems of tournaments. tallysheet/problem.hpp describes them.
#pragma once

#include "tallysheet/sentences.hpp"

namespace tallysheet::sentences {

// ------------------------------------------------------------------------------ Games

inline constexpr NameSentences category = {
    {"categoryMissing", "The category is missing."},
    {"categoryLength", "The category is {length} characters long; it must be {allowed}."}};
inline constexpr Sentence factor = {"factor", "The factor is {value}; it must be above zero and at most {most}."};
inline constexpr Sentence number_of_results = {"numberOfResults",
                                               "The number of results is {value}; it must be {allowed}."};
inline constexpr Sentence round_of_game = {"roundOfGame", "The round is {value}; it must be {allowed}."};
inline constexpr Sentence category_of_game_missing = {
    "categoryOfGameMissing",
    "The category of game {game:digits} is missing; this tournament counts the best of each category."};
inline constexpr Sentence factors_of_round = {"factorsOfRound",
                                              "Game {game:digits} has the factor {factor}, and another game of round "
                                              "{round} has {other}; with percentages or ranks a round has one factor."};

// ------------------------------------------------------------------------------ Values that count

inline constexpr Sentence values_of_round = {
    "valuesOfRound", "The number of values that count in each round is {value}; it must be {allowed}."};
inline constexpr Sentence values_of_category = {
    "valuesOfCategory", "The number of values that count in each category is {value}; it must be {allowed}."};
inline constexpr Sentence values_dropped = {"valuesDropped",
                                            "The number of values dropped is {value}; it must be {allowed}."};
inline constexpr Sentence values_counted = {"valuesCounted",
                                            "The number of values that count is {value}; it must be {allowed}."};
inline constexpr Sentence values_for_place = {
    "valuesForPlace", "The number of values needed for a place is {value}; it must be {allowed}."};
inline constexpr Sentence rounds_without_category = {
    "roundsWithoutCategory", "The measure \"{measure}\" is of whole rounds, which have no category."};
inline constexpr Sentence tie_breaker_again = {"tieBreakerAgain", "The tie-breaker “{tieBreaker}” stands here twice."};

// ------------------------------------------------------------------------------ Players

inline constexpr Sentence name_twice_in_list = {"nameTwiceInList", "“{player}” stands in this list twice."};
inline constexpr Sentence bonus_without_score = {"bonusWithoutScore",
                                                 "“{player}” gets a bonus but has no score in any game."};

// ------------------------------------------------------------------------------ Teams

inline constexpr NameSentences team_name = {
    {"teamNameMissing", "The team's name is missing."},
    {"teamNameLength", "The team's name is {length} characters long; it must be {allowed}."}};
inline constexpr Sentence team_twice = {"teamTwice", "Another team is called “{team}” too."};
inline constexpr Sentence number_of_teams = {"numberOfTeams", "The number of teams is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_members = {"numberOfMembers",
                                               "The number of members is {value}; it must be {allowed}."};
inline constexpr Sentence first_round_of_member = {"firstRoundOfMember",
                                                   "The first round is {value}; it must be {allowed}."};
inline constexpr Sentence member_twice = {"memberTwice", "“{player}” is in two teams, or in one team twice."};
inline constexpr Sentence figures_of_team = {
    "figuresOfTeam", "The number of figures that count for a team is {value}; it must be {allowed}."};
inline constexpr Sentence totals_of_ranks = {"totalsOfRanks",
                                             "Ranks are added for each round; a team cannot add its members' totals."};

// ------------------------------------------------------------------------------ Outlook

inline constexpr Sentence number_of_boards_to_play = {
    "numberOfBoardsToPlay", "The number of boards to be played is {value}; it must be {allowed}."};
inline constexpr Sentence players_of_board_to_play = {
    "playersOfBoardToPlay", "The number of players at the board is {value}; it must be {allowed}, or 0 if it is open."};
inline constexpr Sentence number_of_outcomes = {"numberOfOutcomes",
                                                "The number of outcomes is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_finishes = {"numberOfFinishes",
                                                "The number of finishes is {value}; it must be {allowed}."};
inline constexpr Sentence finishes_for_players = {
    "finishesForPlayers", "The outcome has {finishes} finishes; the board has {players} players."};
inline constexpr Sentence most_below_least = {"mostBelowLeast",
                                              "The most is {most}; it must not be below the least, {least}."};
inline constexpr Sentence finishes_out_of_order = {
    "finishesOutOfOrder", "Finish {finish:digits} is worth more than the one before; list the best first."};
inline constexpr Sentence number_not_seated = {
    "numberNotSeated", "The number of players without a seat is {value}; it must be {allowed}."};
inline constexpr Sentence seated_and_not = {"seatedAndNot", "“{player}” has a seat at a board already."};
inline constexpr Sentence open_seats = {"openSeats", "The open boards have {seats} seats for {players} players."};
inline constexpr Sentence player_of_outlook = {"playerOfOutlook", "“{player}” is in no game and at no board."};

}  // namespace tallysheet::sentences
