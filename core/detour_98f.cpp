#include "detour_98f.hpp"

namespace tallysheet::detour_98f {
namespace {

constexpr int64_t points_of_draw = 100;
constexpr int64_t points_of_win = 110;
constexpr std::array<int, 7> position_points = {4, 3, 2, 1, 0, 0, 0};
constexpr int64_t first_decisive_fall = 1905;
constexpr int score_places = 2;

Outcome outcome_of(const Seat& seat, bool won) {
  if (!seat.survives()) return Outcome::elimination;
  if (!won) return Outcome::draw;
  return seat.soloes() ? Outcome::win : Outcome::loss;
}

class Scorer {
 public:
  Scorer(const Game& game, Sheet& sheet) : game_(game), sheet_(sheet) {
    const bool won = diplomacy::has_solo(game.powers);
    sheet_.result = won ? Result::win : Result::draw;
    for (size_t i = 0; i < game.powers.size(); ++i) {
      const Seat& seat = game.powers[i];
      Row& row = sheet_.rows[i];
      row.power = seat.power;
      row.player = seat.player;
      row.centres = seat.centres;
      row.outcome = outcome_of(seat, won);
      row.points.places = score_places;
      if (row.outcome == Outcome::win) row.points.value = Decimal(points_of_win);
    }
    rank();
  }

  void score() {
    if (sheet_.result == Result::win) return;
    int total = 0;
    for (size_t i = 0; i < sheet_.rows.size(); ++i) {
      Row& row = sheet_.rows[i];
      row.parts = parts_of(game_.powers[i], row);
      row.raw = row.parts->sum();
      total += *row.raw;
    }
    sheet_.raw_total = total;
    for (Row& row : sheet_.rows) row.points.value = rounded(share(row), score_places);
    if (game_.working) work();
  }

 private:
  void rank() {
    const auto by_centres = [&](int a, int b) { return sheet_.rows[a].centres <=> sheet_.rows[b].centres; };
    const List<Placed> order = placed(sheet_.rows.size(), by_centres);
    for (const Placed& placed : order) {
      sheet_.rows[placed.index].place = placed.place;
      sheet_.rows[placed.index].shared_by = placed.level;
    }
    second_ = sheet_.rows[order[1].index].centres;
  }

  Parts parts_of(const Seat& seat, const Row& row) const {
    const bool leads = row.place == 1;  // by nothing over a second on the same place
    const int lowest_place = row.place + row.shared_by - 1;
    return {static_cast<int>(seat.centres), seat.survives() || seat.last_held->year >= first_decisive_fall,
            seat.survives(), leads ? static_cast<int>(seat.centres - second_) : 0, position_points[lowest_place - 1]};
  }

  Fraction share(const Row& row) const { return quotient(*row.raw * points_of_draw, *sheet_.raw_total); }

  void work() {
    Working& working = sheet_.working;
    for (int i = 0; i < static_cast<int>(sheet_.rows.size()); ++i) {
      const Row& row = sheet_.rows[i];
      const Parts& parts = *row.parts;
      if (parts.lead > 0) {
        tallysheet::work(working, i, "lead", "{} − {}", {row.centres, second_}, {Decimal(parts.lead)});
      }
      tallysheet::work(working, i, "raw", "{} + {} + {} + {} + {}",
                       {parts.centres, parts.fall_1905, parts.survival, parts.lead, parts.position}, {Decimal(*row.raw)});
      tallysheet::work(working, i, "points", "{} × {} ÷ {}", {*row.raw, points_of_draw, *sheet_.raw_total}, share(row),
                       row.points);
    }
  }

  const Game& game_;
  Sheet& sheet_;
  /// The centres of the second.
  int64_t second_ = 0;
};

void check_last_fall(Problems& problems, const Pointer& at, std::string_view power, const LastHeld& last) {
  if (!last_years.holds(last.year)) {
    check_whole(problems, at / "year", filled("The year of {}'s last Fall", {power}), last.year, last_years);
  }
  if (!last_centres.holds(last.centres)) {
    check_whole(problems, at / "centres", filled("The number of {}'s centres in its last Fall", {power}), last.centres,
                last_centres);
  }
}

void check_last_held(Problems& problems, const Pointer& at, const Seat& seat) {
  const std::string_view power = diplomacy::title(seat.power);
  if (seat.survives() && seat.last_held) {
    report(problems, at, ProblemCode::conflict,
           "{} ends with {} centres; only a power without centres has a last Fall.", {power, seat.centres});
  } else if (seat.eliminated() && !seat.last_held) {
    report(problems, at, ProblemCode::required,
           "{} ends without centres; the last Fall in which it held one, and how many, is missing.", {power});
  } else if (seat.last_held) {
    check_last_fall(problems, at, power, *seat.last_held);
  }
}

void check_game(Problems& problems, const Pointer& at, const Game& game, Names names) {
  const Pointer list(at, "powers");
  diplomacy::check_powers(problems, list, game.powers, names);
  for (size_t i = 0; i < game.powers.size(); ++i) {
    check_last_held(problems, list / i / "lastHeld", game.powers[i]);
  }
}

Problems check_games(const List<Game>& games) {
  Problems problems;
  const Pointer list(whole_request, "games");
  check_count(problems, list, "games", static_cast<int64_t>(games.size()), games_in_event);
  for (size_t i = 0; i < games.size(); ++i) check_game(problems, list / i, games[i], Names::required);
  return problems;
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_game(problems, whole_request, game, Names::optional);
  return problems;
}

Problems check(const StandingsRequest& request) { return check_games(request.games); }
Problems check(const BestCountriesRequest& request) { return check_games(request.games); }

Sheet score_game(const Game& game) {
  Sheet sheet;
  sheet.rows = List<Row>(game.powers.size());
  Scorer(game, sheet).score();
  return sheet;
}

}  // namespace tallysheet::detour_98f
