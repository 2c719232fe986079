#!/usr/bin/env bash
# Real keys, clicks, drags, wheels and sizes by chance, on a virtual screen, in each of the four
# languages: ten to twenty a second, without waiting for the window.
#
#   tests/busy/random.sh [--minutes N] [--seed N] [--game NAME] [PROGRAM]
#
# N is the minutes for each game, 20 unless said, and NAME one of four-players, the-prince and
# tiletum: all of them unless said. Every five minutes the program is ended and started again,
# where it goes on. After each of them every game that is kept must replay, the file that was
# opened must be as it was, and nothing may have been written to the error output. An entry may
# break a rule only in a game whose past was changed. A crash fails at once, and so does memory
# beyond 600 MB. After a failure the folder with all games stays. PROGRAM is the release build
# unless said. Needs what type.sh needs.
set -euo pipefail
cd "$(dirname "$0")/../.."
. tests/screen.sh

minutes=20 seed=1 games="four-players the-prince tiletum"
program=${CARGO_TARGET_DIR:-target}/release/studiolo
while [ $# -gt 0 ]; do
  case $1 in
    --minutes) minutes=${2:?minutes}; shift 2 ;;
    --seed) seed=${2:?a number}; shift 2 ;;
    --game) games=${2:?a name}; shift 2 ;;
    -*) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "$0" >&2; exit 2 ;;
    *) program=$1; shift ;;
  esac
done
for needed in Xvfb xdotool "$program"; do
  command -v "$needed" >/dev/null || { echo "random.sh: $needed is missing" >&2; exit 2; }
done
program=$(realpath "$(command -v "$program")")

work=$(mktemp -d)
screen= window= stays=
finish() {
  [ -z "$window" ] || kill -KILL "$window" 2>/dev/null || true
  [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
  wait
  [ -n "$stays" ] || rm -rf "$work"
}
trap finish EXIT

unset WAYLAND_DISPLAY
export XDG_RUNTIME_DIR=$work LIBGL_ALWAYS_SOFTWARE=1 HOME=$work
virtual_screen 1920x1080

keys=(a b c d e f g h k l n p r s t v y z 1 2 5 0 Left Right Up Down Home End Return Tab
  Escape space BackSpace Delete F1 F6 plus minus slash question)
held=('' '' '' '' '' 'ctrl+' 'shift+' 'alt+' 'ctrl+shift+')
texts=('anna 500' pass 'e2 rf' 7 99999999999 'ben jester 700' '../../etc' 'Żółć' end undo)
RANDOM=$seed

# One of what follows, in `one`. A subshell would draw the same again.
one=
pick() {
  local all=("$@")
  one=${all[RANDOM % ${#all[@]}]}
}

# Sets `x` and `y` to a place in the window.
width=1280 height=720 x=0 y=0
place() {
  x=$((RANDOM % width)) y=$((RANDOM % height))
}

# Writes a second's worth of what a hand does, for xdotool.
hand() {
  local step modifiers
  for step in $(seq 20); do
    case $((RANDOM % 100)) in
      [0-9] | [1-3][0-9])
        place
        pick 1 1 1 1 1 1 3
        echo "mousemove $x $y click $one"
        ;;
      [4-6][0-9] | 7[0-4])
        pick "${held[@]}"
        modifiers=$one
        pick "${keys[@]}"
        echo "key $modifiers$one"
        ;;
      7[5-9] | 8[0-4])
        pick "${texts[@]}"
        echo "type --delay 10 \"$one\""
        ;;
      8[5-9])
        place
        echo "mousemove $x $y mousedown 1"
        place
        echo "mousemove $x $y mouseup 1"
        ;;
      9[0-7])
        place
        pick 4 5
        echo "mousemove $x $y click --repeat 3 --delay 20 $one"
        ;;
      *)
        width=$((1024 + RANDOM % 897)) height=$((600 + RANDOM % 481))
        echo "windowsize $shown $width $height"
        ;;
    esac
    echo "sleep 0.03"
  done
}

