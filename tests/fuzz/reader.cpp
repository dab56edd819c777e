// Any bytes as the stream of a request: the first is the function's number, the rest its tokens
// (wasm/boundary/token.hpp).
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "boundary/systems.hpp"
#include "fuzz.hpp"

namespace tallysheet::fuzz {
namespace {

constexpr std::size_t most_digits = 3;

// Lists of a thousand and more are read like shorter ones, but so slowly that little else would be tried.
bool has_long_list(std::string_view stream) {
  for (std::size_t at = stream.find('a'); at != stream.npos; at = stream.find('a', at + 1)) {
    const std::string_view length = stream.substr(at + 1);
    if (std::min(length.find_first_not_of("0123456789"), length.size()) > most_digits) return true;
  }
  return false;
}

// An outcome is a sheet, or one problem at least.
void expect_outcome(std::string_view json) {
  const bool sheet = json.starts_with(R"({"ok":true,"value":{)") && json.ends_with("}}");
  const bool problems = json.starts_with(R"({"ok":false,"problems":[{"at":")") && json.ends_with(R"("}]})");
  expect(sheet || problems, "an outcome is a sheet or problems", json);
}

}  // namespace
}  // namespace tallysheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tallysheet;
  if (size == 0 || fuzz::has_long_list({reinterpret_cast<const char*>(data), size})) return 0;
  std::string tokens(data + 1, data + size);
  std::string json;
  wasm::answer(data[0], tokens, json);
  fuzz::expect_outcome(json);
  return 0;
}
