#!/usr/bin/env bash
# Takes the pictures of the README anew, with the program itself. With a directory it
# takes a picture of every screen instead, in both themes and two sizes:
#
#   assets/take-pictures.sh            the README's
#   assets/take-pictures.sh DIRECTORY  every screen
#
# Without a display it needs xvfb-run (Debian: xvfb, xauth and libgl1-mesa-dri).
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --locked

screen=()
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  screen=(xvfb-run --auto-servernum --server-args "-screen 0 1920x1080x24")
fi
shot() {
  "${screen[@]}" "${CARGO_TARGET_DIR:-target}/release/studiolo" shot "$@"
}

if [ $# -eq 0 ]; then
  shot tests/data/look/auction.ron --out assets/window.png
  shot tests/data/look/work.ron --view work-value --theme dark --out assets/work-value.png
  shot tests/data/look/end.ron --out assets/result.png
  exit
fi

mkdir -p "$1"
# A name, the file, and what to show of it.
screens='
start       saves/four-players.ron      --view start
new-game    saves/four-players.ron      --view new-game
sheet       saves/score-sheet.ron       --view sheet
opening     tests/data/look/opening.ron
auction     tests/data/look/auction.ron
five        tests/data/look/five.ron
action      tests/data/look/action.ron
work        tests/data/look/work.ron    --view work-value
cards       tests/data/look/auction.ron --view tally
statistics  saves/four-players.ron      --view statistics
end         tests/data/look/end.ron
'
for size in 1280x720 1920x1080; do
  for theme in light dark; do
    while read -r name file what; do
      [ -n "$name" ] || continue
      # shellcheck disable=SC2086
      shot "$file" $what --size "$size" --theme "$theme" --out "$1/$name-$theme-$size.png"
    done <<<"$screens"
  done
done
