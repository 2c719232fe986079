#!/usr/bin/env bash
# Types two rounds into the window on a virtual screen, drawn without a graphics
# card, while every core is busy, and compares the game that is kept with what was
# typed: nothing may be lost, swapped or taken for something else.
#
#   tests/busy/type.sh [--delay MS] [--idle] [--public] [PROGRAM]
#
# MS is the time from key to key (12 to 999), 50 unless said; --idle leaves the
# cores alone; --public opens the public screen first. PROGRAM is the release build
# unless said. The keys are sent in one go, without waiting for the window. Exits with
# 1 if an entry is wrong. By hand only, as it takes the machine for itself. Needs
# (Debian): xvfb xdotool libgl1 libegl1 libgl1-mesa-dri libx11-xcb1 libxcursor1 libxi6
# libxkbcommon-x11-0.
set -euo pipefail
cd "$(dirname "$0")/../.."
. tests/screen.sh

delay=50 busy=yes public=no program=${CARGO_TARGET_DIR:-target}/release/studiolo
while [ $# -gt 0 ]; do
  case $1 in
    --delay) delay=${2:?milliseconds}; shift 2 ;;
    --idle) busy=no; shift ;;
    --public) public=yes; shift ;;
    -*) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "$0" >&2; exit 2 ;;
    *) program=$1; shift ;;
  esac
done
for needed in Xvfb xdotool "$program"; do
  command -v "$needed" >/dev/null || { echo "type.sh: $needed is missing" >&2; exit 2; }
done

# The keys, with _ for Enter, and the entry of the log that they mean.
script=$(cat <<'END'
aj7_                    (A, Win(Jester, 700))
bb4_                    (B, Win(Builder, 400))
/7c4_                   (C, Win(RecruitingCard, 400))
dpr2_                   (D, Win(PrestigeCard, 200))
hire_                   (A, Hire)
end_                    (A, EndTurn)
bonus_                  (B, AcquireBonus)
hire_                   (B, Hire)
end_                    (C, EndTurn)
hire_                   (D, Hire)
end_                    (D, EndTurn)
4                       (B, Name(Jester))
+                       (C, Raise(300))
+                       (D, Raise(400))
-                       (A, Pass)
+                       (B, Raise(500))
-                       (C, Pass)
-                       (D, Pass)
builder_                (C, Name(Builder))
raise 300_              (D, Raise(300))
a6_                     (A, Win(Builder, 600))
dana prestige 300_      (D, Win(PrestigeCard, 300))
7                       (C, Name(RecruitingCard))
bonus_                  (B, AcquireBonus)
end_                    (B, EndTurn)
hire_                   (C, Hire)
end_                    (C, EndTurn)
bonus_                  (D, AcquireBonus)
end_                    (D, EndTurn)
hire_                   (A, Hire)
bonus_                  (A, AcquireBonus)
jester 9 clara_         (C, Win(Jester, 900))
END
)

work=$(mktemp -d)
started=()
finish() {
  [ ${#started[@]} = 0 ] || kill "${started[@]}" 2>/dev/null || true
  wait
  rm -rf "$work"
}
trap finish EXIT

# The entries in the log of a save, one a line.
entries() { sed -n '/^    log: \[$/,/^    \],$/s/^ \{8\}\(.*\),$/\1/p' "$1"; }

# A game of four whose first round begins: the sample without its auctions.
returned=4
sed -e '/^        (A, Name(Park)),$/,/^    \],$/{/^    \],$/!d}' \
  -e "s/^    cursor: .*/    cursor: $returned,/" saves/worked-example-auction.ron >"$work/evening.ron"
# A key and a pause a line for xdotool, as the time that its own option waits from
# key to key differs between versions. A key takes it about 12 ms.
sed 's/   *(.*//' <<<"$script" | tr -d '\n' | fold -w 1 |
  sed -e 's/_/Return/; s/ /space/; s/+/plus/; s/-/minus/; s,/,slash,' \
    -e "s/.*/key &\nsleep $(printf 0.%03d $((delay - 12)))/" >"$work/keys"
sed 's/^[^(]*(/(/' <<<"$script" >"$work/typed"

unset WAYLAND_DISPLAY
export XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work LIBGL_ALWAYS_SOFTWARE=1
virtual_screen 1280x800
started+=("$screen")
"$program" "$work/evening.ron" &
window=$!
started+=("$window")
shown=$(timeout 60 xdotool search --sync --onlyvisible --name Studiolo | head -n 1)
xdotool windowfocus --sync "$shown"
sleep 2 # its first frames
if [ $public = yes ]; then
  xdotool key ctrl+p
  sleep 2
  xdotool windowfocus "$shown"
  sleep 1
fi

load=idle
if [ $busy = yes ]; then
  load="$((2 * $(nproc))) busy processes"
  for _ in $(seq $((2 * $(nproc)))); do
    yes >/dev/null &
    started+=($!)
  done
fi
begun=${EPOCHREALTIME/./}
xdotool "$work/keys"
pace=$(((${EPOCHREALTIME/./} - begun) / 1000 / $(grep -c key "$work/keys")))

# Until nothing has come, and the window has not worked, for five seconds; however
# slowly it works, it does no more for what is typed when it rests.
kept() {
  cat "$XDG_DATA_HOME"/studiolo/games/*.ron 2>/dev/null | cksum
  cut -d ' ' -f 14,15 "/proc/$window/stat"
}
still=0 before=
while [ $still -lt 10 ]; do
  [ $SECONDS -lt 600 ] || { echo "type.sh: the window never rests" >&2; exit 1; }
  sleep 0.5
  now=$(kept)
  [ "$now" = "$before" ] && still=$((still + 1)) || still=0
  before=$now
done
kill "$window"
wait "$window" || true

game=$(find "$XDG_DATA_HOME" -path '*/games/*.ron' ! -name '*.bak.ron')
entries "$game" | tail -n +$((returned + 1)) >"$work/kept"
all=$(wc -l <"$work/typed")
right=$(diff --unchanged-line-format=. --old-line-format= --new-line-format= \
  "$work/typed" "$work/kept" | wc -c || true)
echo "$right of $all entries right ($load, $pace ms from key to key)"
diff --label typed --label kept -u "$work/typed" "$work/kept"
