// Rules as text for the fuzzer of the core: texts put together from the words of the language.
#include "tallysheet/rules.hpp"

#include <array>

#include "seats.hpp"
#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace rules;

namespace {

constexpr Range pieces = {0, 60};
constexpr Range some_players = {0, 9};
constexpr std::array<std::string_view, 60> words = {"game: Diplomacy\n",
                                                    "game: scores\n",
                                                    "game: places and scores\n",
                                                    "decimals: 2\n",
                                                    "score = ",
                                                    "\na = ",
                                                    "\nb = ",
                                                    "a ",
                                                    "b ",
                                                    "centres ",
                                                    "place ",
                                                    "game_score ",
                                                    "years ",
                                                    "solo ",
                                                    "winner ",
                                                    "leader ",
                                                    "lead ",
                                                    "newcomer ",
                                                    "stake ",
                                                    "\nask newcomer of each player: yes or no\n",
                                                    "\nask stake of the game: whole number from 1 to 4\n",
                                                    "sum(",
                                                    "count(",
                                                    "most(",
                                                    "second(",
                                                    "mean(",
                                                    "shared(",
                                                    "lowest(",
                                                    "rank(",
                                                    "level(",
                                                    "own(",
                                                    "round(",
                                                    "down(",
                                                    "cut(",
                                                    "min(",
                                                    "table(",
                                                    " from 0: ",
                                                    " then ",
                                                    " more",
                                                    " by ",
                                                    " where ",
                                                    "if ",
                                                    ": ",
                                                    " else ",
                                                    " and ",
                                                    " or ",
                                                    "not ",
                                                    " is ",
                                                    " is not ",
                                                    " ≤ ",
                                                    " < ",
                                                    " + ",
                                                    " - ",
                                                    " × ",
                                                    " ÷ ",
                                                    "²",
                                                    ", ",
                                                    "(",
                                                    ")",
                                                    "12.5 "};

std::string text(Filler& filler) {
  std::string text;
  for (const std::size_t word : filler.list(pieces, [&] { return filler.index(words.size()); })) text += words[word];
  return text;
}

std::vector<Answer> answers(Filler& filler) {
  return filler.list({0, 2}, [&] {
    Answer answer;
    answer.name = filler.flag() ? "newcomer" : "stake";
    if (filler.flag()) answer.value = filler.flag();
    else answer.value = filler.decimal();
    return answer;
  });
}

Player player(Filler& filler) {
  Player player;
  diplomacy::Seat seat;
  fill_seat(filler, seat);
  player.player = seat.player;
  if (filler.flag()) player.power = seat.power;
  player.centres = seat.centres;
  filler.set(player.place, [&] { return filler.whole(places_allowed); });
  filler.set(player.score, [&] { return filler.decimal(); });
  if (filler.one_in(4)) player.last_held = diplomacy::LastFall{filler.whole(diplomacy::last_fall_years)};
  if (filler.one_in(4)) player.answers = answers(filler);
  return player;
}

void fuzz_score(Filler& filler) {
  GameRequest request;
  request.rule = text(filler);
  request.game.players = filler.list(some_players, [&] { return player(filler); });
  filler.set(request.game.final_year, [&] { return filler.whole(diplomacy::final_years); });
  request.game.answers = answers(filler);
  request.working = true;
  const bool could_be_scored = scorable(request).has_value();
  const Outcome<Sheet> outcome = score(request);
  if (!outcome.problems.empty()) return;
  expect(could_be_scored, "what has problems is not scored");
  expect(outcome.value.rows.size() == request.game.players.size(), "every player has a row");
  const std::string printed = read({request.rule}).text;
  expect(read({printed}).text == printed, "a printed rule is printed the same", printed);
}

void fuzz_standings(Filler& filler) {
  StandingsRequest request;
  request.rule = text(filler);
  request.games = filler.list({0, 4}, [&] {
    Game game;
    game.players = filler.list(some_players, [&] { return player(filler); });
    return game;
  });
  request.working = true;
  const bool could_be_scored = scorable(request).has_value();
  const Outcome<Standings> outcome = standings(request);
  if (!outcome.problems.empty()) return;
  expect(could_be_scored, "what has problems is not ranked");
  std::size_t results = 0;
  for (const StandingsRow& row : outcome.value.rows) results += row.results.size();
  std::size_t players = 0;
  for (const Game& game : request.games) players += game.players.size();
  expect(results == players, "every player of every game has a result");
}

constexpr Target targets[] = {fuzz_score, fuzz_standings};

}  // namespace

extern const std::span<const Target> rules_targets;
constinit const std::span<const Target> rules_targets = targets;

}  // namespace tallysheet::fuzz
