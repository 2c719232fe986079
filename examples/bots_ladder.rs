//! How much better each bot is than the one before it.
//!
//! A step of the ladder is played in pairs of games: the same deal, and in the
//! second game the two bots have changed seats. A game is won by the side of the
//! best player. With four players each side has two seats; with three and five a
//! side has fewer seats in one game of the pair and more in the other, with five
//! in turn one and two of them; so equal bots would win half of each pair. The
//! interval is over pairs. These calls, with N from 2 to 5, measure the levels:
//!
//! ```sh
//! cargo run --release --example bots_ladder -- --players N --games 400 --bots random,easy,medium
//! cargo run --release --example bots_ladder -- --players N --games 200 --bots medium,strong:400
//! ```

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use studiolo::cli::tournament::{Bot, Estimate, Table, lead, mirrored, play_all, won};
use studiolo::florence::Options;
use studiolo::florence::mind::bot;

/// Play each bot against the one before it.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many players there are (2 to 5).
    #[arg(long, default_value_t = 4, value_parser = RangedU64ValueParser::<usize>::new().range(2..=5))]
    players: usize,
    /// How many games to play for each step.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots from the weakest up: random, easy, medium, strong, or strong:N
    /// with N imagined games for a decision.
    #[arg(long, value_delimiter = ',', default_value = "easy,medium,strong")]
    bots: Vec<Bot>,
}

fn main() {
    let arguments = Arguments::parse();
    let players = arguments.players;
    let threads = available_parallelism().map_or(1, NonZero::get);
    for step in arguments.bots.windows(2) {
        let began = Instant::now();
        let table = Table {
            players,
            options: Options::default(),
            brains: step.iter().map(|bot| bot.brain(bot::SIMULATIONS)).collect(),
        };
        let seatings = mirrored(players, arguments.games.div_ceil(2), arguments.seed);
        let played = play_all(&table, &seatings, threads, &|_| ());
        let pairs = || seatings.chunks(2).zip(played.chunks(2));
        let wins: Vec<f64> = pairs().map(|(s, p)| won(s, p, players)).collect();
        let leads: Vec<f64> = pairs().map(|(s, p)| lead(s, p, players)).collect();
        let (wins, leads) = (Estimate::of(&wins), Estimate::of(&leads));
        println!(
            "{} against {}, {players} players, {} games: won {:.1} ± {:.1} %, ahead by \
             {:.1} ± {:.1} points per player ({:.0} s)",
            step[1],
            step[0],
            played.len(),
            100.0 * wins.mean,
            100.0 * wins.within,
            leads.mean,
            leads.within,
            began.elapsed().as_secs_f64(),
        );
        for violation in played.iter().filter_map(|game| game.violation.as_ref()) {
            println!("  a bot broke a rule: {violation}");
        }
    }
}
