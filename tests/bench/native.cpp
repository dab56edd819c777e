// Measures how many games a second this machine scores without JavaScript: one line for each system, "detour-98f
// 1234567 345678". The first figure is that of the core alone, which checks and scores a request; the second is that of
// a call through the boundary, which also reads the request from its stream and writes the sheet as JSON.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "boundary/systems.hpp"
#include "boundary/token.hpp"
#include "tallysheet/detour_98f.hpp"
#include "tallysheet/puffing_billy.hpp"
#include "tallysheet/rplops.hpp"
#include "tallysheet/size_matters.hpp"
#include "tallysheet/union_pacific.hpp"

namespace {

using namespace tallysheet;
using Clock = std::chrono::steady_clock;

constexpr std::array<const char*, 7> players = {"Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Gina"};
constexpr std::array<std::int64_t, 7> centres = {9, 8, 6, 5, 4, 2, 0};
constexpr std::chrono::duration<double> measured_time{0.5};
constexpr int calls_between_looks = 1000;

// A request for the core, and the same request as the boundary's stream.
template <class Request>
struct Timed {
  Request request;
  std::vector<std::int32_t> words = {static_cast<std::int32_t>(wasm::Kind::record)};
  std::string texts;
  std::int32_t text_count = 0;

  void add(wasm::Kind kind, std::int32_t above = 0) {
    words.push_back((above << wasm::kind_bits) | static_cast<std::int32_t>(kind));
  }
  void add(std::string_view text) {
    texts += text;
    texts += wasm::text_end;
    add(wasm::Kind::text, text_count++);
  }
  void begin_with(std::string_view function) {
    add(function);
    std::ranges::rotate(words, words.end() - 1);
  }
  void add(std::int64_t number) { add(wasm::Kind::whole, static_cast<std::int32_t>(number)); }
  void begin_list(std::size_t size) {
    add(wasm::Kind::list);
    words.push_back(static_cast<std::int32_t>(size));
  }
  void begin_record() { add(wasm::Kind::record); }
  void leave_out() { add(wasm::Kind::missing); }
};

template <class Game>
void add_seat(Timed<Game>& timed, std::size_t index) {
  auto& seat = timed.request.powers.emplace_back();
  seat.power = diplomacy::power_names[index].value;
  seat.player = players[index];
  seat.centres = centres[index];
  timed.begin_record();
  timed.add(diplomacy::power_names[index].name);
  timed.add(players[index]);
  timed.add(centres[index]);
}

Timed<size_matters::Game> size_matters_game() {
  Timed<size_matters::Game> timed;
  timed.begin_list(centres.size());
  for (std::size_t i = 0; i < centres.size(); ++i) {
    add_seat(timed, i);
    timed.leave_out();
  }
  return timed;
}

Timed<detour_98f::Game> detour_game() {
  Timed<detour_98f::Game> timed;
  timed.begin_list(centres.size());
  for (std::size_t i = 0; i < centres.size(); ++i) {
    add_seat(timed, i);
    if (centres[i] > 0) timed.leave_out();
  }
  timed.request.powers.back().last_held = {1906, 2};
  timed.begin_record();
  timed.add(std::int64_t{1906});
  timed.add(std::int64_t{2});
  return timed;
}

Timed<puffing_billy::BoardRequest> board() {
  Timed<puffing_billy::BoardRequest> timed;
  const std::array<std::int64_t, 4> scores = {252'000, 248'000, 121'000, 98'000};
  timed.begin_list(scores.size());
  for (std::size_t i = 0; i < scores.size(); ++i) {
    timed.request.finishers.push_back({players[i], Decimal(scores[i])});
    timed.begin_record();
    timed.add(players[i]);
    timed.add(scores[i]);
  }
  return timed;
}

Timed<union_pacific::TwoGameRequest> two_games() {
  Timed<union_pacific::TwoGameRequest> timed;
  const std::array<std::array<std::int64_t, 4>, 2> games = {{{100, 92, 85, 44}, {92, 92, 100, 44}}};
  timed.begin_list(games.size());
  for (const auto& scores : games) {
    auto& game = timed.request.games.emplace_back();
    timed.begin_list(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
      game.push_back({players[i], Decimal(scores[i])});
      timed.begin_record();
      timed.add(players[i]);
      timed.add(scores[i]);
    }
  }
  return timed;
}

Timed<rplops::Game> ranked_game() {
  Timed<rplops::Game> timed;
  timed.begin_list(5);
  for (std::int64_t place = 1; place <= 5; ++place) {
    const char* const player = players[static_cast<std::size_t>(place - 1)];
    timed.request.finish.push_back({player, place});
    timed.begin_record();
    timed.add(player);
    timed.add(place);
  }
  return timed;
}

// Returns how often `call` runs in a second.
template <class Call>
std::int64_t rate(Call call) {
  std::int64_t calls = 0;
  const auto start = Clock::now();
  std::chrono::duration<double> passed{};
  do {
    for (int i = 0; i < calls_between_looks; ++i) call();
    calls += calls_between_looks;
    passed = Clock::now() - start;
  } while (passed < measured_time);
  return static_cast<std::int64_t>(static_cast<double>(calls) / passed.count());
}

template <class Request, class Sheet>
void measure(std::string_view line, std::string_view function, Timed<Request> timed,
             Sheet (*score)(const Checked<Request>&)) {
  timed.begin_with(function);
  std::size_t rows = 0;
  const auto check_and_score = [&] {
    Problems problems;
    if (const auto valid = checked(timed.request, problems)) rows += score(*valid).rows.size();
  };
  std::string texts;
  std::string json;
  const auto through_the_boundary = [&] {
    texts = timed.texts;
    json.clear();
    wasm::answer({timed.words, texts}, json);
  };
  const std::int64_t core_rate = rate(check_and_score);
  const std::int64_t boundary_rate = rate(through_the_boundary);
  if (rows == 0 || !json.starts_with(R"({"ok":true)")) std::cerr << line << " was refused\n";
  std::cout << line << ' ' << core_rate << ' ' << boundary_rate << '\n';
}

}  // namespace

int main() {
  measure("puffing-billy", "puffingBilly.scoreBoard", board(), puffing_billy::score_board);
  measure("union-pacific", "unionPacific.scoreFinal", two_games(), union_pacific::score_final);
  measure("size-matters", "sizeMatters.scoreGame", size_matters_game(), size_matters::score_game);
  measure("detour-98f", "detour98f.scoreGame", detour_game(), detour_98f::score_game);
  measure("rplops", "rplops.scoreGame", ranked_game(), rplops::score_game);
}
