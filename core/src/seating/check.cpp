// Checks of draws. Source: core/SOURCES.md, Seating.
#include <string_view>
#include <unordered_set>

#include "sentences.hpp"
#include "tallysheet/players.hpp"
#include "tallysheet/seating.hpp"

namespace tallysheet::seating {
namespace {

using NameSet = std::unordered_set<std::string_view>;

void check_player(Problems& problems, const Path& at, const Player& player, NameSet& seen) {
  check_name(problems, at / "name", sentences::player_name, player.name, Names::required);
  check_name(problems, at / "group", sentences::group, player.group, Names::optional);
  if (player.standing) check_range(problems, at / "standing", sentences::standing, *player.standing, standing_allowed);
  if (player.name.empty() || seen.insert(player.name).second) return;
  report(problems, at / "name", ProblemCode::duplicate, sentences::player_called_alike, {shortened(player.name)});
}

NameSet check_list_of_players(Problems& problems, const Request& request) {
  const Path list = request_path / "players";
  check_count(problems, list, sentences::number_of_players, request.players.size(), players_allowed);
  NameSet seen;
  for (std::size_t i = 0; i < request.players.size(); ++i) check_player(problems, list / i, request.players[i], seen);
  return seen;
}

// Nobody sits twice in a round. If `here` is given, everybody is one of these players.
void check_round(Problems& problems, const Path& at, const Round& round, const NameSet* here) {
  NameSet seated;
  const Path boards = at / "boards";
  for (std::size_t board = 0; board < round.boards.size(); ++board) {
    const std::vector<std::string>& players = round.boards[board].players;
    const Path list = boards / board;
    const Path seats = list / "players";
    check_count(problems, seats, sentences::number_of_players, players.size(), seats_at_board);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      check_name(problems, seats / seat, sentences::player_name, players[seat], Names::required);
      if (players[seat].empty()) continue;
      if (!seated.insert(players[seat]).second) {
        report(problems, seats / seat, ProblemCode::duplicate, sentences::seated_twice, {shortened(players[seat])});
      } else if (here != nullptr && !here->contains(players[seat])) {
        report(problems, seats / seat, ProblemCode::conflict, sentences::not_here, {shortened(players[seat])});
      }
    }
  }
}

void check_rounds(Problems& problems, const Request& request, const NameSet& here) {
  const Path played = request_path / "played";
  check_count(problems, played, sentences::rounds_played, request.played.size(), rounds_played);
  for (std::size_t i = 0; i < request.played.size(); ++i) {
    check_round(problems, played / i, request.played[i], nullptr);
  }
  const Path fixed = request_path / "fixed";
  const Range rounds = {0, request.rounds};
  check_count(problems, fixed, sentences::rounds_fixed, request.fixed.size(), rounds);
  for (std::size_t i = 0; i < request.fixed.size(); ++i) check_round(problems, fixed / i, request.fixed[i], &here);
}

void check_pairs(Problems& problems, const Path& list, const std::vector<Pair>& pairs, const NameSet& here) {
  const auto check_one = [&](const Path& at, const std::string& name) {
    check_name(problems, at, sentences::player_name, name, Names::required);
    if (name.empty() || here.contains(name)) return;
    report(problems, at, ProblemCode::conflict, sentences::not_here, {shortened(name)});
  };
  check_count(problems, list, sentences::number_of_pairs, pairs.size(), pairs_allowed);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    check_one(list / i / "one", pairs[i].one);
    check_one(list / i / "other", pairs[i].other);
    if (pairs[i].one.empty() || pairs[i].one != pairs[i].other) continue;
    report(problems, list / i / "other", ProblemCode::duplicate, sentences::pair_alone, {shortened(pairs[i].one)});
  }
}

void check_sizes(Problems& problems, const Request& request) {
  check_range(problems, request_path / "smallest", sentences::smallest_board, request.smallest, seats_at_board);
  check_range(problems, request_path / "preferred", sentences::preferred_board, request.preferred, seats_at_board);
  check_range(problems, request_path / "largest", sentences::largest_board, request.largest, seats_at_board);
  if (request.smallest <= request.preferred && request.preferred <= request.largest) return;
  report(problems, request_path / "preferred", ProblemCode::conflict, sentences::preferred_not_among_boards,
         {request.smallest, request.largest, request.preferred});
}

void check_wishes(Problems& problems, const std::vector<Wish>& wishes) {
  const Path list = request_path / "wishes";
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    for (std::size_t first = 0; first < i; ++first) {
      const bool opposed = (wishes[first] == Wish::alike && wishes[i] == Wish::spread) ||
                           (wishes[first] == Wish::spread && wishes[i] == Wish::alike);
      if (wishes[first] == wishes[i]) {
        report(problems, list / i, ProblemCode::duplicate, sentences::wish_twice, {name_of(wishes[i])});
      } else if (opposed) {
        report(problems, list / i, ProblemCode::conflict, sentences::wishes_opposed);
      }
    }
  }
}

}  // namespace

Problems check(const Request& request) {
  Problems problems;
  const NameSet here = check_list_of_players(problems, request);
  check_range(problems, request_path / "rounds", sentences::number_of_rounds, request.rounds, rounds_drawn);
  check_range(problems, request_path / "attempts", sentences::number_of_attempts, request.attempts, attempts_allowed);
  check_range(problems, request_path / "seed", sentences::seed, request.seed, seeds_allowed);
  if (request.steps) check_range(problems, request_path / "steps", sentences::steps, *request.steps, steps_allowed);
  check_sizes(problems, request);
  check_wishes(problems, request.wishes);
  check_rounds(problems, request, here);
  check_pairs(problems, request_path / "apart", request.apart, here);
  check_pairs(problems, request_path / "together", request.together, here);
  return problems;
}

}  // namespace tallysheet::seating
