#!/usr/bin/env bash
# Builds the module into build/package, the page as one file into build/tallysheet.html, the frame for other websites into
# build/embed.html, the templates of results pages into build/results_page.html and build/results_page_plain/, and the site
# into build/site. Installs missing tools first.
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
  # Debian's emcc needs the acorn package of Debian's Node, which another Node does not find.
  local -x NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
  forget_engine_of_another_emcc
  [ -f build/wasm/Makefile ] || emcmake cmake -S . -B build/wasm
  cmake --build build/wasm -j "$(nproc)"
}

# Skips a build if nothing that it is made from has changed.
bundle() { # folder or file in build, what it is built from, then the command
  local stamp=build/${1//\//-}.stamp inputs
  read -ra inputs <<<"$2"
  if [ -e "build/$1" ] && [ -f "$stamp" ] &&
    [ -z "$(find "${inputs[@]}" package-lock.json -newer "$stamp" -print -quit)" ]; then return; fi
  touch "$stamp.begun"
  "${@:3}"
  mv "$stamp.begun" "$stamp"
}

bundle_page() { # folder or file in build, mode of web/build/vite.config.ts
  bundle "$1" "web core/rules tests/vectors build/package/tallysheet.js build/package/events.js" vite build --config web/build/vite.config.ts --mode "$2"
}

set_up building
build_engine
bundle package "wasm CMakeLists.txt LICENSE build/wasm/engine.wasm build/wasm/events_engine.wasm" \
  vite build --config wasm/vite.config.ts
bundle package/events.js "wasm CMakeLists.txt build/wasm/events_engine.wasm build/package/tallysheet.js" \
  vite build --config wasm/vite.config.ts --mode events
bundle package/tallysheet_cli.js "web/command web/src web/build tests/vectors build/package/tallysheet.js" \
  vite build --config web/command/vite.config.ts
bundle_page package/tally-sheet.js element
bundle_page package/tally-sheet-rules.js element_rules
bundle_page package/tally-standings.js standings
bundle_page results_page.html results_page
bundle_page results_page_plain/results_page.html results_page_plain
bundle_page tallysheet.html single_file
bundle_page embed.html frame
bundle_page embed_plain.html frame_plain
bundle_page embed_builder.html builder
bundle_page site site
