# shellcheck shell=bash disable=SC2154
# Sourced by ./test: the stages, and how they count. A failure is counted and reported, and the run
# goes on, so the end shows everything that is wrong.

passed=0
failed=0

begin_stage() {
  stage=$1
  log=$root/build/logs/$stage.log
  stage_start=$SECONDS
  stage_passed=$passed
  stage_failed=$failed
  : >"$log"
  printf '== %s\n' "$stage"
}

end_stage() {
  printf '== %s: %d passed, %d failed, %d s\n\n' "$stage" $((passed - stage_passed)) \
    $((failed - stage_failed)) $((SECONDS - stage_start))
}

# One number for all our files; nothing if this is not a git repository.
fingerprint() {
  git rev-parse --git-dir &>/dev/null || return 0
  git ls-files -co --exclude-standard -z | xargs -0 cksum 2>/dev/null | cksum
}

# was_passed STAGE: repeats the count of an earlier run on exactly these files, if nothing failed
# then.
was_passed() {
  local note=build/passed/$1 files sum
  files_of_stage=$(fingerprint)
  [[ $may_remember == yes && -f $note && -n $files_of_stage ]] || return
  read -r sum files <"$note"
  [[ $files == "$files_of_stage" ]] || return
  printf 'nothing has changed since it passed; ./test %s runs it again\n' "$1"
  count "$sum" 0
}

# note_pass STAGE: for the next time, if nothing failed and no file changed in the meantime.
note_pass() {
  rm -f "build/passed/$1"
  ((failed == stage_failed)) && [[ $(fingerprint) == "$files_of_stage" ]] || return 0
  printf '%d %s\n' $((passed - stage_passed)) "$files_of_stage" >"build/passed/$1"
}

count() {
  passed=$((passed + $1))
  failed=$((failed + $2))
}

