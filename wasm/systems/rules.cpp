// Rules as text at the boundary: the fields of their requests, readings and sheets, and their functions.
#include "tallysheet/rules.hpp"

#include "boundary/systems.hpp"

namespace tallysheet::wasm {

using namespace rules;

template <>
inline constexpr auto fields_of<diplomacy::LastFall> =
    record<diplomacy::LastFall>(field<&diplomacy::LastFall::year>("year", {diplomacy::last_fall_years}));

template <>
inline constexpr auto fields_of<Answer> = record<Answer>(field<&Answer::name>("name"), field<&Answer::value>("value"));

template <>
inline constexpr auto fields_of<Player> = record<Player>(
    optional<&Player::player>("player"), optional<&Player::power>("power"),
    optional<&Player::centres>("centres", {diplomacy::centres_of_power}), optional<&Player::last_held>("lastHeld"),
    optional<&Player::in_draw>("inDraw"), optional<&Player::place>("place", {places_allowed}),
    optional<&Player::score>("score"), optional<&Player::answers>("answers", {questions_allowed}));

template <>
inline constexpr auto fields_of<Game> = record<Game>(field<&Game::players>("players", {players_in_game}),
                                                     optional<&Game::final_year>("finalYear", {diplomacy::final_years}),
                                                     optional<&Game::hours>("hours"),
                                                     optional<&Game::answers>("answers", {questions_allowed}));

template <>
inline constexpr auto fields_of<CheckRequest> = record<CheckRequest>(field<&CheckRequest::rule>("rule", {text_length}));

template <>
inline constexpr auto fields_of<WordsRequest> = record<WordsRequest>(
    field<&WordsRequest::rule>("rule", {text_length}), field<&WordsRequest::line>("line", {text_positions}),
    field<&WordsRequest::column>("column", {text_positions}));

template <>
inline constexpr auto fields_of<GameRequest> = record<GameRequest>(field<&GameRequest::rule>("rule", {text_length}),
                                                                   field<&GameRequest::game>("game"),
                                                                   optional<&GameRequest::working>("working"));

template <>
inline constexpr auto fields_of<GamesRequest> = record<GamesRequest>(field<&GamesRequest::rule>("rule", {text_length}),
                                                                     field<&GamesRequest::games>("games",
                                                                                                 {games_at_once}));

template <>
inline constexpr auto fields_of<TextProblem> = record<TextProblem>(
    field<&TextProblem::line>("line"), field<&TextProblem::column>("column"), field<&TextProblem::length>("length"),
    field<&TextProblem::name>("name"), field<&TextProblem::args>("args"), field<&TextProblem::message>("message"));

template <>
inline constexpr auto fields_of<Question> = record<Question>(field<&Question::name>("name"), field<&Question::of>("of"),
                                                             field<&Question::kind>("kind"),
                                                             field<&Question::least>("least"),
                                                             field<&Question::most>("most"));

template <>
inline constexpr auto fields_of<Line> = record<Line>(field<&Line::name>("name"), field<&Line::line>("line"),
                                                     field<&Line::of>("of"), field<&Line::type>("type"),
                                                     field<&Line::text>("text"));

template <>
inline constexpr auto fields_of<EventRule> = record<EventRule>(field<&EventRule::by>("by"),
                                                               field<&EventRule::best>("best"),
                                                               field<&EventRule::of>("of"));

template <>
inline constexpr auto fields_of<Reading> = record<Reading>(
    field<&Reading::problems>("problems"), field<&Reading::name>("name"), field<&Reading::source>("source"),
    field<&Reading::game>("game"), field<&Reading::players>("players"), field<&Reading::decimals>("decimals"),
    field<&Reading::best>("best"), field<&Reading::event>("event"), field<&Reading::questions>("questions"),
    field<&Reading::lines>("lines"), field<&Reading::reads>("reads"), field<&Reading::text>("text"));

template <>
inline constexpr auto fields_of<Word> = record<Word>(field<&Word::word>("word"), field<&Word::meaning>("meaning"));

template <>
inline constexpr auto fields_of<Words> = record<Words>(field<&Words::from>("from"), field<&Words::to>("to"),
                                                       field<&Words::words>("words"));

template <>
inline constexpr auto fields_of<RuleStep> =
    record<RuleStep>(field<&RuleStep::row>("row"), field<&RuleStep::name>("name"), field<&RuleStep::terms>("terms"),
                     field<&RuleStep::value>("value"), field<&RuleStep::exact>("exact"),
                     field<&RuleStep::rounded>("rounded"), optional<&RuleStep::notes>("notes"));

template <>
inline constexpr auto fields_of<Row> = record<Row>(field<&Row::player>("player"), field<&Row::power>("power"),
                                                   field<&Row::place>("place"), field<&Row::score>("score"));

template <>
inline constexpr auto fields_of<Sheet> = record<Sheet>(field<&Sheet::rows>("rows"),
                                                       optional<&Sheet::working>("working"));

template <>
inline constexpr auto fields_of<Scores> = record<Scores>(field<&Scores::games>("games"));

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

template <class Request, auto score>
constexpr Function outcome_function(std::string_view name) {
  return {name, [](std::string& json) { append_shape<Request>(json, {}); }, &answer_outcome<Request, score>};
}

constexpr std::array<Function, 4> functions = {
    function<CheckRequest, rules::read>("check"),
    function<WordsRequest, rules::words>("words"),
    outcome_function<GameRequest, rules::score>("score"),
    outcome_function<GamesRequest, rules::score_games>("scoreGames"),
};

}  // namespace

extern const System rules_system;
constinit const System rules_system = {"rules", functions};

}  // namespace tallysheet::wasm
