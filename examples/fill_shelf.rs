//! Fills the shelf of a data directory with games played by bots: `cargo run --release
//! --example fill_shelf -- DIRECTORY [EVENINGS] [PLAYED]`. Only the first PLAYED evenings
//! are actually played; the others are copies of them.

#![allow(missing_docs, unreachable_pub, dead_code)]

use std::path::Path;

use florence::mind::bot::Level;

#[path = "../tests/window/shelf/many.rs"]
mod many;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(directory) = arguments.next() else {
        eprintln!("fill_shelf DIRECTORY [EVENINGS] [PLAYED]");
        std::process::exit(2);
    };
    let mut number = |otherwise: usize| {
        let typed = arguments.next().and_then(|number| number.parse().ok());
        typed.unwrap_or(otherwise).max(1)
    };
    let evenings = number(23);
    let played = number(evenings.min(60)).min(evenings);
    let games = Path::new(&directory).join("games");
    let files = many::fill(&games, evenings, played, Level::MEDIUM);
    println!("{} games in {}", files.len(), games.display());
}
