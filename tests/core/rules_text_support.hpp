// Readable results of reading a rule's text.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules_support.hpp"

namespace tallysheet::rules {

/// The problems of a text with the stretch that each marks, here 5 code points: "2:9+5 centres is not known …".
inline test::Column marked_problems(const std::string& rule) {
  test::Column lines;
  for (const TextProblem& problem : read({rule}).problems) {
    lines.push_back(format("{}:{}+{} {}", {problem.line, problem.column, problem.length, problem.message}));
  }
  return lines;
}

/// The problems of a rule for places whose score is this value, which stands from 2:9 on.
inline test::Column problems_of_value(const std::string& value) {
  return marked_problems("game: places\nscore = " + value);
}

/// A value of a rule for Diplomacy in its canonical form, or the first problem.
inline std::string canonical(const std::string& value) {
  const Reading reading = read({"game: Diplomacy\na = " + value + "\nscore = 1"});
  return reading.problems.empty() ? reading.lines[0].text : reading.problems[0].message;
}

/// A whole rule in its canonical form; empty if it has problems.
inline std::string canonical_rule(const std::string& rule) { return read({rule}).text; }

/// Texts, each with what is made of it.
using Cases = std::vector<std::pair<std::string, std::string>>;

}  // namespace tallysheet::rules
