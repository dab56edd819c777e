// Default values of the library's records.
#include "support.hpp"
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/puffing_billy.hpp"
#include "tallysheet/rplops.hpp"
#include "tallysheet/size_matters.hpp"
#include "tallysheet/train_games.hpp"

namespace tallysheet::test {
namespace {

template <class... Values>
Column shown_each(const Values&... values) {
  return {shown(values)...};
}

TEST_CASE("a blank figure, fraction or range is nothing") {
  CHECK(shown(Figure{}) == "0");
  CHECK(shown(WideFigure{}) == "0");
  CHECK(Fraction{} == Fraction{0, 1});
  CHECK((Fraction{}.denominator == 1));
  CHECK(Range{}.contains(0));
  CHECK(!Range{}.contains(1));
  CHECK(!Range{}.contains(-1));
}

TEST_CASE("a blank rank, problem or step of working") {
  const Ranked ranked;
  CHECK(shown_each(ranked.index, ranked.place, ranked.tied) == Column{"0", "0", "1"});
  const Standing standing;
  CHECK(shown_each(standing.place, standing.shared) == Column{"0", "no"});
  CHECK(Problem{}.code == ProblemCode::required);
  CHECK(Step{}.exact);
  CHECK(TruncatedQuotient{}.exact);
}

TEST_CASE("Puffing Billy: blank records") {
  using namespace puffing_billy;
  const BoardRow row;
  CHECK(shown_each(row.index, row.place, row.capped, row.tiebreaker) == Column{"0", "0", "no", "no"});
  const LadderRow on_ladder;
  CHECK(shown_each(on_ladder.place, on_ladder.board, on_ladder.row, on_ladder.shared) == Column{"0", "0", "0", "no"});
  const Qualifier qualifier;
  CHECK(shown_each(qualifier.boards_won, qualifier.place, qualifier.shared) == Column{"0", "0", "no"});
  CHECK(shown_each(TopScores{}.top, CategoryScore{}.counted, train_games::Score{}.index) == Column{"0", "no", "0"});
}

TEST_CASE("Size Matters: blank records") {
  using namespace size_matters;
  const Row row;
  CHECK(shown_each(row.power, row.centres, row.in_draw, row.floored, row.place) ==
        Column{"austria", "0", "no", "no", "0"});
  CHECK(shown_each(Sheet{}.result, Sheet{}.players) == Column{"draw", "0"});
  CHECK(shown_each(StandingsRow{}.games, StandingsRow{}.solos) == Column{"0", "0"});
}

TEST_CASE("Detour 98f: blank records") {
  using namespace detour_98f;
  CHECK(shown_each(LastHeld{}.year, LastHeld{}.centres) == Column{"0", "0"});
  const Parts parts;
  CHECK(shown_each(parts.centres, parts.fall_1905, parts.survival, parts.lead, parts.position) == Column(5, "0"));
  const Row row;
  CHECK(shown_each(row.power, row.centres, row.outcome, row.place, row.shared_by) ==
        Column{"austria", "0", "draw", "0", "1"});
  const PlayedGame played;
  CHECK(shown_each(played.game, played.power, played.outcome) == Column{"0", "austria", "draw"});
  const Holder holder;
  CHECK(shown_each(holder.game, holder.centres, holder.outcome) == Column{"0", "0", "draw"});
  CHECK(shown_each(StandingsRow{}.wins, StandingsRow{}.draws) == Column{"0", "0"});
  CHECK(shown_each(Sheet{}.result, Award{}.power) == Column{"draw", "austria"});
}

TEST_CASE("RPLOPS: blank records") {
  using namespace rplops;
  CHECK(shown_each(FinishRow{}.rank, FinishRow{}.shared_by) == Column{"0", "1"});
  CHECK(shown_each(Finish{}.place, TableRow{}.rank, StandingsRow{}.games) == Column{"0", "0", "0"});
}

}  // namespace
}  // namespace tallysheet::test
