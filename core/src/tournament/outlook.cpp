// The answer of an outlook: places, finishes and rivals. Source: core/SOURCES.md, Outlook.
#include "tallysheet/outlook.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "outlook_contest.hpp"
#include "outlook_ranked.hpp"

namespace tallysheet::tournament {
namespace {

using Marks = std::vector<bool>;

void mark_all(Marks& marks, const Marks& more) {
  if (marks.size() < more.size()) marks.resize(more.size());
  for (std::size_t i = 0; i < more.size(); ++i) {
    if (more[i]) marks[i] = true;
  }
}

void mark(Marks& marks, std::size_t place) {
  if (marks.size() <= place) marks.resize(place + 1);
  marks[place] = true;
}

std::vector<Places> spans_of(const Marks& marks) {
  std::vector<Places> spans;
  for (std::size_t place = 1; place < marks.size(); ++place) {
    if (!marks[place]) continue;
    if (spans.empty() || spans.back().last + 1 < place) spans.push_back({place, place});
    spans.back().last = place;
  }
  return spans;
}

using Case = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;

/// How one player ends against another, by the finishes of both.
using Cases = std::map<Case, Against>;

void add_case(Cases& cases, const Case& key, Against result) {
  const auto [found, is_new] = cases.try_emplace(key, result);
  if (!is_new && found->second != result) found->second = Against::open;
}

/// Findings about each player.
class Findings {
 public:
  explicit Findings(const OutlookPlan& plan)
      : plan_(plan), places_(plan.players), finishes_(plan.players), rivals_(plan.players) {
    player_ = plan.number(plan.request.player);
  }

  std::optional<std::size_t> player() const { return player_; }

  void add(std::size_t player, std::optional<std::size_t> finish, const Marks& places) {
    mark_all(places_[player], places);
    if (finish && !places.empty()) mark_all(finishes_[player][*finish], places);
  }

  void add(const RankedOutcome& outcome) {
    for (std::size_t player = 0; player < plan_.players; ++player) {
      if (outcome.places[player] == 0) continue;
      mark(places_[player], outcome.places[player]);
      if (outcome.finishes[player] > 0) mark(finishes_[player][outcome.finishes[player]], outcome.places[player]);
    }
    if (!player_ || outcome.places[*player_] == 0) return;
    for (std::size_t rival = 0; rival < plan_.players; ++rival) {
      if (rival != *player_ && outcome.places[rival] > 0) add_rival(outcome, rival);
    }
  }

  void add_rival(std::size_t rival, const Case& finishes, Against result) {
    add_case(rivals_[rival], finishes, result);
  }

  Outlook outlook(bool exact) const {
    Outlook outlook;
    outlook.exact = exact;
    const std::vector<std::optional<std::size_t>> now = places_now();
    for (const std::size_t player : sorted(now)) {
      outlook.rows.push_back(row_of(player, now[player]));
      if (is_rival(rivals_[player])) outlook.rivals.push_back(rival_of(player));
    }
    return outlook;
  }

 private:
  void add_rival(const RankedOutcome& outcome, std::size_t rival) {
    const auto finish = [&](std::size_t of) {
      return outcome.finishes[of] > 0 ? std::optional(outcome.finishes[of]) : std::nullopt;
    };
    const std::size_t own = outcome.places[*player_];
    const std::size_t other = outcome.places[rival];
    const Against result = own < other ? Against::ahead : own > other ? Against::behind : Against::level;
    add_rival(rival, {finish(*player_), finish(rival)}, result);
  }

  std::vector<std::optional<std::size_t>> places_now() const {
    std::vector<std::optional<std::size_t>> places(plan_.players);
    const Ranking ranking(plan_.request.event);
    const Order order(ranking.field, ranking.accounts);
    for (const Ranked& ranked : order.ranked()) {
      if (ranking.accounts[ranked.index].unranked) continue;
      places[*plan_.number(ranking.field.names()[ranked.index])] = ranked.place;
    }
    return places;
  }

