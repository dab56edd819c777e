// Seating at the boundary: the fields of its request and answer, and its functions.
#include "tallysheet/seating.hpp"

#include <limits>
#include <optional>
#include <utility>

#include "boundary/types.hpp"

namespace tallysheet::wasm {

using namespace seating;

constexpr Limits boards_of_round = {{0, players_allowed.maximum}};

template <>
inline constexpr Alias alias_of<Wish> = {
    "SeatingWish",
    "A wish, and what it costs.\n"
    "'meetings': a pair that has met c times, earlier rounds included, costs c(c − 1) ÷ 2.\n"
    "'apart': 1 for each pair of one group, or named as apart, at a board.\n"
    "'together': 1 for each round in which a pair named as together has different boards.\n"
    "'byes': a player who has sat out c times costs c(c + 1) ÷ 2; a volunteer nothing.\n"
    "'short-boards': c(c − 1) ÷ 2 for c boards smaller than the preferred size.\n"
    "'seats': c(c − 1) ÷ 2 for c times in one seat. 'last-seat': the same for the last seat alone.\n"
    "'alike': the difference between the standings of a board's players, in boards, for each pair.\n"
    "'spread': 1 for each pair of one pot; a pot is as many players of the standings as there are boards."};

template <>
inline constexpr auto fields_of<Player> = exported<Player>(
    "SeatingPlayer", field<&Player::name>("name"),
    optional<&Player::group>("group", "The team or club whose members the wish 'apart' keeps apart."),
    nullable<&Player::standing>(
        "standing", "The place in the standings, 1 to 1,000,000. Players without one are behind all others.",
        {standing_allowed}),
    optional<&Player::volunteers>("volunteers", "Whether the player offers to sit out. Default false."));

template <>
inline constexpr auto fields_of<Pair> = exported<Pair>("SeatingPair", field<&Pair::one>("one"),
                                                       field<&Pair::other>("other"));

template <>
inline constexpr auto fields_of<Board> = record<Board>(field<&Board::players>("players", {seats_at_board}));

template <>
inline constexpr auto fields_of<Round> = exported<Round>(
    "SeatingRound",
    field<&Round::boards>("boards",
                          "2 to 7 players each, in the order of seats; with powers, in the order of the powers.",
                          boards_of_round));

template <>
inline constexpr auto fields_of<Request> = exported<Request>(
    "SeatingRequest", field<&Request::players>("players", "Those who are here: 2 to 1000.", {players_allowed}),
    optional<&Request::played>(
        "played", "The rounds that have been played, at most 1000. Players who have left may appear in them.",
        {rounds_played}),
    optional<&Request::fixed>(
        "fixed", "Boards of each round to draw that are decided already; at most as many rounds as are drawn.",
        {{0, rounds_drawn.maximum}}),
    optional<&Request::rounds>("rounds", "The number of rounds to draw, 1 to 20. Default 1.", {rounds_drawn}),
    optional<&Request::smallest>("smallest", "How many players a board has, 2 to 7 each. Default 3, 4 and 6.",
                                 {seats_at_board}),
    optional<&Request::preferred>("preferred", {seats_at_board}),
    optional<&Request::largest>("largest", {seats_at_board}),
    optional<&Request::wishes>("wishes",
                               "What counts, the most important first; each at most once. Default ['meetings'].",
                               {{0, wish_names.size()}}),
    optional<&Request::apart>("apart", "Pairs for the wishes 'apart' and 'together': at most 50,000 each.",
                              {pairs_allowed}),
    optional<&Request::together>("together", {pairs_allowed}),
    optional<&Request::seed>("seed", "0 to 999,999,999. Default 1.", {seeds_allowed}),
    optional<&Request::attempts>(
        "attempts", "How often the search starts again, 1 to 1000; the best draw found is the answer. Default 1.",
        {attempts_allowed}),
    nullable<&Request::steps>("steps",
                              "After this number of steps the best draw found so far is the answer; null for as many "
                              "as it takes, the default.",
                              {steps_allowed}));

template <>
inline constexpr auto fields_of<Kept> = record<Kept>(field<&Kept::wish>("wish"), field<&Kept::cost>("cost"),
                                                     field<&Kept::at_least>("atLeast"));

template <>
inline constexpr auto fields_of<Repeat> = record<Repeat>(field<&Repeat::one>("one"), field<&Repeat::other>("other"),
                                                         field<&Repeat::times>("times"));

template <>
inline constexpr auto fields_of<Loss> = exported<Loss>(
    "SeatingLoss", field<&Loss::wish>("wish"),
    field<&Loss::players>("players", "One player, or a pair for 'apart' and 'together'."),
    field<&Loss::round>("round", "The drawn round, from 1, for pairs; null for others."),
    field<&Loss::seat>("seat", "The seat, from 1, for 'seats'; null for others."),
    field<&Loss::times>("times", "How often it has been so, earlier rounds included: 2 or more; for pairs 1."));

template <>
inline constexpr auto fields_of<DrawnRound> = record<DrawnRound>(field<&DrawnRound::boards>("boards"),
                                                                 field<&DrawnRound::byes>("byes"));

template <>
inline constexpr auto fields_of<Answer> = exported<Answer>(
    "SeatingAnswer", field<&Answer::rounds>("rounds"),
    field<&Answer::kept>(
        "kept", "What each wish costs in the end, in the order of the wishes. No draw costs less than `atLeast`."),
    field<&Answer::repeats>("repeats",
                            "Pairs that meet in the drawn rounds and have then met more than once, with the number of "
                            "all their meetings."),
    field<&Answer::repeat_meetings>("repeatMeetings",
                                    "The number of meetings in the drawn rounds of pairs that had met before. No draw "
                                    "has fewer of them than `repeatMeetingsAtLeast`."),
    field<&Answer::repeat_meetings_at_least>("repeatMeetingsAtLeast"),
    field<&Answer::losses>(
        "losses", "What other wishes than 'meetings', 'alike' and 'spread' have lost, in the order of the wishes."),
    field<&Answer::complete>("complete", "Whether there is certainly no better draw."),
    field<&Answer::steps>(
        "steps", "The steps that the search has taken, and the most that it would take; 0 in what `assess` returns."),
    field<&Answer::most_steps>("mostSteps"),
    field<&Answer::ended>("ended", "Whether further steps would change nothing."));

namespace {

/// A search that a further call with more steps goes on with.
struct Begun {
  Request request;
  std::int64_t steps = 0;
  Search search;
};

// The same as draw(). A page asks for more and more steps of one request, each time of all from the first, so the last
// search is kept until another one begins or it comes to its end.
Answer draw_on(const Checked<Request>& request) {
  static std::optional<Begun> begun;
  constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
  const std::int64_t steps = request->steps.value_or(all);
  Request without_steps = *request;
  without_steps.steps.reset();
  if (!begun || begun->request != without_steps || begun->steps > steps) {
    begun.emplace(Begun{std::move(without_steps), 0, Search(request)});
  }
  begun->search.proceed(steps - begun->steps);
  begun->steps = steps;
  Answer answer = begun->search.answer();
  if (answer.ended) begun.reset();
  return answer;
}

constexpr std::tuple functions = {
    function<Request, draw_on>(
        "draw",
        "Draws boards. As few players as possible sit out, then as many boards as possible have the preferred size. "
        "The "
        "same request always has the same answer, on every machine. With many players and rounds a draw takes seconds, "
        "so pages call it in a worker, with more and more `steps`: it then goes on where it stopped."),
    function<Request, assess>("assess",
                              "Says what a draw by hand costs: the boards are the `fixed` ones, of any sizes, and all "
                              "others sit out. No draw "
                              "with boards of these sizes costs less than `atLeast`."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System seating_system;
constinit const System seating_system = {"seating", table};

std::string seating_types() {
  return types({"Seating: who sits at which board of the next rounds", "Seating"}, functions);
}

}  // namespace tallysheet::wasm
