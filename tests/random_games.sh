#!/usr/bin/env bash
# Random games of all three games, with all numbers of players, expansions and house rules,
# on the screen and at a table. After every decision, everything is counted a second time
# from what happened, and what must always hold is checked.
#
#   tests/random_games.sh [GAMES]      a million: about half an hour on two cores
#
# Says how many games were played, or stops at the first that goes wrong and names it.
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-1000000}
[ "$games" -ge 100 ] || {
  echo "At least 100 games are played." >&2
  exit 2
}
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# The number played for each number of players, expansion and way to play is read from the
# environment by the tests.
played=0
run() {
  local package=$1 variable=$2 share=$3 kinds=$4 tests=$5
  shift 5
  local each=$((games * share / 10 / kinds)) ran
  if ! env "$variable=$each" cargo test --quiet --locked --release -p "$package" \
    --test "$package" -- "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
  fi
  ran=$(awk '/^test result/ { print $4 }' "$log")
  # A test with another name would not be missed otherwise.
  [ "$ran" = "$tests" ] || {
    echo "$ran tests of $package ran, not $tests." >&2
    exit 1
  }
  played=$((played + each * kinds))
  printf '%-10s %9d games\n' "$package" "$((each * kinds))"
}

run florence FLORENCE_GAMES 6 48 41 \
  digital_games_of_ tracked_games_of_ games_by_house_rules_add_up
run prince PRINCE_GAMES 2 6 3 invariants_hold
run tiletum TILETUM_GAMES 2 3 1 the_invariants_hold_in_random_games
printf '%-10s %9d games\n' together "$played"
