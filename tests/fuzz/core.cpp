// Calls every function of the core with requests made from arbitrary bytes: check() sees requests that no reader would
// let through, and those without problems are scored.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace tallysheet::fuzz;
  static const std::vector<Target> targets = all_targets();
  Filler filler(bytes, size);
  targets[filler.index(targets.size())](filler);
  return 0;
}
