// Comparison at the boundary: the fields of its request and its sheet, and its function.
#include "tallysheet/comparison.hpp"

#include "boundary/systems.hpp"

namespace tallysheet::wasm {

using namespace comparison;

template <>
inline constexpr auto fields_of<List> = record<List>(field<&List::scores>("scores", {entrants_allowed}));

template <>
inline constexpr auto fields_of<Request> = record<Request>(field<&Request::lists>("lists", {lists_allowed}));

template <>
inline constexpr auto fields_of<Entry> = record<Entry>(field<&Entry::place>("place"),
                                                       field<&Entry::shared_by>("sharedBy"),
                                                       field<&Entry::share>("share"));

template <>
inline constexpr auto fields_of<ComparedList> =
    record<ComparedList>(field<&ComparedList::entries>("entries"), field<&ComparedList::same_order_as>("sameOrderAs"));

template <>
inline constexpr auto fields_of<Lead> = record<Lead>(field<&Lead::alone>("alone"), field<&Lead::shared>("shared"));

template <>
inline constexpr auto fields_of<Sheet> = record<Sheet>(field<&Sheet::lists>("lists"), field<&Sheet::leads>("leads"));

namespace {

constexpr std::array functions = {
    function<Request, compare>("compare"),
};

}  // namespace

extern const System comparison_system;
constinit const System comparison_system = {"comparison", functions};

}  // namespace tallysheet::wasm
