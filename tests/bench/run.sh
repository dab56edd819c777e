#!/usr/bin/env bash
# Sets up and builds what is missing, measures everything, and prints it as tables. Best on a machine that does nothing else.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../../web/setup.sh"

# Installed separately, because it brings two hundred packages that nothing else needs.
lighthouse_version=12.8.2

set_up_lighthouse() {
  local folder=build/lighthouse
  if grep -qs "\"version\": \"$lighthouse_version\"" "$folder/node_modules/lighthouse/package.json"; then return; fi
  mkdir -p "$folder"
  npm install --prefix "$folder" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund "lighthouse@$lighthouse_version" </dev/null
}

set_up building testing
case " ${*:-lighthouse} " in *lighthouse*) set_up_lighthouse ;; esac
cmake -S . -B build/bench -DTALLYSHEET_BENCH=ON
cmake --build build/bench -j "$(nproc)" --target core_bench
bash web/build.sh
vitest run --config tests/bench/vitest.config.ts "$@"
