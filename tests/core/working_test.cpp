// Steps of a sheet's working.
#include "tallysheet/working.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

TEST_CASE("a step has its terms, its value before rounding and its figure") {
  Working working;
  add_step(working, 1, "bonus", "{} × {} ÷ {}", {decimal("0.5"), 248'000, 252'000}, {5 * 248'000, 10 * 252'000},
           "0.492");
  REQUIRE(working.size() == 1);
  CHECK(working[0].row == 1);
  CHECK(working[0].name == "bonus");
  CHECK(working[0].terms == "0.5 × 248000 ÷ 252000");
  CHECK(working[0].value == "0.49206");
  CHECK_FALSE(working[0].exact);
  CHECK(working[0].rounded == "0.492");
}

TEST_CASE("a step that rounds nothing has its figure as its value") {
  Working working;
  add_step(working, 0, "total", "{} + {}", {2, decimal("0.5")}, Figure{decimal("2.5"), 3});
  CHECK(working_of(working, 0) == Column{"total: 2 + 0.5 = 2.5 → 2.500"});
}

TEST_CASE("a step may come without terms") {
  Working working;
  add_step(working, 0, "otherRounding", "", {}, Figure{decimal("74.12"), 2});
  CHECK(working_of(working, 0) == Column{"otherRounding:  = 74.12 → 74.12"});
}

TEST_CASE("steps follow one another, of rows and of the whole sheet") {
  Working working;
  add_step(working, whole_sheet, "base", "{} ÷ {}", {34, 4}, {34, 4}, Figure{decimal("8.5"), 2});
  add_step(working, 0, "first", "1", {}, Figure{Decimal(1), 0});
  add_step(working, 0, "second", "{} + {}", {1, 1}, Figure{Decimal(2), 0});
  CHECK(working_of(working, whole_sheet) == Column{"base: 34 ÷ 4 = 8.5 → 8.50"});
  CHECK(working_of(working, 0) == Column{"first: 1 = 1 → 1", "second: 1 + 1 = 2 → 2"});
  CHECK(working_of(working, 1).empty());
}

}  // namespace
}  // namespace tallysheet::test
