#!/usr/bin/env bash
# Sets up and builds what the tests need, then runs all of them, or only the parts named: `bash tests/run.sh core`.
# The parts are core, style, types, fuzz, and the folders of tests/ and tests/web/ that have tests in TypeScript.
# `bash tests/run.sh quick` runs types, style, the tests that need neither a browser, a device nor the installed package, and
# each form once in Chromium.
# `bash tests/run.sh long` runs what takes long by sheer repetition: more random cases, and every host page in every engine.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../web/setup.sh"

parts=("$@")
folders=() # of those parts, what Vitest runs

runs() { # part
  [ ${#parts[@]} -eq 0 ] || [[ " ${parts[*]} " == *" $1 "* ]]
}
runs_vitest() { [ ${#parts[@]} -eq 0 ] || [ ${#folders[@]} -gt 0 ]; }

find_folders() {
  local part folder
  for part in "${parts[@]}"; do
    if [[ $part =~ ^(core|style|types|fuzz)$ ]]; then continue; fi
    folder=$(find tests/web tests -mindepth 1 -maxdepth 1 -type d -name "$part" -print -quit)
    [ -n "$folder" ] || give_up "There is no part \"$part\": name core, style, types, fuzz or a folder of tests/ or tests/web/."
    folders+=("$folder/")
  done
}

say_what_happens() {
  say 'This installs the Debian packages and the npm packages that are missing, and builds into build/.'
  say 'All tests take about half an hour on two idle cores the first time and 8 to 13 minutes once everything is built.'
  say 'Installing takes 3 more.'
}

sanitizers_work() {
  mkdir -p build
  "${CXX:-c++}" -x c++ -fsanitize=address,undefined -o build/sanitized - <<<'int main() {}' && build/sanitized
}

build_native() {
  local sanitize=OFF
  if sanitizers_work >/dev/null 2>&1; then sanitize=ON; fi
  cmake -S . -B build/native -DTALLYSHEET_TESTS=ON -DTALLYSHEET_SANITIZE=$sanitize -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
  cmake --build build/native -j "$(nproc)"
}

test_core() {
  ctest --test-dir build/native -j "$(nproc)" --output-on-failure --no-tests=error
}

fuzz_core() {
  if sanitizers_work >/dev/null 2>&1; then
    bash tests/fuzz/run.sh 3 kept core reader figures rules
  else
    say 'The sanitizers do not run here, so nothing is fuzzed.'
  fi
}

# Keeps what the compiler knows, so that it reads again only what has changed.
check_types() {
  local project
  for project in web/tsconfig.json web/tsconfig.model.json web/src/offline/worker tests/tsconfig.json; do
    tsc --noEmit -p "$project" --incremental --tsBuildInfoFile "build/types/${project//\//-}.tsbuildinfo"
  done
}

# Other versions of clang-format and clang-tidy lay out differently and warn of other things.
is_version_14() { have "$1" && [[ $("$1" --version) == *version\ 14.* ]]; }

check_style() {
  biome check --error-on-warnings
  check_style_of_cpp
}

check_style_of_cpp() {
  if ! is_version_14 clang-format || ! is_version_14 clang-tidy; then
    say 'The style of the C++ is not checked: that takes clang-format 14 and clang-tidy 14.'
    return
  fi
  git ls-files 'core/*.[ch]pp' 'wasm/*.[ch]pp' 'tests/*.[ch]pp' | xargs clang-format --dry-run --Werror
  check_with_clang_tidy
}

# Passes over files that clang-tidy has found nothing in, until one of them, a header or a rule changes.
check_with_clang_tidy() {
  local passed=build/tidy shared
  shared=$(git ls-files -z .clang-tidy 'core/*.hpp' 'wasm/*.hpp' |
    xargs -0 sha256sum build/native/compile_commands.json | sha256sum | cut -d ' ' -f 1)
  mkdir -p "$passed"
  tidy_in_units "$passed" "$shared"
  list_untidied "$passed" "$shared" |
    xargs -r -P "$(nproc)" -n 2 bash -c 'clang-tidy -p build/native --quiet "$1" && touch "$2"' tidy
}

# Each file, and the one to touch once nothing is found in it.
list_untidied() { # folder of those, what files share
  local file sum
  git ls-files 'core/*.cpp' 'wasm/*.cpp' ':!wasm/boundary/module.cpp' | while read -r file; do
    sum=$(sha256sum "$file" | cut -d ' ' -f 1)
    if [ ! -f "$1/$2-$sum" ]; then printf '%s\n' "$file" "$1/$2-$sum"; fi
  done
}

# Most of clang-tidy's time goes into the headers of the standard library: a unit of six files takes hardly longer than one
# of them. Where something is found in a unit, or its files have a name in common, each file is checked by itself after it.
tidy_in_units() { # as above
  local flags
  flags=$(sed -n 's/.*"command": "[^ ]* \(.*\) -o .* -c .*core\/src\/decimal\.cpp",/\1/p' build/native/compile_commands.json)
  rm -f "$1"/unit.*
  list_untidied "$@" | paste - - | sed -n '/^core\//p' | split -n r/16 --additional-suffix=.txt - "$1/unit."
  printf '%s\n' "$1"/unit.*.txt | xargs -P "$(nproc)" -I '{}' bash -c '
    [ -s "$1" ] || exit 0
    sed "s|\t.*||; s|.*|#include \"$PWD/&\" // NOLINT|" "$1" >"$1.cpp"
    clang-tidy --quiet --header-filter="/(core|wasm)/.*[.][ch]pp$" "$1.cpp" -- $2 >/dev/null 2>&1 || exit 0
    cut -f 2 "$1" | xargs touch' tidy '{}' "$flags"
}

# All three engines are tested where Debian has their packages; elsewhere what is missing of the other two is named.
set_up_engines() {
  if grep -qx 'ID=debian' /etc/os-release 2>/dev/null; then
    set_up building testing style other_engines quick_tests
  else
    set_up building testing
    list_missing other_engines
  fi
}

name_what_was_not_tested() {
  if nothing_is_missing; then return; fi
  say "The page was not tested in every engine; for that, please install these:$(missing_in_words)"
}

build_page_beside_fuzzers() {
  local fuzzing=
  # Fuzzers and bundlers each keep one core busy.
  if runs fuzz; then
    fuzz_core &
    fuzzing=$!
    trap wait EXIT
  fi
  if runs types || runs_vitest; then bash web/build.sh; fi
  if runs types; then check_types; fi
  if [ -n "$fuzzing" ]; then wait "$fuzzing"; fi
}

run_quick_tests() {
  set_up building testing
  build_native
  bash web/build.sh
  check_types &
  local checking=$!
  trap wait EXIT
  biome check --error-on-warnings
  QUICK=1 SEQUENCES=10 CASES=20 ROUNDS=5 EVENTS=1 LINK_FORMS=20 LINK_MUTATIONS=40 LINK_FORMS_OPENED=3 LINK_MUTATIONS_OPENED=5 WHAT_IF_POSITIONS=15 FUZZ_SECONDS=1 vitest run --config tests/vitest.config.ts
  wait "$checking"
}

# Those that read one of the variables of a long run, themselves or by a helper in their folder.
list_long_tests() {
  grep -rlE "\benv(\.|\[')(LONG|EXHAUSTIVE|CASES|ROUNDS|SEQUENCES|BROWSER_SEQUENCES|CRASHES|RELOADS|LINK_|EVENTS|RESULTS)" \
    tests/reference tests/wasm tests/web --include='*.test.ts'
  printf '%s\n' tests/properties/ tests/web/engines/ tests/web/what_if/ tests/web/files/hostile.test.ts \
    tests/web/events/whole_convention.test.ts tests/web/share/payloads
}

run_long_tests() {
  local files
  mapfile -t files < <(list_long_tests)
  set_up_engines
  build_native
  build/native/tests/core/core_test '[long]'
  ctest --test-dir build/native -C long -R consumer_subdirectory --output-on-failure --no-tests=error
  bash web/build.sh
  export LONG=1 EXHAUSTIVE=1 CASES=10000 ROUNDS=300 SEQUENCES=10000 BROWSER_SEQUENCES=20 CRASHES=20 RELOADS=20 LINK_FORMS=3000 LINK_MUTATIONS=6000 LINK_FORMS_OPENED=100 LINK_MUTATIONS_OPENED=200 EVENTS=100 WHAT_IF_POSITIONS=2000 RESULTS=1000
  vitest run --config tests/vitest.config.ts "${files[@]}"
  FUNCTION=seating.draw vitest run --config tests/vitest.config.ts tests/wasm/agreement.test.ts
  CASES=5000 vitest run --config tests/vitest.config.ts tests/fuzz/files.test.ts
  name_what_was_not_tested
}

if [ "${parts[*]}" = long ]; then
  run_long_tests
  exit
fi
if [ "${parts[*]}" = quick ]; then
  run_quick_tests
  exit
fi
find_folders
say_what_happens
set_up_engines
build_native
if runs core; then test_core; fi
if runs style; then check_style; fi
build_page_beside_fuzzers
if runs_vitest; then vitest run --config tests/vitest.config.ts "${folders[@]}"; fi
name_what_was_not_tested
