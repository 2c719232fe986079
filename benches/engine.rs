//! How fast the engines are, each by itself: whole random games, a copy of a position, the
//! places of a tile, the replay of a save. `peers.rs` measures the same beside other programs.
//!
//! Rates are per decision. Compare them within one run; absolute figures are those of the
//! machine.

use std::hint::black_box;
use std::path::Path;

use benches::random::{NAMES, florence, play_one, play_out, play_out_prince, prince};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use florence::{Building, Game, Landscape, Setup, Tile};
use table::save::format::Save;
use table::{Item, Seat};

/// The number of different games, used in turn.
const GAMES: u64 = 100;

fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("decisions of random games");
    for players in 2..=NAMES.len() {
        let deals: Vec<_> = (0..GAMES).map(|seed| florence(players, seed)).collect();
        let decisions: u64 = deals
            .iter()
            .map(|(game, rng)| play_out(*game, rng.clone()))
            .sum();
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(format!("{GAMES} games of {players} players"), |b| {
            b.iter(|| {
                deals
                    .iter()
                    .map(|(game, rng)| play_out(*game, rng.clone()))
                    .sum::<u64>()
            });
        });
    }
    for players in 3..=NAMES.len() {
        let deals: Vec<_> = (0..GAMES).map(|seed| prince(players, seed)).collect();
        let all = || -> u64 {
            let games = deals.iter();
            games
                .map(|(game, rng)| play_out_prince(*game, rng.clone()))
                .sum()
        };
        group.throughput(Throughput::Elements(all()));
        let name = format!("{GAMES} games of The Prince, {players} players");
        group.bench_function(name, |b| b.iter(all));
    }
    group.finish();
}

/// A position in the middle of a game of five.
fn middle() -> Game {
    let (mut game, mut rng) = florence(5, 7);
    while game.round() < 5 && play_one(&mut game, &mut rng) {}
    game
}

fn copies(c: &mut Criterion) {
    let game = middle();
    c.bench_function(
        &format!("copy of a game ({} bytes)", size_of::<Game>()),
        |b| {
            let mut copy = game;
            b.iter(|| *black_box(&mut copy) = *black_box(&game));
        },
    );
    let (game, _) = prince(5, 7);
    c.bench_function(
        &format!(
            "copy of a game of The Prince ({} bytes)",
            size_of::<prince::Game>()
        ),
        |b| {
            let mut copy = game;
            b.iter(|| *black_box(&mut copy) = *black_box(&game));
        },
    );
}

fn places(c: &mut Criterion) {
    let game = middle();
    let tiles = [
        Tile::Building(Building::Workshop),
        Tile::Building(Building::Library),
        Tile::Landscape(Landscape::Lake),
    ];
    for tile in tiles {
        c.bench_function(&format!("all places of a tile ({tile:?})"), |b| {
            b.iter(|| black_box(&game).places(Seat::ALL[0], tile).len());
        });
    }
    c.bench_function("all legal commands, counted", |b| {
        b.iter(|| black_box(&game).legal().len());
    });
}

/// A position of a game with joined principalities, and two neighbours in it.
fn joined() -> (Game, [Seat; 2]) {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut setup = Setup::digital(NAMES[..4].iter().copied(), &mut rng);
    setup.options.cooperative = true;
    let mut game = Game::try_from(&setup).expect("a shuffled deal is legal");
    while game.round() < 4 && play_one(&mut game, &mut rng) {}
    (game, [Seat::ALL[0], Seat::ALL[1]])
}

fn joint_places(c: &mut Criterion) {
    let (game, [seat, partner]) = joined();
    for building in [Building::Workshop, Building::Library, Building::Tower] {
        c.bench_function(&format!("all places of a joint {building:?}"), |b| {
            b.iter(|| black_box(&game).joint_places(seat, partner, building).len());
        });
    }
}

fn replays(c: &mut Criterion) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../saves/four-players.ron");
    let save = Save::<Game>::read(&file).expect("the sample game can be read");
    let mut group = c.benchmark_group("replay");
    group.throughput(Throughput::Elements(save.log.len() as u64));
    group.bench_function("the four-player sample game", |b| {
        b.iter_batched(
            || save.clone(),
            |save| save.into_session().map(|session| session.legal_len()),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

criterion_group!(benches, whole_games, copies, places, joint_places, replays);
criterion_main!(benches);
