// Rules as text: the canonical form of expressions, headings and questions. Reading it gives the same rule.
#include "rules_text_support.hpp"

namespace tallysheet::rules {
namespace {

using namespace test;

void check_canonical(const Cases& cases) {
  for (const auto& [value, expected] : cases) {
    INFO(value);
    CHECK(canonical(value) == expected);
    CHECK(canonical(expected) == expected);
  }
}

TEST_CASE("Rules: numbers keep the brackets that change a value") {
  check_canonical({{"1 - (2 - 3)", "1 - (2 - 3)"},
                   {"6 ÷ (2 × 3)", "6 ÷ (2 × 3)"},
                   {"(1 + 2) × 3", "(1 + 2) × 3"},
                   {"-(1 + 2)", "-(1 + 2)"},
                   {"-(2 × 3)", "-(2 × 3)"},
                   {"(-2)²", "(-2)²"},
                   {"(1 + 2) ^ 4", "(1 + 2) ^ 4"},
                   {"(2²)³", "(2²)³"},
                   {"(if winner: 1 else 2) + 1", "(if winner: 1 else 2) + 1"}});
}

TEST_CASE("Rules: brackets that change nothing are left out") {
  check_canonical({{"((1))", "1"},
                   {"1 + (2 × 3) - (4 ÷ 5)", "1 + 2 × 3 - 4 ÷ 5"},
                   {"(-2) × (-3)", "-2 × -3"},
                   {"1 - (-2)", "1 - -2"},
                   {"-(-2)", "--2"},
                   {"-(2²)", "-2²"},
                   {"2 × (centres)³", "2 × centres³"},
                   {"(1 + 2) < (3 × 4)", "1 + 2 < 3 × 4"}});
}

TEST_CASE("Rules: like parts in brackets stay together") {
  check_canonical({{"1 + (2 + 3)", "1 + (2 + 3)"},
                   {"2 × (3 × 4)", "2 × (3 × 4)"},
                   {"winner and (solo and survives)", "winner and (solo and survives)"},
                   {"winner or (solo or survives)", "winner or (solo or survives)"}});
}

TEST_CASE("Rules: exponents") {
  check_canonical({{"2 ^ 0", "2 ^ 0"},
                   {"2 ^ 1", "2 ^ 1"},
                   {"2 ^ 2", "2²"},
                   {"2 ^ 3", "2³"},
                   {"2 ^ 4", "2 ^ 4"},
                   {"2 ^ 9", "2 ^ 9"}});
}

TEST_CASE("Rules: yes and no, and what joins them") {
  check_canonical({{"YES", "yes"},
                   {"no", "no"},
                   {"(winner or solo) and survives", "(winner or solo) and survives"},
                   {"winner or (solo and survives)", "winner or solo and survives"},
                   {"not (winner and solo)", "not (winner and solo)"},
                   {"not (centres is 1)", "not centres is 1"},
                   {"(not winner) is solo", "(not winner) is solo"},
                   {"not (not winner)", "not not winner"},
                   {"(winner is solo) is not yes", "(winner is solo) is not yes"},
                   {"no is (1 < 2)", "no is (1 < 2)"},
                   {"(winner or solo) is yes", "(winner or solo) is yes"}});
}

TEST_CASE("Rules: every comparison") {
  check_canonical({{"1 < 2", "1 < 2"},
                   {"1 > 2", "1 > 2"},
                   {"1 ≤ 2", "1 ≤ 2"},
                   {"1 ≥ 2", "1 ≥ 2"},
                   {"1 is 2", "1 is 2"},
                   {"1 is not 2", "1 is not 2"}});
}

TEST_CASE("Rules: choices") {
  check_canonical({{"if winner then 1 otherwise 2", "if winner: 1 else 2"},
                   {"if winner: 1 else: 2", "if winner: 1 else 2"},
                   {"if winner: 1 else if solo: 2 else 3", "if winner: 1 else if solo: 2 else 3"},
                   {"if winner: 1 else (if solo: 2 else 3)", "if winner: 1 else if solo: 2 else 3"},
                   {"if winner: 1 otherwise: if solo then 2 else: 3", "if winner: 1 else if solo: 2 else 3"},
                   {"if winner: (if solo: 1 else 2) else 3", "if winner: (if solo: 1 else 2) else 3"},
                   {"if winner: if solo: 1 else 2 else 3", "if winner: (if solo: 1 else 2) else 3"},
                   {"if (if winner: solo else survives): 1 else 0", "if (if winner: solo else survives): 1 else 0"},
                   {"if winner or solo: 1 else 0", "if winner or solo: 1 else 0"},
                   {"if winner: solo or survives else no", "if winner: solo or survives else no"}});
}

TEST_CASE("Rules: functions") {
  check_canonical(
      {{"SUM ( centres )", "sum(centres)"},
       {"mean(centres where survives or solo)", "mean(centres where survives or solo)"},
       {"count(if winner: solo else no)", "count(if winner: solo else no)"},
       {"shared(38,14,7)", "shared(38, 14, 7)"},
       {"lowest(3 by centres + 1)", "lowest(3 by centres + 1)"},
       {"highest(3, if solo: 1 else 2 by centres)", "highest(3, if solo: 1 else 2 by centres)"},
       {"rank(centres) + level(-centres)", "rank(centres) + level(-centres)"},
       {"second(centres) + most(centres) + least(centres)", "second(centres) + most(centres) + least(centres)"},
       {"count(centres > own(centres))", "count(centres > own(centres))"},
       {"abs(1 - centres)²", "abs(1 - centres)²"},
       {"min(1, 2) - max(1, 2, centres + 3)", "min(1, 2) - max(1, 2, centres + 3)"}});
}

TEST_CASE("Rules: places to round to, of which none are not written") {
  check_canonical({{"round(1.5)", "round(1.5)"},
                   {"round(1.5, 0)", "round(1.5)"},
                   {"down(1.55, 1)", "down(1.55, 1)"},
                   {"up(centres ÷ 3, 2)", "up(centres ÷ 3, 2)"},
                   {"cut(1, 4)", "cut(1, 4)"}});
}

TEST_CASE("Rules: tables are printed back in one form") {
  check_canonical({{"table(centres from 0: 10)", "table(centres from 0: 10)"},
                   {"table(centres + 1 from 2: 1,2 then 3 more)", "table(centres + 1 from 2: 1, 2 then 3 more)"},
                   {"table(centres from 10000: 1)", "table(centres from 10000: 1)"}});
}

TEST_CASE("Rules: what a value names is printed by its name") {
  const std::string rule =
      "game: Diplomacy\nask stake of the game: number\nb = Centres + STAKE\nscore = B × 2 + Turkey\n";
  CHECK(canonical_rule(rule) ==
        "game: Diplomacy\nask stake of the game: number\nb = centres + stake\nscore = b × 2 + turkey\n");
}

}  // namespace
}  // namespace tallysheet::rules
