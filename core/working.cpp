#include "working.hpp"

#include "text.hpp"

namespace tallysheet {
namespace {

constexpr int shown_places = 5;

}  // namespace

Step step(std::string_view name, std::initializer_list<std::string_view> terms, const Fraction& value,
          const Decimal& rounded) {
  return {std::string(name), joined(terms), plain(cut(value, shown_places)), fits(value, shown_places), text(rounded)};
}

}  // namespace tallysheet
