#include "tallysheet/tournament.hpp"

#include <algorithm>

#include "tallysheet/format.hpp"
#include "tournament/teams.hpp"
#include "tournament/ties.hpp"

namespace tallysheet::tournament {
namespace {

int places_needed(Int128 units) {
  int places = value_places;
  for (; places > 0 && units % 10 == 0; units /= 10) --places;
  return places;
}

/// Collects figures, and prints all of them with as many places as the longest of them needs.
class Printer {
 public:
  void see(Int128 units) { places_ = std::max(places_, places_needed(units)); }
  WideFigure print(Int128 units) const {
    for (int place = places_; place < value_places; ++place) units /= 10;
    return {units, places_};
  }

 private:
  int places_ = 0;
};

/// The accounts of a tournament and the standings that they make.
class Table {
 public:
  explicit Table(const Request& request) : request_(request), field_(request) {
    for (std::size_t player = 0; player < field_.names().size(); ++player) {
      accounts_.push_back(account_of(field_, player));
    }
    for (const Team& team : request.teams) teams_.push_back(account_of(field_, team));
    see_figures();
  }

  Standings standings() const {
    const Order order(field_, accounts_);
    const std::vector<Ranked> ranked = order.ranked();
    Standings standings;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
      standings.rows.push_back(row_of(ranked[i]));
      if (i > 0 && standings.rows[i].place) standings.rows[i].separated_by = separator(order, ranked[i - 1], ranked[i]);
      if (request_.working) add_working(standings.working, i, ranked[i].index);
    }
    standings.teams = team_rows();
    standings.lots = order.lots();
    standings.decisions_applied = order.decisions_applied();
    if (std::any_of(standings.rows.begin(), standings.rows.end(), [](const Row& row) { return row.shared; })) {
      standings.level_on = order.compared();
    }
    return standings;
  }

 private:
  void see_figures() {
    for (const Account& account : accounts_) {
      totals_.see(printed_total(account.total, request_.counting));
      totals_.see(account.bonus);
      totals_.see(account.top_board);
      for (const Worth& worth : account.values) values_.see(worth.units);
    }
    for (const TeamAccount& team : teams_) {
      team_figures_.see(team.total);
      for (const Share& share : team.shares) team_figures_.see(share.units);
    }
  }

  Row row_of(const Ranked& ranked) const {
    const Account& account = accounts_[ranked.index];
    Row row;
    row.player = field_.names()[ranked.index];
    row.unranked = account.unranked;
    if (!account.unranked) row.place = ranked.place;
    row.shared = !account.unranked && ranked.is_tied();
    row.games = static_cast<int>(field_.scores(ranked.index).size());
    row.counted = static_cast<int>(account.counted);
    row.total = totals_.print(printed_total(account.total, request_.counting));
    if (account.bonus != 0) row.bonus = totals_.print(account.bonus);
    if (account.on_top_board) row.top_board = totals_.print(account.top_board);
    for (const Worth& worth : account.values) {
      row.values.push_back(
          {worth.round, std::string(worth.category), worth.games, values_.print(worth.units), worth.left_out});
    }
    return row;
  }

  static std::optional<Separator> separator(const Order& order, const Ranked& above, const Ranked& below) {
    const auto difference = order.difference(above.index, below.index);
    return difference == Separator::total ? std::nullopt : difference;
  }

  void add_working(Working& working, std::size_t row, std::size_t player) const {
    const Account& account = accounts_[player];
    for (const Worth& worth : account.values) add_value(working, row, worth);
    add_total(working, row, account);
  }

  // A score that is its own value needs no step, and a rank has no sum to write.
  void add_value(Working& working, std::size_t row, const Worth& worth) const {
    std::string figure = to_string(shortest(WideFigure{worth.sum, decimal_places}));
    if (request_.counting.measure == Measure::percent) figure = add_percent(working, row, worth, figure);
    if (request_.counting.measure == Measure::rank || worth.factor == Decimal(1)) return;
    add_step(working, row, "value", "{} × {}", {figure, worth.factor}, {worth.units, value_units},
             to_string(values_.print(worth.units)));
  }

  // Returns the percentage as printed. Nothing is a percentage of a best that is not above zero.
  std::string add_percent(Working& working, std::size_t row, const Worth& worth, const std::string& sum) const {
    const Int128 best = field_.best_of_round(worth.round);
    if (best <= 0) return "0";
    const Fraction exact = {100 * worth.sum, best};
    std::string percent = to_string(WideFigure{round_to_units(exact, percent_places), percent_places});
    add_step(working, row, "percent", "100 × {} ÷ {}", {sum, to_string(shortest(WideFigure{best, decimal_places}))},
             exact, percent);
    return percent;
  }

  void add_total(Working& working, std::size_t row, const Account& account) const {
    std::string terms;
    for (const Worth& worth : account.values) {
      if (!worth.left_out) terms += (terms.empty() ? "" : " + ") + to_string(values_.print(worth.units));
    }
    if (request_.counting.average && account.counted > 1) terms = format("( {} ) ÷ {}", {terms, account.counted});
    if (request_.counting.top_board == TopBoard::added && account.on_top_board) add_term(terms, account.top_board);
    if (account.bonus != 0) add_term(terms, account.bonus);
    if (terms.empty()) return;
    add_step(working, row, "total", "{}", {terms}, {account.total.numerator, account.total.denominator * value_units},
             to_string(totals_.print(printed_total(account.total, request_.counting))));
  }

  void add_term(std::string& terms, Int128 units) const {
    if (terms.empty()) terms = to_string(totals_.print(units));
    else terms += (units < 0 ? " − " : " + ") + to_string(totals_.print(units < 0 ? -units : units));
  }

  std::vector<TeamRow> team_rows() const {
    std::vector<TeamRow> rows;
    for (const Ranked& ranked : rank_teams(teams_, request_.counting)) {
      const TeamAccount& account = teams_[ranked.index];
      TeamRow row = {
          request_.teams[ranked.index].name, ranked.place, ranked.is_tied(), team_figures_.print(account.total), {}};
      for (const Share& share : account.shares) row.parts.push_back(part_of(share));
      rows.push_back(std::move(row));
    }
    return rows;
  }

  TeamPart part_of(const Share& share) const {
    TeamPart part = {std::string(share.player), share.round, std::nullopt, team_figures_.print(share.units)};
    if (share.category) part.category = std::string(*share.category);
    return part;
  }

  const Request& request_;
  Field field_;
  std::vector<Account> accounts_;
  std::vector<TeamAccount> teams_;
  Printer values_;
  Printer totals_;
  Printer team_figures_;
};

}  // namespace

Standings standings(const Checked<Request>& request) { return Table(request).standings(); }

}  // namespace tallysheet::tournament
