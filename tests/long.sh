#!/usr/bin/env bash
# The tests at full length: what `cargo test` cuts short. About an hour on two cores.
set -euo pipefail
cd "$(dirname "$0")/.."
export STUDIOLO_LONG=1

# All random games of every variant, also with the expansions.
cargo test --locked --release -p florence --test florence
# Ten thousand games of The Prince for each number of players.
for part in invariants tracked secrets; do
  PRINCE_GAMES=10000 cargo test --locked --release -p prince --test prince "$part"
done
# Ten thousand games of Tiletum.
cargo test --locked --release -p tiletum --test tiletum -- --ignored
# Everything that is read, with twenty times as many variations of each seed.
cargo test --locked --release -p targets
# Every view in every size, and every key of it; every step of the disk at which something
# may go wrong.
cargo test --locked --test window -- every_view access saving
# Five thousand clicks, keys and texts in each game.
STUDIOLO_SOAK=5000 cargo test --locked --test window_languages soak
# Ten thousand pairs of positions that differ only in what nobody may see.
cargo test --locked --test program -- secrets
# The program is killed three hundred times while it writes.
cargo test --locked --test killed -- 150
