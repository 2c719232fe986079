//! Asks the planner whether tiles still fit into a principality, and says how long it takes:
//! the questions of [`benches::packing`].
//!
//! One line of JSON for each has all places of every tile, the answer and the seconds, so that
//! another program can answer the same question: `benches/packing.sh` asks a constraint solver.
//!
//! ```sh
//! cargo run --release -p benches --bin packing_questions -- --questions 50
//! ```

use std::time::Instant;

use benches::packing::{number_of, questions};
use clap::Parser;
use florence::mind::planner;
use florence::{Squares, Tile};
use serde_json::json;

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
    for question in questions(arguments.questions, arguments.seed) {
        let tiles = question.tiles.iter().map(|&tile| {
            let places = question.places(tile).into_iter();
            let squares = |place: Squares| place.iter().map(number_of).collect::<Vec<_>>();
            json!({
                "building": matches!(tile, Tile::Building(_)),
                "places": places.map(squares).collect::<Vec<_>>(),
            })
        });
        let mut line = json!({
            "may_touch": question.may_touch(),
            "tiles": tiles.collect::<Vec<_>>(),
            "fits": question.fits(),
            "seconds": seconds(|| question.fits()),
        });
        if arguments.coverable {
            let (game, seat) = (&question.game, question.seat);
            let began = Instant::now();
            line["coverable"] = planner::coverable(game, seat).squares.into();
            line["coverable_seconds"] = began.elapsed().as_secs_f64().into();
            line["empty"] = game.player(seat).principality().empty().len().into();
        }
        println!("{line}");
    }
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
