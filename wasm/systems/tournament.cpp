// Tournaments at the boundary: the fields of their request and standings, and their functions.
#include "tallysheet/tournament.hpp"

#include "boundary/types.hpp"
#include "tallysheet/outlook.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace tournament;

constexpr Limits any_number = {{0, games_in_event.maximum}};

template <>
inline constexpr Alias alias_of<TieBreaker> = {"TournamentTieBreaker"};

template <>
inline constexpr Alias alias_of<Separator> = {"TournamentSeparator"};

template <>
inline constexpr auto fields_of<Result> = record<Result>(field<&Result::player>("player"),
                                                         field<&Result::score>("score"));

template <>
inline constexpr auto fields_of<Game> = exported<Game>(
    "TournamentGame", field<&Game::results>("results", "1 to 10,000 players, each once.", {results_in_game}),
    optional<&Game::round>("round", "1 to 1000. Default 1.", {rounds_allowed}),
    optional<&Game::category>("category", "Needed if the best of each category counts."),
    optional<&Game::factor>("factor",
                            "Multiplies the value of its scores. Above 0 and at most 1000; default 1. All games of a "
                            "round have the same one if the measure takes whole rounds."),
    optional<&Game::top_board>("topBoard", "Default false."));

template <>
inline constexpr auto fields_of<Counting> = exported<Counting>(
    "TournamentCounting",
    optional<&Counting::measure>(
        "measure",
        "How scores become values. 'score' (the default): each score is a value. 'percent': a player's scores of a "
        "round, added, as a percentage of the round's best, to 2 places. 'rank': the place of that sum in the round's "
        "field; the lowest values are the best."),
    optional<&Counting::best_of_round>(
        "bestOfRound",
        "How many values count of each round and of each category, how many of the worst are dropped of the rest, and "
        "how many of the best count of what then remains; applied in this order. Of equal values the earlier ones "
        "count.",
        {values_counted}),
    optional<&Counting::best_of_category>("bestOfCategory", {values_counted}),
    optional<&Counting::dropped>("dropped", {values_counted}), optional<&Counting::best>("best", {values_counted}),
    optional<&Counting::average>(
        "average", "Whether the total is the average of the values that count, printed to 4 places. Default false."),
    optional<&Counting::at_least>("atLeast",
                                  "The number of values that a player needs for a place, after those that rounds and "
                                  "categories leave out.",
                                  {values_counted}),
    optional<&Counting::top_board>(
        "topBoard",
        "'counts' (the default): top boards are games like others. 'added': their scores are added to the total. "
        "'above': their players stand above all others, by their scores there."));

template <>
inline constexpr auto fields_of<Bonus> = record<Bonus>(field<&Bonus::player>("player"),
                                                       field<&Bonus::points>("points"));

template <>
inline constexpr auto fields_of<Decision> = record<Decision>(field<&Decision::players>("players", {players_decided}));

template <>
inline constexpr auto fields_of<Lot> = record<Lot>(field<&Lot::players>("players", {players_decided}),
                                                   field<&Lot::seed>("seed", {seeds_allowed}));

template <>
inline constexpr auto fields_of<Member> =
    record<Member>(field<&Member::player>("player"),
                   optional<&Member::from_round>("fromRound", "The first round that counts for the team. Default 1.",
                                                 {rounds_allowed}));

template <>
inline constexpr auto fields_of<Team> = exported<Team>("TournamentTeam", field<&Team::name>("name"),
                                                       field<&Team::members>("members", {members_of_team}));

template <>
inline constexpr auto fields_of<TeamCounting> = exported<TeamCounting>(
    "TournamentTeamCounting",
    optional<&TeamCounting::unit>("unit",
                                  "What a team adds: its members' totals (the default), or the best values in each "
                                  "round or category. Bonuses count for no team, nor do top boards that are not "
                                  "values."),
    optional<&TeamCounting::best>("best",
                                  "How many totals count, or how many values of each round or category. Default: all.",
                                  {values_counted}));

