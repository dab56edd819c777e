// Tournaments at the boundary: the fields of their request and standings, and their functions.
#include "tallysheet/tournament.hpp"

#include "tallysheet/outlook.hpp"

#include "boundary/systems.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace tournament;

constexpr Limits any_number = {{0, games_in_event.maximum}};

template <>
inline constexpr auto fields_of<Result> = record<Result>(field<&Result::player>("player"),
                                                         field<&Result::score>("score"));

template <>
inline constexpr auto fields_of<Game> = record<Game>(field<&Game::results>("results", {results_in_game}),
                                                     optional<&Game::round>("round", {rounds_allowed}),
                                                     optional<&Game::category>("category"),
                                                     optional<&Game::factor>("factor"),
                                                     optional<&Game::top_board>("topBoard"));

template <>
inline constexpr auto fields_of<Counting> = record<Counting>(
    optional<&Counting::measure>("measure"), optional<&Counting::best_of_round>("bestOfRound", {values_counted}),
    optional<&Counting::best_of_category>("bestOfCategory", {values_counted}),
    optional<&Counting::dropped>("dropped", {values_counted}), optional<&Counting::best>("best", {values_counted}),
    optional<&Counting::average>("average"), optional<&Counting::at_least>("atLeast", {values_counted}),
    optional<&Counting::top_board>("topBoard"));

template <>
inline constexpr auto fields_of<Bonus> = record<Bonus>(field<&Bonus::player>("player"),
                                                       field<&Bonus::points>("points"));

template <>
inline constexpr auto fields_of<Decision> = record<Decision>(field<&Decision::players>("players", {players_decided}));

template <>
inline constexpr auto fields_of<Lot> = record<Lot>(field<&Lot::players>("players", {players_decided}),
                                                   field<&Lot::seed>("seed", {seeds_allowed}));

template <>
inline constexpr auto fields_of<Member> = record<Member>(field<&Member::player>("player"),
                                                         optional<&Member::from_round>("fromRound", {rounds_allowed}));

template <>
inline constexpr auto fields_of<Team> = record<Team>(field<&Team::name>("name"),
                                                     field<&Team::members>("members", {members_of_team}));

template <>
inline constexpr auto fields_of<TeamCounting> = record<TeamCounting>(optional<&TeamCounting::unit>("unit"),
                                                                     optional<&TeamCounting::best>("best",
                                                                                                   {values_counted}));

template <>
inline constexpr auto fields_of<Request> = record<Request>(
    field<&Request::games>("games", {games_in_event}), optional<&Request::counting>("counting"),
    optional<&Request::tie_breakers>("tieBreakers", {{0, tie_breaker_names.size()}}),
    optional<&Request::guests>("guests", any_number), optional<&Request::bonuses>("bonuses", any_number),
    optional<&Request::decisions>("decisions", any_number), optional<&Request::lots>("lots", any_number),
    optional<&Request::teams>("teams", {teams_allowed}), optional<&Request::team_counting>("teamCounting"),
    optional<&Request::working>("working"));

template <>
inline constexpr auto fields_of<tournament::Value> = record<tournament::Value>(
    field<&tournament::Value::round>("round"), field<&tournament::Value::category>("category"),
    field<&tournament::Value::games>("games"), field<&tournament::Value::value>("value"),
    field<&tournament::Value::left_out>("leftOut"));

template <>
inline constexpr auto fields_of<Row> = record<Row>(field<&Row::player>("player"), field<&Row::place>("place"),
                                                   field<&Row::shared>("shared"), field<&Row::unranked>("unranked"),
                                                   field<&Row::games>("games"), field<&Row::counted>("counted"),
                                                   field<&Row::total>("total"), field<&Row::bonus>("bonus"),
                                                   field<&Row::top_board>("topBoard"), field<&Row::values>("values"),
                                                   field<&Row::separated_by>("separatedBy"));

