#include "teams.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "ties.hpp"

namespace tallysheet::tournament {
namespace {

/// A member's values from the first round that counts for the team.
struct MemberValues {
  std::string_view player;
  std::vector<Worth> values;
};

std::vector<MemberValues> members_of(const Field& field, const Team& team) {
  std::vector<MemberValues> members;
  for (const Member& member : team.members) {
    const auto player = field.find(member.player);
    if (!player) continue;
    std::vector<Worth> values = field.values(*player);
    std::erase_if(values, [&](const Worth& worth) { return worth.round < member.from_round; });
    if (!values.empty()) members.push_back({member.player, std::move(values)});
  }
  return members;
}

Share total_share(MemberValues& member, const Counting& counting) {
  leave_out(member.values, counting);
  return {member.player, std::nullopt, std::nullopt, printed_total(total_of(member.values, counting), counting)};
}

std::vector<Share> values_as_shares(const std::vector<MemberValues>& members) {
  std::vector<Share> shares;
  for (const MemberValues& member : members) {
    for (const Worth& worth : member.values) {
      shares.push_back({member.player, worth.round, worth.category, worth.units});
    }
  }
  return shares;
}

// The earlier member's share stays if two are level.
std::vector<Share> best_of(std::vector<Share> shares, const Field& field) {
  std::stable_sort(shares.begin(), shares.end(), [&](const Share& a, const Share& b) {
    return fewer_is_better(field.counting()) ? a.units < b.units : a.units > b.units;
  });
  const auto best = team_counting_of(field.request()).best;
  if (best) shares.resize(std::min(shares.size(), static_cast<std::size_t>(*best)));
  return shares;
}

template <class KeyOf>
std::vector<Share> best_of_each(const std::vector<Share>& shares, const Field& field, KeyOf key_of) {
  std::map<decltype(key_of(shares.front())), std::vector<Share>> groups;
  for (const Share& share : shares) groups[key_of(share)].push_back(share);
  std::vector<Share> best;
  for (auto& [key, group] : groups) {
    for (Share& share : best_of(std::move(group), field)) best.push_back(share);
  }
  return best;
}

std::vector<Share> best_totals(std::vector<MemberValues>& members, const Field& field) {
  std::vector<Share> totals;
  totals.reserve(members.size());
  for (MemberValues& member : members) totals.push_back(total_share(member, field.counting()));
  return best_of(std::move(totals), field);
}

std::vector<Share> best_of_rounds(const std::vector<MemberValues>& members, const Field& field) {
  auto best = best_of_each(values_as_shares(members), field, [](const Share& share) { return *share.round; });
  for (Share& share : best) share.category = std::nullopt;
  return best;
}

std::vector<Share> best_of_categories(const std::vector<MemberValues>& members, const Field& field) {
  return best_of_each(values_as_shares(members), field, [](const Share& share) { return *share.category; });
}

std::vector<Share> shares_of(const Field& field, const Team& team) {
  std::vector<MemberValues> members = members_of(field, team);
  switch (team_counting_of(field.request()).unit) {
    case TeamUnit::total: return best_totals(members, field);
    case TeamUnit::round: return best_of_rounds(members, field);
    case TeamUnit::category: break;
  }
  return best_of_categories(members, field);
}

}  // namespace

TeamAccount account_of(const Field& field, const Team& team) {
  TeamAccount account = {shares_of(field, team)};
  for (const Share& share : account.shares) account.total += share.units;
  return account;
}

std::vector<Ranked> rank_teams(const std::vector<TeamAccount>& accounts, const Counting& counting) {
  return rank_all(accounts, [&](const TeamAccount& account) {
    if (!fewer_is_better(counting)) return std::pair(Int128{0}, account.total);
    return std::pair(Int128{account.shares.size()}, -account.total);
  });
}

}  // namespace tallysheet::tournament
