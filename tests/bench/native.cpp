// How many games a second the core itself scores, checks included: one line for each system, "detour-98f 1234567".
#include <chrono>
#include <cstdint>
#include <iostream>
#include <string_view>

#include <detour_98f.hpp>
#include <puffing_billy.hpp>
#include <rplops.hpp>
#include <size_matters.hpp>
#include <union_pacific.hpp>

namespace {

using namespace tallysheet;
using Clock = std::chrono::steady_clock;

constexpr std::string_view players[] = {"Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Gina"};
constexpr int64_t centres[] = {9, 8, 6, 5, 4, 2, 0};

template <class Game>
Game board_of_seven() {
  Game game;
  for (size_t i = 0; i < std::size(centres); ++i) {
    auto& seat = game.powers.add();
    seat.power = static_cast<diplomacy::Power>(i);
    seat.player = players[i];
    seat.centres = centres[i];
  }
  return game;
}

detour_98f::Game detour() {
  auto game = board_of_seven<detour_98f::Game>();
  game.powers[6].last_held = detour_98f::LastHeld{1906, 2};
  return game;
}

puffing_billy::BoardRequest board() {
  puffing_billy::BoardRequest request;
  request.finishers = {{"Anna", Decimal(252'000)}, {"Ben", Decimal(248'000)}, {"Carla", Decimal(121'000)}, {"Dan", Decimal(98'000)}};
  return request;
}

union_pacific::TwoGameRequest two_games() {
  union_pacific::TwoGameRequest request;
  request.games = {union_pacific::Game{{"Anna", Decimal(100)}, {"Ben", Decimal(92)}, {"Carla", Decimal(85)}, {"Dan", Decimal(44)}},
                   union_pacific::Game{{"Anna", Decimal(92)}, {"Ben", Decimal(92)}, {"Carla", Decimal(100)}, {"Dan", Decimal(44)}}};
  return request;
}

rplops::Game ranked() {
  rplops::Game game;
  for (int64_t place = 1; place <= 5; ++place) game.finish.push_back({players[place], place});
  return game;
}

/// Scores again and again for half a second.
template <class Request, class Sheet>
void measure(std::string_view system, const Request& request, Sheet (*score)(const Request&)) {
  int64_t games = 0;
  size_t rows = 0;
  const auto begun = Clock::now();
  std::chrono::duration<double> passed{};
  do {
    for (int i = 0; i < 1000; ++i) rows += check(request).empty() ? score(request).rows.size() : 0;
    games += 1000;
    passed = Clock::now() - begun;
  } while (passed.count() < 0.5);
  if (rows == 0) std::cerr << system << " was refused\n";
  std::cout << system << ' ' << static_cast<int64_t>(static_cast<double>(games) / passed.count()) << '\n';
}

}  // namespace

int main() {
  measure("puffing-billy", board(), puffing_billy::score_board);
  measure("union-pacific", two_games(), union_pacific::score_final);
  measure("size-matters", board_of_seven<size_matters::Game>(), size_matters::score_game);
  measure("detour-98f", detour(), detour_98f::score_game);
  measure("rplops", ranked(), rplops::score_game);
}
