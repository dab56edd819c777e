// Sentences and formulas.
#include "tallysheet/format.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

TEST_CASE("a pattern without placeholders stays as it is") {
  CHECK(format("", {}).empty());
  CHECK(format("No power holds a centre.", {}) == "No power holds a centre.");
}

TEST_CASE("each placeholder is replaced by the next argument") {
  CHECK(format("{}", {"Ann"}) == "Ann");
  CHECK(format("{}{}", {"Ann", "Ben"}) == "AnnBen");
  CHECK(format("( {} + {} ) ÷ {}.", {2, 3, 4}) == "( 2 + 3 ) ÷ 4.");
}

TEST_CASE("arguments beyond the placeholders are ignored") {
  CHECK(format("0.5", {2, 3}) == "0.5");
  CHECK(format("{} each", {2, 3}) == "2 each");
}

TEST_CASE("text is taken as it is, braces included") {
  const std::string name = "Zoë {}";
  CHECK(format("{} and {}!", {name, std::string_view("Ben")}) == "Zoë {} and Ben!");
  CHECK(format("<{}>", {""}) == "<>");
}

TEST_CASE("whole numbers of any type are written in full") {
  CHECK(format("{} {} {}", {-7, std::size_t{100'001}, std::int64_t{999'999'999'999}}) == "-7 100001 999999999999");
}

TEST_CASE("a decimal has as many places as it needs, and a figure all of its own") {
  CHECK(format("{} {}", {decimal("1.50"), Decimal(252'000)}) == "1.5 252000");
  CHECK(format("{} {}", {Figure{decimal("1.5"), 3}, Figure{Decimal(192), 0}}) == "1.500 192");
}

TEST_CASE("an argument is appended to what is already there") {
  std::string text = "Ann and ";
  FormatArg("Ben").append_to(text);
  FormatArg(2).append_to(text);
  CHECK(text == "Ann and Ben2");
}

TEST_CASE("an argument may stand alone") {
  CHECK(FormatArg("Ann").to_string() == "Ann");
  CHECK(FormatArg(-2).to_string() == "-2");
  CHECK(FormatArg(decimal("1.50")).to_string() == "1.5");
  CHECK(FormatArg(Figure{decimal("1.5"), 2}).to_string() == "1.50");
}

}  // namespace
}  // namespace tallysheet::test
