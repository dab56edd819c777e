// Lists and texts keep what is put into them, whatever room they have.
#include "list.hpp"

#include <sstream>

#include "support.hpp"

namespace tallysheet::test {
namespace {

std::vector<int> items(const List<int>& list) { return {list.begin(), list.end()}; }

TEST_CASE("a list with room for more, or asked for less, keeps its items") {
  List<int> list = {1, 2, 3};
  list.reserve(1);
  CHECK(items(list) == std::vector{1, 2, 3});
  list.reserve(10);
  list.push_back(4);
  CHECK(items(list) == std::vector{1, 2, 3, 4});
}

TEST_CASE("a list that made room begins anew") {
  List<int> list = {1, 2, 3};
  list.make_room(5, sizeof(int));
  CHECK(list.empty());
  for (int item = 0; item < 6; ++item) list.push_back(item);
  CHECK(items(list) == std::vector{0, 1, 2, 3, 4, 5});
}

TEST_CASE("a renewed list has room for as many items as before and grows from there") {
  List<int> list;
  list.reserve(10);
  list.push_back(1);
  ::operator delete(list.renew(sizeof(int)));
  list[0] = 2;
  list.push_back(3);
  CHECK(items(list) == std::vector{2, 3});
}

TEST_CASE("a copy is a list of its own") {
  const List<int> list = {1, 2};
  List<int> copy = list;
  copy[0] = 7;
  CHECK(items(list) == std::vector{1, 2});
  copy = list;
  CHECK(items(copy) == std::vector{1, 2});
}

TEST_CASE("a list that takes another's items takes its room, too") {
  List<int> list;
  list.reserve(10);
  list = List<int>{1, 2, 3};
  list.push_back(4);
  CHECK(items(list) == std::vector{1, 2, 3, 4});
}

TEST_CASE("texts come from characters of either kind and go to a stream") {
  const Text text("Zoë");
  std::ostringstream stream;
  stream << text << Text(std::string_view("!"));
  CHECK(stream.str() == "Zoë!");
}

TEST_CASE("texts are in the order of their bytes") {
  CHECK(std::is_lt(compare("Ann", "Ben")));
  CHECK(std::is_lt(compare("Ann", "Anna")));
  CHECK(std::is_gt(compare("Ben", "Ann")));
  CHECK(std::is_eq(compare("Ann", "Ann")));
}

}  // namespace
}  // namespace tallysheet::test
