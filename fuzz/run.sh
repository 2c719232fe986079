#!/usr/bin/env bash
# Runs every target with made-up inputs and prints what came of it: executions, seconds,
# peak memory. With a number it makes up so many inputs for each target (2,000,000 if left
# out), with names behind it only those targets run:
#
#     fuzz/run.sh
#     fuzz/run.sh 100000 save_florence save_prince
#
# It needs the stable Rust toolchain, a compiler for C++ (c++ or g++) to build libFuzzer, and
# Linux. cargo-fuzz and a nightly toolchain are not needed. The first build takes about ten
# minutes, 2,000,000 inputs take from two minutes to half an hour for each target.
#
# An input fails if the program panics, if it takes more than 2 s or if memory grows beyond
# 400 MB. It is kept in fuzz/failed; `$(fuzz/run.sh --where)/TARGET FILE` runs it again.
# Inputs that reached new code are kept in fuzz/corpus and are where the next run begins.
set -euo pipefail
cd "$(dirname "$0")"

executions=2000000
case "${1:-}" in
  [0-9]*) executions=$1; shift ;;
esac
platform=x86_64-unknown-linux-gnu
[ "$(uname -m)" = x86_64 ] || platform=$(uname -m)-unknown-linux-gnu
built=${CARGO_TARGET_DIR:-target}/$platform/release
if [ "${1:-}" = --where ]; then
  echo "$built"
  exit
fi
all=$(sed -n 's/^path = "fuzz_targets\/\(.*\)\.rs"$/\1/p' Cargo.toml)
targets=${*:-$all}

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

# The longest input that is made up, in bytes: long enough for what the target reads, and
# short enough for thousands of executions a second.
longest() {
  case $1 in
    save_* | edition) echo 1280 ;;
    record_*) echo 512 ;;
    typed_*) echo 24 ;;
    position_*) echo 64 ;;
    archive) echo 1024 ;;
    fields) echo 64 ;;
    *) echo 768 ;;
  esac
}

# Where a target begins: small inputs of its own, and files of the repository.
seeds() {
  echo "seeds/$1"
  case $1 in
    save_florence) echo ../saves ../tests/data/saves-1 ../tests/data/saves-2 ../tests/data/typed ;;
    save_prince) echo ../saves ../tests/data/look ;;
    record_florence) echo ../tests/data/records ;;
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
  nice -n 5 "$built/$target" -runs="$executions" -max_len="$(longest "$target")" -timeout=2 \
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
