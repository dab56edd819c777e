// Comparison at the boundary: the fields of its request and its sheet, and its function.
#include "tallysheet/comparison.hpp"

#include "boundary/types.hpp"

namespace tallysheet::wasm {

using namespace comparison;

template <>
inline constexpr auto fields_of<List> = record<List>(field<&List::scores>("scores", {entrants_allowed}));

template <>
inline constexpr auto fields_of<Request> = exported<Request>(
    "ComparisonRequest",
    field<&Request::lists>("lists",
                           "1 to 100 lists, each with a score for each of the 1 to 100 entrants, in the same order.",
                           {lists_allowed}));

template <>
inline constexpr auto fields_of<Entry> = record<Entry>(
    field<&Entry::place>("place", "The place by score, highest first: 1, 2, 2, 4."),
    field<&Entry::shared_by>("sharedBy"),
    field<&Entry::share>("share",
                         "Percentage of the list's sum, 2 places; null if the sum is zero or a score is below zero."));

template <>
inline constexpr auto fields_of<ComparedList> = record<ComparedList>(
    field<&ComparedList::entries>("entries", "The entries in the order of the scores."),
    field<&ComparedList::same_order_as>(
        "sameOrderAs",
        "Index of the first list with the same places, which is this list's own if no earlier one has them."));

template <>
inline constexpr auto fields_of<Lead> = record<Lead>(field<&Lead::alone>("alone"), field<&Lead::shared>("shared"));

template <>
inline constexpr auto fields_of<Sheet> = exported<Sheet>(
    "ComparisonSheet", field<&Sheet::lists>("lists", "The lists in request order."),
    field<&Sheet::leads>("leads",
                         "For each entrant, the number of lists in which it is first, alone or level with others."));

namespace {

constexpr std::tuple functions = {
    function<Request, compare>("compare"),
};
constexpr auto table = table_of(functions);

}  // namespace

extern const System comparison_system;
constinit const System comparison_system = {"comparison", table};

std::string comparison_types() {
  return types(
      {"Comparison of scores: the same entrants in several lists, for example under several systems", "Comparison"},
      functions);
}

}  // namespace tallysheet::wasm
