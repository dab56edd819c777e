// Every function of the core, on requests that any bytes make: check() takes what no reader would let through, and
// what it finds no problem in is scored.
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
