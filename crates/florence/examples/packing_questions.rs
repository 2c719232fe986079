//! Asks the planner whether tiles still fit into a principality, and says how long it takes.
//!
//! The questions come from games of bots: a principality as it stands in round 2 to 6, and at
//! least four tiles that the supply still has. Tiles are added in random order until the next
//! one does not fit. Half of the questions are the tiles that just fit, with room for no other
//! kind that was tried; the others are these and one that does not fit. Each tile alone has a
//! place, and there are enough squares for all, so counting squares answers no question.
//!
//! One line of JSON for each has all places of every tile, the answer and the seconds, so that
//! another program can answer the same question: `benches/packing.sh` asks a constraint solver.
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

/// How many tiles are tried for one question.
const TRIES: usize = 60;

/// Ask whether tiles still fit.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many questions.
    #[arg(long, default_value_t = 50)]
    questions: usize,
    /// The number of the first random game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Ask also how many squares can still be covered in the same principality.
    #[arg(long)]
    coverable: bool,
}

fn main() {
    let arguments = Arguments::parse();
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let mut asked = 0;
    while asked < arguments.questions {
        let (game, seat) = position(&mut rng);
        let Some(tiles) = question(&game, seat, asked % 2 == 0, &mut rng) else {
            continue;
        };
        asked += 1;
        let fits = planner::fits(&game, seat, &tiles).is_some();
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
        let mut line = json!({
            "may_touch": beside.may_touch(),
            "tiles": tiles,
            "fits": fits,
            "seconds": seconds,
        });
        if arguments.coverable {
            let began = Instant::now();
            line["coverable"] = planner::coverable(&game, seat).squares.into();
            line["coverable_seconds"] = began.elapsed().as_secs_f64().into();
            line["empty"] = home.empty().len().into();
        }
        println!("{line}");
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

/// Returns tiles that the seat does not have yet: they fit, but hardly another does; or they do
/// not fit, but would without the last. `None` if this principality has no such question.
fn question(game: &Game, seat: Seat, fit: bool, rng: &mut fastrand::Rng) -> Option<Vec<Tile>> {
    let home = game.player(seat).principality();
    let beside = game.beside(seat);
    let rounds = usize::from(8 - game.round());
    let mut tiles = Vec::new();
    for _ in 0..TRIES {
        let tile = match rng.u8(..3) {
            0 => Tile::Landscape(Landscape::ALL[rng.usize(..Landscape::COUNT)]),
            _ => Tile::Building(Building::ALL[rng.usize(..Building::COUNT)]),
        };
        let is_landscape = |tile: &&Tile| matches!(tile, Tile::Landscape(_));
        let has = tiles.iter().filter(|&&other| other == tile).count();
        let most = match tile {
            Tile::Building(_) => 1,
            // One a round, as many as the supply has.
            Tile::Landscape(_) if tiles.iter().filter(is_landscape).count() >= rounds => 0,
            Tile::Landscape(_) => usize::from(game.tiles_left(tile)),
        };
        if has >= most || game.tiles_left(tile) == 0 || !home.fits(tile, beside, game.edition()) {
            continue;
        }
        tiles.push(tile);
        if !has_squares(game, seat, &tiles) {
            tiles.pop();
        } else if planner::fits(game, seat, &tiles).is_none() {
            if !fit {
                break;
            }
            tiles.pop();
        }
    }
    let is_wanted = planner::fits(game, seat, &tiles).is_some() == fit;
    (is_wanted && tiles.len() >= 4).then_some(tiles)
}

/// Returns whether there are as many open squares as these tiles have.
fn has_squares(game: &Game, seat: Seat, tiles: &[Tile]) -> bool {
    let open = |tile| {
        let home = game.player(seat).principality();
        home.open_to(tile, game.beside(seat)).len()
    };
    let size = |&tile: &Tile| game.edition().shape(tile).size();
    let is_building = |tile: &&Tile| matches!(tile, Tile::Building(_));
    let buildings: usize = tiles.iter().filter(is_building).map(size).sum();
    let all: usize = tiles.iter().map(size).sum();
    all <= open(Tile::Landscape(Landscape::Forest))
        && buildings <= open(Tile::Building(Building::Tower))
}

/// Returns the least of the seconds that an answer takes, of several tries: other work of the
/// machine only adds to it.
fn seconds(answer: impl Fn() -> bool) -> f64 {
    let tries = (0..9).map(|_| {
        let began = Instant::now();
        std::hint::black_box(answer());
        began.elapsed().as_secs_f64()
    });
    tries.fold(f64::INFINITY, f64::min)
}
