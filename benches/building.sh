#!/usr/bin/env bash
# Measures how long a newcomer waits in a fresh clone with an empty target folder, for
# README's two commands, and after a changed line in a tab, in the rules and in a message
# until the program runs again. Also prints the size of the program. Takes about twenty
# minutes on two cores; nothing else should run meanwhile. The crates are downloaded
# first.
#
#   benches/building.sh                    everything
#   benches/building.sh --window PROGRAM   how long this program needs for its window
#
# Without a display, a virtual one is used (Debian: xvfb, libgl1, libegl1,
# libgl1-mesa-dri, libxkbcommon-x11-0). If there is none either, the window is skipped
# with a message.
set -euo pipefail
cd "$(dirname "$0")/.."
. tests/screen.sh
root=$PWD
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

say() { printf '%-46s %s\n' "$1" "$2"; }
now() { date +%s.%N; }
since() { awk -v from="$1" -v to="$(now)" 'BEGIN { printf "%.1f", to - from }'; }

# Sets `used` to the processor time of all children so far, in seconds. A subshell would
# only know its own.
ask_times() {
  times >"$place/times"
  used=$(awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, "[ms]"); s += t[1] * 60 + t[2] } print s }' "$place/times")
}

# Runs a command quietly; prints its time on the clock and on the processors.
measured() {
  local what=$1 from before wall
  shift
  log=$place/log
  ask_times
  from=$(now) before=$used
  if ! "$@" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "$what failed." >&2
    exit 1
  fi
  wall=$(since "$from")
  ask_times
  say "$what" "$wall s, processors $(awk -v from="$before" -v to="$used" 'BEGIN { printf "%.0f", to - from }') s"
}

# Opens the window on a table, draws it, and closes it again.
window() {
  local screen='' program=$1
  if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    if ! command -v Xvfb >/dev/null; then
      say "the window" "not opened: no display and no Xvfb"
      return
    fi
    virtual_screen 1280x800
  fi
  local from status=0
  from=$(now)
  "$program" shot "$root/saves/four-players.ron" --out "$place/window.png" >&2 || status=$?
  local seconds
  seconds=$(since "$from")
  if [ -n "$screen" ]; then
    kill "$screen"
    unset DISPLAY
  fi
  [ "$status" = 0 ] && [ -s "$place/window.png" ] || {
    echo "The window did not open." >&2
    exit 1
  }
  say "the window, opened, drawn and closed" "$seconds s"
}

if [ "${1:-}" = --window ]; then
  window "$(realpath "$2")"
  exit
fi

git clone --quiet "$root" "$place/studiolo"
cd "$place/studiolo"
unset CARGO_TARGET_DIR
cargo fetch --locked --quiet
say "commit" "$(git rev-parse --short HEAD)"
say "machine" "$(nproc) cores, $(rustc --version | cut -d' ' -f1-2)"

measured "fresh clone, cargo build --release" cargo build --locked --release
window target/release/studiolo
say "the program" "$(stat -c %s target/release/studiolo | awk '{ printf "%.1f MB", $1 / 1e6 }')"

measured "fresh clone, cargo test, to compile" cargo test --locked --no-run
measured "cargo test, to run (warm)" cargo test --locked
say "tests" "$(awk '/^test result/ { ok += $4; bad += $6 } END { printf "%d passed, %d failed", ok, bad }' "$log")"

# The time from a changed line until the program runs.
measured "the program in the dev profile, first" cargo run --locked -- --version
changed() {
  local what=$1 file=$2 edit=$3
  sed -i "$edit" "$file"
  if git diff --quiet -- "$file"; then
    echo "Nothing was changed in $file." >&2
    exit 1
  fi
  measured "a line of $what ($file)" cargo run --locked -- --version
}
statement='0,/^    \(pub \)\?fn .*{$/s//&\n        std::hint::black_box(0);/'
changed "a tab" src/games/florence/work.rs "$statement"
changed "the rules" crates/florence/src/rules/legal.rs "$statement"
changed "a message" assets/lang/en/shell.ftl 's/^menu = .*/& …/'
