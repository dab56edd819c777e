// Draws for the fuzzer of the core.
#include "tallysheet/seating.hpp"

#include <optional>
#include <string>
#include <vector>

#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace seating;

namespace {

constexpr Range few_rounds = {0, 2};
constexpr Range few_players = {2, 6};
constexpr Range few_items = {0, 3};

Player make_player(Filler& filler) {
  Player player = {filler.name(), filler.one_in(2) ? filler.category() : std::string(), std::nullopt, filler.one_in(4)};
  if (filler.flag()) player.standing = filler.whole(standing_allowed);
  return player;
}

Round make_round(Filler& filler) {
  return {filler.list(few_items, [&] { return Board{filler.list(seats_at_board, [&] { return filler.name(); })}; })};
}

std::vector<Pair> make_pairs(Filler& filler) {
  return filler.list(few_items, [&] { return Pair{filler.name(), filler.name()}; });
}

Request make_request(Filler& filler) {
  Request request;
  request.players = filler.list(few_players, [&] { return make_player(filler); });
  request.played = filler.list(few_rounds, [&] { return make_round(filler); });
  filler.set(request.rounds, [&] { return filler.whole({1, 2}); });
  if (filler.one_in(4)) request.fixed = filler.list(few_rounds, [&] { return make_round(filler); });
  filler.set(request.smallest, [&] { return filler.whole({2, 4}); });
  filler.set(request.largest, [&] { return filler.whole({4, 7}); });
  request.wishes = filler.list(few_items, [&] { return filler.choice_in_turn<Wish>(); });
  if (filler.one_in(4)) request.apart = make_pairs(filler);
  if (filler.one_in(4)) request.together = make_pairs(filler);
  filler.set(request.seed, [&] { return filler.whole(seeds_allowed); });
  return request;
}

void expect_round(const Request& request, const DrawnRound& round) {
  std::size_t seated = round.byes.size();
  for (const Board& board : round.boards) seated += board.players.size();
  expect(seated == request.players.size(), "everybody is seated or sits out");
}

void fuzz_draw(Filler& filler) {
  const Request request = make_request(filler);
  constexpr std::int64_t many_rounds = 3;
  const auto valid = scorable(request);
  if (!valid || request.rounds > many_rounds) return;
  const Answer answer = draw(*valid);
  expect(answer.rounds.size() == static_cast<std::size_t>(request.rounds), "every round is drawn");
  for (const DrawnRound& round : answer.rounds) expect_round(request, round);
  for (const Kept& kept : answer.kept) expect(kept.at_least <= kept.cost, "a bound is no higher than the cost");
}

constexpr Target targets[] = {fuzz_draw};

}  // namespace

extern const std::span<const Target> seating_targets;
constinit const std::span<const Target> seating_targets = targets;

}  // namespace tallysheet::fuzz
