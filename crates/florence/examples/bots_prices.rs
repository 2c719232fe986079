//! Shows what bots pay for the objects of auctions, round by round, and how their buyers
//! ended: how often each kind was acquired per game, its mean price, and by how many points
//! its buyers ended above or below the mean of their tables.
//!
//! ```sh
//! cargo run --release --example bots_prices -- --players 4 --games 1000 --bot 4
//! ```

use std::num::NonZero;
use std::thread::available_parallelism;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use florence::mind::tournament::{Bot, Estimate, Played, Table, play_all, rotations};
use florence::{Object, Options};
use table::Item as _;

/// Show what bots pay for the objects of auctions.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many players there are (2 to 5).
    #[arg(long, default_value_t = 4, value_parser = RangedU64ValueParser::<usize>::new().range(2..=5))]
    players: usize,
    /// How many games to play.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bot in all seats.
    #[arg(long, default_value = "4")]
    bot: Bot,
    /// With the Muse and the Princess.
    #[arg(long)]
    muse: bool,
}

fn main() {
    let arguments = Arguments::parse();
    let table = Table {
        players: arguments.players,
        options: Options {
            muse: arguments.muse,
            ..Options::default()
        },
        brains: vec![arguments.bot.brain(arguments.players, None); arguments.players],
    };
    let seatings = rotations(arguments.players, 1, arguments.games, arguments.seed);
    let threads = available_parallelism().map_or(1, NonZero::get);
    let played = play_all(&table, &seatings, threads, &|_| ());
    let winners: Vec<f64> = played
        .iter()
        .map(|it| f64::from(it.winning_score()))
        .collect();
    let Estimate { mean, within } = Estimate::of(&winners);
    println!("{} games, winners {mean:.1} ± {within:.1}", played.len());
    for &object in Object::ALL {
        println!("{}", row(object, &played, arguments.players));
    }
}

/// Returns the row of one kind of object.
fn row(object: Object, played: &[Played], players: usize) -> String {
    let games = played.len().max(1) as f64;
    let all = || {
        played
            .iter()
            .flat_map(|game| game.purchases.iter().map(move |it| (game, it)))
    };
    let bought: Vec<_> = all().filter(|(_, it)| it.object == object).collect();
    let mut row = format!("{object:?}: {:.1} a game;", bought.len() as f64 / games);
    for round in 1..=7 {
        let prices: Vec<f64> = bought
            .iter()
            .filter(|(_, it)| it.round == round)
            .map(|(_, it)| f64::from(it.price))
            .collect();
        let mean = Estimate::of(&prices).mean;
        row += &format!(" {:.1}×{mean:.0}", prices.len() as f64 / games);
    }
    let above = bought.iter().map(|(game, it)| {
        let totals = game.totals[..players]
            .iter()
            .map(|&points| f64::from(points));
        let mean = totals.sum::<f64>() / players as f64;
        f64::from(game.totals[it.seat.index()]) - mean
    });
    let above: Vec<f64> = above.collect();
    let Estimate { mean, within } = Estimate::of(&above);
    row + &format!("; buyers {mean:+.2} ± {within:.2}")
}
