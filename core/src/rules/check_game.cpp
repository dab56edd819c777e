// Checks the game that a rule is to score.
#include <algorithm>
#include <variant>

#include "board.hpp"
#include "sentences.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::rules {
namespace {

using diplomacy::FinishedSeat;

std::string title_of(const Player& player, std::size_t index) {
  return player.player.empty() ? format("player {}", {index + 1}) : shortened(player.player);
}

class GameChecker {
 public:
  GameChecker(Problems& problems, const Path& at, const Program& program, const Game& game, Names names)
      : problems_(problems), at_(at), list_(at, "players"), reading_(program.reading), game_(game), names_(names) {}

  void check() {
    if (reading_.game == GameKind::diplomacy) check_diplomacy();
    else check_players();
    check_hours();
    check_answers(at_, Scope::game, game_.answers);
    for (std::size_t i = 0; i < game_.players.size(); ++i) {
      check_answers(list_ / i, Scope::player, game_.players[i].answers);
    }
  }

 private:
  // ---------------------------------------------------------------------------- Diplomacy

  std::vector<FinishedSeat> seats() const {
    const bool named = std::any_of(game_.players.begin(), game_.players.end(),
                                   [](const Player& player) { return player.power.has_value(); });
    std::vector<FinishedSeat> seats(game_.players.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const Player& player = game_.players[i];
      FinishedSeat& seat = seats[i];
      seat.player = player.player;
      seat.power = player.power;
      if (!named && i < diplomacy::power_count) seat.power = power_of(game_, i);
      seat.centres = player.centres;
      seat.last_held = player.last_held;
      seat.in_draw = player.in_draw;
    }
    return seats;
  }

  void check_diplomacy() {
    const std::vector<FinishedSeat> all = seats();
    diplomacy::check_seats(problems_, list_, all, names_);
    const bool won = diplomacy::has_solo(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
      check_last_fall(list_ / i / "lastHeld", all[i]);
      if (all[i].in_draw != true) continue;
      diplomacy::check_in_draw(problems_, list_ / i / "inDraw", all[i], won, tallysheet::sentences::draw_beside_win);
    }
    if (game_.final_year) {
      check_range(problems_, at_ / "finalYear", tallysheet::sentences::final_year, *game_.final_year,
                  diplomacy::final_years);
    }
  }

  void check_last_fall(const Path& at, const FinishedSeat& seat) {
    diplomacy::check_last_held(problems_, at, seat, seat.last_held.has_value(),
                               {.required = false,
                                .missing = tallysheet::sentences::last_fall_missing,
                                .with_centres = tallysheet::sentences::last_fall_with_centres});
    if (!seat.last_held || seat.survives()) return;
    const std::int64_t year = seat.last_held->year;
    diplomacy::check_last_year(problems_, at / "year", seat, year);
    if (!diplomacy::last_fall_years.contains(year) || !game_.final_year || year < *game_.final_year) return;
    report(problems_, at / "year", ProblemCode::conflict, tallysheet::sentences::last_fall_after_end,
           {diplomacy::title_of(seat.power), year, *game_.final_year});
  }

  // ---------------------------------------------------------------------------- Any game

  void check_players() {
    check_count(problems_, list_, tallysheet::sentences::number_of_players, game_.players.size(), reading_.players);
    tallysheet::check_players(problems_, list_, game_.players, names_);
    for (std::size_t i = 0; i < game_.players.size(); ++i) check_finish(list_ / i, game_.players[i], i);
  }

  void check_finish(const Path& at, const Player& player, std::size_t index) {
    if (reading_.game != GameKind::scores) {
      if (!player.place)
        report(problems_, at / "place", ProblemCode::required, sentences::game_place_missing,
               {title_of(player, index)});
      else check_range(problems_, at / "place", tallysheet::sentences::place, *player.place, places_allowed);
    }
    if (reading_.game != GameKind::places && !player.score) {
      report(problems_, at / "score", ProblemCode::required, sentences::game_score_missing, {title_of(player, index)});
    }
  }

  void check_hours() {
    if (!game_.hours || *game_.hours > Decimal(0)) return;
    report(problems_, at_ / "hours", ProblemCode::range, sentences::rule_hours_not_above_zero, {*game_.hours});
  }

  // ---------------------------------------------------------------------------- Answers

  const Question* question_of(Scope of, std::string_view name) const {
    const std::string wanted = lower_case(name);
    for (const Question& question : reading_.questions) {
      if (question.of == of && question.name == wanted) return &question;
    }
    return nullptr;
  }

  void check_answers(const Path& at, Scope of, const std::vector<Answer>& answers) {
    const Path list = at / "answers";
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Path own = list / i;
      const Question* const question = question_of(of, answers[i].name);
      if (question == nullptr) {
        report(problems_, own / "name", ProblemCode::range, sentences::answer_unasked, {shortened(answers[i].name)});
        continue;
      }
      const auto is_same = [&](const Answer& other) { return question_of(of, other.name) == question; };
      const auto before = answers.begin() + static_cast<std::ptrdiff_t>(i);
      if (std::any_of(answers.begin(), before, is_same)) {
        report(problems_, own / "name", ProblemCode::duplicate, sentences::answer_twice, {question->name});
      }
      check_value(own / "value", *question, answers[i].value);
    }
  }

  void check_value(const Path& at, const Question& question, const AnswerValue& value) {
    const Decimal* const number = std::get_if<Decimal>(&value);
    const bool whole = number != nullptr && number->units() % units_per_one == 0;
    const bool fits = question.kind == AnswerKind::flag    ? number == nullptr
                      : question.kind == AnswerKind::whole ? whole
                                                           : number != nullptr;
    if (!fits) {
      return report(problems_, at, ProblemCode::type, sentences::answer_kind, {question.name, allowed(question.kind)});
    }
    if (!question.least || (*number >= question.least->value && *number <= question.most->value)) return;
    report(problems_, at, ProblemCode::range, sentences::answer_range,
           {question.name, *number, to_string(*question.least), to_string(*question.most)});
  }

  static std::string_view allowed(AnswerKind kind) {
    switch (kind) {
      case AnswerKind::flag: return "yes or no";
      case AnswerKind::number: return "a number";
      case AnswerKind::whole: break;
    }
    return "a whole number";
  }

  Problems& problems_;
  const Path& at_;
  Path list_;
  const Reading& reading_;
  const Game& game_;
  Names names_;
};

}  // namespace

void check_game(Problems& problems, const Path& at, const Program& program, const Game& game, Names names) {
  GameChecker(problems, at, program, game, names).check();
}

}  // namespace tallysheet::rules
