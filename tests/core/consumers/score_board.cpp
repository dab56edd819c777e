// Scores a Puffing Billy board and prints its sheet.
#include <iostream>

#include <tallysheet/puffing_billy.hpp>
#include <tallysheet/version.hpp>

using namespace tallysheet;

int main() {
  puffing_billy::BoardRequest request;
  request.finishers = {{"Jenny", Decimal(252'000)}, {"Damien", Decimal(248'000)}, {"Stephen", Decimal(121'000)}};
  Problems problems;
  const auto valid = checked(request, problems);
  for (const Problem& problem : problems) std::cerr << problem.message << '\n';
  if (!valid) return 1;
  for (const auto& row : score_board(*valid).rows) {
    std::cout << row.place << ". " << row.player << ": " << to_string(*row.total) << '\n';
  }
  std::cout << "By tallysheet " << version << '\n';
}
