// Seating at the boundary: the fields of its request and answer, and its functions.
#include "tallysheet/seating.hpp"

#include <limits>
#include <optional>

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
    optional<&Request::attempts>("attempts", {attempts_allowed}), nullable<&Request::steps>("steps", {steps_allowed}));

template <>
inline constexpr auto fields_of<Kept> = record<Kept>(field<&Kept::wish>("wish"), field<&Kept::cost>("cost"),
                                                     field<&Kept::at_least>("atLeast"));

template <>
inline constexpr auto fields_of<Repeat> = record<Repeat>(field<&Repeat::one>("one"), field<&Repeat::other>("other"),
                                                         field<&Repeat::times>("times"));

template <>
inline constexpr auto fields_of<Loss> = record<Loss>(field<&Loss::wish>("wish"), field<&Loss::players>("players"),
                                                     nullable<&Loss::round>("round"), nullable<&Loss::seat>("seat"),
                                                     field<&Loss::times>("times"));

template <>
inline constexpr auto fields_of<DrawnRound> = record<DrawnRound>(field<&DrawnRound::boards>("boards"),
                                                                 field<&DrawnRound::byes>("byes"));

template <>
inline constexpr auto fields_of<Answer> =
    record<Answer>(field<&Answer::rounds>("rounds"), field<&Answer::kept>("kept"), field<&Answer::repeats>("repeats"),
                   field<&Answer::repeat_meetings>("repeatMeetings"),
                   field<&Answer::repeat_meetings_at_least>("repeatMeetingsAtLeast"), field<&Answer::losses>("losses"),
                   field<&Answer::complete>("complete"), field<&Answer::steps>("steps"),
                   field<&Answer::most_steps>("mostSteps"), field<&Answer::ended>("ended"));

namespace {

/// A search that a further call with more steps goes on with.
struct Begun {
  Request request;
  std::int64_t steps = 0;
  Search search;
};

// The same as draw(). A page asks for more and more steps of one request, each time of all from the first, so the last
// search is kept until another one begins or it comes to its end.
Answer draw_on(const Request& request) {
  static std::optional<Begun> begun;
  constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
  const std::int64_t steps = request.steps.value_or(all);
  Request without_steps = request;
  without_steps.steps.reset();
  if (!begun || begun->request != without_steps || begun->steps > steps) {
    begun.emplace(Begun{without_steps, 0, Search(without_steps)});
  }
  begun->search.proceed(steps - begun->steps);
  begun->steps = steps;
  Answer answer = begun->search.answer();
  if (answer.ended) begun.reset();
  return answer;
}

constexpr std::tuple functions = {
    function<Request, draw_on>("draw"),
    function<Request, assess>("assess"),
};

}  // namespace

extern const System seating_system;
constinit const System seating_system = {"seating", table_of<functions>};

}  // namespace tallysheet::wasm