  // Players without a place come last.
  std::vector<std::size_t> sorted(const std::vector<std::optional<std::size_t>>& now) const {
    std::vector<std::array<std::size_t, 4>> keys;  // best and worst possible place, place now, player
    keys.reserve(plan_.players);
    for (std::size_t player = 0; player < plan_.players; ++player) {
      const std::vector<Places> spans = spans_of(places_[player]);
      const std::size_t last = plan_.players + 1;
      keys.push_back({spans.empty() ? last : spans.front().first, spans.empty() ? last : spans.back().last,
                      now[player].value_or(last), player});
    }
    std::sort(keys.begin(), keys.end());
    std::vector<std::size_t> order;
    order.reserve(keys.size());
    for (const auto& key : keys) order.push_back(key.back());
    return order;
  }

  OutlookRow row_of(std::size_t player, std::optional<std::size_t> now) const {
    OutlookRow row = {std::string(plan_.roster.names()[player]), now, spans_of(places_[player]), {}};
    for (const auto& [finish, places] : finishes_[player]) row.finishes.push_back({finish, spans_of(places)});
    return row;
  }

  static bool is_rival(const Cases& cases) {
    if (cases.empty()) return false;
    const Against first = cases.begin()->second;
    const bool is_settled = first == Against::ahead || first == Against::behind;
    return !is_settled || std::any_of(cases.begin(), cases.end(), [&](const auto& one) { return one.second != first; });
  }

  Rival rival_of(std::size_t player) const {
    Rival rival = {std::string(plan_.roster.names()[player]), {}};
    for (const auto& [finishes, result] : rivals_[player]) {
      rival.cases.push_back({finishes.first, finishes.second, result});
    }
    return rival;
  }

  const OutlookPlan& plan_;
  std::optional<std::size_t> player_;
  std::vector<Marks> places_;
  std::vector<std::map<std::size_t, Marks>> finishes_;
  std::vector<Cases> rivals_;
};

// Whether two endings can come together: at one board, each finish is taken once and one outcome comes about.
bool can_meet(const Contest& contest, std::size_t one, std::size_t ending, std::size_t other, std::size_t its_ending) {
  const auto board = contest.players[one].board;
  if (!board || board != contest.players[other].board) return true;
  const std::size_t size = contest.boards[*board].size();
  return ending / size == its_ending / size && ending != its_ending;
}

void compare_with_rivals(const Contest& contest, std::size_t player, Findings& findings) {
  const std::vector<Ending>& own = contest.players[player].endings;
  for (std::size_t rival = 0; rival < contest.players.size(); ++rival) {
    const std::vector<Ending>& theirs = contest.players[rival].endings;
    for (std::size_t i = 0; rival != player && i < own.size(); ++i) {
      for (std::size_t j = 0; j < theirs.size(); ++j) {
        if (own[i].best == 0 || theirs[j].best == 0 || !can_meet(contest, player, i, rival, j)) continue;
        findings.add_rival(rival, {own[i].finish, theirs[j].finish}, against(contest, own[i], theirs[j]));
      }
    }
  }
}

Outlook answer(const Contest& contest, Findings& findings) {
  PlaceFinder finder(contest);
  for (std::size_t player = 0; player < contest.players.size(); ++player) {
    const std::vector<Ending>& endings = contest.players[player].endings;
    for (std::size_t i = 0; i < endings.size(); ++i) {
      findings.add(player, endings[i].finish, finder.places_with(player, i));
    }
  }
  if (const auto player = findings.player()) compare_with_rivals(contest, *player, findings);
  return findings.outlook(contest.exact);
}

}  // namespace

Outlook outlook(const Checked<OutlookRequest>& request) {
  const OutlookPlan plan(request);
  Findings findings(plan);
  const bool by_board = counts_by_board(plan);
  const bool is_exact = by_board && !plan.has_spans && !plan.has_head_to_head;
  if (!is_exact && !plan.has_spans && can_rank_all(plan)) {
    rank_all_outcomes(plan, [&](const RankedOutcome& outcome) { findings.add(outcome); });
    return findings.outlook(true);
  }
  return answer(by_board ? contest_by_board(plan) : contest_of_bounds(plan), findings);
}

}  // namespace tallysheet::tournament
