// Criteria of standings: the figures that are compared in turn, each under its name.
//
// Source: core/SOURCES.md, All systems 2 and 6.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tallysheet/named.hpp"
#include "tallysheet/ranking.hpp"

namespace tallysheet {

/// A criterion's name as an identifier: "second-best-game" for "second-best game".
inline std::string identifier_of(std::string_view name) {
  std::string identifier(name);
  std::replace(identifier.begin(), identifier.end(), ' ', '-');
  return identifier;
}

inline std::vector<std::string> identifiers_of(const LevelOn& names) {
  std::vector<std::string> identifiers;
  for (const std::string_view name : names) identifiers.push_back(identifier_of(name));
  return identifiers;
}

/// A figure that standings compare.
template <class Totals, class Separator>
struct Criterion {
  /// The tie-breaker's name; not set for the total itself, which comes first.
  std::optional<Separator> separator;
  /// The greater one is better.
  std::strong_ordering (*compare)(const Totals& one, const Totals& other);
};

/// Compares totals by one of their members.
template <auto member, class Totals>
std::strong_ordering by(const Totals& one, const Totals& other) {
  return one.*member <=> other.*member;
}

/// Compares totals by each criterion in turn, as long as those before it are equal.
template <class Totals, class Separator>
class Criteria {
 public:
  Criteria(std::initializer_list<Criterion<Totals, Separator>> criteria) : criteria_(criteria) {}
  void add(const Criterion<Totals, Separator>& criterion) { criteria_.push_back(criterion); }

  /// Ranks the totals, best first.
  std::vector<Ranked> rank(const std::vector<Totals>& totals) const {
    return tallysheet::rank(totals.size(), [&](std::size_t one, std::size_t other) {
      return std::is_gt(compare(totals[one], totals[other]));
    });
  }

  /// Returns the tie-breaker that separates two players; nothing if their totals differ or all criteria are equal.
  std::optional<Separator> separator(const Totals& above, const Totals& below) const {
    for (const auto& criterion : criteria_) {
      if (criterion.compare(above, below) != std::strong_ordering::equal) return criterion.separator;
    }
    return std::nullopt;
  }

  /// Returns what players who share a place are level on, which is every criterion; nothing if no place is shared.
  LevelOn level_on(const std::vector<Ranked>& order) const {
    LevelOn names;
    for (const auto& criterion : criteria_) {
      names.push_back(criterion.separator ? name_of(*criterion.separator) : "total");
    }
    return tallysheet::level_on(order, std::move(names));
  }

 private:
  std::strong_ordering compare(const Totals& one, const Totals& other) const {
    for (const auto& criterion : criteria_) {
      if (const auto order = criterion.compare(one, other); order != std::strong_ordering::equal) return order;
    }
    return std::strong_ordering::equal;
  }

  std::vector<Criterion<Totals, Separator>> criteria_;
};

}  // namespace tallysheet
