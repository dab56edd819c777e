#!/usr/bin/env bash
# Builds the site and serves it at http://localhost:8080, or at the port in PORT.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

port=${PORT:-8080}

port_is_taken() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

set_up building
bash web/build.sh
if port_is_taken; then give_up "Port $port is taken; choose another: PORT=8081 bash web/serve.sh"; fi
exec vite preview --config web/build/vite.config.ts --mode site --port "$port" --strictPort
