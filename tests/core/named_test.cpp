// Enumerations have the names used in the public interface.
#include "support.hpp"
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/diplomacy_systems.hpp"
#include "tallysheet/outlook.hpp"
#include "tallysheet/pentamind.hpp"
#include "tallysheet/puffing_billy.hpp"
#include "tallysheet/rplops.hpp"
#include "tallysheet/seating.hpp"
#include "tallysheet/size_matters.hpp"
#include "tallysheet/tournament.hpp"
#include "tallysheet/union_pacific.hpp"

namespace tallysheet::test {
namespace {

// Returns the names of the values 0, 1, 2 and so on.
template <class Enum>
Column names() {
  Column names;
  for (std::size_t i = 0; i < names_of(Enum{}).size(); ++i) names.push_back(shown(static_cast<Enum>(i)));
  return names;
}

TEST_CASE("every value has its name") {
  CHECK(names<ProblemCode>() == Column{"required", "type", "number", "range", "duplicate", "conflict"});
  CHECK(names<puffing_billy::Listed>() == Column{"finish", "seating"});
  CHECK(names<puffing_billy::Stage>() == Column{"preliminary", "final"});
  CHECK(names<union_pacific::Rounding>() == Column{"each-game", "total"});
  CHECK(names<rplops::Formula>() == Column{"RPLOPS", "RPLOPS2"});
  CHECK(names<pentamind::Formula>() == Column{"current", "former"});
}

TEST_CASE("every value has its name in tournaments") {
  CHECK(names<tournament::Measure>() == Column{"score", "percent", "rank"});
  CHECK(names<tournament::TopBoard>() == Column{"counts", "added", "above"});
  CHECK(names<tournament::TieBreaker>() ==
        Column{"wins", "best-values", "all-values", "head-to-head", "last-round", "games"});
  CHECK(names<tournament::Separator>() == Column{"top-board", "values", "total", "wins", "best-values", "all-values",
                                                 "head-to-head", "last-round", "games", "decision", "lot"});
  CHECK(names<tournament::LeftOut>() == Column{"round", "category", "worst", "best"});
  CHECK(names<tournament::Unranked>() == Column{"guest", "too-few"});
  CHECK(names<tournament::TeamUnit>() == Column{"total", "round", "category"});
  CHECK(names<tournament::Against>() == Column{"ahead", "level", "behind", "open"});
}

TEST_CASE("every value has its name in draws") {
  CHECK(names<seating::Wish>() ==
        Column{"meetings", "apart", "together", "byes", "short-boards", "seats", "last-seat", "alike", "spread"});
}

TEST_CASE("every value has its name in the systems for Diplomacy") {
  CHECK(names<diplomacy::Power>() == Column{"austria", "england", "france", "germany", "italy", "russia", "turkey"});
  CHECK(names<diplomacy::System>() ==
        Column{"draw-size", "sum-of-squares", "c-diplo-100", "c-diplo-80", "c-diplo-namur", "detour-09", "manorcon",
               "manorcon-original", "manorcon-v2", "carnage-dead-equal", "carnage-elimination-order", "carnage-2023",
               "carnage-centre-count", "tribute", "open-tribute", "world-classic", "summer-classic", "bangkok"});
  CHECK(names<diplomacy::Separator>() == Column{"wins", "best game"});
  CHECK(names<size_matters::Rounding>() == Column{"published", "exact"});
  CHECK(names<size_matters::Result>() == Column{"solo", "draw"});
  CHECK(names<size_matters::TieBreaker>() == Column{"points-difference", "head-to-head"});
  CHECK(names<size_matters::Separator>() == Column{"solos", "points-difference", "head-to-head"});
  CHECK(names<detour_98f::Result>() == Column{"win", "draw"});
  CHECK(names<detour_98f::Outcome>() == Column{"win", "draw", "elimination", "loss"});
  CHECK(names<detour_98f::Separator>() == Column{"wins", "draws", "best game", "second-best game", "third-best game"});
}

TEST_CASE("a name is known when the program is compiled") {
  STATIC_REQUIRE(name_of(puffing_billy::Listed::seating) == "seating");
  STATIC_REQUIRE(name_of(detour_98f::Outcome::loss) == "loss");
}

TEST_CASE("what is no value has no name") { CHECK(name_of(static_cast<puffing_billy::Stage>(2)).empty()); }

}  // namespace
}  // namespace tallysheet::test
