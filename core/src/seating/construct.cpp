#include "construct.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "field.hpp"
#include "random.hpp"
#include "search.hpp"

namespace tallysheet::seating {
namespace {

// Row i is shifted by i times the round: as whole numbers, which repeats no meeting of the rounds before unless the
// number of boards divides a product of a distance of rows and one of rounds.
bool whole_numbers_shift(std::size_t boards, std::size_t size, std::size_t round) {
  for (std::size_t rows = 1; rows < size; ++rows) {
    for (std::size_t rounds = 1; rounds <= round; ++rounds) {
      if (rows * rounds % boards == 0) return false;
    }
  }
  return true;
}

// `column` gives the column of a row's player at a board.
template <class Column>
Table shifted(std::size_t boards, std::size_t size, Column column) {
  Table table;
  for (std::size_t board = 0; board < boards; ++board) {
    for (std::size_t row = 0; row < size; ++row) table.push_back(row * boards + column(row, board));
  }
  return table;
}

// Over a field, row i is shifted by i times the round, so that two rows meet in one round for each two columns. Rows
// beyond the number of boards are shifted by the square of the round, too: one of them and one of the first rows meet
// in at most two rounds, which is as seldom as can be.
void add_shifted(Transversal& found, std::size_t boards, std::size_t size, std::size_t rounds) {
  const std::optional<Field> field = size <= 2 * boards ? Field::with(boards) : std::nullopt;
  for (std::size_t round = 0; round < rounds; ++round) {
    if (field && round < boards) {
      const std::size_t square = field->product(round, round);
      const auto column = [&](std::size_t row, std::size_t board) {
        const std::size_t along = field->sum(board, field->product(row % boards, round));
        return row < boards ? along : field->sum(along, square);
      };
      found.rounds.push_back(shifted(boards, size, column));
    } else if (!field && whole_numbers_shift(boards, size, round)) {
      const auto column = [&](std::size_t row, std::size_t board) { return (board + row * round) % boards; };
      found.rounds.push_back(shifted(boards, size, column));
    } else {
      break;
    }
  }
  found.shifted = found.rounds.size();
}

// Each row is shared out over boards of its own, in the same way; once if they are fewer than their seats, so that
// nobody meets anybody again.
void add_rounds_of_rows(Transversal& found, std::size_t boards, std::size_t size, std::size_t rounds) {
  if (boards % size != 0) return;
  const std::size_t own = boards / size;
  for (const Table& within : transversal(own, size, own < size ? std::min<std::size_t>(rounds, 1) : rounds).rounds) {
    Table table;
    for (std::size_t row = 0; row < size; ++row) {
      for (const std::size_t player : within) table.push_back(row * boards + player);
    }
    found.rounds.push_back(std::move(table));
  }
}

bool can_be_constructed(const Plan& plan) {
  const std::vector<BoardPlan>& boards = plan.rounds.front().boards;
  return plan.players_are_alike && plan.meetings != nobody && boards.back().size == 0 && boards.size() > 2 &&
         boards.front().size - boards[boards.size() - 2].size <= 1;
}

// The boards of a round, full ones first, without the players who are not there: the first ones of the last row.
Table without_holes(const Table& table, std::size_t boards, std::size_t size, std::size_t holes) {
  const std::size_t first_hole = (size - 1) * boards;
  Table full;
  Table others;
  for (std::size_t board = 0; board < boards; ++board) {
    Table seated;
    for (std::size_t seat = 0; seat < size; ++seat) {
      const std::size_t player = table[board * size + seat];
      if (player < first_hole) seated.push_back(player);
      else if (player >= first_hole + holes) seated.push_back(player - holes);
    }
    Table& all = seated.size() == size ? full : others;
    all.insert(all.end(), seated.begin(), seated.end());
  }
  full.insert(full.end(), others.begin(), others.end());
  return full;
}

struct Shape {
  std::size_t boards;
  std::size_t size;
  std::size_t rounds;
  std::size_t holes;
};

Shape shape_of(const Plan& plan) {
  const std::size_t boards = plan.rounds.front().boards.size() - 1;
  const std::size_t size = plan.rounds.front().boards.front().size;
  return {boards, size, plan.rounds.size(), boards * size - plan.players};
}

/// Fewer rounds than these are no better a start than a draw by lot.
std::size_t fewest_rounds(const Shape& shape) { return (shape.rounds + 1) / 2; }

// The most rounds that there can be without a repeated meeting, where there are no more seats than boards. Everybody
// meets all others of a board.
std::size_t most_rounds(const Shape& shape) {
  return std::min(shape.rounds, (shape.boards * shape.size - 1) / (shape.size - 1));
}

// The longest draw of this shape that needs no search. Where nobody meets twice, two players who are missing share a
// board in some round, unless they are of one row.
std::vector<Table> known(const Shape& shape) {
  const auto [boards, size, rounds, holes] = shape;
  Transversal found = transversal(boards, size, rounds);
  if (holes > 1) {
    found.rounds.resize(found.shifted);
    return std::move(found.rounds);
  }
  std::vector<Table> most = std::move(found.rounds);
  for (std::vector<Table>& others : std::array{by_differences(boards, size), listed(boards, size, rounds)}) {
    if (others.size() > most.size()) most = std::move(others);
  }
  return most;
}

/// The numbers of rounds for which a search for turned rounds is worthwhile, if that many are known.
std::vector<std::size_t> rounds_to_turn(const Shape& shape, std::size_t known) {
  constexpr std::size_t at_most = 3;
  std::vector<std::size_t> numbers;
  if (shape.holes > 1 || shape.size > shape.boards) return numbers;
  for (std::size_t rounds = most_rounds(shape); rounds > known && rounds >= fewest_rounds(shape); --rounds) {
    if (numbers.size() < at_most) numbers.push_back(rounds);
  }
  return numbers;
}

// Who has which number in a construction; otherwise it would seat people by their order in the request.
std::vector<std::size_t> players_by_lot(std::size_t players, std::uint32_t seed) {
  std::vector<std::size_t> numbers(players);
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  Random(seed).shuffle(numbers);
  return numbers;
}

}  // namespace

Transversal transversal(std::size_t boards, std::size_t size, std::size_t rounds) {
  Transversal found;
  add_shifted(found, boards, size, rounds);
  add_rounds_of_rows(found, boards, size, rounds - found.rounds.size());
  return found;
}

Construction::Construction(const Plan& plan, std::uint32_t seed) : plan_(plan), seed_(seed) {
  if (!can_be_constructed(plan)) return;
  const Shape shape = shape_of(plan);
  rounds_ = known(shape);
  for (const std::size_t rounds : rounds_to_turn(shape, rounds_.size())) {
    const std::size_t tries = tries_of_cyclic(shape.boards, shape.size, rounds);
    for (std::size_t number = 0; number < tries; ++number) tries_.push_back({rounds, number});
  }
}

std::int64_t Construction::try_next() {
  std::int64_t steps = 0;
  if (ended()) return steps;
  const auto [rounds, number] = tries_[next_++];
  const Shape shape = shape_of(plan_);
  std::vector<Table> turned = cyclic(shape.boards, shape.size, rounds, number, seed_, steps);
  is_found_ = !turned.empty();
  if (is_found_) rounds_ = std::move(turned);
  return steps;
}

std::int64_t Construction::most_steps() const { return static_cast<std::int64_t>(tries_.size()) * steps_of_try; }

std::optional<Start> Construction::start() const {
  if (!can_be_constructed(plan_)) return std::nullopt;
  const Shape shape = shape_of(plan_);
  Start start = {{}, std::min(rounds_.size(), shape.rounds)};
  if (start.rounds < fewest_rounds(shape)) return std::nullopt;
  const std::vector<std::size_t> by_lot = players_by_lot(plan_.players, seed_);
  for (std::size_t round = 0; round < start.rounds; ++round) {
    for (const std::size_t number : without_holes(rounds_[round], shape.boards, shape.size, shape.holes)) {
      start.seating.push_back(by_lot[number]);
    }
  }
  return start;
}

}  // namespace tallysheet::seating
