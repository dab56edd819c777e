#include "diplomacy.hpp"

#include "decimal.hpp"
#include "text.hpp"

namespace tallysheet::diplomacy {

std::string title(Power power) {
  if (power == Power::unknown) return "The power";
  std::string name(power_names[static_cast<size_t>(power)]);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

void report_second_power(Problems& problems, const Pointer& at, Power power) {
  report(problems, at, ProblemCode::duplicate, {title(power), " is here twice; each of the seven powers plays once."});
}

void check_centres(Problems& problems, const Pointer& at, const Seat& seat) {
  if (centres_of_power.holds(seat.centres)) return;
  check_whole(problems, at, joined({"The number of ", title(seat.power), "'s centres"}), seat.centres, centres_of_power);
}

void check_sum(Problems& problems, const Pointer& at, int64_t centres) {
  if (centres <= centres_in_all) return;
  report(problems, at, ProblemCode::range,
         {"The powers hold ", text(centres), " centres together; there are ", text(centres_in_all), "."});
}

void report_empty_board(Problems& problems, const Pointer& at) {
  report(problems, at, ProblemCode::conflict, {"No power holds a centre; at least one must."});
}

}  // namespace tallysheet::diplomacy
