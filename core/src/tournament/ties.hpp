// The order of a tournament's players: totals, tie-breakers, decisions and lots.
//
// Source: core/SOURCES.md, Tournaments 4 to 7.
#pragma once

#include <vector>

#include "tallysheet/ranking.hpp"
#include "values.hpp"

namespace tallysheet::tournament {

/// The figures by which a player is ranked.
struct Account {
  /// In the order of rounds.
  std::vector<Worth> values;
  std::size_t counted = 0;
  std::optional<Unranked> unranked;
  /// In units of values.
  Int128 bonus = 0;
  Int128 top_board = 0;
  bool on_top_board = false;
  /// In units of values; an average has a denominator above one.
  Fraction total;
};

/// Makes the account of a player: values, what counts of them, and the total.
Account account_of(const Field& field, std::size_t player);

/// The same with other values than the field's, of which none is left out yet.
Account account_of(const Field& field, std::size_t player, std::vector<Worth> values);

/// The players' order, made finer by one criterion after the other.
class Order {
 public:
  /// Figures compared in turn, the greater one ahead.
  using Key = std::vector<Fraction>;
  /// A key for each criterion.
  using Keys = std::vector<Key>;

  Order(const Field& field, const std::vector<Account>& accounts);

  /// The players best first; those without a place stand at the end.
  std::vector<Ranked> ranked() const;
  /// The criterion that puts one player ahead of another; not set if they are level.
  std::optional<Separator> difference(std::size_t one, std::size_t other) const;
  /// The key that ranks the player; greater keys are ahead, also among tournaments that compare the same.
  const Keys& keys(std::size_t player) const { return keys_[player]; }
  /// Everything that was compared, in turn.
  LevelOn compared() const;
  const std::vector<DrawnLot>& lots() const { return lots_; }
  const std::vector<bool>& decisions_applied() const { return decisions_applied_; }

 private:
  template <class KeyOf>
  void compare(Separator separator, KeyOf key_of);
  void compare_totals();
  void compare(TieBreaker tie_breaker);
  void compare_head_to_head();
  bool decide(Separator separator, const std::vector<std::string>& players);

  Key wins_of(std::size_t player) const;
  Key best_values_of(std::size_t player) const;
  Key all_values_of(std::size_t player) const;
  Key rounds_of(std::size_t player) const;
  bool has_place(std::size_t player) const { return !accounts_[player].unranked; }

  const Field& field_;
  const std::vector<Account>& accounts_;
  /// The last round of the tournament, and the greatest score of each game.
  std::int64_t last_round_ = 0;
  std::vector<Decimal> best_of_game_;
  std::vector<Separator> separators_;
  /// Each player's key for each separator.
  std::vector<Keys> keys_;
  std::vector<DrawnLot> lots_;
  std::vector<bool> decisions_applied_;
};

}  // namespace tallysheet::tournament