template <>
inline constexpr auto fields_of<TeamPart> = record<TeamPart>(field<&TeamPart::player>("player"),
                                                             field<&TeamPart::round>("round"),
                                                             field<&TeamPart::category>("category"),
                                                             field<&TeamPart::value>("value"));

template <>
inline constexpr auto fields_of<TeamRow> = record<TeamRow>(field<&TeamRow::team>("team"),
                                                           field<&TeamRow::place>("place"),
                                                           field<&TeamRow::shared>("shared"),
                                                           field<&TeamRow::total>("total"),
                                                           field<&TeamRow::parts>("parts"));

template <>
inline constexpr auto fields_of<DrawnLot> = record<DrawnLot>(field<&DrawnLot::players>("players"),
                                                             field<&DrawnLot::applied>("applied"));

template <>
inline constexpr auto fields_of<Standings> = record<Standings>(field<&Standings::rows>("rows"),
                                                               field<&Standings::teams>("teams"),
                                                               field<&Standings::lots>("lots"),
                                                               field<&Standings::decisions_applied>("decisionsApplied"),
                                                               optional<&Standings::level_on>("levelOn"),
                                                               optional<&Standings::working>("working"));

// ------------------------------------------------------------------------------ Outlook

template <>
inline constexpr auto fields_of<FinishScore> = record<FinishScore>(field<&FinishScore::least>("least"),
                                                                   optional<&FinishScore::most>("most"));

template <>
inline constexpr auto fields_of<BoardToPlay> = record<BoardToPlay>(
    optional<&BoardToPlay::players>("players", {{0, finishes_of_board.maximum}}),
    optional<&BoardToPlay::round>("round", {rounds_allowed}), optional<&BoardToPlay::category>("category"),
    optional<&BoardToPlay::factor>("factor"), optional<&BoardToPlay::top_board>("topBoard"),
    field<&BoardToPlay::outcomes>("outcomes", {outcomes_of_board, finishes_of_board}));

template <>
inline constexpr auto fields_of<OutlookRequest> = record<OutlookRequest>(
    field<&OutlookRequest::event>("event"), field<&OutlookRequest::boards>("boards", {boards_to_play}),
    optional<&OutlookRequest::unseated>("unseated", {players_not_seated}), optional<&OutlookRequest::player>("player"));

template <>
inline constexpr auto fields_of<Places> = record<Places>(field<&Places::first>("first"), field<&Places::last>("last"));

template <>
inline constexpr auto fields_of<PlacesByFinish> = record<PlacesByFinish>(field<&PlacesByFinish::finish>("finish"),
                                                                         field<&PlacesByFinish::places>("places"));

template <>
inline constexpr auto fields_of<AgainstRival> = record<AgainstRival>(field<&AgainstRival::finish>("finish"),
                                                                     field<&AgainstRival::rival_finish>("rivalFinish"),
                                                                     field<&AgainstRival::result>("result"));

template <>
inline constexpr auto fields_of<Rival> = record<Rival>(field<&Rival::player>("player"), field<&Rival::cases>("cases"));

template <>
inline constexpr auto fields_of<OutlookRow> = record<OutlookRow>(field<&OutlookRow::player>("player"),
                                                                 field<&OutlookRow::place>("place"),
                                                                 field<&OutlookRow::places>("places"),
                                                                 field<&OutlookRow::finishes>("finishes"));

template <>
inline constexpr auto fields_of<Outlook> = record<Outlook>(field<&Outlook::exact>("exact"),
                                                           field<&Outlook::rows>("rows"),
                                                           field<&Outlook::rivals>("rivals"));

namespace {

constexpr std::tuple functions = {
    function<Request, standings>("standings"),
    function<OutlookRequest, outlook>("outlook"),
};

}  // namespace

extern const System tournament_system;
constinit const System tournament_system = {"tournament", table_of<functions>};

}  // namespace tallysheet::wasm
