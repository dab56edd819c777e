// Steps that a board, a final and an event of Puffing Billy share. They take boards in which check() found no problem.
#pragma once

#include <vector>

#include "tallysheet/puffing_billy.hpp"

namespace tallysheet::puffing_billy {

/// Orders a board's finishers, first place first. Takes any board.
std::vector<Ranked> finishing_order(const Board& board);

BoardSheet sheet_of(const Board& board, const Settings& settings);

/// Finds a final's first three from the sheets of all its boards.
std::vector<LadderRow> ladder_of(const std::vector<const BoardSheet*>& boards);

}  // namespace tallysheet::puffing_billy
