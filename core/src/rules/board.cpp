#include "board.hpp"

#include <algorithm>
#include <utility>

#include "tallysheet/ranking.hpp"

namespace tallysheet::rules {
namespace {

constexpr std::int64_t first_year = 1901;

Exact whole(std::int64_t number) { return {number, 1}; }

MaybeExact exact_answer(const AnswerValue& value) {
  if (const bool* const flag = std::get_if<bool>(&value)) return whole(*flag ? 1 : 0);
  return exact_of(std::get<Decimal>(value));
}

class BoardMaker {
 public:
  BoardMaker(Board& board, const Program& program, const Game& game)
      : board_(board), reading_(program.reading), game_(game) {}

  void set() {
    begin();
    for (std::size_t i = 0; i < game_.players.size(); ++i) set_player(i);
    const bool is_diplomacy = reading_.game == GameKind::diplomacy;
    if (is_diplomacy) set_draw();
    set_places();
    if (reading_.game != GameKind::places) set_leaders();
    for (PlayerFacts& own : board_.players) own.winner = is_diplomacy ? has_won(own) : own.place == 1;
    board_.solo = is_diplomacy && std::any_of(board_.players.begin(), board_.players.end(), has_won);
    board_.final_year = game_.final_year;
    if (game_.hours) board_.hours = exact_of(*game_.hours);
    board_.answers = answers_of(Scope::game, game_.answers);
  }

 private:
  void begin() {
    std::vector<PlayerFacts> players = std::move(board_.players);
    players.assign(game_.players.size(), {});
    board_ = {};
    board_.players = std::move(players);
  }

  static bool has_won(const PlayerFacts& own) { return own.measure.numerator >= diplomacy::centres_for_solo; }

  void set_player(std::size_t index) {
    const Player& player = game_.players[index];
    PlayerFacts& own = board_.players[index];
    own.seat = static_cast<std::int64_t>(index) + 1;
    if (!reading_.questions.empty()) own.answers = answers_of(Scope::player, player.answers);
    if (reading_.game == GameKind::diplomacy) return set_power(own, player, index);
    if (player.score) own.measure = *exact_of(*player.score);
  }

  void set_power(PlayerFacts& own, const Player& player, std::size_t index) {
    own.seat = static_cast<std::int64_t>(diplomacy::index_of(power_of(game_, index))) + 1;
    own.measure = whole(*player.centres);
    if (player.last_held) own.year_out = player.last_held->year + 1;
    else if (own.survives()) own.year_out = 0;
    if (player.last_held) own.years = *own.year_out - first_year;
    else if (own.survives() && game_.final_year) own.years = *game_.final_year - first_year;
  }

  void set_draw() {
    const bool is_marked = std::any_of(game_.players.begin(), game_.players.end(),
                                       [](const Player& player) { return player.in_draw.value_or(false); });
    for (std::size_t i = 0; i < board_.players.size(); ++i) {
      PlayerFacts& own = board_.players[i];
      own.in_draw = is_marked ? game_.players[i].in_draw.value_or(false) : own.survives();
      if (own.in_draw) ++board_.drawers;
      if (own.survives()) ++board_.survivors;
    }
  }

  void set_places() {
    const bool by_place = reading_.game == GameKind::places || reading_.game == GameKind::places_and_scores;
    const auto is_ahead = [&](std::size_t one, std::size_t other) {
      if (by_place) return *game_.players[one].place < *game_.players[other].place;
      return board_.players[other].measure < board_.players[one].measure;
    };
    for (const Ranked& ranked : rank(board_.players.size(), is_ahead)) {
      PlayerFacts& own = board_.players[ranked.index];
      own.place = static_cast<std::int64_t>(ranked.place);
      own.sharing = static_cast<std::int64_t>(ranked.tied);
    }
  }

  void set_leaders() {
    Exact most = board_.players[0].measure;
    for (const PlayerFacts& own : board_.players) most = std::max(most, own.measure);
    MaybeExact second;
    PlayerFacts* sole = nullptr;
    for (PlayerFacts& own : board_.players) {
      own.leader = own.measure == most;
      if (own.leader) ++board_.leaders;
      if (own.leader) sole = &own;
      else second = second ? std::max(*second, own.measure) : own.measure;
    }
    if (board_.leaders == 1 && second) sole->lead = sum_of(most, -*second).value_or(Exact{});
  }

  std::vector<MaybeExact> answers_of(Scope of, const std::vector<Answer>& given) const {
    std::vector<MaybeExact> answers(reading_.questions.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Question& question = reading_.questions[i];
      if (question.of != of) continue;
      if (question.kind == AnswerKind::flag) answers[i] = Exact{};
      for (const Answer& answer : given) {
        if (lower_case(answer.name) == question.name) answers[i] = exact_answer(answer.value);
      }
    }
    return answers;
  }

  Board& board_;
  const Reading& reading_;
  const Game& game_;
};

}  // namespace

void set_board(Board& board, const Program& program, const Game& game) { BoardMaker(board, program, game).set(); }

diplomacy::Power power_of(const Game& game, std::size_t index) {
  return game.players[index].power.value_or(static_cast<diplomacy::Power>(index));
}

}  // namespace tallysheet::rules
