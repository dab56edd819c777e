// What can be chosen goes by the names of the public interface.
#include "detour_98f.hpp"
#include "puffing_billy.hpp"
#include "rplops.hpp"
#include "size_matters.hpp"
#include "support.hpp"
#include "union_pacific.hpp"

namespace tallysheet::test {
namespace {

TEST_CASE("choices have the names of the public interface") {
  CHECK(shown(puffing_billy::Listed::seating) == "seating");
  CHECK(shown(puffing_billy::Stage::final) == "final");
  CHECK(shown(union_pacific::Rounding::each_game) == "each-game");
  CHECK(shown(rplops::Formula::rplops2) == "RPLOPS2");
  CHECK(shown(size_matters::Rounding::published) == "published");
  CHECK(shown(size_matters::TieBreaker::head_to_head) == "head-to-head");
  CHECK(shown(size_matters::Result::solo) == "solo");
  CHECK(shown(detour_98f::Result::win) == "win");
}

}  // namespace
}  // namespace tallysheet::test
