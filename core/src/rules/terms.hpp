// The working of a rule: each line with its figures in place of its names.
#pragma once

#include <vector>

#include "evaluation.hpp"

namespace tallysheet::rules {

/// Writes the lines whose values were asked for: those of the game first, then each player's in the order of the text.
std::vector<RuleStep> working_of(Evaluation& evaluation);

}  // namespace tallysheet::rules
