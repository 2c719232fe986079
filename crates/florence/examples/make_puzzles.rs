//! Makes the puzzles that come with the program: bots play games, some of them so weak that
//! they miss things, and the decisions with one clear answer are kept, spread over numbers
//! of players, rounds and kinds of decisions. One thread; a minute gives a few puzzles.
//!
//! ```sh
//! cargo run --release -p florence --example make_puzzles -- --puzzles 50 \
//!     --out crates/florence/assets/puzzles.txt
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use florence::Decision;
use florence::mind::bot::{self, Level, Thinking};

/// Make puzzles from games of bots.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many puzzles.
    #[arg(long, default_value_t = 50)]
    puzzles: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write them; without it they go to the standard output.
    #[arg(long)]
    out: Option<PathBuf>,
    /// The most minutes it may take.
    #[arg(long, default_value_t = 60)]
    minutes: u64,
}

/// How many puzzles of a game are kept at most.
const OF_A_GAME: usize = 2;
/// What a decision is about, so that no kind has too many puzzles.
fn kind(decision: &Decision) -> &'static str {
    match decision {
        Decision::Name(_) => "naming",
        Decision::Raise(_) | Decision::Pass | Decision::Decline | Decision::Sell(_) => "bid",
        Decision::Complete(_) => "work",
        Decision::Return(_) | Decision::Keep(..) | Decision::Recruit(..) => "card",
        Decision::Place(..) | Decision::Build(..) => "tile",
        Decision::Bid(..) => "character",
        _ => "action",
    }
}

fn main() -> io::Result<()> {
    let arguments = Arguments::parse();
    let end = Instant::now() + Duration::from_secs(60 * arguments.minutes);
    // Every kind may have a quarter of all puzzles, every round a fifth.
    let [most_of_kind, most_of_round] = [4, 5].map(|part| arguments.puzzles.div_ceil(part));
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let mut rounds: BTreeMap<u8, usize> = BTreeMap::new();
    let mut lines: Vec<String> = Vec::new();
    for game in 0_u64.. {
        if lines.len() >= arguments.puzzles || Instant::now() >= end {
            break;
        }
        let begin = Instant::now();
        let deal = bot::puzzle_deal(arguments.seed + game);
        let thinking = Thinking::new();
        let names = ["A", "B", "C", "D", "E"];
        let Some(session) = bot::played(&deal, &names, Level::Four, &thinking) else {
            continue;
        };
        let played = begin.elapsed();
        let mut kept = 0;
        // More are looked for than are kept, as some kinds are full.
        for puzzle in bot::puzzles(&session, OF_A_GAME + 1, &thinking) {
            let Some(answer) = puzzle.answer() else {
                continue;
            };
            let of_kind = kinds.entry(kind(&answer.decision)).or_default();
            let of_round = rounds.entry(puzzle.round).or_default();
            let is_full = *of_kind >= most_of_kind || *of_round >= most_of_round;
            if is_full || kept >= OF_A_GAME || lines.len() >= arguments.puzzles {
                continue;
            }
            if let Some(line) = bot::written(&session, puzzle.entry) {
                *of_kind += 1;
                *of_round += 1;
                kept += 1;
                lines.push(line);
            }
        }
        eprintln!(
            "{} players: {} decisions in {played:.1?}, {kept} puzzles in {:.1?}; {} of {}",
            deal.seats.len(),
            session.cursor(),
            begin.elapsed(),
            lines.len(),
            arguments.puzzles,
        );
        if let Some(out) = &arguments.out {
            fs::write(out, text(&lines))?;
        }
    }
    eprintln!("{kinds:?} {rounds:?}");
    if arguments.out.is_none() {
        print!("{}", text(&lines));
    }
    Ok(())
}

fn text(lines: &[String]) -> String {
    let mut text =
        "# Puzzles for The Princes of Florence, made by examples/make_puzzles.rs.\n".to_owned();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}
