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
  shot tests/data/look/past.ron --out assets/past.png
  shot tests/data/look/check.ron --view sheet --out assets/check.png
  shot saves/four-players.ron --view analysis --out assets/analysis.png
  shot saves/the-prince.ron --entry 286 --view seizure --theme dark --out assets/the-prince.png
  evenings=$(mktemp -d)
  trap 'rm -rf "$evenings"' EXIT
  cargo run --release --locked --example fill_shelf -- "$evenings" 23
  shot "$evenings/games/evening-0000.ron" --shelf --view games --out assets/shelf.png
  exit
fi

mkdir -p "$1"
# A name, the file, and what to show of it.
tables=tests/data/look
screens="
start        saves/four-players.ron   --view start
games        saves/four-players.ron   --view games
new-game     saves/four-players.ron   --view new-game
sheet        saves/score-sheet.ron    --view sheet
check        $tables/check.ron        --view sheet
sheet-five   $tables/five.ron         --view sheet --zoom 150
shapes       $tables/auction.ron      --view shapes
keys         $tables/auction.ron      --view keys
palette      $tables/auction.ron      --view palette
rules        $tables/auction.ron      --view rules
evening      $tables/auction.ron      --view evening
hands        $tables/hands.ron
opening      $tables/opening.ron
auction      $tables/auction.ron
characters   $tables/characters.ron
solo-muse    $tables/solo-characters.ron
together     $tables/together.ron
five         $tables/five.ron
hidden       $tables/auction.ron      --hide-money
recruiting   $tables/action.ron       --entry 17
prestige     $tables/prestige.ron
curtain      $tables/curtain.ron
action       $tables/action.ron
past         $tables/past.ron
work         $tables/work.ron         --view work-value
solo         $tables/prestige.ron     --view work-value --entry 156
cards        $tables/auction.ron      --view tally
round-end    $tables/round-end.ron
statistics   saves/four-players.ron   --view statistics
analysis     saves/four-players.ron   --view analysis
end          $tables/end.ron
public       $tables/auction.ron      --view public
public-muse  $tables/characters.ron   --view public
public-joined $tables/together.ron    --view public
public-five  $tables/five.ron         --view public --hide-money
public-end   $tables/end.ron          --view public
public-hands $tables/hands.ron        --view public
public-turn  $tables/action.ron       --view public
public-round $tables/round-end.ron    --view public
public-won   $tables/prestige.ron     --view public
zoomed       $tables/action.ron       --zoom 150
"
for size in 1280x720 1920x1080; do
  for theme in light dark; do
    while read -r name file what; do
      [ -n "$name" ] || continue
      # shellcheck disable=SC2086
      shot "$file" $what --size "$size" --theme "$theme" --out "$1/$name-$theme-$size.png"
    done <<<"$screens"
  done
done
