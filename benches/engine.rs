//! How fast the engines of both games are: whole random games beside random chess games of
//! shakmaty, a copy of a position, the places of a tile, the replay of a save.
//!
//! Rates are per decision (for chess per move): at each one all legal ones are
//! generated and one is chosen at random. Compare them within one run, as
//! ratios; absolute figures are those of the machine.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use florence::{Building, Game, Landscape, Setup, Tile};
use shakmaty::{Chess, Position};
use table::save::format::Save;
use table::{Item, Seat};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];
/// Different deals, or different random chess games, gone through in turn.
const GAMES: u64 = 100;

fn deal(players: usize, seed: u64) -> (Game, fastrand::Rng) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let setup = Setup::digital(NAMES[..players].iter().copied(), &mut rng);
    let game = Game::try_from(&setup).expect("a shuffled deal is legal");
    (game, rng)
}

/// Plays at random to the end; gives the decisions taken.
fn play_out(mut game: Game, mut rng: fastrand::Rng) -> u64 {
    let mut decisions = 0;
    while !game.is_over() {
        let legal = game.legal();
        let command = legal.nth(rng.usize(..legal.len()));
        game.play_legal(&command.expect("the number is below the count"));
        decisions += 1;
    }
    decisions
}

/// The same with The Prince, which draws from a generator of its own on the way.
fn deal_of_prince(players: usize, seed: u64) -> (prince::Game, fastrand::Rng) {
    let mut setup = prince::Setup::digital(NAMES[..players].iter().copied(), seed);
    setup.options = prince::Options::with_bots();
    let game = prince::Game::try_from(&setup).expect("a deal is legal");
    (game, fastrand::Rng::with_seed(seed))
}

/// Plays The Prince at random to the end; gives the decisions taken.
fn play_out_prince(mut game: prince::Game, mut rng: fastrand::Rng) -> u64 {
    let mut decisions = 0;
    while !game.is_over() {
        let command = game.nth_legal(rng.usize(..game.legal_count()));
        game.play_legal(&command.expect("the number is below the count"));
        decisions += 1;
    }
    decisions
}

/// Plays chess at random until the game ends or 400 moves are made.
fn chess(mut rng: fastrand::Rng) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    while moves < 400 {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            break;
        }
        position.play_unchecked(legal[rng.usize(..legal.len())]);
        moves += 1;
    }
    moves
}

/// How often the sides are measured in turn.
const TURNS: usize = 40;

/// Measures decisions of random games beside random chess, in turn, so that what
/// else the machine does slows both; prints how many decisions one chess move
/// takes, the median of all turns.
fn ratios(_: &mut Criterion) {
    let rate = |work: &dyn Fn() -> u64| {
        let begun = Instant::now();
        let done = black_box(work());
        done as f64 / begun.elapsed().as_secs_f64()
    };
    let seeds: Vec<_> = (0..GAMES).map(fastrand::Rng::with_seed).collect();
    let print = |name: &str, players: usize, games: &dyn Fn() -> u64| {
        let mut ratios: Vec<f64> = (0..TURNS)
            .map(|_| rate(games) / rate(&|| seeds.iter().cloned().map(chess).sum()))
            .collect();
        ratios.sort_by(f64::total_cmp);
        let [low, median, high] = [TURNS / 4, TURNS / 2, 3 * TURNS / 4].map(|at| ratios[at]);
        println!(
            "{name}, {players} players: {median:.2} decisions in the time of a chess move \
             (quartiles {low:.2} and {high:.2})"
        );
    };
    for players in 2..=NAMES.len() {
        let deals: Vec<_> = (0..GAMES).map(|seed| deal(players, seed)).collect();
        print("The Princes of Florence", players, &|| {
            let games = deals.iter();
            games.map(|(game, rng)| play_out(*game, rng.clone())).sum()
        });
    }
    for players in 3..=NAMES.len() {
        let deals: Vec<_> = (0..GAMES)
            .map(|seed| deal_of_prince(players, seed))
            .collect();
        print("The Prince", players, &|| {
            let games = deals.iter();
            games
                .map(|(game, rng)| play_out_prince(*game, rng.clone()))
                .sum()
        });
    }
}

fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("decisions of random games");
    for players in 2..=NAMES.len() {
        let deals: Vec<_> = (0..GAMES).map(|seed| deal(players, seed)).collect();
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
        let deals: Vec<_> = (0..GAMES)
            .map(|seed| deal_of_prince(players, seed))
            .collect();
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
    let seeds: Vec<_> = (0..GAMES).map(fastrand::Rng::with_seed).collect();
    let moves: u64 = seeds.iter().cloned().map(chess).sum();
    group.throughput(Throughput::Elements(moves));
    group.bench_function(format!("{GAMES} games of chess (shakmaty)"), |b| {
        b.iter(|| seeds.iter().cloned().map(chess).sum::<u64>());
    });
    group.finish();
}

/// A position in the middle of a game of five.
fn middle() -> Game {
    let (mut game, mut rng) = deal(5, 7);
    while game.round() < 5 {
        let legal = game.legal();
        let command = legal.nth(rng.usize(..legal.len()));
        game.play_legal(&command.expect("the number is below the count"));
    }
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
    let (game, _) = deal_of_prince(5, 7);
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
    while game.round() < 4 {
        let legal = game.legal();
        let command = legal.nth(rng.usize(..legal.len()));
        game.play_legal(&command.expect("the number is below the count"));
    }
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
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-players.ron");
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

criterion_group!(
    benches,
    ratios,
    whole_games,
    copies,
    places,
    joint_places,
    replays
);
criterion_main!(benches);
