#!/usr/bin/env bash
# Takes the pictures of the README anew, with the program itself. Without a
# display it needs xvfb-run (Debian: xvfb, xauth and libgl1-mesa-dri).
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --locked

screen=()
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  screen=(xvfb-run --auto-servernum --server-args "-screen 0 1920x1080x24")
fi
shot() {
  "${screen[@]}" "${CARGO_TARGET_DIR:-target}/release/studiolo" shot saves/four-players.ron "$@"
}

shot --entry 47 --out assets/window.png
shot --entry 66 --view work-value --theme dark --out assets/work-value.png
shot --view statistics --out assets/statistics.png
