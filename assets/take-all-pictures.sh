#!/usr/bin/env bash
# Takes a picture of every view in every language, light, dark and with high contrast,
# and puts those of one view side by side, to be looked at:
#
#   assets/take-all-pictures.sh DIRECTORY [SIZE [ZOOM]]
#
# The program is taken from target/debug, or from $STUDIOLO. Without a display it needs
# xvfb-run (Debian: xvfb, xauth and libgl1-mesa-dri), for the sheets ImageMagick.
set -euo pipefail
out=$(realpath -m "$1") size=${2:-1280x720} zoom=${3:-100}
cd "$(dirname "$0")/.."
program=${STUDIOLO:-${CARGO_TARGET_DIR:-target}/debug/studiolo}
mkdir -p "$out"
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  # One screen for all of them.
  exec xvfb-run --auto-servernum --server-args "-screen 0 1920x1080x24" "$0" "$out" "$size" "$zoom"
fi

tables=tests/data/look
views="
start        saves/four-players.ron   --view start
games        saves/four-players.ron   --view games --shelf
new-game     saves/four-players.ron   --view new-game
day          saves/four-players.ron   --view day
puzzles      saves/four-players.ron   --view puzzles
sheet        saves/score-sheet.ron    --view sheet
check        $tables/check.ron        --view sheet
shapes       $tables/auction.ron      --view shapes
keys         $tables/auction.ron      --view keys
palette      $tables/auction.ron      --view palette
rules        $tables/auction.ron      --view rules
evening      $tables/auction.ron      --view evening
language     $tables/auction.ron      --view language
about        $tables/auction.ron      --view about
export       $tables/end.ron          --view export
hands        $tables/hands.ron
opening      $tables/opening.ron
auction      $tables/auction.ron
five         $tables/five.ron
characters   $tables/characters.ron
solo-muse    $tables/solo-characters.ron
together     $tables/together.ron
recruiting   $tables/action.ron       --entry 17
action       $tables/action.ron
work         $tables/work.ron         --view work-value
solo         $tables/prestige.ron     --view work-value --entry 156
cards        $tables/auction.ron      --view tally
prestige     $tables/prestige.ron
curtain      $tables/curtain.ron
round-end    $tables/round-end.ron
past         $tables/past.ron
correct      $tables/action.ron       --view correct
what-if      $tables/auction.ron      --view what-if
replay       saves/four-players.ron   --view replay
statistics   saves/four-players.ron   --view statistics
analysis     saves/four-players.ron   --view analysis
end          $tables/end.ron
public       $tables/auction.ron      --view public
p-start      $tables/prince-four.ron  --view start
p-table      $tables/prince-four.ron  --view new-table
p-screen     $tables/prince-four.ron  --view new-screen
p-join       $tables/prince-four.ron  --view join
p-deck       $tables/prince-four.ron  --view edition
p-check      saves/prince-position.ron --view sheet
p-redeal     $tables/prince-alone.ron --entry 0
p-laying     $tables/prince-four.ron  --entry 16
p-arrival    $tables/prince-four.ron  --entry 384
p-opening    $tables/prince-four.ron  --entry 311
p-turning    $tables/prince-four.ron  --entry 298
p-auction    $tables/prince-four.ron  --entry 275
p-five       $tables/prince-five.ron  --entry 248
p-hint       $tables/prince-alone.ron --entry 239 --view hint
p-playing    $tables/prince-alone.ron --entry 190
p-doctors    $tables/prince-alone.ron --entry 450
p-judging    $tables/prince-four.ron  --entry 381
p-trade      $tables/prince-alone.ron --entry 18
p-seizing    $tables/prince-four.ron  --entry 283
p-defence    $tables/prince-alone.ron --entry 53
p-curtain    $tables/prince-shared.ron --entry 323
p-ballot     $tables/prince-alone.ron --entry 325
p-open       $tables/prince-four.ron  --entry 575
p-offices    $tables/prince-four.ron  --entry 205
p-dealing    $tables/prince-four.ron  --entry 376
p-cardinals  $tables/prince-five.ron  --entry 217
p-all        $tables/prince-four.ron  --entry 209 --view holdings
p-five-all   $tables/prince-five.ron  --entry 248 --view holdings
p-unseen     $tables/prince-four.ron  --entry 209 --view unseen
p-statistics $tables/prince-four.ron  --view statistics
p-correct    $tables/prince-four.ron  --entry 221 --view correct
p-end        $tables/prince-four.ron
p-public     $tables/prince-four.ron  --entry 209 --view public
t-start      $tables/tiletum-turn.ron --view start
t-table      $tables/tiletum-turn.ron --view new-table
t-edition    $tables/tiletum-turn.ron --view edition
t-die        $tables/tiletum-die.ron
t-wheel      $tables/tiletum-turn.ron --view wheel
t-map        $tables/tiletum-turn.ron --view map
t-board      $tables/tiletum-turn.ron --view board
t-pay        $tables/tiletum-turn.ron --view pay
t-fairs      $tables/tiletum-turn.ron --view fairs
t-points     $tables/tiletum-turn.ron --view points
t-king       $tables/tiletum-king.ron --view king
t-roll       saves/tiletum.ron        --entry 0
t-statistics saves/tiletum.ron        --view statistics
t-end        $tables/tiletum-end.ron
t-public     $tables/tiletum-turn.ron --view public
"
languages=$(ls assets/lang)
while read -r name file what; do
  [ -n "$name" ] || continue
  pictures=()
  for language in $languages; do
    for theme in light dark; do
      picture=$out/$name-$language-$theme.png
      # shellcheck disable=SC2086
      "$program" shot "$file" $what --lang "$language" --size "$size" --zoom "$zoom" \
        --theme "$theme" --out "$picture"
      pictures+=("$picture")
    done
  done
  for theme in light dark; do
    # shellcheck disable=SC2086
    "$program" shot "$file" $what --size "$size" --zoom "$zoom" --theme "$theme" \
      --high-contrast --out "$out/$name-clear-$theme.png"
    pictures+=("$out/$name-clear-$theme.png")
  done
  if command -v montage >/dev/null; then
    montage "${pictures[@]}" -tile 2x -geometry +4+4 "$out/sheet-$name.png"
  fi
done <<<"$views"
