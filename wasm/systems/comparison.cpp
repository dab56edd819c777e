// Comparison at the boundary: the fields of its request and its sheet, and its function.
#include "tallysheet/comparison.hpp"

#include "boundary/systems.hpp"

namespace tallysheet::wasm {

using namespace comparison;

template <>
struct Input<List> {
  using Fields = InputFields<List>;
  static constexpr std::array fields = {
      Fields::required<&List::scores>("scores", {entrants_allowed}),
  };
};

template <>
struct Input<Request> {
  using Fields = InputFields<Request>;
  static constexpr std::array fields = {
      Fields::required<&Request::lists>("lists", {lists_allowed}),
  };
};

template <>
struct Output<Entry> {
  using Fields = OutputFields<Entry>;
  static constexpr std::array fields = {
      Fields::of<&Entry::place>("place"),
      Fields::of<&Entry::shared_by>("sharedBy"),
      Fields::of<&Entry::share>("share"),
  };
};

template <>
struct Output<ComparedList> {
  using Fields = OutputFields<ComparedList>;
  static constexpr std::array fields = {
      Fields::of<&ComparedList::entries>("entries"),
      Fields::of<&ComparedList::same_order_as>("sameOrderAs"),
  };
};

template <>
struct Output<Lead> {
  using Fields = OutputFields<Lead>;
  static constexpr std::array fields = {
      Fields::of<&Lead::alone>("alone"),
      Fields::of<&Lead::shared>("shared"),
  };
};

template <>
struct Output<Sheet> {
  using Fields = OutputFields<Sheet>;
  static constexpr std::array fields = {
      Fields::of<&Sheet::lists>("lists"),
      Fields::of<&Sheet::leads>("leads"),
  };
};

namespace {

constexpr std::array functions = {
    function<Request, compare>("compare"),
};

}  // namespace

extern const System comparison_system;
constinit const System comparison_system = {"comparison", functions};

}  // namespace tallysheet::wasm
