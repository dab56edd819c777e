// Prints the TypeScript types of a system, as its records describe them (wasm/boundary/types.hpp) and not yet
// formatted. The argument is the system's id; without one, it prints the ids.
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>

namespace tallysheet::wasm {

std::string puffing_billy_types();
std::string union_pacific_types();
std::string size_matters_types();
std::string detour_98f_types();
std::string rplops_types();
std::string pentamind_types();
std::string comparison_types();
std::string diplomacy_types();
std::string tournament_types();
std::string seating_types();
std::string rules_types();

}  // namespace tallysheet::wasm

int main(int count, char** arguments) {
  using namespace tallysheet::wasm;
  constexpr std::array<std::pair<std::string_view, std::string (*)()>, 11> files = {{
      {"puffing_billy", puffing_billy_types},
      {"union_pacific", union_pacific_types},
      {"size_matters", size_matters_types},
      {"detour_98f", detour_98f_types},
      {"rplops", rplops_types},
      {"pentamind", pentamind_types},
      {"comparison", comparison_types},
      {"diplomacy", diplomacy_types},
      {"tournament", tournament_types},
      {"seating", seating_types},
      {"rules", rules_types},
  }};
  for (const auto& [id, types] : files) {
    if (count < 2) std::cout << id << '\n';
    else if (id == arguments[1]) std::cout << types();
  }
}
