#include "tallysheet/comparison.hpp"

#include <algorithm>

#include "tallysheet/ranking.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet::comparison {
namespace {

constexpr int share_places = 2;

/// The sum of the scores; not set if shares of it would make no sense.
std::optional<Decimal> divisible_sum(const List& list) {
  Decimal sum;
  for (const Decimal score : list.scores) {
    if (score < Decimal(0)) return std::nullopt;
    sum += score;
  }
  return sum > Decimal(0) ? std::optional(sum) : std::nullopt;
}

std::vector<Entry> entries_of(const List& list) {
  std::vector<Entry> entries(list.scores.size());
  for (const Ranked& ranked : rank_all(list.scores, [](Decimal score) { return score.units(); })) {
    entries[ranked.index].place = ranked.place;
    entries[ranked.index].shared_by = ranked.tied;
  }
  const std::optional<Decimal> sum = divisible_sum(list);
  for (std::size_t i = 0; sum && i < entries.size(); ++i) {
    entries[i].share = round_figure(100 * list.scores[i] / *sum, share_places);
  }
  return entries;
}

bool same_places(const ComparedList& one, const ComparedList& other) {
  return std::equal(one.entries.begin(), one.entries.end(), other.entries.begin(),
                    [](const Entry& a, const Entry& b) { return a.place == b.place; });
}

void add_leads(std::vector<Lead>& leads, const std::vector<Entry>& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].place == 1) ++(entries[i].shared_by > 1 ? leads[i].shared : leads[i].alone);
  }
}

}  // namespace

Problems check(const Request& request) {
  Problems problems;
  const Path at = request_path / "lists";
  check_count(problems, at, sentences::number_of_lists, request.lists.size(), lists_allowed);
  for (std::size_t i = 0; i < request.lists.size(); ++i) {
    const std::size_t count = request.lists[i].scores.size();
    check_count(problems, at / i / "scores", sentences::number_of_scores, count, entrants_allowed);
    if (count == request.lists[0].scores.size()) continue;
    report(problems, at / i / "scores", ProblemCode::conflict, sentences::unlike_first_list,
           {count, request.lists[0].scores.size()});
  }
  return problems;
}

Sheet compare(const Checked<Request>& request) {
  Sheet sheet;
  sheet.leads = std::vector<Lead>(request->lists[0].scores.size());
  for (const List& list : request->lists) {
    sheet.lists.push_back({entries_of(list), 0});
    ComparedList& own = sheet.lists.back();
    add_leads(sheet.leads, own.entries);
    while (!same_places(sheet.lists[own.same_order_as], own)) ++own.same_order_as;
  }
  return sheet;
}

}  // namespace tallysheet::comparison