template <>
inline constexpr auto fields_of<Request> = exported<Request>(
    "TournamentRequest", field<&Request::games>("games", {games_in_event}), optional<&Request::counting>("counting"),
    optional<&Request::tie_breakers>(
        "tieBreakers",
        "What separates players who are level, in the order in which it applies; each at most once.\n"
        "'wins': games in which nobody scored more. 'best-values': the best value that counts, then the second best, "
        "...\n"
        "'all-values': the sum of all values, those left out included. 'head-to-head': scores in the games in which "
        "all players still level took part.\n"
        "'last-round': scores of the last round, then of the one before, ... 'games': the number of games.",
        {{0, tie_breaker_names.size()}}),
    optional<&Request::guests>("guests", "Players who have no place.", any_number),
    optional<&Request::bonuses>("bonuses", "Points added to a total. The player needs a score in some game.",
                                any_number),
    optional<&Request::decisions>(
        "decisions",
        "Orders that the organiser decides, best first. One applies where it names all players still level.",
        any_number),
    optional<&Request::lots>(
        "lots",
        "Lots, which apply like decisions. The same players and seed, 0 to 999,999,999, always give the same order: "
        "names sorted by code point, then shuffled from the last position down to the second, each swapped with the "
        "position given by the next number of the Mersenne Twister MT19937 modulo the number of positions up to it.",
        any_number),
    optional<&Request::teams>("teams", "Teams of 1 to 1000 members; nobody is in two of them.", {teams_allowed}),
    optional<&Request::team_counting>("teamCounting"),
    optional<&Request::working>("working", "Whether the standings include their working. Default false."));

template <>
inline constexpr auto fields_of<tournament::Value> = record<tournament::Value>(
    field<&tournament::Value::round>("round"),
    field<&tournament::Value::category>("category",
                                        "Empty if the value is that of a whole round, or the game has no category."),
    field<&tournament::Value::games>("games", "The indexes of its games."), field<&tournament::Value::value>("value"),
    field<&tournament::Value::left_out>("leftOut", "Why the value does not count; null if it counts."));

template <>
inline constexpr auto fields_of<Row> = exported<Row>(
    "TournamentRow", field<&Row::player>("player"), field<&Row::place>("place", "Null if the player has no place."),
    field<&Row::shared>("shared"),
    field<&Row::unranked>("unranked", "Why the player has no place: as a guest, or with too few values."),
    field<&Row::games>("games"), field<&Row::counted>("counted", "The number of values that count."),
    field<&Row::total>("total"), field<&Row::bonus>("bonus"),
    field<&Row::top_board>("topBoard", "The score on top boards that are added or stand above."),
    field<&Row::values>("values", "In the order of rounds and games."),
    field<&Row::separated_by>("separatedBy",
                              "What put this row below the one above, unless it is the total or they share the place.")
        .typed([] { return std::string("Exclude<TournamentSeparator, 'total'>"); }));

template <>
inline constexpr auto fields_of<TeamPart> = record<TeamPart>(field<&TeamPart::player>("player"),
                                                             field<&TeamPart::round>("round"),
                                                             field<&TeamPart::category>("category"),
                                                             field<&TeamPart::value>("value"));

template <>
inline constexpr auto fields_of<TeamRow> = record<TeamRow>(
    field<&TeamRow::team>("team"), field<&TeamRow::place>("place"), field<&TeamRow::shared>("shared"),
    field<&TeamRow::total>("total"),
    field<&TeamRow::parts>(
        "parts", "What is added. `round` is null where totals are added, `category` unless categories are added."));

template <>
inline constexpr auto fields_of<DrawnLot> = record<DrawnLot>(field<&DrawnLot::players>("players"),
                                                             field<&DrawnLot::applied>("applied"));

template <>
inline constexpr auto fields_of<Standings> = exported<Standings>(
    "TournamentStandings", field<&Standings::rows>("rows", "The players with a place, best first, then the others."),
    field<&Standings::teams>("teams"),
    field<&Standings::lots>("lots",
                            "One element per lot of the request: the order drawn, and whether it separated anybody."),
    field<&Standings::decisions_applied>("decisionsApplied", "Whether each decision of the request separated anybody."),
    optional<&Standings::level_on>(
        "levelOn",
        "Present if rows share a place: what they are level on, which is everything that is compared, in order.")
        .typed([] { return std::string("TournamentSeparator[]"); }),
    optional<&Standings::working>("working", "Present if the request asks for it."));

// ------------------------------------------------------------------------------ Outlook

template <>
inline constexpr auto fields_of<FinishScore> = record<FinishScore>(field<&FinishScore::least>("least"),
                                                                   optional<&FinishScore::most>("most"));

