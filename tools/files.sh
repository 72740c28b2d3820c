# shellcheck shell=bash
# Sourced by the check scripts: goes to the root of the project and lists its files.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

# list_files REGEX: the project's files whose path matches, one per line. New files count before
# they are added to git; without git (an unpacked archive) everything but the build counts.
list_files() {
  {
    git ls-files --cached --others --exclude-standard 2>/dev/null ||
      find . \( -name .git -o -path ./build -o -name node_modules \) -prune -o -type f -print |
      sed 's|^\./||'
  } | { grep -E "$1" || true; } | while read -r file; do
    if [[ -f $file ]]; then printf '%s\n' "$file"; fi  # deleted, but not yet in git
  done | sort
}

# finish WHAT FINDINGS: ends a check with its findings, or with one line saying that WHAT is fine.
finish() {
  if [[ -n $2 ]]; then
    printf '%s\n' "$2"
    exit 1
  fi
  printf 'OK: %s\n' "$1"
}
