// Comparison for the fuzzer of the core.
#include "tallysheet/comparison.hpp"

#include "targets.hpp"

namespace tallysheet::fuzz {

using namespace comparison;

namespace {

List make_list(Filler& filler) {
  return {filler.list(entrants_allowed, [&] { return filler.decimal(); })};
}

void fuzz_compare(Filler& filler) {
  Request request;
  request.lists = filler.list(lists_allowed, [&] { return make_list(filler); });
  if (!request.lists.empty() && filler.flag()) {
    for (List& list : request.lists) list.scores.resize(request.lists[0].scores.size());
  }
  const auto valid = scorable(request);
  if (!valid) return;
  const Sheet sheet = compare(*valid);
  expect(sheet.lists.size() == request.lists.size(), "every list is compared");
  int leads = 0;
  for (const Lead& lead : sheet.leads) leads += lead.alone;
  expect(static_cast<std::size_t>(leads) <= sheet.lists.size(), "nobody leads alone in more lists than there are");
  for (const ComparedList& list : sheet.lists) {
    expect(list.entries.size() == sheet.leads.size(), "every entrant has an entry");
    for (const Entry& entry : list.entries) {
      if (entry.share) expect(entry.share->value <= Decimal(100), "a share is 100 per cent at most");
    }
  }
}

constexpr Target targets[] = {fuzz_compare};

}  // namespace

extern const std::span<const Target> comparison_targets;
constinit const std::span<const Target> comparison_targets = targets;

}  // namespace tallysheet::fuzz
