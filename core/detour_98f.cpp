#include "detour_98f.hpp"

#include "text.hpp"

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
  explicit Scorer(const Game& game) : game_(game) {
    const bool won = diplomacy::has_solo(game.powers);
    sheet_.result = won ? Result::win : Result::draw;
    sheet_.rows = std::vector<Row>(game.powers.size());
    for (size_t i = 0; i < game.powers.size(); ++i) {
      const Seat& seat = game.powers[i];
      sheet_.rows[i].power = seat.power;
      sheet_.rows[i].player = seat.player;
      sheet_.rows[i].centres = seat.centres;
      sheet_.rows[i].outcome = outcome_of(seat, won);
      sheet_.rows[i].points.places = score_places;
    }
    rank();
  }

  Sheet& score() {
    if (sheet_.result == Result::win) score_win();
    else score_draw();
    return sheet_;
  }

 private:
  void rank() {
    const auto by_centres = [&](int a, int b) { return sheet_.rows[a].centres <=> sheet_.rows[b].centres; };
    order_ = placed(sheet_.rows.size(), by_centres);
    for (const Placed& placed : order_) {
      sheet_.rows[placed.index].place = placed.place;
      sheet_.rows[placed.index].shared_by = placed.level;
    }
  }

  void score_win() {
    for (Row& row : sheet_.rows) {
      if (row.outcome == Outcome::win) row.points.value = Decimal(points_of_win);
    }
  }

  Parts parts_of(int number) const {
    const Seat& seat = game_.powers[number];
    const Row& row = sheet_.rows[number];
    const bool leads = row.place == 1 && row.shared_by == 1;
    const int lowest_place = row.place + row.shared_by - 1;
    return {static_cast<int>(seat.centres), seat.survives() || seat.last_held->year >= first_decisive_fall,
            seat.survives(), leads ? static_cast<int>(seat.centres - second()) : 0, position_points[lowest_place - 1]};
  }

  int64_t second() const { return sheet_.rows[order_[1].index].centres; }

  void score_draw() {
    sheet_.raw_total = 0;
    for (int i = 0; i < static_cast<int>(sheet_.rows.size()); ++i) {
      Row& row = sheet_.rows[i];
      row.parts = parts_of(i);
      row.raw = row.parts->sum();
      *sheet_.raw_total += *row.raw;
    }
    for (Row& row : sheet_.rows) row.points.value = rounded(share(row), score_places);
    if (game_.working) work();
  }

  Fraction share(const Row& row) const { return {*row.raw * points_of_draw, *sheet_.raw_total}; }

  void work() {
    sheet_.working.emplace();
    for (int i = 0; i < static_cast<int>(sheet_.rows.size()); ++i) {
      const Row& row = sheet_.rows[i];
      const Parts& parts = *row.parts;
      const Figure raw = {Decimal(*row.raw), 0};
      if (parts.lead > 0) {
        const Figure lead = {Decimal(parts.lead), 0};
        sheet_.working->push_back(
            step(i, "lead", {text(row.centres), " − ", text(second())}, exactly(lead.value), lead));
      }
      sheet_.working->push_back(step(i, "raw",
                                     {text(parts.centres), " + ", text(parts.fall_1905), " + ", text(parts.survival),
                                      " + ", text(parts.lead), " + ", text(parts.position)},
                                     exactly(raw.value), raw));
      sheet_.working->push_back(step(i, "points",
                                     {text(*row.raw), " × ", text(points_of_draw), " ÷ ", text(*sheet_.raw_total)},
                                     share(row), row.points));
    }
  }

  const Game& game_;
  std::vector<Placed> order_;
  Sheet sheet_;
};

void check_last_held(Problems& problems, const Pointer& at, const Seat& seat) {
  if (!seat.last_held && !seat.eliminated()) return;
  const std::string power = diplomacy::title(seat.power);
  if (seat.survives() && seat.last_held) {
    report(problems, at, ProblemCode::conflict,
           {power, " ends with ", text(seat.centres), " centres; only a power without centres has a last Fall."});
  } else if (seat.eliminated() && !seat.last_held) {
    report(problems, at, ProblemCode::required,
           {power, " ends without centres; the last Fall in which it held one, and how many, is missing."});
  } else if (seat.last_held) {
    check_whole(problems, at / "year", joined({"The year of ", power, "'s last Fall"}), seat.last_held->year, last_years);
    check_whole(problems, at / "centres", joined({"The number of ", power, "'s centres in its last Fall"}),
                seat.last_held->centres, last_centres);
  }
}

void check_game(Problems& problems, const Pointer& at, const Game& game, Names names) {
  const Pointer list = at / "powers";
  diplomacy::check_powers(problems, list, game.powers, names);
  for (size_t i = 0; i < game.powers.size(); ++i) {
    check_last_held(problems, list / i / "lastHeld", game.powers[i]);
  }
}

Problems check_games(const std::vector<Game>& games) {
  Problems problems;
  const Pointer list = Pointer() / "games";
  check_count(problems, list, "games", static_cast<int64_t>(games.size()), games_in_event);
  for (size_t i = 0; i < games.size(); ++i) check_game(problems, list / i, games[i], Names::required);
  return problems;
}

}  // namespace

Problems check(const Game& game) {
  Problems problems;
  check_game(problems, Pointer(), game, Names::optional);
  return problems;
}

Problems check(const StandingsRequest& request) { return check_games(request.games); }
Problems check(const BestCountriesRequest& request) { return check_games(request.games); }

Sheet score_game(const Game& game) { return std::move(Scorer(game).score()); }

}  // namespace tallysheet::detour_98f
