// How tightly the parts of an expression hold together, which decides where it needs brackets.
#pragma once

#include <cstdint>

#include "tree.hpp"

namespace tallysheet::rules {

/// A looser part of a tighter one needs brackets.
enum class Grip : std::uint8_t { choice, any, all, negation, comparison, sum, product, sign, power, atom };

constexpr Grip tighter(Grip grip) { return static_cast<Grip>(static_cast<std::uint8_t>(grip) + 1); }

inline Grip grip_of(const Node& node) {
  switch (node.kind) {
    case NodeKind::choice: return Grip::choice;
    case NodeKind::any: return Grip::any;
    case NodeKind::all: return Grip::all;
    case NodeKind::negation: return Grip::negation;
    case NodeKind::comparison: return Grip::comparison;
    case NodeKind::sum: return Grip::sum;
    case NodeKind::product: return Grip::product;
    case NodeKind::minus: return Grip::sign;
    case NodeKind::power: return Grip::power;
    default: return Grip::atom;
  }
}

/// The sign of a comparison, with spaces around it.
constexpr std::string_view comparison_sign(std::uint32_t index) {
  switch (static_cast<TokenKind>(index)) {
    case TokenKind::less: return " < ";
    case TokenKind::more: return " > ";
    case TokenKind::at_most: return " ≤ ";
    case TokenKind::at_least: return " ≥ ";
    case TokenKind::is: return " is ";
    default: return " is not ";
  }
}

}  // namespace tallysheet::rules
