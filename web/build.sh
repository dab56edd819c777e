#!/usr/bin/env bash
# Builds the module into build/package and the site into build/site, and first sets up what is missing.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

forget_engine_of_another_emcc() {
  local emcc
  emcc=$(command -v emcc && emcc --version)
  if [ "$(cat build/wasm/emcc.txt 2>/dev/null)" = "$emcc" ]; then return; fi
  rm -rf build/wasm
  mkdir -p build/wasm
  printf '%s\n' "$emcc" >build/wasm/emcc.txt
}

build_engine() {
  # Debian's emcc links with the acorn of Debian's Node, which another Node does not look for.
  local -x NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
  forget_engine_of_another_emcc
  [ -f build/wasm/Makefile ] || emcmake cmake -S . -B build/wasm
  cmake --build build/wasm -j "$(nproc)"
}

set_up building
build_engine
vite build --config wasm/vite.config.ts
vite build --config web/vite.config.ts
