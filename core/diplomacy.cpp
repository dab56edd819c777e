#include "diplomacy.hpp"

namespace tallysheet::diplomacy {
namespace {

void check_centres(Problems& problems, const Pointer& at, const Seat& seat) {
  if (centres_of_power.holds(seat.centres)) return;
  check_whole(problems, at, filled("The number of {}'s centres", {title(seat.power)}), seat.centres, centres_of_power);
}

void check_board(Problems& problems, const Pointer& at, const Seats& seats) {
  int64_t sum = 0;
  size_t eliminated = 0;
  for (size_t i = 0; i < seats.size(); ++i) {
    sum += seats[i].survives() ? seats[i].centres : 0;
    eliminated += seats[i].eliminated();
  }
  if (sum > centres_in_all) {
    report(problems, at, ProblemCode::range, "The powers hold {} centres together; there are {}.", {sum, centres_in_all});
  }
  if (eliminated == seats.size() && eliminated > 0) {
    report(problems, at, ProblemCode::conflict, "No power holds a centre; at least one must.");
  }
}

}  // namespace

void check_powers(Problems& problems, const Pointer& at, const Seats& seats, Names names) {
  check_count(problems, at, "powers", static_cast<int64_t>(seats.size()), powers_in_game);
  check_players(problems, at, seats.players(), names);
  std::array<bool, power_titles.size()> seen{};
  for (size_t i = 0; i < seats.size(); ++i) {
    const Power power = seats[i].power;
    bool& is_second = seen[static_cast<size_t>(power)];
    if (is_second && power != Power::unknown) {
      report(problems, at / i / "power", ProblemCode::duplicate,
             "{} is here twice; each of the seven powers plays once.", {title(power)});
    }
    is_second = true;
    check_centres(problems, at / i / "centres", seats[i]);
  }
  check_board(problems, at, seats);
}

bool has_solo(const Seats& seats) {
  for (size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].soloes()) return true;
  }
  return false;
}

int survivors(const Seats& seats) {
  int count = 0;
  for (size_t i = 0; i < seats.size(); ++i) count += seats[i].survives();
  return count;
}

}  // namespace tallysheet::diplomacy
