//! How long bots think: a whole game by the one-ply judgement, and single
//! decisions of the strong bot and hints with their usual number of imagined
//! games, for a bid and for an action, early in a game of five where they are
//! longest.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use florence::mind::bot;
use florence::mind::bot::{Level, Taste, Thinking};
use florence::{Game, Phase, Setup};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

fn deal(seed: u64) -> Game {
    let mut rng = fastrand::Rng::with_seed(seed);
    Game::try_from(&Setup::digital(NAMES, &mut rng)).expect("a shuffled deal is legal")
}

/// The first position of a game that `is_it`.
fn position(is_it: impl Fn(&Game) -> bool) -> Game {
    let mut game = deal(1);
    while !is_it(&game) {
        let command = bot::judge(&game, Taste::TUNED, 1).expect("the game goes on");
        game.play(&command).expect("bots decide legally");
    }
    game
}

fn games(c: &mut Criterion) {
    let mut seed = 0;
    c.bench_function("a game of five by the one-ply judgement", |b| {
        b.iter(|| {
            seed += 1;
            let mut game = deal(seed);
            while let Some(command) = bot::judge(&game, Taste::TUNED, seed) {
                game.play(&command).expect("bots decide legally");
            }
            game.round()
        });
    });
}

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("step 8");
    group.sample_size(10);
    let bid = position(|game| {
        let bidding = game.auction().and_then(|auction| auction.bidding);
        game.round() == 2 && bidding.is_some_and(|bidding| bidding.price == 500)
    });
    let action = position(|game| game.round() == 2 && game.phase() == Phase::Actions);
    for (name, game) in [("bid", bid), ("action", action)] {
        group.bench_function(format!("hint: {name}"), |b| {
            b.iter(|| bot::advise(black_box(&game), bot::DEALS, &Thinking::new()));
        });
        group.bench_function(name, |b| {
            b.iter(|| {
                let thinking = Thinking::new().on_all_cores();
                bot::decide(
                    black_box(&game),
                    Level::Eight,
                    1,
                    bot::SIMULATIONS,
                    &thinking,
                )
            });
        });
    }
    group.finish();
}

criterion_group!(benches, games, decisions);
criterion_main!(benches);
