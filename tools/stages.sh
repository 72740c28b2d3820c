# shellcheck shell=bash disable=SC2154
# Sourced by ./test: the stages, and how they count. A failure is counted and said, and the run goes
# on, so that one look at the end shows everything that is wrong.

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

# One number for all files that are ours; nothing where git does not know them.
fingerprint() {
  git rev-parse --git-dir &>/dev/null || return 0
  git ls-files -co --exclude-standard -z | xargs -0 cksum 2>/dev/null | cksum
}

# was_passed STAGE: counts what it counted on these very files, if nothing failed then.
was_passed() {
  local note=build/passed/$1 files sum
  files_of_stage=$(fingerprint)
  [[ $may_remember == yes && -f $note && -n $files_of_stage ]] || return
  read -r sum files <"$note"
  [[ $files == "$files_of_stage" ]] || return
  printf 'nothing has changed since it passed; ./test %s runs it again\n' "$1"
  count "$sum" 0
}

# note_pass STAGE: for the next time, if nothing failed and no file changed meanwhile.
note_pass() {
  rm -f "build/passed/$1"
  ((failed == stage_failed)) && [[ $(fingerprint) == "$files_of_stage" ]] || return 0
  printf '%d %s\n' $((passed - stage_passed)) "$files_of_stage" >"build/passed/$1"
}

count() {
  passed=$((passed + $1))
  failed=$((failed + $2))
}

# excerpt FILE: the end of an output without the lines that only say that all goes well. Of gtest's
# RUN lines those stay whose test did not end well, be it that it crashed.
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

# Shows ninja's progress on one line of a terminal; the log has it all.
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

# Waits until fewer than $jobs background jobs are running.
free_slot() {
  while (($(jobs -rp | wc -l) >= jobs)); do wait -n || true; done
}

# An old program may lie where the new one could not be built.
is_up_to_date() {
  [[ -x build/$1/$2 ]] || return
  [[ $everything_built == yes ]] || ninja -C "build/$1" "$2" &>/dev/null
}

stage_checks() {
  local check
  for check in tools/check_*; do
    if "$check" >"$log.one" 2>&1; then
      cat "$log.one"
      count 1 0
    else
      fail "$check" "$log.one"
    fi
    cat "$log.one" >>"$log"
  done
  rm -f "$log.one"
}

stage_dev() { build_and_test dev; }
stage_asan() { build_and_test asan; }

build_and_test() {
  local preset=$1 name programs=()
  everything_built=yes
  if ! build_logged "$preset"; then
    everything_built=no
    fail "build $preset" "$log"
  fi
  [[ -f build/$preset/tests.list ]] || return 0  # not even configured; counted above
  # Whoever takes longest begins first, so that no processor is idle at the end. Under the sanitizers
  # the server is too slow to be killed at play.
  local list=build/$preset/tests.list long='endure|unfathomable|commands'
  mapfile -t programs < <(grep -E "$long" "$list"; grep -vE "$long" "$list")
  [[ $preset != asan ]] || mapfile -t programs < <(printf '%s\n' "${programs[@]}" | grep -v endure)
  run_tests "$preset" "${programs[@]}"
  run_scenarios "$preset"
}

run_tests() {
  local preset=$1 name programs=("${@:2}")
  rm -rf "build/$preset/results"
  mkdir -p "build/$preset/results"
  for name in "${programs[@]}"; do
    is_up_to_date "$preset" "$name" || continue
    free_slot
    run_gtest "$preset" "$name" 2>/dev/null &
  done
  wait
  for name in "${programs[@]}"; do count_gtest "$preset" "$name"; done
}

run_gtest() {
  local results=build/$1/results/$2 status=0 more=()
  # A server under this sanitizer is slow: fewer deaths, fewer games.
  [[ $1/$2 != tsan/hadal_endure_tests ]] || more=(--kills 10 --games 10)
  # One that waits for ever is a failure; the longest takes three minutes.
  timeout 900 "build/$1/$2" "${more[@]}" --gtest_output="json:$results.json" \
    &>"$results.log" || status=$?
  echo "$status" >"$results.status"
}

# The first "tests" and "failures" of gtest's report are those of the whole program; a program that
# crashed leaves no report.
count_gtest() {
  local results=build/$1/results/$2 status tests failures disabled
  if [[ ! -f $results.status ]]; then
    fail "$2 could not be built (build/logs/$1.log)"
    return
  fi
  cat "$results.log" >>"$log"
  status=$(<"$results.status")
  if [[ ! -f $results.json ]]; then
    fail "$2 ended with status $status and without a report" "$results.log"
    return
  fi
  tests=$(gtest_total tests "$results.json")
  failures=$(gtest_total failures "$results.json")
  disabled=$(gtest_total disabled "$results.json")
  printf '%s: %d tests, %d failures\n' "$2" "$tests" "$failures"
  count $((tests - failures - disabled)) "$failures"
  if ((failures > 0)); then
    excerpt "$results.log"
  elif ((status != 0)); then
    fail "$2 ended with status $status" "$results.log"
  fi
}

gtest_total() { grep -m1 -oP "\"$1\": \K[0-9]+" "$2"; }

