//! How fast the rules are (whole random games, copying a position, the legal decisions),
//! and how fast the bots plan.
//!
//! Rates are per entry of the log: for each entry that a player decides, all legal
//! decisions are generated and one is chosen at random; the others are drawn.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tiletum::mind::bot::{Level, plan};
use tiletum::{Command, Decision, Game, Setup};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];
/// The number of different games, used in turn.
const GAMES: u64 = 100;

fn start(players: usize, seed: u64) -> (Game, fastrand::Rng) {
    let setup = Setup::digital(NAMES.iter().take(players).copied(), seed);
    let game = Game::try_from(&setup).expect("a start is legal");
    (game, fastrand::Rng::with_seed(seed))
}

/// Plays one random entry. Returns whether there was one.
fn play_one(game: &mut Game, rng: &mut fastrand::Rng, legal: &mut Vec<Decision>) -> bool {
    let command = match game.draw(&mut |bound| rng.u32(..bound)) {
        Some(command) => command,
        None => {
            game.legal_into(legal);
            let Some(&decision) = rng.choice(legal.iter()) else {
                return false;
            };
            let seat = game.may_decide().first();
            Command { seat, decision }
        }
    };
    game.play_legal(&command);
    true
}

/// Plays at random to the end. Returns the number of entries played.
fn play_out(mut game: Game, mut rng: fastrand::Rng) -> u64 {
    let mut legal = Vec::new();
    let mut entries = 0;
    while play_one(&mut game, &mut rng, &mut legal) {
        entries += 1;
    }
    entries
}

fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("entries of random games");
    for players in 2..=NAMES.len() {
        let starts: Vec<_> = (0..GAMES).map(|seed| start(players, seed)).collect();
        let all = || -> u64 {
            let games = starts.iter();
            games.map(|(game, rng)| play_out(*game, rng.clone())).sum()
        };
        group.throughput(Throughput::Elements(all()));
        let name = format!("{GAMES} games of Tiletum, {players} players");
        group.bench_function(name, |b| b.iter(all));
    }
    group.finish();
}

/// A position in round 3 of a game of four.
fn middle() -> Game {
    let (mut game, mut rng) = start(4, 7);
    let mut legal = Vec::new();
    while game.round() < 3 || game.waits_for_chance() {
        play_one(&mut game, &mut rng, &mut legal);
    }
    game
}

fn positions(c: &mut Criterion) {
    let game = middle();
    let size = size_of::<Game>();
    c.bench_function(&format!("copy of a game of Tiletum ({size} bytes)"), |b| {
        let mut copy = game;
        b.iter(|| *black_box(&mut copy) = *black_box(&game));
    });
    let mut legal = Vec::new();
    c.bench_function("all legal decisions of Tiletum", |b| {
        b.iter(|| black_box(&game).legal_into(&mut legal));
    });
}

/// How fast the bots plan a turn.
fn plans(c: &mut Criterion) {
    let game = middle();
    let seat = game.may_decide().first().expect("somebody has a turn");
    for level in Level::ALL {
        let name = format!("a plan of {level:?} in Tiletum");
        c.bench_function(&name, |b| b.iter(|| plan(black_box(&game), seat, level, 1)));
    }
}

criterion_group!(benches, whole_games, positions, plans);
criterion_main!(benches);
