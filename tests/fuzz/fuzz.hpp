// Common code of the fuzzers: the end of a run that finds something.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tallysheet::fuzz {

/// Aborts the program, so that libFuzzer keeps the input, unless `holds`.
inline void expect(bool holds, const char* what, std::string_view came = {}) {
  if (holds) return;
  std::fprintf(stderr, "Not so: %s\n%.*s\n", what, static_cast<int>(came.size()), came.data());
  std::abort();
}

/// "… did you mean place?" is one, too.
inline bool is_sentence(std::string_view text) { return text.ends_with('.') || text.ends_with('?'); }

}  // namespace tallysheet::fuzz
