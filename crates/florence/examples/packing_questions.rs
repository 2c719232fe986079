//! Asks the planner whether tiles still fit into a principality, and says how long it takes.
//!
//! The questions come from games of bots: a principality as it stands in round 2 to 6, and
//! tiles that would just fill what is left of it, or a little more. One line of JSON for each
//! has the squares, all places of every tile, the answer and the seconds, so that another
//! program can answer the same question: `benches/packing.sh` asks a constraint solver.
//!
//! ```sh
//! cargo run --release -p florence --example packing_questions -- --questions 50
//! ```

use std::time::Instant;

use clap::Parser;
use florence::mind::bot::{self, Taste};
use florence::mind::{planner, tournament};
use florence::{Building, Game, Landscape, Options, Squares, Tile};
use serde_json::json;
use table::{Item, Seat};

/// Ask whether tiles still fit.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many questions.
    #[arg(long, default_value_t = 50)]
    questions: usize,
    /// The number of the first random game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() {
    let arguments = Arguments::parse();
    for number in 0..arguments.questions {
        let mut rng = fastrand::Rng::with_seed(arguments.seed + number as u64);
        let (game, seat) = position(&mut rng);
        let tiles = wanted(&game, seat, &mut rng);
        let places = planner::fits(&game, seat, &tiles);
        let seconds = seconds(|| planner::fits(&game, seat, &tiles).is_some());
        let home = game.player(seat).principality();
        let beside = game.beside(seat);
        let tiles = tiles.iter().map(|&tile| {
            let open = home.open_to(tile, beside);
            let places = game.edition().shape(tile).places(open);
            let squares = |squares: Squares| squares.iter().map(number_of).collect::<Vec<_>>();
            json!({
                "building": matches!(tile, Tile::Building(_)),
                "places": places.iter().map(squares).collect::<Vec<_>>(),
            })
        });
        let tiles: Vec<_> = tiles.collect();
        println!(
            "{}",
            json!({
                "may_touch": beside.may_touch(),
                "tiles": tiles,
                "fits": places.is_some(),
                "seconds": seconds,
            })
        );
    }
}

/// Returns the number of a square, from the lower left, row by row.
fn number_of(square: florence::Square) -> u32 {
    square.rank() * 7 + square.file()
}

/// Plays a game of bots as far as a round from 2 to 6; returns a seat of it, too.
fn position(rng: &mut fastrand::Rng) -> (Game, Seat) {
    let mut game = tournament::deal(4, Options::default(), rng).expect("a shuffled deal is legal");
    let round = rng.u8(2..=6);
    while game.round() < round {
        let command = bot::judge(&game, Taste::VARIED, rng.u64(..)).expect("the game goes on");
        game.play(&command).expect("a legal decision");
    }
    let seat = Seat::ALL[rng.usize(..4)];
    (game, seat)
}

/// Returns tiles that the seat does not have yet, with about as many squares as are open.
fn wanted(game: &Game, seat: Seat, rng: &mut fastrand::Rng) -> Vec<Tile> {
    let home = game.player(seat).principality();
    let beside = game.beside(seat);
    let open = home.open_to(Tile::Building(Building::Tower), beside).len();
    // Buildings that may not touch need room around them.
    let part = if beside.may_touch() { 80..=100 } else { 60..=100 };
    let most = open * rng.usize(part) / 100;
    let mut buildings: Vec<Building> = Building::ALL
        .iter()
        .copied()
        .filter(|&building| !home.buildings().contains(building))
        .collect();
    rng.shuffle(&mut buildings);
    let mut tiles = Vec::new();
    let mut squares = 0;
    while squares < most && tiles.len() < 9 {
        let building = buildings.pop().filter(|_| rng.u8(..3) > 0);
        let tile = match building {
            Some(building) => Tile::Building(building),
            None => Tile::Landscape(Landscape::ALL[rng.usize(..3)]),
        };
        squares += game.edition().shape(tile).size();
        tiles.push(tile);
    }
    tiles
}

/// Returns the median of the seconds that an answer takes.
fn seconds(answer: impl Fn() -> bool) -> f64 {
    let mut all: Vec<f64> = (0..9)
        .map(|_| {
            let began = Instant::now();
            std::hint::black_box(answer());
            began.elapsed().as_secs_f64()
        })
        .collect();
    all.sort_by(f64::total_cmp);
    all[4]
}
