//! Plays a saved game through the rules, entry by entry, and says what happens.
//!
//! ```sh
//! cargo run --no-default-features --example replay_a_save -- saves/four-players.ron
//! ```

use std::path::PathBuf;
use std::process::ExitCode;

use studiolo::florence::Game;
use studiolo::table::Save;
use studiolo::words::florence::Words;

fn main() -> ExitCode {
    let file = std::env::args_os().nth(1).map(PathBuf::from);
    let file = file.unwrap_or_else(|| "saves/worked-example-auction.ron".into());
    let save = match Save::<Game>::read(&file) {
        Ok(save) => save,
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            return ExitCode::from(2);
        }
    };
    let words = Words::of(&save.start);
    let mut game = match Game::try_from(&save.start) {
        Ok(game) => game,
        Err(problems) => {
            for problem in problems {
                println!("{}", words.problem(&problem));
            }
            return ExitCode::FAILURE;
        }
    };
    for (number, entry) in (1..).zip(&save.log) {
        println!("{number}. {}", words.played(Some(&game), &entry.command));
        match game.play(&entry.command) {
            Ok(events) => {
                for text in events.iter().filter_map(|event| words.event(event)) {
                    println!("   {text}");
                }
            }
            Err(violation) => {
                println!("   {}", words.cited(&violation));
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
