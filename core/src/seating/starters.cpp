// Draws in which nobody meets anybody twice that no formula gives: first rounds to turn, and ten rounds of eight boards
// of four. Source: core/SOURCES.md, Seating 4.
#include <algorithm>
#include <array>
#include <string_view>

#include "construct.hpp"

namespace tallysheet::seating {
namespace {

/// A first round, board after board, of which the others follow by turning: players stand on circles of equal length,
/// those who are left stay where they are, and from round to round everybody moves on by one.
struct Starter {
  std::size_t boards;
  std::size_t size;
  std::size_t length;
  std::size_t rounds;
  Table first;
};

// The first is turned halfway round, since half a turn makes the round itself again.
const std::vector<Starter>& starters() {
  static const std::vector<Starter> all = {
      {11, 3, 32, 16, {0,  11, 14, 1,  7,  9,  2,  3,  12, 4,  8,  21, 5,  20, 24, 6, 26,
                       31, 10, 15, 22, 13, 29, 32, 16, 27, 30, 17, 23, 25, 18, 19, 28}},
      {9, 4, 11, 11, {0,  15, 32, 33, 1,  9,  17, 19, 2,  3,  7,  16, 4,  21, 22, 35, 5,  24,
                      25, 29, 6,  8,  23, 31, 10, 11, 26, 34, 12, 20, 28, 30, 13, 14, 18, 27}},
      {11, 4, 14, 14, {0,  6,  20, 29, 1,  23, 39, 42, 2,  5,  7,  32, 3,  13, 15, 24, 4,  22, 30, 43, 8,  17,
                       18, 21, 9,  14, 26, 40, 10, 25, 28, 38, 11, 12, 31, 33, 16, 35, 36, 41, 19, 27, 34, 37}},
      {12, 4, 15, 15, {0, 16, 19, 20, 1,  4,  5,  30, 2,  33, 38, 40, 3,  8,  10, 17, 6,  12, 29, 39, 7,  28, 41, 46,
                       9, 21, 27, 44, 11, 22, 43, 47, 13, 26, 37, 45, 14, 24, 36, 42, 15, 31, 34, 35, 18, 23, 25, 32}},
      {14, 4, 18, 18, {0,  37, 40, 48, 1,  20, 22, 53, 2,  3,  14, 52, 4,  21, 26, 32, 5,  35, 47,
                       55, 6,  19, 29, 51, 7,  10, 12, 18, 8,  16, 23, 49, 9,  27, 45, 54, 11, 25,
                       46, 50, 13, 17, 33, 42, 15, 24, 41, 43, 28, 38, 39, 44, 30, 31, 34, 36}},
      {15, 4, 19, 19, {0,  10, 12, 13, 1,  5,  20, 47, 2,  16, 37, 42, 3,  28, 40, 57, 4,  22, 52, 59,
                       6,  26, 35, 45, 7,  18, 29, 54, 8,  25, 41, 43, 9,  33, 36, 50, 11, 23, 49, 55,
                       14, 21, 44, 58, 15, 24, 39, 46, 17, 30, 31, 51, 19, 27, 32, 34, 38, 48, 53, 56}},
  };
  return all;
}

std::vector<Table> turned(const Starter& starter, std::size_t rounds) {
  const std::size_t on_circles = starter.first.size() / starter.length * starter.length;
  std::vector<Table> tables;
  for (std::size_t turn = 0; turn < std::min(rounds, starter.rounds); ++turn) {
    Table& table = tables.emplace_back();
    for (const std::size_t player : starter.first) {
      const std::size_t place = player % starter.length;
      table.push_back(player < on_circles ? player - place + (place + turn) % starter.length : player);
    }
  }
  return tables;
}

/// Ten rounds of 32 players: sixteen pairs of twins who never meet, a capital and a small letter each. Four boards of
/// each round are written; the other four have the twins of these.
constexpr std::array<std::string_view, 10> rounds_of_twins = {
    "ABCDEFGHIJKLMNOP", "AEImBcgHDFKpJlnO", "AfloBhkmCeJPDGiN", "AciLBdjKEhMnFgoP", "AgKNBElPCfjmDHIo",
    "AhJpBFinCdMoEgkL", "AdeFBGJoCHLnIkMp", "AbnPCEKODglMFhIj", "AGjMBeIOCFkNDhLP", "AHkOBfLMCgipDejn"};

std::vector<Table> with_twins(std::size_t rounds) {
  constexpr std::size_t pairs = 16;
  std::vector<Table> tables;
  for (std::size_t round = 0; round < std::min(rounds, rounds_of_twins.size()); ++round) {
    Table& table = tables.emplace_back();
    for (const std::size_t twin : {std::size_t{0}, pairs}) {
      for (const char letter : rounds_of_twins[round]) {
        const bool is_small = letter >= 'a';
        const auto pair = static_cast<std::size_t>(letter - (is_small ? 'a' : 'A'));
        table.push_back(pair + (is_small ? pairs - twin : twin));
      }
    }
  }
  return tables;
}

}  // namespace

std::vector<Table> listed(std::size_t boards, std::size_t size, std::size_t rounds) {
  if (boards == 8 && size == 4) return with_twins(rounds);
  for (const Starter& starter : starters()) {
    if (starter.boards == boards && starter.size == size) return turned(starter, rounds);
  }
  return {};
}

}  // namespace tallysheet::seating
