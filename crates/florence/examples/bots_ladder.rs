//! Measures how much better each bot is than the one before it.
//!
//! A step of the ladder is played in pairs of games with the same deal; in the second game
//! the two bots have changed seats. The side of the best player wins a game. With four
//! players each side has two seats; with three and five a side has fewer seats in one game
//! of the pair and more in the other, with five in turn one and two of them. So equal bots
//! would win half of each pair. The interval is over pairs. These calls, with N from 3 to
//! 5, measure the ladder (`--muse` with the Muse and the Princess), and how the first step
//! does against a beginner who has read the rules and follows a few simple maxims:
//!
//! ```sh
//! cargo run --release --example bots_ladder -- --players N --games 400
//! cargo run --release --example bots_ladder -- --players N --games 400 --bots 1,beginner
//! ```

#[path = "bots_ladder/beginner.rs"]
mod beginner;

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use florence::Options;
use florence::mind::bot::Weights;
use florence::mind::tournament::{self, Brain, Estimate, Table, lead, mirrored, play_all, won};

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
    /// The bots from the weakest up, as `studiolo simulate` takes them, or beginner; with
    /// one weight of the judgement changed as in `5:0+reserve=300`, or with another error of
    /// judgement, in points, as in `6+errs=3.5`.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4,5,6,7,8")]
    bots: Vec<Bot>,
    /// With the Muse and the Princess.
    #[arg(long)]
    muse: bool,
    /// With Cooperative Building.
    #[arg(long)]
    cooperative: bool,
    /// How many games to play at once (default: one a core).
    #[arg(long)]
    jobs: Option<usize>,
}

/// The name of the error of judgement.
const ERRS: &str = "errs";

/// The participants that are measured.
#[derive(Clone, Copy, Debug)]
enum Bot {
    /// A bot, or random decisions.
    Of(tournament::Bot),
    /// The same with one weight of its judgement changed: `5:0+reserve=300`.
    With(tournament::Bot, &'static str, f32),
    /// A beginner who has read the rules.
    Beginner,
}

impl Bot {
    fn brain(self, players: usize) -> Brain {
        match self {
            Self::Of(bot) => bot.brain(players, None),
            Self::With(bot, name, value) => {
                let mut brain = bot.brain(players, None);
                if let Brain::Mind(mind) = &mut brain {
                    if name == ERRS {
                        mind.errs = value;
                    } else if let Some(weight) = mind.taste.weights.get_mut(name) {
                        *weight = value;
                    }
                }
                brain
            }
            Self::Beginner => Brain::Other(beginner::decide),
        }
    }
}

impl FromStr for Bot {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = |_| "A bot is one of 1 to 8, such as 4, 4-miser or 7:1000.";
        if text == "beginner" {
            return Ok(Self::Beginner);
        }
        let Some((bot, (name, value))) = text
            .split_once('+')
            .and_then(|(bot, weight)| Some((bot, weight.split_once('=')?)))
        else {
            return text.parse().map(Self::Of).map_err(unknown);
        };
        let mut names = Weights::NAMES.iter().chain([&ERRS]);
        let name = names.find(|known| **known == name);
        let weight = name.zip(value.parse().ok());
        let (name, value) = weight.ok_or("A weight is NAME=NUMBER.")?;
        Ok(Self::With(bot.parse().map_err(unknown)?, name, value))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(bot) => bot.fmt(f),
            Self::With(bot, name, value) => write!(f, "{bot} with {name} {value}"),
            Self::Beginner => f.write_str("beginner"),
        }
    }
}

fn main() {
    let arguments = Arguments::parse();
    let players = arguments.players;
    let cores = available_parallelism().map_or(1, NonZero::get);
    let threads = arguments.jobs.unwrap_or(cores);
    for step in arguments.bots.windows(2) {
        let began = Instant::now();
        let table = Table {
            players,
            options: Options {
                muse: arguments.muse,
                cooperative: arguments.cooperative,
                ..Options::default()
            },
            brains: step.iter().map(|bot| bot.brain(players)).collect(),
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
