# shellcheck shell=bash disable=SC2154
# Sourced by ./run and ./test after they have set $root: packages, configuring, building.
# All messages here go to stderr; stdout belongs to the program that is run.

# The only list of what Hadal needs from Debian 12.
packages_run=(g++ cmake ninja-build ccache libyaml-cpp-dev libcli11-dev libfmt-dev libsodium-dev
  libicu-dev libboost1.81-dev libboost-json1.81-dev libsqlite3-dev libspdlog-dev prometheus-cpp-dev
  libssl-dev libtomlplusplus-dev libnats-dev)
packages_test=(clang-14 clang-format-14 clang-tidy-14 libclang-rt-14-dev libgtest-dev libgmock-dev
  librapidcheck-dev git chromium python3-websockets)
# For the module of Python alone; its tests train a small network, which openblas makes ten times as fast.
# munkres keeps matplotlib from asking for scipy, which wants a Boost that conflicts with ours.
packages_python=(python3-dev pybind11-dev python3-numpy python3-pytest python3-munkres python3-matplotlib
  python3-torch libopenblas0-pthread python3-pip python3-venv python3-pathspec
  python3-pyproject-metadata mypy python3-yaml python3-zstandard python3-websockets)
# For the tests of a log in NATS.
packages_cluster=(nats-server iproute2 openssl)
packages_package=(dpkg-dev file lintian)
# For trying the package in a fresh Debian.
packages_try=(mmdebstrap openssl curl python3-websockets)
# For the house in a page alone.
packages_wasm=(emscripten)
commands_run=(g++ cmake ninja node npm)
commands_test=(clang++-14 clang-format-14 clang-tidy-14 chromium)
# A newer Node may have come from elsewhere; install it only if there is none at all.
command -v node >/dev/null || packages_run+=(nodejs)
command -v npm >/dev/null || packages_run+=(npm)

jobs=${JOBS:-$(nproc)}
# ccache fails if it cannot write to the home folder.
[[ -w ${HOME:-/nonexistent} ]] || export CCACHE_DIR=$root/build/ccache

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$@"
  exit 2
}

# ensure_packages run|test|python|cluster|package|try|wasm: installs what is missing; says what to do where it cannot.
ensure_packages() {
  local packages=("${packages_run[@]}") commands=("${commands_run[@]}") missing=() name
  [[ $1 == python ]] && packages+=("${packages_python[@]}")
  [[ $1 == cluster ]] && packages+=("${packages_cluster[@]}")
  [[ $1 == package ]] && packages+=("${packages_package[@]}")
  [[ $1 == try ]] && packages+=("${packages_try[@]}")
  [[ $1 == wasm ]] && packages+=("${packages_wasm[@]}")
  if [[ $1 == test ]]; then
    packages+=("${packages_test[@]}")
    commands+=("${commands_test[@]}")
  fi

  if ! { command -v dpkg-query && command -v apt-get; } >/dev/null; then
    for name in "${commands[@]}"; do command -v "$name" >/dev/null || missing+=("$name"); done
    ((${#missing[@]} == 0)) && return  # another system: CMake names any missing library
    die "Missing commands: ${missing[*]}" $'\n'"There is no apt-get here. On Debian 12 these" \
      "packages bring all that is needed:" $'\n'"  ${packages[*]}"
  fi

  local installed
  installed=" $(dpkg-query -W -f='${db:Status-Status}=${Package} ' "${packages[@]}" 2>/dev/null)" ||
    true  # it fails when a name is unknown, which is one of the answers
  for name in "${packages[@]}"; do
    [[ $installed == *" installed=$name "* ]] || missing+=("$name")
  done
  ((${#missing[@]} == 0)) && return

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      die "Missing packages: ${missing[*]}" $'\n'"Neither root nor sudo. As root, run:" \
        $'\n'"  apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  {
    "${as_root[@]}" apt-get update -q &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "${missing[@]}"
  } >&2 </dev/null || die "Could not install: ${missing[*]}"
}

# configure PRESET: only when it was not yet done for this folder and these presets; afterwards
# ninja itself notices changed build files.
configure() {
  local folder=$root/build/$1 key
  key="$root $(cksum <"$root/CMakePresets.json")"
  [[ -f $folder/build.ninja && -f $folder/.configured && $(<"$folder/.configured") == "$key" ]] &&
    return
  cmake -S "$root" --preset "$1" --fresh || return
  printf '%s\n' "$key" >"$folder/.configured"
}

# build PRESET [TARGET...]
build() {
  local preset=$1
  shift
  # Debian's emscripten does not say where its own packages of node are.
  [[ $preset == wasm ]] && local -x NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
  configure "$preset" && ninja -C "$root/build/$preset" -j "$jobs" "$@"
}

# web_packages: brings node_modules to what package-lock.json says, if they are not.
web_packages() {
  local lock=$root/web/package-lock.json done=$root/web/node_modules/.hadal-installed
  [[ -f $done && $(<"$done") == "$(cksum <"$lock")" ]] && return
  (cd "$root/web" && npm install --no-save --no-audit --no-fund) || return
  cksum <"$lock" >"$done"
}

# build_house: the house in a page, where the web client looks for it.
build_house() {
  ensure_packages wasm && build wasm house || return
  mkdir -p "$root/web/built"
  cp -u "$root"/build/wasm/house.{js,wasm} "$root/web/built/"
}

# build_site: build/site, the page without a server.
build_site() {
  build_house && web_packages || return
  (cd "$root/web" && HADAL_SITE=yes npm run build -- --outDir ../build/site --emptyOutDir)
}

# build_web: web/dist, if a source is newer than it.
build_web() {
  local dist=$root/web/dist/index.html
  web_packages || return
  mkdir -p "$root/web/built"  # empty without ./run offline
  if [[ -f $dist ]]; then
    local newer
    newer=$(cd "$root" && find web/{src,public,built,tools} {games,examples}/*/web web/index.html web/*.ts web/*.json \
      words {games,examples}/*/catalogues docs/rules -newer "$dist" -type f -print -quit)
    [[ -z $newer ]] && return
  fi
  (cd "$root/web" && npm run build)
}
