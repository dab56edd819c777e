#!/usr/bin/env bash
# Builds the site and serves it at http://localhost:8080, or at the port in PORT.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

set_up building
bash web/build.sh
exec vite preview --config web/vite.config.ts --port "${PORT:-8080}" --strictPort
