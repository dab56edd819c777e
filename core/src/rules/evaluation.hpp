// Works out the lines of a rule for a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "board.hpp"
#include "program.hpp"

namespace tallysheet::rules {

/// Why a line has no value.
enum class FailureKind : std::uint8_t {
  divided_by_nothing,
  too_large,
  not_whole,
  too_many_steps,
  last_fall_missing,
  final_year_missing,
  hours_missing,
  answer_missing,
};

struct Failure {
  FailureKind kind = FailureKind::too_large;
  NodeId node = 0;
  /// The player at hand.
  std::size_t player = 0;
  /// The value that is not whole.
  Exact value;
};

/// The places that level players fill: `tied` of them, beginning with `first`.
struct FilledPlaces {
  std::int64_t first = 1;
  std::int64_t tied = 1;
};

/// Works out one game after another, so that room for values is allocated once. Values are worked out when they are
/// first asked for, and kept until the next game. After a failure all values of the game are 0.
class Evaluation {
 public:
  explicit Evaluation(const Program& program);

  /// The board must outlive the evaluation of its game.
  void begin(const Board& board);

  Exact line(std::size_t line, std::size_t player);
  /// The value of a node for a player whose score is asked for.
  Exact value_for(NodeId node, std::size_t player) { return value_for(node, player, player); }
  /// The value of a node for one of the players over whom a sum for the `own` player goes.
  Exact value_for(NodeId node, std::size_t player, std::size_t own);
  /// The places that a call's points go by.
  FilledPlaces filled_places(const Node& node, std::size_t player);

  /// Whether the line's value for this player was asked for.
  bool is_known(std::size_t line, std::size_t player) const;
  const std::optional<Failure>& failure() const { return failure_; }
  const Program& program() const { return program_; }
  const Board& board() const { return *board_; }

 private:
  struct Kept {
    bool known = false;
    /// For a call over all players, the one whose score is asked for.
    std::size_t own = 0;
    Exact value;
  };

  Exact value(NodeId id);
  bool is_true(NodeId id) { return value(id).numerator != 0; }
  Exact fail(FailureKind kind, NodeId id, const Exact& value = {});
  Exact checked(const MaybeExact& value, NodeId id) { return value ? *value : fail(FailureKind::too_large, id); }

  Exact fact(const Node& node, NodeId id);
  Exact answer(const Node& node, NodeId id);
  Exact sum(const Node& node, NodeId id);
  Exact product(const Node& node, NodeId id);
  bool comparison(const Node& node);
  bool joined(const Node& node);
  Exact choice(const Node& node);
  Exact call(const Node& node, NodeId id);

  Exact over_players(const Node& node, NodeId id);
  Exact worked_out_over_players(const Node& node, NodeId id);
  Exact single(const Node& node, NodeId id);
  Exact by_rank(const Node& node, NodeId id);
  Exact several(const Node& node);
  Exact table(const Node& node, NodeId id);
  Exact own_value(NodeId argument);
  const std::vector<FilledPlaces>& ranks(const Node& node, NodeId key);

  const Program& program_;
  const Board* board_ = nullptr;
  const Tree& tree_;
  std::size_t count_ = 0;
  std::size_t player_ = 0;
  std::size_t own_ = 0;
  std::int64_t steps_ = 0;
  std::optional<Failure> failure_;
  /// The value of each line for each player, or for a line of the game its one value.
  std::vector<Kept> lines_;
  std::vector<Kept> calls_;
  std::vector<std::vector<FilledPlaces>> ranks_;
};

}  // namespace tallysheet::rules
