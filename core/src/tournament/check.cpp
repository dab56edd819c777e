// Checks of tournaments. Source: core/SOURCES.md, Tournaments.
#include <unordered_map>
#include <unordered_set>

#include "tallysheet/format.hpp"
#include "tallysheet/players.hpp"
#include "values.hpp"

namespace tallysheet::tournament {
namespace {

using NameSet = std::unordered_set<std::string_view>;

void check_factor(Problems& problems, const Path& at, Decimal factor) {
  if (factor > Decimal(0) && factor <= largest_factor) return;
  report(problems, at, ProblemCode::range, "The factor is {}; it must be above zero and at most {}.",
         {written(factor), written(largest_factor)});
}

void check_game(Problems& problems, const Path& at, const Game& game) {
  check_count(problems, at / "results", "results", game.results.size(), results_in_game);
  check_players(problems, at / "results", game.results, Names::required);
  check_range(problems, at / "round", "The round", game.round, rounds_allowed);
  check_name(problems, at / "category", "The category", game.category, Names::optional);
  check_factor(problems, at / "factor", game.factor);
}

void check_games(Problems& problems, const Request& request) {
  const Path list = request_path / "games";
  check_count(problems, list, "games", request.games.size(), games_in_event);
  for (std::size_t i = 0; i < request.games.size(); ++i) check_game(problems, list / i, request.games[i]);
}

bool uses_categories(const Request& request) {
  return request.counting.best_of_category ||
         (!request.teams.empty() && request.team_counting.unit == TeamUnit::category);
}

void check_categories(Problems& problems, const Request& request) {
  if (!uses_categories(request) || takes_whole_rounds(request.counting)) return;
  const Path list = request_path / "games";
  for (std::size_t i = 0; i < request.games.size(); ++i) {
    if (!request.games[i].category.empty()) continue;
    report(problems, list / i / "category", ProblemCode::required,
           "The category of game {} is missing; this tournament counts the best of each category.", {i + 1});
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
    report(problems, list / i / "factor", ProblemCode::conflict,
           "Game {} has the factor {}, and another game of round {} has {}; with percentages or ranks a round has one "
           "factor.",
           {i + 1, written(game.factor), game.round, written(first->second)});
  }
}

void check_limit(Problems& problems, std::string_view field, std::string_view what,
                 const std::optional<std::int64_t>& limit) {
  if (limit) check_range(problems, request_path / "counting" / field, what, *limit, values_counted);
}

void check_counting(Problems& problems, const Counting& counting) {
  check_limit(problems, "bestOfRound", "The number of values that count in each round", counting.best_of_round);
  check_limit(problems, "bestOfCategory", "The number of values that count in each category",
              counting.best_of_category);
  check_limit(problems, "dropped", "The number of values dropped", counting.dropped);
  check_limit(problems, "best", "The number of values that count", counting.best);
  check_limit(problems, "atLeast", "The number of values needed for a place", counting.at_least);
  if (!takes_whole_rounds(counting)) return;
  const std::string_view measure = name_of(counting.measure);
  if (counting.best_of_category) {
    report(problems, request_path / "counting" / "bestOfCategory", ProblemCode::conflict,
           "The measure \"{}\" is of whole rounds, which have no category.", {measure});
  }
}

void check_team_counting(Problems& problems, const Request& request) {
  const TeamCounting& teams = request.team_counting;
  const Path at = request_path / "teamCounting";
  if (teams.best) {
    check_range(problems, at / "best", "The number of figures that count for a team", *teams.best, values_counted);
  }
  if (takes_whole_rounds(request.counting) && teams.unit == TeamUnit::category) {
    report(problems, at / "unit", ProblemCode::conflict,
           "The measure \"{}\" is of whole rounds, which have no category.", {name_of(request.counting.measure)});
  }
  if (fewer_is_better(request.counting) && teams.unit == TeamUnit::total) {
    report(problems, at / "unit", ProblemCode::conflict,
           "Ranks are added for each round; a team cannot add its members' totals.");
  }
}

// Reports names that stand twice in a list of names.
void check_list(Problems& problems, const Path& list, const std::vector<std::string>& players) {
  NameSet seen;
  for (std::size_t i = 0; i < players.size(); ++i) {
    check_name(problems, list / i, "The player's name", players[i], Names::required);
    if (players[i].empty() || seen.insert(players[i]).second) continue;
    report(problems, list / i, ProblemCode::duplicate, "“{}” stands in this list twice.", {shortened(players[i])});
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
    check_name(problems, list / i / "player", "The player's name", player, Names::required);
    if (player.empty() || names.contains(player)) continue;
    report(problems, list / i / "player", ProblemCode::conflict, "“{}” gets a bonus but has no score in any game.",
           {shortened(player)});
  }
}

void check_order(Problems& problems, const Path& at, const std::vector<std::string>& players) {
  check_count(problems, at / "players", "players", players.size(), players_decided);
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
    check_range(problems, lots / i / "seed", "The seed", request.lots[i].seed, seeds_allowed);
  }
}

void check_tie_breakers(Problems& problems, const std::vector<TieBreaker>& tie_breakers) {
  for (std::size_t i = 0; i < tie_breakers.size(); ++i) {
    std::size_t first = 0;
    while (tie_breakers[first] != tie_breakers[i]) ++first;
    if (first == i) continue;
    report(problems, request_path / "tieBreakers" / i, ProblemCode::duplicate,
           "The tie-breaker “{}” stands here twice.", {name_of(tie_breakers[i])});
  }
}

void check_members(Problems& problems, const Path& at, const Team& team, NameSet& members) {
  check_count(problems, at / "members", "members", team.members.size(), members_of_team);
  for (std::size_t i = 0; i < team.members.size(); ++i) {
    const Path list = at / "members";
    const Member& member = team.members[i];
    check_name(problems, list / i / "player", "The player's name", member.player, Names::required);
    check_range(problems, list / i / "fromRound", "The first round", member.from_round, rounds_allowed);
    if (member.player.empty() || members.insert(member.player).second) continue;
    report(problems, list / i / "player", ProblemCode::duplicate, "“{}” is in two teams, or in one team twice.",
           {shortened(member.player)});
  }
}

void check_teams(Problems& problems, const Request& request) {
  const Path list = request_path / "teams";
  check_count(problems, list, "teams", request.teams.size(), teams_allowed);
  NameSet teams;
  NameSet members;
  for (std::size_t i = 0; i < request.teams.size(); ++i) {
    const Team& team = request.teams[i];
    check_name(problems, list / i / "name", "The team's name", team.name, Names::required);
    if (!team.name.empty() && !teams.insert(team.name).second) {
      report(problems, list / i / "name", ProblemCode::duplicate, "Another team is called “{}” too.",
             {shortened(team.name)});
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
