// A rule that was read: what the interface tells of it, and its lines ready for evaluation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tallysheet/rules.hpp"
#include "tree.hpp"

namespace tallysheet::rules {

struct Program {
  Reading reading;
  std::string text;
  Tree tree;
  /// Where the questions' names stand.
  std::vector<Span> question_spans;
  /// In the order of the text; the nodes of kind `line` refer to them.
  std::vector<Definition> definitions;
  /// Whether the rule says to how many places scores are printed. Otherwise a game's scores have as many as one of them
  /// needs.
  bool states_decimals = false;
  /// The index of the line "score".
  std::size_t score = 0;
  /// The numbers of calls whose values, and whose ranks, are kept while a game is scored.
  std::uint32_t value_slots = 0;
  std::uint32_t rank_slots = 0;

  bool has_problems() const { return !reading.problems.empty(); }
};

/// Reads a text. The last few that were read are kept, so a text is a rule's own handle.
std::shared_ptr<const Program> program_of(std::string_view text);

/// Reads headings and questions into program.reading.
void read_heading(Program& program, const Statement& statement, TextProblems& problems);
void read_question(Program& program, const Statement& statement, TextProblems& problems);

/// Resolves names and finds every problem of the lines: unknown names, types, and lines without an end.
void check_lines(Program& program, TextProblems& problems);

/// The places of a line's value after the point, at most; nothing if it may have no end.
std::optional<int> places_of(const Program& program, const Definition& definition);

/// Writes the whole rule, or an expression, in its canonical form.
std::string printed(const Program& program, const std::vector<Statement>& statements);
std::string printed(const Program& program, NodeId node);

}  // namespace tallysheet::rules
