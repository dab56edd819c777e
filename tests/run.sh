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
  cmake -S . -B build/native -DTALLYSHEET_TESTS=ON -DTALLYSHEET_SANITIZE=$sanitize -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
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

# Other versions of clang-format and clang-tidy lay out differently and warn of other things.
is_version_14() { have "$1" && [[ $("$1" --version) == *version\ 14.* ]]; }

check_style() {
  if ! is_version_14 clang-format || ! is_version_14 clang-tidy; then
    say 'The style of the C++ is not checked: that takes clang-format 14 and clang-tidy 14.'
    return
  fi
  git ls-files 'core/*.[ch]pp' 'wasm/*.[ch]pp' 'tests/*.[ch]pp' | xargs clang-format --dry-run --Werror
  git ls-files 'core/*.cpp' 'wasm/*.cpp' ':!wasm/boundary/module.cpp' |
    xargs -P "$(nproc)" -n 3 clang-tidy -p build/native --quiet
}

# All three engines are tested where Debian has their packages; elsewhere what is missing of the other two is named.
set_up_engines() {
  if grep -qx 'ID=debian' /etc/os-release 2>/dev/null; then
    set_up building testing style other_engines
  else
    set_up building testing
    list_missing other_engines
  fi
}

name_what_was_not_tested() {
  if nothing_is_missing; then return; fi
  say "The page was not tested in every engine; for that, please install these:$(missing_in_words)"
}

set_up_engines
test_core
check_style
# Fuzzers and bundlers each keep one core busy.
fuzz_core &
fuzzing=$!
trap wait EXIT
bash web/build.sh
check_types
wait "$fuzzing"
vitest run --config tests/vitest.config.ts
name_what_was_not_tested
