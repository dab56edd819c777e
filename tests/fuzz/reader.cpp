// Any bytes as the stream of a request: the first is the function's number, the rest its tokens (wasm/token.hpp).
#include <algorithm>
#include <string>

#include "fuzz.hpp"
#include "systems.hpp"

namespace {

constexpr size_t most_digits = 3;

// Lists of a thousand and more are read like shorter ones, but so slowly that little else would be tried.
bool has_long_list(std::string_view stream) {
  for (size_t at = stream.find('a'); at != stream.npos; at = stream.find('a', at + 1)) {
    const std::string_view length = stream.substr(at + 1);
    if (std::min(length.find_first_not_of("0123456789"), length.size()) > most_digits) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0 || has_long_list({reinterpret_cast<const char*>(data), size})) return 0;
  std::string stream(data + 1, data + size);
  tallysheet::fuzz::expect_outcome(tallysheet::wasm::outcome(data[0], stream));
  return 0;
}