fail() {
  echo "random.sh: $*" >&2
  echo "What it wrote:" >&2
  cat "$work/errors" >&2
  echo "The last second:" >&2
  cat "$work/steps" >&2
  echo "What was kept: $work" >&2
  stays=yes
  exit 1
}

opens() {
  "$program" --lang "$1" "$2" 2>"$work/errors" &
  window=$!
  local found=
  for _ in $(seq 300); do
    found=$(xdotool search --onlyvisible --pid "$window" 2>/dev/null | tail -n 1) || true
    [ -n "$found" ] && break
    kill -0 "$window" 2>/dev/null || fail "the program ended before there was a window"
    sleep 0.2
  done
  [ -n "$found" ] || fail "no window in a minute"
  shown=$found
  xdotool windowmove "$shown" 0 0 windowsize "$shown" "$width" "$height"
  xdotool windowfocus --sync "$shown"
  sleep 2
}

# Memory that the program uses, in MB.
memory() { awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$window/status"; }

shown=
: >"$work/steps"
: >"$work/errors"
printf '%-36s %8s %8s %8s %8s %9s %6s\n' game minutes steps openings games entries MB
for game in $games; do
  export XDG_DATA_HOME=$work/$game/data XDG_CONFIG_HOME=$work/$game/config
  mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME"
  file=$work/$game/evening.ron
  cp "saves/$game.ron" "$file"
  was=$(cksum <"$file")
  most=0 steps=0 openings=0
  begun=$SECONDS
  while [ $((SECONDS - begun)) -lt $((minutes * 60)) ]; do
    languages=(en de pl cs)
    opens "${languages[openings % 4]}" "$file"
    openings=$((openings + 1))
    since=$SECONDS
    while [ $((SECONDS - since)) -lt 300 ] && [ $((SECONDS - begun)) -lt $((minutes * 60)) ]; do
      hand >"$work/steps"
      steps=$((steps + 20))
      # Keys go to whatever has the focus: a window that has just closed has none.
      timeout 60 xdotool "$work/steps" >/dev/null 2>&1 || true
      kill -0 "$window" 2>/dev/null || break
      now=$(memory)
      [ "$now" -le "$most" ] || most=$now
      [ "$most" -le 600 ] || fail "the program uses $most MB"
    done
    # What it has not written in three seconds it would lose with the power, too.
    sleep 3
    if kill -0 "$window" 2>/dev/null; then
      kill "$window"
      wait "$window" || true
    else
      wait "$window" || fail "the program ended with status $?"
    fi
    window=
    [ ! -s "$work/errors" ] || fail "the program complained"
    [ "$(cksum <"$file")" = "$was" ] || fail "the file that was opened has changed"
    while IFS= read -r -d '' kept; do
      status=0
      "$program" replay "$kept" >"$work/replayed" 2>&1 || status=$?
      # The exit status is 1 if an entry breaks a rule.
      if [ "$status" != 0 ] &&
        ! { [ "$status" = 1 ] && grep -qE 'how: ?(Changed|Inserted|Removed|Mended)' "$kept"; }; then
        cat "$work/replayed" >&2
        fail "a game that was kept does not replay: $kept"
      fi
    done < <(find "$XDG_DATA_HOME" -path '*/games/*.ron' -print0)
  done
  number=$(find "$XDG_DATA_HOME" -path '*/games/*.ron' | wc -l)
  entries=$(find "$XDG_DATA_HOME" -path '*/games/*.ron' -exec \
    sed -n '/^    log: \[$/,/^    \],$/p' {} + | grep -c '^ \{8\}(' || true)
  printf '%-36s %8s %8s %8s %8s %9s %6s\n' "$game" "$minutes" "$steps" "$openings" "$number" \
    "$entries" "$most"
done
