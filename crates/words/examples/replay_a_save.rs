//! Replays a saved game through the rules, entry by entry, and says what happens.
//!
//! ```sh
//! cargo run --example replay_a_save -- saves/four-players.ron
//! ```

use std::path::PathBuf;
use std::process::ExitCode;

use florence::Game;
use table::Save;
use words::florence::Words;

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
    let start = save.start.clone();
    let words = Words::of(&start);
    let session = match save.into_session() {
        Ok(session) => session,
        Err(problems) => {
            for problem in problems {
                println!("{}", words.problem(&problem));
            }
            return ExitCode::FAILURE;
        }
    };
    for (at, entry) in session.log().iter().enumerate() {
        println!(
            "{}. {}",
            at + 1,
            words.played(session.game_at(at), &entry.command)
        );
        if let Some(broken) = session.broken().filter(|broken| broken.entry == at) {
            println!("   {}", words.cited(&broken.violation));
            return ExitCode::FAILURE;
        }
        let events = session.events_of(at).iter();
        for text in events.filter_map(|event| words.event(event)) {
            println!("   {text}");
        }
    }
    ExitCode::SUCCESS
}
