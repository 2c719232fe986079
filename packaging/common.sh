# Read by the other scripts of this folder: where things are, and what all packages share.
# shellcheck shell=bash disable=SC2034
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
umask 022
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")

# Stops with a sentence.
fail() {
  echo "$*" >&2
  exit 1
}

# need TOOL PACKAGE: stops unless this tool is installed.
need() {
  command -v "$1" >/dev/null || fail "$1 is missing. Please install the Debian package $2."
}

# Reads the options that all scripts have. --profile NAME builds with another profile than
# `dist`, with which the program is shipped and which takes half an hour. --tools only
# looks whether all tools are there.
profile=dist
only_tools=no
read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --profile)
        [ $# -ge 2 ] || fail "--profile needs a name, such as release."
        profile=$2
        shift 2
        ;;
      --tools)
        only_tools=yes
        shift
        ;;
      *) fail "Unknown option: $1" ;;
    esac
  done
  case $profile in
    dev) built=debug ;;
    *) built=$profile ;;
  esac
}

command -v cargo >/dev/null || fail "cargo is missing. Please install Rust: https://rustup.rs"
version=$(cargo pkgid --locked --package studiolo | sed 's/.*[@#]//')

# Every file in a package is as old as the last change of the source, so that the same
# source makes the same package.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
date=$(TZ=UTC date -R -d "@$SOURCE_DATE_EPOCH")

# A panic names lines of the source. The names must not tell where it was built.
paths=(
  "--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo"
  "--remap-path-prefix=$PWD=/studiolo"
  "--remap-path-prefix=$target=/target"
)
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; echo "${paths[*]}")
export CARGO_ENCODED_RUSTFLAGS

# age DIR: makes everything in a folder as old as the last change of the source.
age() {
  find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# kib FILE: prints the size of a file in KiB.
kib() {
  du -k --apparent-size "$1" | cut -f1
}
