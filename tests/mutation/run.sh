#!/usr/bin/env bash
# Changes one thing of the core at a time and sees whether its tests notice: `bash tests/mutation/run.sh [parts of file names]`
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../../web/setup.sh"

set_up measuring scripting
vite build --ssr tests/mutation/mutate.ts --outDir build/mutation/tool --logLevel warn
node build/mutation/tool/mutate.js "$@"
