# A virtual screen for scripts that open a window; they read it with `.`.
# shellcheck shell=bash

# Starts a screen of this size, such as 1280x800, and puts its name into DISPLAY. The caller ends
# its process, `screen`. Fails if there is no screen after ten seconds.
virtual_screen() {
  local name
  name=$(mktemp)
  Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp 3>"$name" 2>/dev/null &
  screen=$!
  for _ in $(seq 100); do
    [ -s "$name" ] && break
    sleep 0.1
  done
  DISPLAY=:$(cat "$name")
  rm "$name"
  if [ "$DISPLAY" = : ]; then
    echo "Xvfb started no screen." >&2
    kill "$screen" 2>/dev/null || true
    return 1
  fi
  export DISPLAY
}
