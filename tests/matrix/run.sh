#!/usr/bin/env bash
# Tries the package with other people's tools: bundlers, versions of Node, Bun, Deno, and checks of packages. Installs them
# into build/matrix first. Given names, it runs only these files: `bash tests/matrix/run.sh bundlers`
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../../web/setup.sh"

install_tools() {
  local tools=build/matrix
  if cmp -s tests/matrix/package-lock.json $tools/node_modules/.installed-package-lock.json; then return; fi
  mkdir -p $tools
  cp tests/matrix/package.json tests/matrix/package-lock.json $tools/
  # `npm ci` refuses the lock file where the registry lacks the optional packages of other platforms.
  npm install --no-save --prefix $tools --ignore-scripts --no-audit --no-fund </dev/null
  cp tests/matrix/package-lock.json $tools/node_modules/.installed-package-lock.json
}

set_up building testing web_servers
bash web/build.sh
install_tools
vitest run --config tests/matrix/vitest.config.ts "$@"