# excerpt FILE: the end of an output without the lines that only report success. gtest's RUN lines
# stay if their test failed or crashed.
excerpt() {
  awk '
    /^\[ RUN / { run = $0; next }
    /^\[ +OK / { run = ""; next }
    /^\[[0-9]+\/[0-9]+\] |^-- |^ninja: (Ent|build)|^\[-+\]|^[^ ]*ccache / { next }
    run != "" { print run; run = "" }
    { print }
    END { if (run != "") print run }' "$1" | tail -n 40 | sed 's/^/    /'
}

# fail WHAT [FILE]: one failure, with the output that explains it.
fail() {
  count 0 1
  printf "FAILED: %s\n" "$1"
  if [[ -s ${2:-} ]]; then excerpt "$2"; fi
}

# Shows ninja's progress on one line of a terminal; the log has all of it.
progress() {
  if [[ -t 2 ]]; then
    while read -r line; do printf '\r\033[K%.78s' "$line"; done >&2
    printf '\r\033[K' >&2
  else
    cat >/dev/null
  fi
}

# build_logged PRESET [TARGET...]: says what went wrong, and returns whether it was built.
build_logged() {
  build "$@" -k 0 2>&1 | tee -a "$log" | progress
}

stage_checks() { configure_logged dev && run_ctest checks dev; }
stage_dev() { build_and_test dev; }
stage_asan() { build_and_test asan; }

# Data races in everything that has threads. The tests start the server as a child, so forking a
# program with threads is intended. Each process writes its report to a file.
stage_tsan() {
  local reports=$root/build/tsan/reports name
  rm -rf "$reports" && mkdir -p "$reports"
  export TSAN_OPTIONS="die_after_fork=0 log_path=$reports/race"
  build_and_test tsan hadal hadal_{log,lobby,http,endure}_tests
  unset TSAN_OPTIONS
  for name in "$reports"/*; do
    [[ ! -e $name ]] || fail "a data race" "$name"
  done
}

# The fuzzers are part of the asan build, so nothing is compiled a fourth time. They all run at
# once: each gets its seconds, but not its own processor.
stage_fuzz() {
  local seconds=5
  [[ -n ${CI:-} ]] && seconds=60
  export FUZZ_SECONDS=${FUZZ_SECONDS:-$seconds}
  build_logged asan fuzzers || fail "build fuzz" "$log"
  run_ctest fuzz asan
}

stage_tidy() { look_at_sources tidy; }
stage_analyze() { look_at_sources analyze; }

configure_logged() {
  configure "$1" &>>"$log" || fail "configure $1" "$log"
}

# build_and_test PRESET [TARGET...]: tests run even if something could not be built; a missing
# program counts as a failure.
build_and_test() {
  build_logged "$@" || fail "build $1" "$log"
  run_ctest "$1" "$1"
}

# run_ctest PRESET FOLDER: runs the tests of a preset in build/FOLDER, says what failed and counts the cases
# in them. Those that kill servers mostly wait, so one more than there are processors runs at a time.
run_ctest() {
  local results=$root/build/$2/results good bad
  [[ -f build/$2/CTestTestfile.cmake ]] || return 0  # not even configured; counted already
  rm -rf "$results"
  mkdir -p "$results"
  GTEST_OUTPUT=json:$results/ CTEST_PARALLEL_LEVEL=$((jobs + 1)) ctest --preset "$1" \
    --output-junit "$results/ctest.xml" &>"$results/ctest.log" || true
  cat "$results/ctest.log" >>"$log"
  if ! tools/sum_tests "$results" >"$results/sum"; then
    fail "ctest ended without a report" "$results/ctest.log"
    return
  fi
  sed '$d' "$results/sum"
  read -r good bad < <(tail -n 1 "$results/sum")
  count "$good" "$bad"
  if ((bad > 0)); then excerpt "$results/ctest.log"; fi
}

look_at_sources() {
  ensure_packages python  # its sources are looked at, too
  if build_logged tidy hadal_commit && build_logged tidy "$1"; then
    count 1 0
  else
    grep -E '(error|warning): ' "$log" >"$log.short" || cp "$log" "$log.short"
    fail "clang-tidy ($log)" "$log.short"
    rm -f "$log.short"
  fi
}

stage_release() {
  local said=
  if ! build_logged release hadal; then
    fail "build release" "$log"
  elif ! said=$(build/release/hadal --version 2>>"$log"); then
    fail "build/release/hadal --version" "$log"
  else
    printf 'build/release/hadal --version: %s\n' "$said"
    count 1 0
  fi
}

# A log in NATS: the contract of every log, and servers that die.
stage_cluster() {
  ensure_packages cluster
  build_logged dev hadal hadal_nats_tests hadal_cluster_tests || fail "build dev" "$log"
  run_ctest cluster dev
  stage_faults
}

# Alone, because it measures how long people wait. Where namespaces may not be made, it says so and pauses
# machines instead of cutting them off.
stage_faults() {
  local -x PATH=$PATH:/usr/sbin # of Debian's nats-server
  ensure_packages cluster
  build_logged dev hadal hadal_fault_tests || fail "build dev" "$log"
  run_ctest faults dev
  grep -E 'faults, |times, slowest|^no network|^FAULT' "$root/build/dev/results/ctest.log" || true
}

stage_python() {
  ensure_packages python
  build_logged dev hadal || fail "build dev" "$log"
  build_and_test python hadal_python
}

# The same games natively and in a page, then the house in a page, in node.
stage_wasm() {
  ensure_packages wasm
  if ! build_logged dev hadal proof || ! build_logged wasm; then
    fail "build wasm" "$log"
    return
  fi
  build/dev/proof >build/logs/proof.dev && node wasm/tests/run_proof.mjs build/wasm >build/logs/proof.wasm
  # The dev build may have more games.
  if [[ -s build/logs/proof.wasm ]] &&
    ! grep -vxFf build/logs/proof.dev build/logs/proof.wasm &>"$log.one"; then
    printf '%d rows of games are the same\n' "$(wc -l <build/logs/proof.wasm)"
    count 1 0
  else
    fail "other games than natively" "$log.one"
  fi
  if ! web_packages &>>"$log"; then
    fail "npm install" "$log"
  elif (cd web && npx vitest run --config vitest.wasm.config.ts) &>"$log.one"; then
    printf 'the house in a page, in node\n'
    count 1 0
  else
    fail "the house in a page" "$log.one"
  fi
  if build_site &>>"$log" && build_web &>>"$log"; then
    run_browser_tests wasm/tests/*.test.mjs
  else
    fail "npm run build" "$log"
  fi
  cat "$log.one" >>"$log"
  rm -f "$log.one"
}

# Types, lint, format and unit tests need nothing of each other, so they run side by side.
stage_web() {
  local parts=(types lint format:check test) part pids=() i
  if ! web_packages &>>"$log"; then
    fail "npm install" "$log"
    return
  fi
  for part in "${parts[@]}"; do
    (cd web && exec npm run --silent "$part") &>"$log.$part" &
    pids+=($!)
  done
  for i in "${!parts[@]}"; do
    part=${parts[$i]}
    if wait "${pids[$i]}"; then
      printf 'npm run %s\n' "$part"
      count 1 0
    else
      fail "npm run $part" "$log.$part"
    fi
    cat "$log.$part" >>"$log"
    rm -f "$log.$part"
  done
  if build_web &>>"$log"; then
    printf 'npm run build\n'
    count 1 0
  else
    fail "npm run build" "$log"
  fi
}

# The browser plays against the release build that players run, or against the dev build if there is
# none.
stage_browser() {
  local tests=(web/tests/browser/*.test.mjs)
  if ! web_packages &>>"$log" || ! build_web &>>"$log"; then
    fail "npm run build" "$log"
  elif ! [[ -x build/release/hadal ]] && ! build_logged dev hadal; then
    fail "build dev" "$log"
  elif ! build_logged dev hadal_test_weather; then # a disk that fails on command
    fail "build dev" "$log"
  else
    run_browser_tests "${tests[@]}"
  fi
  rm -f "$log.one"
}

# node counts: "# pass 7" and "# fail 0" at the end of its report.
run_browser_tests() {
  local good bad
  # Twenty minutes are three times what they need: a test that waits for ever is a failure. Browsers
  # wait for servers and servers for browsers, so there is one file more than processors at a time.
  timeout 1200 node --test --test-concurrency=$((jobs + 1)) --test-reporter=tap "$@" &>"$log.one" || true
  cat "$log.one" >>"$log"
  good=$(grep -oP '^# pass \K[0-9]+' "$log.one") bad=$(grep -oP '^# fail \K[0-9]+' "$log.one") || true
  if [[ -z $good ]]; then
    fail "the browser tests ended without a sum" "$log.one"
    return
  fi
  printf 'browser tests: %d passed, %d failed\n' "$good" "$bad"
  count "$good" "$bad"
  if ((bad > 0)); then grep -A 30 '^ *not ok' "$log.one" >"$log.short" && excerpt "$log.short"; fi
  rm -f "$log.short"
}