run_scenarios() {
  local files=(games/*/scenarios/*.yaml) output=build/$1/results/scenarios.log status=0 sum
  [[ -f ${files[0]} ]] || return 0
  if ! is_up_to_date "$1" hadal; then
    fail "hadal could not be built, so no scenario was played (build/logs/$1.log)"
    return
  fi
  "build/$1/hadal" scenario "${files[@]}" &>"$output" || status=$?
  cat "$output" >>"$log"
  sum=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$output" | tail -n 1) || true
  if [[ -z $sum ]]; then
    fail "hadal scenario ended with status $status and without a sum" "$output"
    return
  fi
  printf 'scenarios: %s\n' "$sum"
  read -r good _ bad _ <<<"$sum"
  count "$good" "$bad"
  if ((bad > 0)); then
    excerpt "$output"
  elif ((status != 0)); then
    fail "hadal scenario ended with status $status" "$output"
  fi
}

# Data races: whatever has threads. A child of the tests is the server itself, so that a fork of a
# program with threads is meant; a report of any process is a file.
stage_tsan() {
  local programs=(hadal_log_tests hadal_core_tests hadal_http_tests hadal_endure_tests) name
  local reports=$root/build/tsan/reports
  everything_built=yes
  if ! build_logged tsan "${programs[@]}" hadal; then
    everything_built=no
    fail "build tsan" "$log"
  fi
  rm -rf "$reports" && mkdir -p "$reports"
  export TSAN_OPTIONS="die_after_fork=0 log_path=$reports/race"
  run_tests tsan "${programs[@]}"
  unset TSAN_OPTIONS
  for name in "$reports"/*; do
    [[ ! -e $name ]] || fail "a data race" "$name"
  done
}

stage_tidy() { look_at_sources tidy; }
stage_analyze() { look_at_sources analyze; }

look_at_sources() {
  if build_logged tidy "$1"; then
    count 1 0
  else
    grep -E '(error|warning): ' "$log" >"$log.short" || cp "$log" "$log.short"
    fail "clang-tidy ($log)" "$log.short"
    rm -f "$log.short"
  fi
}

# The fuzzers are part of the asan build, so that nothing is compiled a fourth time. They all run at
# once: each has its seconds, though not a processor of its own.
stage_fuzz() {
  local name fuzzers=() seconds=${FUZZ_SECONDS:-5}
  [[ -n ${CI:-} ]] && seconds=${FUZZ_SECONDS:-60}
  everything_built=yes
  if ! build_logged asan fuzzers; then
    everything_built=no
    fail "build fuzz" "$log"
  fi
  [[ -f build/asan/fuzzers.list ]] || return 0
  mapfile -t fuzzers <build/asan/fuzzers.list
  mkdir -p build/fuzz/results
  rm -f build/fuzz/results/*

  for name in "${fuzzers[@]}"; do
    is_up_to_date asan "$name" || continue
    run_fuzzer "$name" "$seconds" 2>/dev/null &
  done
  wait
  for name in "${fuzzers[@]}"; do
    if [[ ! -f build/fuzz/results/$name.status ]]; then
      fail "$name could not be built (build/logs/fuzz.log)"
    elif [[ $(<"build/fuzz/results/$name.status") != 0 ]]; then
      fail "$name found something; the input is in build/fuzz/artifacts/$name/" \
        "build/fuzz/results/$name.log"
    else
      printf '%s: %d s without a finding\n' "$name" "$seconds"
      count 1 0
    fi
    cat "build/fuzz/results/$name.log" >>"$log" 2>/dev/null || true
  done
}

# What is found is kept in build/, so that the next run starts where this one ended and a crash
# stays a crash until it is mended; the seeds in fuzz/corpus/ are only read.
run_fuzzer() {
  local found=build/fuzz/found/$1 artifacts=build/fuzz/artifacts/$1 seeds=() status=0
  mkdir -p "$found" "$artifacts"
  [[ -d fuzz/corpus/$1 ]] && seeds=("fuzz/corpus/$1")
  "build/asan/$1" -max_total_time="$2" -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 \
    -dict=fuzz/words.dict -artifact_prefix="$artifacts/" "$found" "$artifacts" "${seeds[@]}" \
    &>"build/fuzz/results/$1.log" || status=$?
  echo "$status" >"build/fuzz/results/$1.status"
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

stage_web() {
  local what
  if ! web_packages &>>"$log"; then
    fail "npm install" "$log"
    return
  fi
  for what in check test; do
    if (cd web && npm run --silent "$what") &>"$log.one"; then
      printf 'npm run %s\n' "$what"
      count 1 0
    else
      fail "npm run $what" "$log.one"
    fi
    cat "$log.one" >>"$log"
  done
  if build_web &>>"$log"; then
    printf 'npm run build\n'
    count 1 0
  else
    fail "npm run build" "$log"
  fi
  rm -f "$log.one"
}

# The browser plays against the program that players run, or against the dev build where that is
# not built.
stage_browser() {
  local tests=(web/tests/browser/*.test.mjs)
  if ! web_packages &>>"$log" || ! build_web &>>"$log"; then
    fail "npm run build" "$log"
  elif ! [[ -x build/release/hadal ]] && ! build_logged dev hadal; then
    fail "build dev" "$log"
  else
    run_browser_tests "${tests[@]}"
  fi
  rm -f "$log.one"
}

# node counts: "# pass 7" and "# fail 0" at the end of its report.
run_browser_tests() {
  local good bad
  # Ten minutes are twice what they need: one that waits for ever is a failure.
  timeout 600 node --test --test-concurrency=2 --test-reporter=tap "$@" &>"$log.one" || true
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
