// Arbitrary bytes as the text of a rule: it is refused with places within the text, or scores a game of each kind.
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

void expect_places(const Reading& reading) {
  for (const TextProblem& problem : reading.problems) {
    expect(problem.line >= 1 && problem.column >= 1 && problem.length >= 0, "a problem has a place", problem.message);
    const bool is_sentence = problem.message.ends_with('.') || problem.message.ends_with('?');  // "did you mean place?"
    expect(is_sentence, "a problem has a sentence", problem.message);
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
  expect_places(reading);
  expect_words({text, static_cast<std::int64_t>(size % 7) + 1, static_cast<std::int64_t>(size % 40) + 1});
  const rules::Outcome<rules::Sheet> outcome = rules::score({text, game(), true});
  expect(outcome.problems.empty() || outcome.value.rows.empty(), "a game is scored or refused", text);
  if (reading.problems.empty()) expect_printed_alike(reading);
  return 0;
}
