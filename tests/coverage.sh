#!/usr/bin/env bash
# Measures which lines and branches of the core its own tests reach, and fails unless they reach every one.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../web/setup.sh"

folder=build/coverage
core_test=$folder/tests/core/core_test

# Clang counts nothing in the templates of a precompiled header. An assertion would be a branch that no test may take.
build_measured() {
  cmake -S . -B $folder -DTALLYSHEET_TESTS=ON -DCMAKE_BUILD_TYPE=Coverage -DCMAKE_CXX_COMPILER=clang++ \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DCMAKE_CXX_FLAGS_COVERAGE='-O1 -DNDEBUG -fprofile-instr-generate -fcoverage-mapping'
  cmake --build $folder --target core_test -j "${JOBS:-$(nproc)}"
}

run_tests() {
  LLVM_PROFILE_FILE=$folder/run.profraw $core_test
  llvm-profdata merge -o $folder/run.profdata $folder/run.profraw
}

measured() { llvm-cov "$1" $core_test -instr-profile=$folder/run.profdata "${@:2}" core; }

# "core/src/ranking.cpp:12", of lines and of sides of a branch that were never taken, in none of a template's forms. Clang
# counts as a side of a switch that none of its cases is taken, even where they are all that there are.
missing() {
  measured show -show-branches=count -show-instantiations=false | awk -v root="$PWD/" '
    /^\// { file = substr($0, length(root) + 1) }
    /^ +[0-9]+\|/ { source = $0 }
    /^ +[0-9]+\| +0\|/ { print file $1 + 0 }
    $2 == "Branch" && $4 == "[True:" {
      line = file substr($3, 2)
      if (source !~ /switch \(/) taken[line $4] += $5 != "0,"
      taken[line $6] += $7 != "0]"
    }
    END { for (side in taken) if (!taken[side]) { sub(/:[0-9]+\):.*/, "", side); print side } }' | sort -u -t: -k1,1 -k2,2n
}

install_missing_tools measuring
build_measured
run_tests
measured report -show-region-summary=0
missing=$(missing)
[ -z "$missing" ] || give_up "Not all is reached:
$missing"
say 'Every line and every branch of the core is reached.'
