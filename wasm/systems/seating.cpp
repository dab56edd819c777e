// Seating at the boundary: the fields of its request and answer, and its function.
#include "tallysheet/seating.hpp"

#include "boundary/systems.hpp"

namespace tallysheet::wasm {

using namespace seating;

constexpr Limits boards_of_round = {{0, players_allowed.maximum}};
constexpr Limits any_pairs = {{0, 1'000'000}};

template <>
inline constexpr auto fields_of<Player> = record<Player>(field<&Player::name>("name"),
                                                         optional<&Player::group>("group"),
                                                         nullable<&Player::standing>("standing", {standing_allowed}),
                                                         optional<&Player::volunteers>("volunteers"));

template <>
inline constexpr auto fields_of<Pair> = record<Pair>(field<&Pair::one>("one"), field<&Pair::other>("other"));

template <>
inline constexpr auto fields_of<Board> = record<Board>(field<&Board::players>("players", {seats_at_board}));

template <>
inline constexpr auto fields_of<Round> = record<Round>(field<&Round::boards>("boards", boards_of_round));

template <>
inline constexpr auto fields_of<Request> = record<Request>(
    field<&Request::players>("players", {players_allowed}), optional<&Request::played>("played", {rounds_played}),
    optional<&Request::fixed>("fixed", {{0, rounds_drawn.maximum}}),
    optional<&Request::rounds>("rounds", {rounds_drawn}), optional<&Request::smallest>("smallest", {seats_at_board}),
    optional<&Request::preferred>("preferred", {seats_at_board}),
    optional<&Request::largest>("largest", {seats_at_board}),
    optional<&Request::wishes>("wishes", {{0, wish_names.size()}}), optional<&Request::apart>("apart", any_pairs),
    optional<&Request::together>("together", any_pairs), optional<&Request::seed>("seed", {seeds_allowed}),
    optional<&Request::attempts>("attempts", {attempts_allowed}));

template <>
inline constexpr auto fields_of<Kept> = record<Kept>(field<&Kept::wish>("wish"), field<&Kept::cost>("cost"),
                                                     field<&Kept::at_least>("atLeast"));

template <>
inline constexpr auto fields_of<Repeat> = record<Repeat>(field<&Repeat::one>("one"), field<&Repeat::other>("other"),
                                                         field<&Repeat::times>("times"));

template <>
inline constexpr auto fields_of<DrawnRound> = record<DrawnRound>(field<&DrawnRound::boards>("boards"),
                                                                 field<&DrawnRound::byes>("byes"));

template <>
inline constexpr auto fields_of<Answer> = record<Answer>(field<&Answer::rounds>("rounds"), field<&Answer::kept>("kept"),
                                                         field<&Answer::repeats>("repeats"),
                                                         field<&Answer::complete>("complete"));

namespace {

constexpr std::array functions = {
    function<Request, draw>("draw"),
};

}  // namespace

extern const System seating_system;
constinit const System seating_system = {"seating", functions};

}  // namespace tallysheet::wasm
