// Places and sentences of problems.
#include "tallysheet/problem.hpp"

#include "support.hpp"

namespace tallysheet::test {
namespace {

TEST_CASE("a path names each step as a JSON Pointer") {
  CHECK(request_path.to_string().empty());
  CHECK(Path().to_string().empty());
  CHECK((request_path / "finishers" / 1 / "score").to_string() == "/finishers/1/score");
  CHECK((request_path / "games" / 99'999 / "finish" / 0 / "place").to_string() == "/games/99999/finish/0/place");
}

TEST_CASE("a path that is extended stays as it is") {
  const Path list = request_path / "games";
  const Path item = list / 2;
  CHECK(item.to_string() == "/games/2");
  CHECK((list / 3).to_string() == "/games/3");
  CHECK(list.to_string() == "/games");
}

TEST_CASE("a range holds its limits and what lies between") {
  constexpr Range range = {2, 6};
  CHECK_FALSE(range.contains(1));
  CHECK(range.contains(2));
  CHECK(range.contains(6));
  CHECK_FALSE(range.contains(7));
}

TEST_CASE("a range of one number is that number") {
  CHECK(to_string(Range{2, 6}) == "2 to 6");
  CHECK(to_string(Range{7, 7}) == "7");
  CHECK(to_string(Range{0, 1}) == "0 to 1");
}

TEST_CASE("a problem is reported after those before it") {
  Problems problems;
  report(problems, request_path, ProblemCode::type, "One.");
  report(problems, request_path / "score", ProblemCode::number, "Two.");
  CHECK(lines_of(problems) == Column{"type ", "number /score"});
  CHECK(column(problems, &Problem::message) == Column{"One.", "Two."});
}

TEST_CASE("a figure in a sentence has a true minus, and groups from five digits on") {
  CHECK(written(-5) == "−5");
  CHECK(written(decimal("-5000.5")) == "−5000.5");
  CHECK(written(2100) == "2100");
  CHECK(written(10'000) == "10,000");
  CHECK(written(decimal("-248000.0001")) == "−248,000.0001");
  CHECK(written(999'999'999'999) == "999,999,999,999");
}

TEST_CASE("a number outside its range is told with what came and what is allowed") {
  const Path at = request_path / "finishers";
  Problems problems;
  check_count(problems, at, "finishers", 2, {2, 6});
  check_count(problems, at, "finishers", 6, {2, 6});
  check_range(problems, at, "The place", 1, {1, 999'999'999'999});
  check_range(problems, at, "The place", 999'999'999'999, {1, 999'999'999'999});
  CHECK(problems.empty());
  check_count(problems, at, "finishers", 7, {2, 6});
  check_count(problems, at, "powers", 6, {7, 7});
  check_range(problems, at / 0 / "place", "The place", -1, {1, 999'999'999'999});
  CHECK(lines_of(problems) == Column{"range /finishers", "range /finishers", "range /finishers/0/place"});
  CHECK(column(problems, &Problem::message) == Column{"The number of finishers is 7; it must be 2 to 6.",
                                                      "The number of powers is 6; it must be 7.",
                                                      "The place is −1; it must be 1 to 999,999,999,999."});
}

}  // namespace
}  // namespace tallysheet::test
