// Checks of tournaments. Source: core/SOURCES.md, Tournaments.
#include <unordered_map>
#include <unordered_set>

#include "sentences.hpp"
#include "tallysheet/players.hpp"
#include "values.hpp"

namespace tallysheet::tournament {
namespace {

using NameSet = std::unordered_set<std::string_view>;

void check_factor(Problems& problems, const Path& at, Decimal factor) {
  if (factor > Decimal(0) && factor <= largest_factor) return;
  report(problems, at, ProblemCode::range, sentences::factor, {factor, largest_factor});
}

void check_game(Problems& problems, const Path& at, const Game& game) {
  check_count(problems, at / "results", sentences::number_of_results, game.results.size(), results_in_game);
  check_players(problems, at / "results", game.results, Names::required);
  check_range(problems, at / "round", sentences::round_of_game, game.round, rounds_allowed);
  check_name(problems, at / "category", sentences::category, game.category, Names::optional);
  check_factor(problems, at / "factor", game.factor);
}

void check_games(Problems& problems, const Request& request) {
  const Path list = request_path / "games";
  check_count(problems, list, sentences::number_of_games, request.games.size(), games_in_event);
  for (std::size_t i = 0; i < request.games.size(); ++i) check_game(problems, list / i, request.games[i]);
}

bool uses_categories(const Request& request) {
  return request.counting.best_of_category ||
         (!request.teams.empty() && team_counting_of(request).unit == TeamUnit::category);
}

void check_categories(Problems& problems, const Request& request) {
  if (!uses_categories(request) || takes_whole_rounds(request.counting)) return;
  const Path list = request_path / "games";
  for (std::size_t i = 0; i < request.games.size(); ++i) {
    if (!request.games[i].category.empty()) continue;
    report(problems, list / i / "category", ProblemCode::required, sentences::category_of_game_missing, {i + 1});
  }
}

// The value of a whole round has one factor.
void check_factors_of_rounds(Problems& problems, const Request& request) {
  if (!takes_whole_rounds(request.counting)) return;
  const Path list = request_path / "games";
  std::unordered_map<std::int64_t, Decimal> factors;
  for (std::size_t i = 0; i < request.games.size(); ++i) {
    const Game& game = request.games[i];
    const auto [first, is_new] = factors.try_emplace(game.round, game.factor);
    if (is_new || first->second == game.factor) continue;
    report(problems, list / i / "factor", ProblemCode::conflict, sentences::factors_of_round,
           {i + 1, game.factor, game.round, first->second});
  }
}

void check_limit(Problems& problems, std::string_view field, const Sentence& sentence,
                 const std::optional<std::int64_t>& limit) {
  if (limit) check_range(problems, request_path / "counting" / field, sentence, *limit, values_counted);
}

void check_counting(Problems& problems, const Counting& counting) {
  check_limit(problems, "bestOfRound", sentences::values_of_round, counting.best_of_round);
  check_limit(problems, "bestOfCategory", sentences::values_of_category, counting.best_of_category);
  check_limit(problems, "dropped", sentences::values_dropped, counting.dropped);
  check_limit(problems, "best", sentences::values_counted, counting.best);
  check_limit(problems, "atLeast", sentences::values_for_place, counting.at_least);
  if (!takes_whole_rounds(counting)) return;
  const std::string_view measure = name_of(counting.measure);
  if (counting.best_of_category) {
    report(problems, request_path / "counting" / "bestOfCategory", ProblemCode::conflict,
           sentences::rounds_without_category, {measure});
  }
}

void check_team_counting(Problems& problems, const Request& request) {
  const TeamCounting teams = team_counting_of(request);
  const Path at = request_path / "teamCounting";
  const Path unit = request.team_counting ? at / "unit" : at;
  if (teams.best) {
    check_range(problems, at / "best", sentences::figures_of_team, *teams.best, values_counted);
  }
  if (takes_whole_rounds(request.counting) && teams.unit == TeamUnit::category) {
    report(problems, unit, ProblemCode::conflict, sentences::rounds_without_category,
           {name_of(request.counting.measure)});
  }
  if (fewer_is_better(request.counting) && teams.unit == TeamUnit::total) {
    report(problems, unit, ProblemCode::conflict, sentences::totals_of_ranks);
  }
}

// Reports names that stand twice in a list of names.
void check_list(Problems& problems, const Path& list, const std::vector<std::string>& players) {
  NameSet seen;
  for (std::size_t i = 0; i < players.size(); ++i) {
    check_name(problems, list / i, sentences::player_name, players[i], Names::required);
    if (players[i].empty() || seen.insert(players[i]).second) continue;
    report(problems, list / i, ProblemCode::duplicate, sentences::name_twice_in_list, {shortened(players[i])});
  }
}

NameSet players_with_scores(const Request& request) {
  NameSet names;
  for (const Game& game : request.games) {
    for (const Result& result : game.results) names.insert(result.player);
  }
  return names;
}

void check_bonuses(Problems& problems, const Request& request) {
  if (request.bonuses.empty()) return;
  const NameSet names = players_with_scores(request);
  for (std::size_t i = 0; i < request.bonuses.size(); ++i) {
    const Path list = request_path / "bonuses";
    const std::string& player = request.bonuses[i].player;
    check_name(problems, list / i / "player", sentences::player_name, player, Names::required);
    if (player.empty() || names.contains(player)) continue;
    report(problems, list / i / "player", ProblemCode::conflict, sentences::bonus_without_score, {shortened(player)});
  }
}

void check_order(Problems& problems, const Path& at, const std::vector<std::string>& players) {
  check_count(problems, at / "players", sentences::number_of_players, players.size(), players_decided);
  check_list(problems, at / "players", players);
}

void check_decisions(Problems& problems, const Request& request) {
  const Path decisions = request_path / "decisions";
  for (std::size_t i = 0; i < request.decisions.size(); ++i) {
    check_order(problems, decisions / i, request.decisions[i].players);
  }
  const Path lots = request_path / "lots";
  for (std::size_t i = 0; i < request.lots.size(); ++i) {
    check_order(problems, lots / i, request.lots[i].players);
    check_range(problems, lots / i / "seed", sentences::seed, request.lots[i].seed, seeds_allowed);
  }
}

void check_tie_breakers(Problems& problems, const std::vector<TieBreaker>& tie_breakers) {
  for (std::size_t i = 0; i < tie_breakers.size(); ++i) {
    std::size_t first = 0;
    while (tie_breakers[first] != tie_breakers[i]) ++first;
    if (first == i) continue;
    report(problems, request_path / "tieBreakers" / i, ProblemCode::duplicate, sentences::tie_breaker_again,
           {name_of(tie_breakers[i])});
  }
}

void check_members(Problems& problems, const Path& at, const Team& team, NameSet& members) {
  check_count(problems, at / "members", sentences::number_of_members, team.members.size(), members_of_team);
  for (std::size_t i = 0; i < team.members.size(); ++i) {
    const Path list = at / "members";
    const Member& member = team.members[i];
    check_name(problems, list / i / "player", sentences::player_name, member.player, Names::required);
    check_range(problems, list / i / "fromRound", sentences::first_round_of_member, member.from_round, rounds_allowed);
    if (member.player.empty() || members.insert(member.player).second) continue;
    report(problems, list / i / "player", ProblemCode::duplicate, sentences::member_twice, {shortened(member.player)});
  }
}

void check_teams(Problems& problems, const Request& request) {
  const Path list = request_path / "teams";
  check_count(problems, list, sentences::number_of_teams, request.teams.size(), teams_allowed);
  NameSet teams;
  NameSet members;
  for (std::size_t i = 0; i < request.teams.size(); ++i) {
    const Team& team = request.teams[i];
    check_name(problems, list / i / "name", sentences::team_name, team.name, Names::required);
    if (!team.name.empty() && !teams.insert(team.name).second) {
      report(problems, list / i / "name", ProblemCode::duplicate, sentences::team_twice, {shortened(team.name)});
    }
    check_members(problems, list / i, team, members);
  }
  if (!request.teams.empty()) check_team_counting(problems, request);
}

}  // namespace

Problems check(const Request& request) {
  Problems problems;
  check_games(problems, request);
  check_categories(problems, request);
  check_factors_of_rounds(problems, request);
  check_counting(problems, request.counting);
  check_tie_breakers(problems, request.tie_breakers);
  check_list(problems, request_path / "guests", request.guests);
  check_bonuses(problems, request);
  check_decisions(problems, request);
  check_teams(problems, request);
  return problems;
}

}  // namespace tallysheet::tournament
