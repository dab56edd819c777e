// What the fuzzers share: how one that finds something ends.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tallysheet::fuzz {

/// Ends the program, with the input kept by libFuzzer, unless it holds.
inline void expect(bool holds, const char* what, std::string_view came = {}) {
  if (holds) return;
  std::fprintf(stderr, "Not so: %s\n%.*s\n", what, static_cast<int>(came.size()), came.data());
  std::abort();
}

}  // namespace tallysheet::fuzz