template <>
inline constexpr auto fields_of<BoardToPlay> = exported<BoardToPlay>(
    "TournamentBoardToPlay",
    optional<&BoardToPlay::players>("players",
                                    "Who sits there, 2 to 100 players; left out or empty if that is not known.",
                                    {{0, finishes_of_board.maximum}}),
    optional<&BoardToPlay::round>("round", "As in the games of a tournament.", {rounds_allowed}),
    optional<&BoardToPlay::category>("category"), optional<&BoardToPlay::factor>("factor"),
    optional<&BoardToPlay::top_board>("topBoard"),
    field<&BoardToPlay::outcomes>(
        "outcomes",
        "What the board can end in: for each outcome, 1 to 100 of them, what each finish is worth, best first. Any "
        "player may have any finish. A finish is worth `least`, or anything from `least` to `most`, which makes the "
        "answer a bound.",
        {outcomes_of_board, finishes_of_board}));

template <>
inline constexpr auto fields_of<OutlookRequest> = exported<OutlookRequest>(
    "TournamentOutlookRequest",
    field<&OutlookRequest::event>("event",
                                  "The games so far, and what counts. Teams, decisions and lots are left out of the "
                                  "answer, whose places may be shared."),
    field<&OutlookRequest::boards>("boards", "The boards to be played, up to 500.", {boards_to_play}),
    optional<&OutlookRequest::unseated>("unseated",
                                        "Players who share out the seats of boards without players, in any way.",
                                        {players_not_seated}),
    optional<&OutlookRequest::player>("player", "Whose rivals are listed."));

template <>
inline constexpr auto fields_of<Places> = exported<Places>("TournamentPlaces", field<&Places::first>("first"),
                                                           field<&Places::last>("last"))
                                              .documented("From `first` to `last`.");

template <>
inline constexpr auto fields_of<PlacesByFinish> = record<PlacesByFinish>(field<&PlacesByFinish::finish>("finish"),
                                                                         field<&PlacesByFinish::places>("places"));

template <>
inline constexpr auto fields_of<AgainstRival> = record<AgainstRival>(field<&AgainstRival::finish>("finish"),
                                                                     field<&AgainstRival::rival_finish>("rivalFinish"),
                                                                     field<&AgainstRival::result>("result"));

template <>
inline constexpr auto fields_of<Rival> = record<Rival>(
    field<&Rival::player>("player"),
    field<&Rival::cases>("cases",
                         "How the player ends against the rival, for each finish of both; null for a player who does "
                         "not have exactly one board with known seats. 'open': it depends on more, or only a bound is "
                         "known."));

template <>
inline constexpr auto fields_of<OutlookRow> = record<OutlookRow>(
    field<&OutlookRow::player>("player"),
    field<&OutlookRow::place>("place", "By the games so far; null for players without a place."),
    field<&OutlookRow::places>("places",
                               "Best first, \"1 to 2 and 4\" as [{ first: 1, last: 2 }, { first: 4, last: 4 }]; empty "
                               "for players without a place."),
    field<&OutlookRow::finishes>("finishes",
                                 "The places with each finish. Equal scores share the better finish. Empty for players "
                                 "who do not have exactly one board with known seats."));

template <>
inline constexpr auto fields_of<Outlook> = exported<Outlook>(
    "TournamentOutlook",
    field<&Outlook::exact>(
        "exact",
        "Whether some outcome gives each of the places. If not, they are a bound: no outcome gives any other place. "
        "That is so where a finish has no single score, and where boards cannot be counted by themselves (ranks, "
        "percentages, head-to-head, open seats, more than 10 players, two boards of one player) and all outcomes, "
        "times the number of scores, are more than 1,000,000."),
    field<&Outlook::rows>("rows", "By the best place, then by the worst, then by the place so far."),
    field<&Outlook::rivals>("rivals",
                            "The rivals of `player`, in the order of the rows: those who are neither ahead nor behind "
                            "in all outcomes."));

namespace {

constexpr std::tuple functions = {
    function<Request, standings>(
        "standings",
        "Ranks players and teams by what counts of their scores. The scores are those that the sheets of any system "
        "print. All of it is the organiser's own rule; none of it belongs to a system."),
    function<OutlookRequest, outlook>(
        "outlook",
        "What is left to play for: the places that each player can still have, and what decides between one player and "
        "each rival. Exact over all outcomes where that can be found out, otherwise a bound."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System tournament_system;
constinit const System tournament_system = {"tournament", table};

std::string tournament_types() {
  return types(
      {"Tournaments: what counts of each player's scores, over rounds and categories, in any system", "Tournament"},
      functions);
}

}  // namespace tallysheet::wasm
