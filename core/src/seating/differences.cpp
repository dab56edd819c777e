// Rounds in which everybody meets everybody else exactly once, by differences in a finite field: those for boards of
// three after Ray-Chaudhuri and Wilson, those for boards of four after Bose. Source: core/SOURCES.md, Seating 4.
#include <algorithm>

#include "construct.hpp"
#include "field.hpp"

namespace tallysheet::seating {
namespace {

/// Players are the elements of a field on each of three circles, and perhaps one more. Adding an element to all of a
/// round gives another round. The powers of an element, whose exponents count modulo q - 1, are all but zero.
class ThreeCircles {
 public:
  explicit ThreeCircles(const Field& field) : field_(field), powers_(field.powers()) {}

  std::size_t elements() const { return powers_.size() + 1; }
  std::size_t zero(std::size_t circle) const { return circle * elements(); }
  std::size_t power(std::size_t circle, std::size_t exponent) const {
    return circle % circles * elements() + powers_[exponent % powers_.size()];
  }

  Table added(const Table& table, std::size_t element) const {
    Table moved;
    for (const std::size_t player : table) {
      const std::size_t first = player / elements() * elements();
      moved.push_back(player < last() ? first + field_.sum(player - first, element) : player);
    }
    return moved;
  }
  std::vector<Table> added_all(const Table& table) const {
    std::vector<Table> rounds;
    for (std::size_t element = 0; element < elements(); ++element) rounds.push_back(added(table, element));
    return rounds;
  }
  /// The one who is on no circle.
  std::size_t last() const { return circles * elements(); }

  static constexpr std::size_t circles = 3;

 private:
  const Field& field_;
  std::vector<std::size_t> powers_;
};

// For q = 6t + 1. The powers g^i, g^(i + 2t) and g^(i + 4t) have the differences of a subgroup of six, times a number
// that depends on i: on one circle for t of the i, and from circle to circle for all of them, they have every
// difference once. Half of the boards that go from circle to circle make up the first round; each of the others, with
// all elements added, is a round of its own.
std::vector<Table> rounds_of_three(const Field& field) {
  const ThreeCircles on(field);
  const std::size_t t = on.elements() / 6;
  Table first = {on.zero(0), on.zero(1), on.zero(2)};
  std::vector<Table> rounds_of_one_board;
  for (std::size_t i = 0; i < 6 * t; ++i) {
    const Table across = {on.power(0, i), on.power(1, i + 2 * t), on.power(2, i + 4 * t)};
    if (i / t % 2 == 1) {
      first.insert(first.end(), across.begin(), across.end());
      continue;
    }
    if (i < t) {
      for (std::size_t circle = 0; circle < ThreeCircles::circles; ++circle) {
        for (std::size_t turn = 0; turn < 3; ++turn) first.push_back(on.power(circle, i + 2 * t * turn));
      }
    }
    Table& round = rounds_of_one_board.emplace_back();
    for (const Table& board : on.added_all(across)) round.insert(round.end(), board.begin(), board.end());
  }
  std::vector<Table> rounds = on.added_all(first);
  rounds.insert(rounds.end(), rounds_of_one_board.begin(), rounds_of_one_board.end());
  return rounds;
}

// Whether g^a - 1 and g^a + 1 are an even and an odd power, so that the even powers times both are all elements but
// zero.
bool parts_even_from_odd(const Field& field, const std::vector<std::size_t>& powers, std::size_t a) {
  const auto exponent = [&](std::size_t element) {
    return static_cast<std::size_t>(std::find(powers.begin(), powers.end(), element) - powers.begin());
  };
  const std::size_t minus_one = powers[powers.size() / 2];
  return (exponent(field.sum(powers[a], minus_one)) + exponent(field.sum(powers[a], 1))) % 2 == 1;
}

// For q = 4t + 1, where -1 is the power 2t, and with an odd a as above. A board has an even power and its negative on
// one circle, and both times g^a on the next: their differences on each circle are all even and all odd powers, and
// those from circle to circle are the even powers times g^a - 1 and g^a + 1. Every field of this kind has such an a.
std::vector<Table> rounds_of_four(const Field& field) {
  const ThreeCircles on(field);
  const std::vector<std::size_t> powers = field.powers();
  const std::size_t t = on.elements() / 4;
  std::size_t a = 1;
  while (!parts_even_from_odd(field, powers, a)) a += 2;
  Table first = {on.last(), on.zero(0), on.zero(1), on.zero(2)};
  for (std::size_t i = 0; i < 2 * t; i += 2) {
    for (std::size_t circle = 0; circle < ThreeCircles::circles; ++circle) {
      for (const std::size_t half : {std::size_t{0}, 2 * t}) {
        first.push_back(on.power(circle, i + half));
        first.push_back(on.power(circle + 1, i + half + a));
      }
    }
  }
  return on.added_all(first);
}

}  // namespace

std::vector<Table> by_differences(std::size_t boards, std::size_t size) {
  if (size == 3 && boards % 6 == 1) {
    if (const auto field = Field::with(boards)) return rounds_of_three(*field);
  }
  if (size == 4 && boards % 3 == 1) {
    // 3q + 1 players, where q = 4t + 1.
    if (const auto field = Field::with((4 * boards - 1) / 3)) return rounds_of_four(*field);
  }
  return {};
}

}  // namespace tallysheet::seating
