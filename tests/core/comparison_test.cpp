// Comparison of lists of scores.
#include "tallysheet/comparison.hpp"

#include "support.hpp"

namespace tallysheet::comparison {
namespace {

using namespace test;

List list(std::initializer_list<std::string_view> scores) {
  List list;
  for (const std::string_view score : scores) list.scores.push_back(decimal(score));
  return list;
}

Column shares(const List& scores) {
  return column(compare(valid(Request{{{scores}}})).lists[0].entries, &Entry::share);
}

TEST_CASE("comparison: places are by score, and level ones share theirs") {
  const Sheet sheet = compare(valid(Request{{list({"1.5", "2", "2", "0"})}}));
  CHECK(column(sheet.lists[0].entries, &Entry::place) == Column{"3", "1", "1", "4"});
  CHECK(column(sheet.lists[0].entries, &Entry::shared_by) == Column{"1", "2", "2", "1"});
}

TEST_CASE("comparison: a share is in per cent of the list's sum") {
  CHECK(shares(list({"1", "2", "0"})) == Column{printed({100, 3}, 2), printed({200, 3}, 2), "0.00"});
  CHECK(shares(list({"0.5", "0.25"})) == Column{printed({200, 3}, 2), printed({100, 3}, 2)});
}

TEST_CASE("comparison: nothing is a share of zero, or beside a score below zero") {
  CHECK(shares(list({"0", "0"})) == Column{"nothing", "nothing"});
  CHECK(shares(list({"3", "-1"})) == Column{"nothing", "nothing"});
}

TEST_CASE("comparison: lists with the same places name the first of them") {
  const Sheet sheet = compare(valid(Request{{list({"3", "2"}), list({"1", "1"}), list({"9", "0"}), list({"5", "5"})}}));
  CHECK(column(sheet.lists, &ComparedList::same_order_as) == Column{"0", "1", "0", "1"});
}

TEST_CASE("comparison: leads are counted alone and shared") {
  const Sheet sheet = compare(valid(Request{{list({"3", "2"}), list({"1", "1"}), list({"9", "0"})}}));
  CHECK(column(sheet.leads, &Lead::alone) == Column{"2", "0"});
  CHECK(column(sheet.leads, &Lead::shared) == Column{"1", "1"});
}

TEST_CASE("comparison: lists of different lengths, and none") {
  check_refused(Request{}, "range /lists", {"0", "1 to 100"});
  check_refused(Request{{list({"1"}), list({"1", "2"})}}, "conflict /lists/1/scores", {"2", "1"});
  CHECK(problems_of(Request{{List{}}}) == Column{"range /lists/0/scores"});
}

TEST_CASE("comparison: a list has a hundred scores at most") {
  CHECK(problems_of(Request{{List{std::vector<Decimal>(100)}}}) == Column{});
  check_refused(Request{{List{std::vector<Decimal>(101)}}}, "range /lists/0/scores", {"101", "1 to 100"});
}

}  // namespace
}  // namespace tallysheet::comparison
