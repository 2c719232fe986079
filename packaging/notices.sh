#!/usr/bin/env bash
# Writes assets/notices.txt: the licences of everything the program is made of.
# --check only says whether it is up to date. Needs cargo-about:
#   cargo install --locked --version 0.9.3 --features cli cargo-about
set -euo pipefail
cd "$(dirname "$0")/.."
about=${CARGO_ABOUT:-cargo-about}
[ "$("$about" --version)" = "cargo-about 0.9.3" ] || echo "Written for cargo-about 0.9.3." >&2
fresh=$(mktemp)
trap 'rm -f "$fresh"' EXIT
{
  "$about" generate --locked --offline --fail --config packaging/about.toml packaging/about.hbs
  for font in "EB Garamond:OFL-EBGaramond" "Source Sans 3:OFL-SourceSans3"; do
    printf '\n%s\n%s (type)\n%s\n' "$(printf '=%.0s' {1..80})" "${font%:*}" "$(printf -- '-%.0s' {1..80})"
    cat "assets/fonts/${font#*:}.txt"
  done
} | tr -d '\r' | sed 's/[[:space:]]*$//' | cat -s >"$fresh"
if [ "${1:-}" = --check ]; then
  diff -u assets/notices.txt "$fresh" >&2 || { echo "Run packaging/notices.sh." >&2; exit 1; }
else
  cp "$fresh" assets/notices.txt
fi
