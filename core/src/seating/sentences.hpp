// The sentences about problems of seating. tallysheet/problem.hpp describes them.
#pragma once

#include "tallysheet/sentences.hpp"

namespace tallysheet::sentences {

// ------------------------------------------------------------------------------ Players

inline constexpr NameSentences group = {
    {"groupMissing", "The group is missing."},
    {"groupLength", "The group is {length} characters long; it must be {allowed}."}};
inline constexpr Sentence standing = {"standing", "The standing is {value}; it must be {allowed}."};
inline constexpr Sentence player_called_alike = {"playerCalledAlike", "Another player is called “{player}” too."};
inline constexpr Sentence not_here = {"notHere", "“{player}” is not among the players who are here."};
inline constexpr Sentence number_of_pairs = {"numberOfPairs", "The number of pairs is {value}; it must be {allowed}."};
inline constexpr Sentence pair_alone = {"pairAlone", "“{player}” makes no pair alone."};

// ------------------------------------------------------------------------------ Boards

inline constexpr Sentence smallest_board = {"smallestBoard", "The smallest board is {value}; it must be {allowed}."};
inline constexpr Sentence preferred_board = {"preferredBoard", "The preferred board is {value}; it must be {allowed}."};
inline constexpr Sentence largest_board = {"largestBoard", "The largest board is {value}; it must be {allowed}."};
inline constexpr Sentence preferred_not_among_boards = {
    "preferredNotAmongBoards",
    "Boards have {smallest:digits} to {largest:digits} players, and the preferred number is {preferred:digits}, which "
    "is not among these."};
inline constexpr Sentence seated_twice = {"seatedTwice", "“{player}” sits in this round twice."};

// ------------------------------------------------------------------------------ Rounds

inline constexpr Sentence rounds_played = {"roundsPlayed",
                                           "The number of rounds played is {value}; it must be {allowed}."};
inline constexpr Sentence rounds_fixed = {"roundsFixed",
                                          "The number of rounds with fixed boards is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_rounds = {"numberOfRounds",
                                              "The number of rounds is {value}; it must be {allowed}."};
inline constexpr Sentence number_of_attempts = {"numberOfAttempts",
                                                "The number of attempts is {value}; it must be {allowed}."};
inline constexpr Sentence steps = {"steps", "The number of steps is {value}; it must be {allowed}."};
inline constexpr Sentence wish_twice = {"wishTwice", "The wish “{wish}” stands here twice."};
inline constexpr Sentence wishes_opposed = {
    "wishesOpposed", "Boards cannot have players who are alike and players spread over the standings."};

}  // namespace tallysheet::sentences
