#!/usr/bin/env bash
# Fuzzes the core and the reader under the address and undefined-behaviour sanitizers, and the page's readers of links,
# JSON and CSV: `bash tests/fuzz/run.sh SECONDS [kept|empty] [fuzzer…]` runs each for that many seconds, from the stored
# corpora or from nothing. It reports what it finds and writes the input to build/fuzz/found.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../../web/setup.sh"

seconds=${1:?for how many seconds?}
begin=${2:-kept}
[[ $begin =~ ^(kept|empty)$ ]] || give_up "“$begin” is neither kept nor empty."
fuzzers=("${@:3}")
[ ${#fuzzers[@]} -gt 0 ] || fuzzers=(core reader figures rules links json csv)

build_native() {
  cmake -S . -B build/fuzz -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=None -DTALLYSHEET_FUZZ=ON
  cmake --build build/fuzz -j "$(nproc)"
}

# The library of rules is the corpus of their texts.
kept_corpus() { # fuzzer
  if [ "$1" = rules ]; then echo core/rules; else echo "tests/fuzz/corpus/$1"; fi
}

native() { # fuzzer
  local corpora=("build/fuzz/new/$1") options=(-max_total_time="$seconds" -timeout=60 -verbosity=0 -print_funcs=0 -print_final_stats=1)
  rm -rf "${corpora[0]}"
  mkdir -p "${corpora[0]}" build/fuzz/found
  if [ "$begin" = kept ]; then corpora+=("$(kept_corpus "$1")"); fi
  # Requests have many fields: short inputs would leave most of them at nothing for a long time.
  if [ "$1" = core ]; then options+=(-len_control=0 -max_len=1024); fi
  "build/fuzz/programs/$1" "${options[@]}" -artifact_prefix="build/fuzz/found/$1-" "${corpora[@]}"
}

in_javascript() { # fuzzer
  if [ "$begin" = empty ]; then local -x FUZZ_CORPUS=empty; fi
  FUZZ_SECONDS=$seconds vitest run --config tests/vitest.config.ts "tests/fuzz/$1.test.ts"
}

set_up testing
build_native
for fuzzer in "${fuzzers[@]}"; do
  say "Fuzzing $fuzzer"
  if [ -f "tests/fuzz/$fuzzer.cpp" ]; then native "$fuzzer"; else in_javascript "$fuzzer"; fi
done
