// Arbitrary bytes as the text of a rule: it is refused with places within the text, or scores a game of each kind.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz.hpp"
#include "tallysheet/rules.hpp"

namespace tallysheet::fuzz {
namespace {

using namespace rules;

Game game() {
  Game game;
  for (const std::int64_t centres : {12, 8, 8, 4, 2, 0, 0}) {
    Player player;
    player.centres = centres;
    player.place = centres + 1;
    player.score = Decimal(centres);
    if (centres == 0) player.last_held = diplomacy::LastFall{1904};
    game.players.push_back(player);
  }
  game.final_year = 1910;
  game.hours = Decimal(2);
  return game;
}

/// A problem may stand at the end of a line, one column behind its last code point.
void expect_place(const TextProblem& problem, std::string_view text) {
  const auto lines = std::ranges::count(text, '\n') + 1;
  expect(problem.line >= 1 && problem.line <= lines, "a problem stands in a line of the text", problem.message);
  for (std::int64_t line = 1; line < problem.line; ++line) text.remove_prefix(text.find('\n') + 1);
  const std::string_view own = text.substr(0, text.find('\n'));
  const auto is_first_byte = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  const auto last = std::ranges::count_if(own, is_first_byte) + 1;
  const auto end = problem.column + problem.length;
  expect(problem.column >= 1 && problem.length >= 0 && end <= last, "a problem stands within its line",
         problem.message);
}

void expect_places(const Reading& reading, std::string_view text) {
  for (const TextProblem& problem : reading.problems) {
    expect_place(problem, text);
    expect(is_sentence(problem.message), "a problem has a sentence", problem.message);
  }
}

void expect_printed_alike(const Reading& reading) {
  const Reading again = read({reading.text});
  expect(again.problems.empty() && again.text == reading.text, "a printed rule is printed the same", reading.text);
}

void expect_words(const WordsRequest& request) {
  Problems problems;
  const auto position = checked(request, problems);
  expect(position.has_value(), "words are offered at any position of a short text", request.rule);
  (void)words(*position);
}

}  // namespace
}  // namespace tallysheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tallysheet;
  using namespace fuzz;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const rules::Reading reading = rules::read({text});
  expect_places(reading, text);
  for (const rules::OtherReading& other : rules::other_readings({text}).readings) {
    expect_printed_alike(rules::read({other.text}));
  }
  expect_words({text, static_cast<std::int64_t>(size % 7) + 1, static_cast<std::int64_t>(size % 40) + 1});
  const rules::Outcome<rules::Sheet> outcome = rules::score({text, game(), true});
  expect(outcome.problems.empty() || outcome.value.rows.empty(), "a game is scored or refused", text);
  if (reading.problems.empty()) expect_printed_alike(reading);
  return 0;
}
