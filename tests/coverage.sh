#!/usr/bin/env bash
# Measures which lines and branches of the core its own tests reach, and fails unless they reach every one.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../web/setup.sh"

folder=build/coverage
core_test=$folder/tests/core/core_test

build_measured() {
  cmake -S . -B $folder -DTALLYSHEET_TESTS=ON -DCMAKE_BUILD_TYPE=Coverage -DCMAKE_CXX_COMPILER=clang++ \
    -DCMAKE_CXX_FLAGS_COVERAGE='-O1 -fprofile-instr-generate -fcoverage-mapping'
  cmake --build $folder --target core_test -j "${JOBS:-$(nproc)}"
}

run_tests() {
  LLVM_PROFILE_FILE=$folder/run.profraw $core_test
  llvm-profdata merge -o $folder/run.profdata $folder/run.profraw
}

measured() { llvm-cov "$1" $core_test -instr-profile=$folder/run.profdata "${@:2}" core; }

# "core/placing.cpp:12", of lines and of sides of a branch that were never taken.
missing() {
  measured export -format=lcov | awk -F '[:,]' -v root="$PWD/" '
    $1 == "SF" { file = substr($2, length(root) + 1) }
    $1 == "DA" && $3 == 0 || $1 == "BRDA" && ($5 == 0 || $5 == "-") { print file ":" $2 }' | sort -u -t: -k1,1 -k2,2n
}

install_missing_tools measuring
build_measured
run_tests
measured report -show-region-summary=0
missing=$(missing)
[ -z "$missing" ] || give_up "Not all is reached:
$missing"
say 'Every line and every branch of the core is reached.'
