#include "tallysheet/diplomacy.hpp"

#include <algorithm>

#include "tallysheet/format.hpp"

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
  if (!seat.power) return report(problems_, at, ProblemCode::required, "The power is missing.");
  bool& seen = seen_[index_of(*seat.power)];
  if (seen) {
    report(problems_, at, ProblemCode::duplicate, "{} is listed twice; each of the seven powers plays once.",
           {title_of(seat.power)});
  }
  seen = true;
}

void SeatChecker::check_centres(const Path& at, const Seat& seat) {
  if (!seat.centres) {
    return report(problems_, at, ProblemCode::required, "The number of {}'s centres is missing.",
                  {title_of(seat.power)});
  }
  if (centres_of_power.contains(*seat.centres)) return;
  check_range(problems_, at, format("The number of {}'s centres", {title_of(seat.power)}), *seat.centres,
              centres_of_power);
}

void SeatChecker::check_all() {
  if (centres_ > supply_centres) {
    report(problems_, at_, ProblemCode::range, "The powers hold {} centres together; there are only {}.",
           {centres_, supply_centres});
  }
  if (eliminated_ == seats_ && eliminated_ > 0) {
    report(problems_, at_, ProblemCode::conflict, "No power holds a centre; at least one must.");
  }
}

void check_last_held(Problems& problems, const Path& at, const Seat& seat, bool given, const LastHeldAsked& asked) {
  const std::string_view power = title_of(seat.power);
  if (seat.survives() && given) {
    report(problems, at, ProblemCode::conflict, "{} {}; only a power without centres has a last Fall.",
           {power, asked.centres});
  } else if (seat.is_eliminated() && !given && asked.required) {
    report(problems, at, ProblemCode::required,
           "{} ends without centres; the last Fall in which it held one{} is missing.", {power, asked.detail});
  }
}

void check_last_year(Problems& problems, const Path& at, const Seat& seat, std::int64_t year) {
  if (last_fall_years.contains(year)) return;
  check_range(problems, at, format("The year of {}'s last Fall", {title_of(seat.power)}), year, last_fall_years);
}

void check_in_draw(Problems& problems, const Path& at, const Seat& seat, std::string_view win) {
  const std::string_view power = title_of(seat.power);
  if (!win.empty()) {
    report(problems, at, ProblemCode::conflict, "{} shares a draw, but {}.", {power, win});
  } else if (seat.is_eliminated()) {
    report(problems, at, ProblemCode::conflict, "{} shares the draw without a centre; only survivors can.", {power});
  }
}

}  // namespace tallysheet::diplomacy
