#!/usr/bin/env bash
# Sets up and builds what is missing, measures everything, and prints it as tables. Best on a machine that does nothing else.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../../web/setup.sh"

set_up building testing
cmake -S . -B build/bench -DTALLYSHEET_BENCH=ON
cmake --build build/bench -j "$(nproc)" --target core_bench
bash web/build.sh
vitest run --config tests/bench/vitest.config.ts "$@"
