#!/usr/bin/env bash
# Builds the module into build/package, the page as one file into build/tallysheet.html, the frame for other people's
# pages into build/embed.html and the site into build/site, and first sets up what is missing.
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

# Vite takes seconds where a comparison of times takes a hundredth of one.
bundle() { # folder or file in build, Vite's configuration, what it reads beside its own folder
  local stamp=build/${1//\//-}.stamp
  if [ -e "build/$1" ] && [ -f "$stamp" ] &&
    [ -z "$(find "$(dirname "$2")" package-lock.json "${@:3}" -newer "$stamp" -print -quit)" ]; then return; fi
  touch "$stamp.begun"
  vite build --config "$2"
  mv "$stamp.begun" "$stamp"
}

set_up building
build_engine
bundle package wasm/vite.config.ts CMakeLists.txt LICENSE build/wasm/{engine.mjs,engine.wasm,plain_engine.mjs}
bundle package/tally-sheet.js web/element.config.ts build/package/tallysheet.js tests/vectors
bundle tallysheet.html web/one_file.config.ts build/package tests/vectors
bundle embed.html web/embed.config.ts build/package tests/vectors
bundle embed_plain.html web/embed_plain.config.ts build/package tests/vectors
bundle embed_builder.html web/embed_builder.config.ts build/package
bundle site web/vite.config.ts build/package build/{tallysheet,embed,embed_plain,embed_builder}.html tests/vectors
