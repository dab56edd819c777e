#include "construct.hpp"

#include <algorithm>

#include "field.hpp"
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

void add_shifted(Transversal& found, std::size_t boards, std::size_t size, std::size_t rounds) {
  const std::optional<Field> field = size <= boards ? Field::with(boards) : std::nullopt;
  for (std::size_t round = 0; round < rounds; ++round) {
    if (field && round < boards) {
      const auto column = [&](std::size_t row, std::size_t board) {
        return field->sum(board, field->product(row, round));
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

// Each row is shared out over boards of its own, in the same way.
void add_rounds_of_rows(Transversal& found, std::size_t boards, std::size_t size, std::size_t rounds) {
  if (size < 2 || boards % size != 0) return;
  for (const Table& within : transversal(boards / size, size, rounds).rounds) {
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
    const std::size_t last = table[board * size + size - 1];
    const bool has_hole = last >= first_hole && last < first_hole + holes;
    for (std::size_t seat = 0; seat < size - (has_hole ? 1 : 0); ++seat) {
      const std::size_t player = table[board * size + seat];
      (has_hole ? others : full).push_back(player < first_hole ? player : player - holes);
    }
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

}  // namespace

Transversal transversal(std::size_t boards, std::size_t size, std::size_t rounds) {
  Transversal found;
  add_shifted(found, boards, size, rounds);
  add_rounds_of_rows(found, boards, size, rounds - found.rounds.size());
  return found;
}

std::optional<Seating> constructed(const Plan& plan, std::uint32_t seed, std::int64_t& steps) {
  if (!can_be_constructed(plan)) return std::nullopt;
  const auto [boards, size, rounds, holes] = shape_of(plan);
  Transversal found = transversal(boards, size, rounds);
  if ((holes == 0 ? found.rounds.size() : found.shifted) < rounds) {
    auto turned = holes == 0 ? cyclic(boards, size, rounds, seed, steps) : std::nullopt;
    if (!turned) return std::nullopt;
    found.rounds = std::move(*turned);
  }
  Seating seating;
  for (const Table& table : found.rounds) {
    const Table players = holes == 0 ? table : without_holes(table, boards, size, holes);
    seating.insert(seating.end(), players.begin(), players.end());
  }
  return seating;
}

std::int64_t steps_to_construct(const Plan& plan) {
  if (!can_be_constructed(plan)) return 0;
  const auto [boards, size, rounds, holes] = shape_of(plan);
  if (holes > 0 || transversal(boards, size, rounds).rounds.size() >= rounds) return 0;
  return steps_of_cyclic(boards, size, rounds);
}

}  // namespace tallysheet::seating
