// Every function of the core, on requests that any bytes make: check() takes what no reader would let through, and
// what it finds no problem in is scored.
#include <vector>

#include "call.hpp"
#include "filler.hpp"
#include "fuzz.hpp"

#define SYSTEM(id)                     \
  namespace tallysheet::id {           \
  std::span<const wasm::Call> calls(); \
  }
#include "fuzzed_systems.inc"
#undef SYSTEM

namespace tallysheet::fuzz {
namespace {

std::vector<wasm::Call> all_calls() {
  std::vector<wasm::Call> all;
#define SYSTEM(id) \
  for (const wasm::Call& call : id::calls()) all.push_back(call);
#include "fuzzed_systems.inc"
#undef SYSTEM
  return all;
}

const wasm::Call* fuzzed;
Filler* filler;

// Stands in the place of check() when a call makes its request, which only it can.
Problems fill_and_score(const void* request) {
  filler->fill(*fuzzed->layout, fuzzed->layout->schema, const_cast<void*>(request));
  const Problems problems = fuzzed->check(request);
  expect_outcome(problems.empty() ? fuzzed->success(request) : wasm::refusal(problems));
  return {};
}

}  // namespace
}  // namespace tallysheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  using namespace tallysheet;
  static const std::vector<wasm::Call> calls = fuzz::all_calls();
  FuzzedDataProvider data(bytes, size);
  fuzz::Filler filler(data);
  fuzz::fuzzed = &calls[data.ConsumeIntegralInRange<size_t>(0, calls.size() - 1)];
  fuzz::filler = &filler;
  wasm::Call call = *fuzz::fuzzed;
  call.check = fuzz::fill_and_score;
  call.start(call, {});
  return 0;
}
