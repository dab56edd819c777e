// Size Matters at the boundary: the fields of its requests and sheets, and its functions.
#include "tallysheet/size_matters.hpp"

#include "boundary/types.hpp"
#include "seat.hpp"
#include "tallysheet/players.hpp"

namespace tallysheet::wasm {

using namespace size_matters;

template <>
inline constexpr auto fields_of<Seat> = record<Seat>(fields_of<diplomacy::Seat>, optional<&Seat::in_draw>("inDraw"));

template <>
inline constexpr auto fields_of<Game> = exported<Game>(
    "SizeMattersGame",
    field<&Game::powers>("powers",
                         "All seven powers, in any order. Centres are whole numbers, 0 to 34, and 34 at most "
                         "altogether. A power with 18 or more has soloed. Otherwise the game is a draw: `inDraw` marks "
                         "the powers that share it; if no power has the field, all survivors do.",
                         {diplomacy::powers_in_game}),
    optional<&Game::rounding>("rounding",
                              "'published' (default): the modifier is rounded to 2 places before it is used, as in the "
                              "system's own examples. 'exact': only the score is rounded."),
    optional<&Game::floor>("floor", "Whether a share of the draw scores at least 6/7 of the draw score. Default true."),
    optional<&Game::working>("working", "Whether the sheet includes its working. Default false."));

template <>
inline constexpr auto fields_of<Settings> = record<Settings>(optional<&Settings::rounding>("rounding"),
                                                             optional<&Settings::floor>("floor"));

template <>
inline constexpr auto fields_of<Event> =
    exported<Event>("SizeMattersEvent", field<&Event::games>("games", {games_in_event}), fields_of<Settings>,
                    optional<&Event::tie_breakers>(
                        "tieBreakers",
                        "Applied in this order after points and solos. Default ['points-difference', 'head-to-head']. "
                        "Head-to-head counts the points from those games in which all players still level took part. "
                        "It is applied once, and not again to players it leaves level.",
                        {tie_breakers_allowed}));

template <>
inline constexpr auto fields_of<Row> = record<Row>(
    field<&Row::power>("power"), field<&Row::player>("player"), field<&Row::centres>("centres"),
    field<&Row::in_draw>("inDraw"),
    field<&Row::modifier>(
        "modifier", "centres / base, 2 places ('published') or 4 ('exact'); null if it does not affect the score."),
    field<&Row::floored>("floored", "True if the 6/7 floor set the score."),
    field<&Row::score>("score", "Printed to 2 places."),
    field<&Row::place>("place",
                       "The place by score within the game: equal scores share a place, and the next is skipped."));

template <>
inline constexpr auto fields_of<Sheet> = exported<Sheet>(
    "SizeMattersSheet", field<&Sheet::result>("result"),
    field<&Sheet::soloist>("soloist", "The power that has soloed; null in a draw."),
    field<&Sheet::players>("players",
                           "n: the size of the draw or, after a solo, the number of powers that ended with centres."),
    field<&Sheet::base>("base", "34/n, 2 places."),
    field<&Sheet::draw_score>("drawScore", "210/n (15 for seven), 2 places; null after a solo."),
    field<&Sheet::rows>("rows", "The rows in request order."),
    optional<&Sheet::working>("working", "Present if the request asks for it."));

template <>
inline constexpr auto fields_of<StandingsRow> = record<StandingsRow>(
    fields_of<Standing>, field<&StandingsRow::games>("games"), field<&StandingsRow::total>("total"),
    field<&StandingsRow::solos>("solos"),
    field<&StandingsRow::points_difference>(
        "pointsDifference", "Sum over games and opponents of the player's score minus theirs, 2 places."),
    field<&StandingsRow::head_to_head>(
        "headToHead",
        "Points from the games in which all players still level at head-to-head took part, 2 places; null if nobody "
        "was level with this player, or if head-to-head is not among the tie-breakers."),
    field<&StandingsRow::separated_by>(
        "separatedBy",
        "The criterion that put this row below the one above if their totals are equal, otherwise null."));

template <>
inline constexpr auto fields_of<Standings> = exported<Standings>(
    "SizeMattersStandings", field<&Standings::rows>("rows"),
    optional<&Standings::level_on>(
        "levelOn",
        "Present if rows share a place: what they are level on, which is everything that is compared, in order.")
        .typed(level_on_type<Separator>));

namespace {

constexpr std::tuple functions = {
    function<Game, score_game>("scoreGame"),
    function<Event, standings>("standings", "Totals over many games; ties by solos, then the chosen tie-breakers."),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System size_matters_system;
constinit const System size_matters_system = {"sizeMatters", table};

std::string size_matters_types() {
  return types({"Size Matters", "SizeMatters", "Power", "./diplomacy.d.ts"}, functions);
}

}  // namespace tallysheet::wasm
