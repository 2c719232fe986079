#!/usr/bin/env bash
# Runs every target with inputs that libFuzzer makes up, and prints a table: executions,
# seconds, peak memory. A number sets how many inputs each target gets (2,000,000 if left out).
# With --hours, all targets together run for that long, each for an equal part. Names choose
# the targets:
#
#     fuzz/run.sh
#     fuzz/run.sh 100000 save_florence save_prince
#     fuzz/run.sh --hours 8
#     fuzz/run.sh --hours 0.5 moves_florence moves_prince moves_tiletum
#
# It needs the stable Rust toolchain, a compiler for C++ (c++ or g++) to build libFuzzer, and
# Linux. cargo-fuzz and a nightly toolchain are not needed. The first build takes about ten
# minutes; 2,000,000 inputs take from two minutes to half an hour for each target, and some
# hours for whole games (moves_*).
#
# An input fails if the program panics, if it takes more than 2 s or if memory grows beyond
# 400 MB. It is kept in fuzz/failed. `INPUT=FILE cargo test -p targets` tries it again, and so
# does `$(fuzz/run.sh --where)/TARGET FILE`. Inputs that reached new code are kept in
# fuzz/corpus, where the next run begins.
set -euo pipefail
cd "$(dirname "$0")"

executions=2000000
hours=
case "${1:-}" in
  [0-9]*) executions=$1; shift ;;
  --hours)
    hours=${2:-}
    if ! [[ $hours =~ ^[0-9]+([.][0-9]+)?$ ]]; then
      echo "--hours needs a number of hours, such as 8 or 0.5." >&2
      exit 2
    fi
    shift 2
    ;;
esac
platform=x86_64-unknown-linux-gnu
[ "$(uname -m)" = x86_64 ] || platform=$(uname -m)-unknown-linux-gnu
built=${CARGO_TARGET_DIR:-target}/$platform/release
if [ "${1:-}" = --where ]; then
  echo "$built"
  exit
fi
# The table of the targets: name, function, length of the longest input.
table=targets/src/lib.rs
all=$(sed -n 's/^    target("\([a-z_]*\)", .*/\1/p' "$table")
targets=${*:-$all}
if [ -n "$hours" ]; then
  limit=-max_total_time=$(awk -v hours="$hours" -v targets="$(wc -w <<<"$targets")" \
    'BEGIN { seconds = int(hours * 3600 / targets); print (seconds < 1 ? 1 : seconds) }')
else
  limit=-runs=$executions
fi

if ! command -v cargo >/dev/null; then
  echo "This needs cargo: install the Rust toolchain." >&2
  exit 2
fi
if ! command -v "${CXX:-c++}" >/dev/null && ! command -v g++ >/dev/null; then
  echo "This needs a compiler for C++, such as g++, to build libFuzzer." >&2
  exit 2
fi

# What cargo-fuzz would say: each branch is counted, and what is compared is told to libFuzzer.
flags="--cfg fuzzing -Cpasses=sancov-module -Ccodegen-units=1"
for counts in level=4 inline-8bit-counters pc-table trace-compares; do
  flags="$flags -Cllvm-args=-sanitizer-coverage-$counts"
done
bins=()
for target in $targets; do bins+=(--bin "$target"); done
RUSTFLAGS="${RUSTFLAGS:-} $flags" cargo build --locked --release --target "$platform" "${bins[@]}"

longest() {
  sed -n "s/^    target(\"$1\", .*, \([0-9]*\)),$/\1/p" "$table"
}

# Where a target begins: small inputs of its own, and files of the repository. The test in
# `targets` reads the folders from these lines.
seeds() {
  echo "seeds/$1"
  case $1 in
    save_florence) echo ../saves ../tests/data/saves-1 ../tests/data/saves-2 ../tests/data/typed ;;
    save_prince) echo ../saves ../tests/data/look ;;
    save_tiletum) echo ../saves ../tests/data/look ;;
    record_florence) echo ../tests/data/records ;;
    deck) echo ../assets/editions ;;
    edition) echo ../assets/editions ;;
    edition_tiletum) echo ../assets/editions ;;
  esac
  # And those that you name.
  echo "${SEEDS:-}"
}

mkdir -p failed
failures=0
printf '%-18s %12s %9s %9s  %s\n' target executions seconds MB result
for target in $targets; do
  mkdir -p "corpus/$target"
  begins=()
  for folder in $(seeds "$target"); do
    [ -d "$folder" ] && begins+=("$folder")
  done
  log=corpus/$target.log
  result=sound
  began=$SECONDS
  # One process at a time, and behind everything else that this computer does.
  nice -n 5 "$built/$target" "$limit" -max_len="$(longest "$target")" -timeout=2 \
    -rss_limit_mb=400 -print_final_stats=1 -artifact_prefix="failed/$target-" \
    "corpus/$target" ${begins[@]+"${begins[@]}"} >"$log" 2>&1 || result=FAILED
  seconds=$((SECONDS - began))
  done_=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -1)
  memory=$(sed -n 's/^stat::peak_rss_mb: *//p' "$log" | tail -1)
  if [ $result = FAILED ]; then
    failures=$((failures + 1))
    result="FAILED: $(sed -n "s/.*Test unit written to //p" "$log" | tail -1)"
  fi
  printf '%-18s %12s %9s %9s  %s\n' "$target" "${done_:-?}" "$seconds" "${memory:-?}" "$result"
done
exit $((failures > 0))
