#include "tallysheet/diplomacy.hpp"

#include <algorithm>

#include "tallysheet/sentences.hpp"

namespace tallysheet::diplomacy {
namespace {

// A limit that keeps sums of centres from overflowing.
constexpr std::int64_t most_counted = 999'999'999'999;
constexpr std::array<std::string_view, power_count> power_titles = {"Austria", "England", "France", "Germany",
                                                                    "Italy",   "Russia",  "Turkey"};

}  // namespace

std::string_view title_of(std::optional<Power> power) { return power ? power_titles[index_of(*power)] : "The power"; }

void SeatChecker::check(const Seat& seat) {
  const Path at = at_ / seats_++;
  check_power(at / "power", seat);
  check_centres(at / "centres", seat);
  if (seat.survives()) centres_ += std::min(*seat.centres, most_counted);
  if (seat.is_eliminated()) ++eliminated_;
}

void SeatChecker::check_power(const Path& at, const Seat& seat) {
  if (!seat.power) return report(problems_, at, ProblemCode::required, sentences::power_missing);
  bool& seen = seen_[index_of(*seat.power)];
  if (seen) {
    report(problems_, at, ProblemCode::duplicate, sentences::power_twice, {title_of(seat.power)});
  }
  seen = true;
}

void SeatChecker::check_centres(const Path& at, const Seat& seat) {
  if (!seat.centres) {
    return report(problems_, at, ProblemCode::required, sentences::centres_missing, {title_of(seat.power)});
  }
  if (centres_of_power.contains(*seat.centres)) return;
  report(problems_, at, ProblemCode::range, sentences::number_of_centres,
         {title_of(seat.power), *seat.centres, centres_of_power});
}

void SeatChecker::check_all() {
  if (centres_ > supply_centres) {
    report(problems_, at_, ProblemCode::range, sentences::too_many_centres, {centres_, supply_centres});
  }
  if (eliminated_ == seats_ && eliminated_ > 0) {
    report(problems_, at_, ProblemCode::conflict, sentences::no_centres);
  }
}

void check_last_held(Problems& problems, const Path& at, const Seat& seat, bool given, const LastHeldAsked& asked) {
  const std::string_view power = title_of(seat.power);
  if (seat.survives() && given) {
    report(problems, at, ProblemCode::conflict, asked.with_centres, {power, *seat.centres});
  } else if (seat.is_eliminated() && !given && asked.required) {
    report(problems, at, ProblemCode::required, asked.missing, {power});
  }
}

void check_last_year(Problems& problems, const Path& at, const Seat& seat, std::int64_t year) {
  if (last_fall_years.contains(year)) return;
  report(problems, at, ProblemCode::range, sentences::year_of_last_fall, {title_of(seat.power), year, last_fall_years});
}

void check_in_draw(Problems& problems, const Path& at, const Seat& seat, bool won, const Sentence& beside_win) {
  const std::string_view power = title_of(seat.power);
  if (won) {
    report(problems, at, ProblemCode::conflict, beside_win, {power, centres_for_solo});
  } else if (seat.is_eliminated()) {
    report(problems, at, ProblemCode::conflict, sentences::draw_without_centre, {power});
  }
}

}  // namespace tallysheet::diplomacy
