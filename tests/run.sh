#!/usr/bin/env bash
# Runs every test, and first sets up and builds what they need.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../web/setup.sh"

sanitizers_work() {
  mkdir -p build
  "${CXX:-c++}" -x c++ -fsanitize=address,undefined -o build/sanitized - <<<'int main() {}' && build/sanitized
}

test_core() {
  local sanitize=OFF
  if sanitizers_work >/dev/null 2>&1; then sanitize=ON; fi
  cmake -S . -B build/native -DTALLYSHEET_TESTS=ON -DTALLYSHEET_SANITIZE=$sanitize
  cmake --build build/native -j "$(nproc)"
  ctest --test-dir build/native -j "$(nproc)" --output-on-failure --no-tests=error
}

fuzz_core() {
  if sanitizers_work >/dev/null 2>&1; then
    bash tests/fuzz/run.sh 3 kept core reader figures
  else
    say 'The sanitizers do not run here, so nothing is fuzzed.'
  fi
}

check_types() {
  tsc --noEmit -p web/tsconfig.json
  tsc --noEmit -p web/worker
  tsc --noEmit -p tests/tsconfig.json
}

set_up building testing
test_core
fuzz_core
bash web/build.sh
check_types
vitest run --config tests/vitest.config.ts
