#!/usr/bin/env bash
# Asks our planner and a constraint solver, CP-SAT of OR-tools, whether tiles still fit into
# principalities of games of bots, checks that both give the same answers, and prints how long
# each takes.
#
#   benches/packing.sh [QUESTIONS] [SEED]    50 questions, from the games after seed 1
#
# CP-SAT is downloaded into a temporary folder. To use one that is there, name its virtual
# environment in PACKING_VENV. Needs Python 3 and its venv.
set -euo pipefail
cd "$(dirname "$0")/.."
questions=${1:-50}
seed=${2:-1}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

venv=${PACKING_VENV:-}
if [ -z "$venv" ]; then
  venv=$place/venv
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet ortools==9.15.6755
fi
cargo run --quiet --release --locked -p benches --bin packing_questions -- \
  --questions "$questions" --seed "$seed" >"$place/questions.jsonl"
"$venv/bin/python" benches/packing.py "$place/questions.jsonl"
