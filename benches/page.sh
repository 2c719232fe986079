#!/usr/bin/env bash
# Measures what is promised about speed, beside peers, and writes the tables of
# benches/README.md.
#
#   benches/page.sh                    everything that takes minutes: rules window packing
#   benches/page.sh PART...            only these, of: rules window packing building
#
# rules     random games, copies, places, replays, beside shakmaty and plain programs
# window    frames, the first frame, memory and size, beside windows of egui
# packing   the planner beside CP-SAT of OR-tools (see packing.sh)
# building  a fresh clone, built and tested: twenty minutes (see building.sh)
#
# Parts that are not measured stay as they were. Nothing else should run meanwhile. If a promise
# of a measured part is not kept, the script names it and fails. Without a display, the window
# needs Xvfb (Debian: xvfb, libgl1, libegl1, libgl1-mesa-dri, libxkbcommon-x11-0).
set -euo pipefail
cd "$(dirname "$0")/.."
. tests/screen.sh
page=benches/README.md
place=$(mktemp -d)
screen=''
trap '[ -z "$screen" ] || kill "$screen"; rm -rf "$place"' EXIT

# Puts standard input between the two marks of a part.
write() {
  awk -v part="$1" -v file="$place/$1" '
    $0 == "<!-- end of " part " -->" { inside = 0 }
    !inside { print }
    $0 == "<!-- " part " -->" { inside = 1; while ((getline line < file) > 0) print line }
  ' "$page" >"$place/page"
  if cmp -s "$place/page" "$page" && ! grep -q "^<!-- $1 -->$" "$page"; then
    echo "$page has no place for $1." >&2
    exit 1
  fi
  cat "$place/page" >"$page"
}

# What it was measured on, and when.
where() {
  printf '\n%s, %s, %s cores (%s), %s.\n' "$(date +%F)" "$(git rev-parse --short HEAD)" \
    "$(nproc)" "$(awk -F': *' '/^model name/ { print $2; exit }' /proc/cpuinfo)" \
    "$(rustc --version | cut -d' ' -f1-2)"
}

# Adds to each row whether its promise is kept. A promise with a unit limits our own figure; one
# without a unit limits the ratio.
table() {
  echo '| what | ours | peer | ratio (quartiles) | promised | kept |'
  echo '|--|--|--|--|--|--|'
  grep '^| ' | grep -v '^| what ' | awk -F ' *[|] *' '
    BEGIN { unit["ns"] = 1; unit["µs"] = 1e3; unit["ms"] = 1e6; unit["s"] = 1e9; unit["MB"] = 1 }
    {
      kept = ""
      if (split($6, promise, " ") >= 3) {
        figure = $5 + 0
        limit = promise[3] + 0
        if (4 in promise) {
          split($3, ours, " ")
          figure = ours[1] * unit[ours[2]]
          limit *= unit[promise[4]]
        }
        kept = (promise[2] == "least" ? figure >= limit : figure <= limit) ? "yes" : "**no**"
      }
      printf "| %s | %s | %s | %s | %s | %s |\n", $2, $3, $4, $5, $6, kept
    }'
}

rules() {
  cargo bench --quiet --locked -p benches --bench peers >"$place/log"
  { table <"$place/log"; where; } >"$place/rules"
}

window() {
  cargo build --quiet --locked --release --bin studiolo --example hello
  if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    command -v Xvfb >/dev/null || { echo "There is no display and no Xvfb." >&2; exit 1; }
    virtual_screen 1280x800
  fi
  local failed=''
  cargo bench --quiet --locked -p studiolo-window-tests --features frame-bench \
    --bench frame >"$place/log" || failed="${failed} frame"
  # As README builds it; the profile `bench` would build the whole window once more.
  cargo bench --quiet --locked --profile release --bench first_frame >>"$place/log" ||
    failed="${failed} first_frame"
  local programs=${CARGO_TARGET_DIR:-target}/release
  {
    table <"$place/log"
    stat -c %s "$programs/studiolo" "$programs/examples/hello" | awk '
      { size[NR] = $1 / 1e6 }
      END { printf "| the program | %.1f MB | a window of egui: %.1f MB | %.1f | |\n",
            size[1], size[2], size[1] / size[2] }'
    where
  } >"$place/window"
  [ -z "$failed" ] || echo "Beyond its limit:$failed" >&2
}

packing() {
  benches/packing.sh >"$place/log"
  { echo '```'; cat "$place/log"; echo '```'; where; } >"$place/packing"
}

building() {
  benches/building.sh >"$place/log"
  { echo '```'; cat "$place/log"; echo '```'; where; } >"$place/building"
}

missed=0
[ $# -gt 0 ] || set -- rules window packing
for part in "$@"; do
  case $part in
    rules | window | packing | building)
      "$part"
      write "$part"
      ! grep '| \*\*no\*\* |$' "$place/$part" >&2 || missed=1
      ;;
    *)
      echo "There is no part called $part." >&2
      exit 2
      ;;
  esac
done
exit $missed
