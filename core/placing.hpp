// Places from values: who stands above whom, and what happens between those who are level.
//
// Places are 1-based, indexes 0-based. Source: rules/READINGS.md, All systems 2 and Puffing Billy 5.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "list.hpp"

namespace tallysheet {

/// A view of a function of two indexes: greater means that the first stands above the second. It does
/// not outlive the expression in which the function stands.
class Compare {
 public:
  template <class Function>
  Compare(const Function& function)
      : function_(&function), call_([](const void* function, int a, int b) -> std::strong_ordering {
          return (*static_cast<const Function*>(function))(a, b);
        }) {}
  std::strong_ordering operator()(int a, int b) const { return call_(function_, a, b); }

 private:
  const void* function_;
  std::strong_ordering (*call_)(const void*, int, int);
};

enum class Ties {
  share_the_place,  // 1, 2, 2, 4; those who share keep the order of the request
  later_is_ahead,   // of two who are level, the one who comes later in the request
};

struct Placed {
  int index = 0;
  int place = 0;
  /// How many are level with this one, itself included, whatever became of the tie.
  int level = 1;

  bool shared() const { return level > 1; }
};

/// Best first, one for each of the indexes 0 to `count` - 1. In time n log n.
List<Placed> placed(size_t count, const Compare& compare, Ties ties = Ties::share_the_place);

/// How a row of any standings begins.
struct Standing {
  std::string_view player;
  int place = 0;
  bool shared = false;
};

/// Puts rows that begin with a Standing, of `size` bytes each, in this order, and fills in their places.
void rank(AnyList& rows, size_t size, const List<Placed>& order);

template <class Row>
void rank(List<Row>& rows, const List<Placed>& order) {
  static_assert(std::is_base_of_v<Standing, Row>);
  rank(rows, sizeof(Row), order);
}

/// For each of the indexes 0 to `count` - 1 the first that is level with it, perhaps itself. In time n log n.
List<int> firsts(size_t count, const Compare& compare);

/// Figures looked at in turn, each only where those before it are level; more is better. Those left over
/// are zero.
using Criteria = std::array<int64_t, 6>;

std::strong_ordering compare(const Criteria& a, const Criteria& b);

/// Those with the most first.
List<Placed> placed(const List<Criteria>& criteria);

/// Which criterion split the one of that number, 1 or more, in the order from the one before it; zero where none did.
size_t split(const List<Placed>& order, const List<Criteria>& criteria, size_t number);

}  // namespace tallysheet
