//! Tries changes to the weights of the one-ply judgement, and prints the best
//! table, to be copied into the source of `Weights::TUNED`.
//!
//! A changed weight is kept if the judgement with it is better than the one without, by
//! more than chance explains: in points and games won, on average over three, four and five
//! players, in pairs of games with changed seats.
//!
//! ```sh
//! cargo run --release --example bots_tune -- --games 1500
//! ```

use std::num::NonZero;
use std::thread::available_parallelism;

use clap::Parser;
use florence::Options;
use florence::mind::bot::{Mind, Taste, Weights};
use florence::mind::tournament::{Brain, Estimate, Table, lead, mirrored, play_all, won};

/// Try changes to the weights of the one-ply judgement.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many games to play for each weight tried.
    #[arg(long, default_value_t = 1500)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Try only the weights with these names.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Only measure these weights, as in `jester=1.1,reserve=600`.
    #[arg(long, value_parser = changed)]
    with: Option<Weights>,
}

fn changed(text: &str) -> Result<Weights, &'static str> {
    let changed = Weights::TUNED.changed(text);
    changed.ok_or("it should be like jester=1.1,reserve=600")
}

/// How much the weights are changed, one after the other.
const STEPS: [f32; 2] = [0.3, 0.12];

fn main() {
    let arguments = Arguments::parse();
    let only = &arguments.only;
    let mut weights = Weights::TUNED;
    let mut seed = arguments.seed;
    if let Some(changed) = arguments.with {
        let Estimate { mean, within } = gain(arguments.games, weights, changed, seed);
        println!("{mean:+.3} ± {within:.3}");
        return;
    }
    for step in STEPS {
        let chosen = |name: &&&str| only.is_empty() || only.iter().any(|n| n == **name);
        for name in Weights::NAMES.iter().filter(chosen) {
            for sign in [1.0, -1.0] {
                let mut changed = weights;
                if let Some(weight) = changed.get_mut(name) {
                    *weight += sign * step * weight.abs().max(0.4);
                }
                seed += 1_000_000;
                let Estimate { mean, within } = gain(arguments.games, weights, changed, seed);
                let better = mean > 0.6 * within;
                let kept = if better { "kept" } else { "" };
                let value = value(changed, name);
                println!("{name:<18} {value:>9.3}  {mean:+.3} ± {within:.3}  {kept}");
                if better {
                    weights = changed;
                    break;
                }
            }
        }
    }
    for name in Weights::NAMES {
        println!("    {name}: {},", value(weights, name));
    }
}

fn value(mut weights: Weights, name: &str) -> f32 {
    weights.get_mut(name).copied().unwrap_or(0.0)
}

/// Returns the points by which the changed weights win; winning all games counts as ten of
/// them.
fn gain(games: usize, weights: Weights, changed: Weights, seed: u64) -> Estimate {
    let threads = available_parallelism().map_or(1, NonZero::get);
    let brain = |weights| {
        let taste = Taste {
            weights,
            ..Taste::TUNED
        };
        Brain::Mind(Box::new(Mind::one_ply(taste)))
    };
    let mut leads = Vec::new();
    for players in 3..=5 {
        let table = Table {
            players,
            options: Options::default(),
            brains: vec![brain(weights), brain(changed)],
        };
        let seatings = mirrored(players, games.div_ceil(6), seed);
        let played = play_all(&table, &seatings, threads, &|_| ());
        for (seatings, played) in seatings.chunks(2).zip(played.chunks(2)) {
            let wins = won(seatings, played, players) - 0.5;
            leads.push(lead(seatings, played, players) + 10.0 * wins);
        }
    }
    Estimate::of(&leads)
}
