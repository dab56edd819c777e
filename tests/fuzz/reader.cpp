// Arbitrary bytes as the stream of a request (wasm/boundary/token.hpp): the first chooses the function, the next two
// are the number of words, low byte first, and the words and texts follow.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "boundary/systems.hpp"
#include "fuzz.hpp"

namespace tallysheet::fuzz {
namespace {

constexpr std::size_t head_size = 3;
constexpr std::uint32_t longest_list = 999;
// The first text.
constexpr auto text_word = static_cast<std::int32_t>(wasm::Kind::text);
constexpr std::int32_t kind_mask = (1 << wasm::kind_bits) - 1;

// Inputs with long lists are skipped: they are read like shorter ones, but so slowly that little else would be tried.
bool has_long_list(std::span<const std::int32_t> words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (wasm::Kind{static_cast<std::uint8_t>(words[i] & kind_mask)} != wasm::Kind::list) continue;
    if (static_cast<std::uint32_t>(words[i + 1]) > longest_list) return true;
  }
  return false;
}

std::vector<std::int32_t> words_of(std::string_view input) {
  const auto byte = [&](std::size_t at) { return std::size_t{static_cast<unsigned char>(input[at])}; };
  const std::size_t wanted = byte(1) + (byte(2) << 8U);
  std::vector<std::int32_t> words(std::min(wanted, (input.size() - head_size) / sizeof(std::int32_t)));
  std::copy_n(input.data() + head_size, words.size() * sizeof(std::int32_t), reinterpret_cast<char*>(words.data()));
  return words;
}

std::string name_of_function(std::size_t number) {
  for (const wasm::System* const system : wasm::systems()) {
    if (number < system->functions.size())
      return std::string(system->name) + '.' + std::string(system->functions[number].name);
    number -= system->functions.size();
  }
  return "no function";
}

// An outcome is a sheet or at least one problem.
void expect_outcome(std::string_view json) {
  const bool sheet = json.starts_with(R"({"ok":true,"value":{)") && json.ends_with("}}");
  const bool problems = json.starts_with(R"({"ok":false,"problems":[{"at":")") && json.ends_with(R"("}]})");
  expect(sheet || problems, "an outcome is a sheet or problems", json);
}

}  // namespace
}  // namespace tallysheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tallysheet;
  if (size < fuzz::head_size) return 0;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  std::vector<std::int32_t> words = fuzz::words_of(input);
  if (fuzz::has_long_list(words)) return 0;
  std::string texts = fuzz::name_of_function(data[0]) + wasm::text_end;
  texts += input.substr(fuzz::head_size + words.size() * sizeof(std::int32_t));
  words.insert(words.begin(), fuzz::text_word);
  std::string json;
  wasm::answer({words, texts}, json);
  fuzz::expect_outcome(json);
  return 0;
}
