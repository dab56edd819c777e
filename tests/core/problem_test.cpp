// Places and sentences of problems.
#include "tallysheet/problem.hpp"

#include "support.hpp"
#include "tallysheet/pentamind.hpp"
#include "tallysheet/sentences.hpp"

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
  report(problems, request_path, ProblemCode::type, {"one", "One."});
  report(problems, request_path / "score", ProblemCode::number, {"two", "Two."});
  CHECK(lines_of(problems) == Column{"type ", "number /score"});
  CHECK(column(problems, &Problem::name) == Column{"one", "two"});
  CHECK(column(problems, &Problem::message) == Column{"One.", "Two."});
}

Problem reported(std::string_view text, std::initializer_list<ArgumentValue> values) {
  Problems problems;
  report(problems, request_path, ProblemCode::range, {"name", text}, values);
  return problems[0];
}

TEST_CASE("a request with a problem cannot be scored, and its problems replace earlier ones") {
  pentamind::Game game;
  Problems problems = {{}};
  CHECK_FALSE(checked(game, problems));
  CHECK(lines_of(problems) == problems_of(game));
  game.finish = {{"Ann", 1}, {"Ben", 2}};
  const auto valid = checked(game, problems);
  REQUIRE(valid);
  CHECK(&**valid == &game);
  CHECK(problems.empty());
}

TEST_CASE("a problem has the arguments of its sentence under the names of their places") {
  const Problem problem = reported("{player} scores {score}; {allowed}.", {"Ann", decimal("-0.5"), Range{2, 6}});
  CHECK(problem.message == "Ann scores −0.5; 2 to 6.");
  CHECK(column(problem.args, &Argument::name) == Column{"player", "score", "allowed"});
  CHECK(std::get<std::string>(problem.args[0].value.held()) == "Ann");
  CHECK(shown(std::get<Figure>(problem.args[1].value.held())) == "-0.5");
  CHECK(std::get<Range>(problem.args[2].value.held()).maximum == 6);
}

TEST_CASE("a whole number is grouped unless its place takes only digits") {
  CHECK(reported("{value} of {value:digits}.", {-12'345, -12'345}).message == "−12,345 of -12345.");
  CHECK(column(reported("{game:digits}.", {7}).args, &Argument::name) == Column{"game"});
}

TEST_CASE("names to choose from are enumerated") {
  constexpr std::array<std::string_view, 3> names = {"a", "b", "c"};
  const std::span<const std::string_view> all = names;
  CHECK(reported("{allowed}", {all.first(1)}).message == "“a”");
  CHECK(reported("{allowed}", {all.first(2)}).message == "“a” or “b”");
  CHECK(reported("{allowed}", {all}).message == "“a”, “b” or “c”");
}

TEST_CASE("values beyond the places of a sentence are ignored") {
  const Problem problem = reported("{power} has won.", {"Italy", 18});
  CHECK(problem.message == "Italy has won.");
  CHECK(column(problem.args, &Argument::name) == Column{"power"});
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
  check_count(problems, at, sentences::number_of_finishers, 2, {2, 6});
  check_count(problems, at, sentences::number_of_finishers, 6, {2, 6});
  check_range(problems, at, sentences::place, 1, {1, 999'999'999'999});
  check_range(problems, at, sentences::place, 999'999'999'999, {1, 999'999'999'999});
  CHECK(problems.empty());
  check_count(problems, at, sentences::number_of_finishers, 7, {2, 6});
  check_count(problems, at, sentences::number_of_powers, 6, {7, 7});
  check_range(problems, at / 0 / "place", sentences::place, -1, {1, 999'999'999'999});
  CHECK(lines_of(problems) == Column{"range /finishers", "range /finishers", "range /finishers/0/place"});
  CHECK(column(problems, &Problem::message) == Column{"The number of finishers is 7; it must be 2 to 6.",
                                                      "The number of powers is 6; it must be 7.",
                                                      "The place is −1; it must be 1 to 999,999,999,999."});
}

}  // namespace
}  // namespace tallysheet::test
