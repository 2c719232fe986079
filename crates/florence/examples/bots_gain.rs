//! Measures what more simulated games would gain the strong bot.
//!
//! Decisions from its games are taken within people's patience, and again with many times
//! the simulated games and no time limit. If the two differ, they are compared in fresh
//! deals. It also shows how long decisions took.
//!
//! ```sh
//! cargo run --release --example bots_gain -- --players 4 --games 40 --times 8
//! ```

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use florence::mind::bot;
use florence::mind::bot::{Level, Margin, Mind, Thinking};
use florence::mind::tournament::{Estimate, deal, in_parallel, quantile, seed};
use florence::{Game, Options, Phase};

/// Measure what more imagined games would gain the strong bot.
#[derive(Clone, Copy, Debug, Parser)]
struct Question {
    /// How many play (2 to 5).
    #[arg(long, default_value_t = 4, value_parser = RangedU64ValueParser::<usize>::new().range(2..=5))]
    players: usize,
    /// Games that decisions are taken out of.
    #[arg(long, default_value_t = 40)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Imagined games for a decision within the patience of people.
    #[arg(long, default_value_t = bot::SIMULATIONS)]
    simulations: u32,
    /// How many times as many without that limit.
    #[arg(long, default_value_t = 8)]
    times: u32,
}

fn main() {
    let question = Question::parse();
    let threads = available_parallelism().map_or(1, NonZero::get);
    let gain = gain(&question, threads, &|done| {
        eprintln!("{done} of {} games", question.games);
    });
    println!(
        "{} decisions in games of {} strong bots (each makes {:.0} per game): {} are made \
         differently with {} times {} imagined games",
        gain.decisions,
        question.players,
        gain.a_game,
        gain.otherwise,
        question.times,
        question.simulations,
    );
    let one =
        |Estimate { mean, within }, unit| format!("{:+.2} ± {:.2}", mean * unit, within * unit);
    println!(
        "per game that would gain {} points, {} points of lead, {} % of the games",
        one(gain.points, 1.0),
        one(gain.lead, 1.0),
        one(gain.win, 100.0),
    );
    for (what, took) in [
        ("bids and names", gain.bids),
        ("other decisions", gain.others),
    ] {
        let [half, nine, nearly, all] = [0.5, 0.9, 0.99, 1.0].map(|part| quantile(&took, part));
        println!(
            "{what}: half took {half} ms at most, 90 % {nine} ms, 99 % {nearly} ms, all {all} ms"
        );
    }
}

/// One of this many decisions is examined.
const ONE_OF: u64 = 16;
/// The games are played with this fraction of the simulated games.
const QUICKLY: u32 = 8;
/// The most deals in which two decisions are compared; otherwise as many as the slow one
/// simulated.
const DEALS: u32 = 2000;

/// The results.
#[derive(Debug)]
struct Gain {
    /// Examined decisions.
    decisions: usize,
    /// How many of them changed with more simulated games.
    otherwise: usize,
    /// A player's decisions per game.
    a_game: f64,
    /// Final points per game that more simulated games would gain a player.
    points: Estimate,
    /// The gained lead over the best rival, in points.
    lead: Estimate,
    /// The gained chance to win.
    win: Estimate,
    /// Milliseconds that each bid (or naming of an object) took, within people's patience.
    bids: Vec<u128>,
    /// Milliseconds that everything else took.
    others: Vec<u128>,
}

/// The observations in one game.
#[derive(Default)]
struct Seen {
    decisions: u64,
    looked_at: usize,
    otherwise: usize,
    margin: Margin,
    bids: Vec<u128>,
    others: Vec<u128>,
}

/// Answers the question on this many threads; `progress` is told how many games are done.
fn gain(question: &Question, threads: usize, progress: &(dyn Fn(usize) + Sync)) -> Gain {
    let numbers = (0..question.games as u64).map(|game| question.seed + game);
    let numbers: Vec<u64> = numbers.collect();
    let look = |number: &u64| look(question, *number);
    let seen = in_parallel(&numbers, threads, progress, &look);
    let players = question.players as f64;
    // As if every decision of a player had been examined.
    let a_game = |sum: f32| f64::from(sum) * ONE_OF as f64 / players;
    let of = |part: fn(&Margin) -> f32| {
        let sums: Vec<f64> = seen.iter().map(|seen| a_game(part(&seen.margin))).collect();
        Estimate::of(&sums)
    };
    let decisions: u64 = seen.iter().map(|seen| seen.decisions).sum();
    Gain {
        decisions: seen.iter().map(|seen| seen.looked_at).sum(),
        otherwise: seen.iter().map(|seen| seen.otherwise).sum(),
        a_game: decisions as f64 / players / seen.len().max(1) as f64,
        points: of(|margin| margin.points),
        lead: of(|margin| margin.lead),
        win: of(|margin| margin.win),
        bids: seen.iter().flat_map(|seen| seen.bids.clone()).collect(),
        others: seen.iter().flat_map(|seen| seen.others.clone()).collect(),
    }
}

/// Returns the strongest bot with this many simulated games per decision.
fn imagining(simulations: u32) -> Mind {
    Mind {
        simulations,
        ..Mind::of(Level::Eight.into(), 4)
    }
}

/// Plays a game of strong bots and examines some of its decisions.
fn look(question: &Question, number: u64) -> Seen {
    let mut seen = Seen::default();
    let mut rng = fastrand::Rng::with_seed(number);
    let Ok(mut game) = deal(question.players, Options::default(), &mut rng) else {
        return seen;
    };
    let first = rng.u64(..ONE_OF);
    loop {
        let seed = seed(number, seen.decisions);
        if seen.decisions % ONE_OF == first {
            look_at(question, &game, seed, &mut seen);
        }
        let quickly = (question.simulations / QUICKLY).max(1);
        let command = bot::decide_as(&game, &imagining(quickly), seed, &Thinking::new());
        if command.is_none_or(|command| game.play(&command).is_err()) {
            return seen;
        }
        seen.decisions += 1;
    }
}

/// Takes a decision within people's patience, and with many times the simulated games.
fn look_at(question: &Question, game: &Game, seed: u64, seen: &mut Seen) {
    let began = Instant::now();
    let thinking = Thinking::within(Thinking::patience(game)).on_all_cores();
    let simulations = question.simulations;
    let Some(quick) = bot::decide_as(game, &imagining(simulations), seed, &thinking) else {
        return;
    };
    let took = began.elapsed().as_millis();
    let bids = game.phase() == Phase::Auction && game.pending().is_none();
    let times = if bids {
        &mut seen.bids
    } else {
        &mut seen.others
    };
    times.push(took);
    seen.looked_at += 1;
    // Different deals from those of the quick decision, and others again for the
    // comparison.
    let [slowly, fresh] = [1, 2].map(|more| seed.wrapping_add(more));
    let simulations = simulations.saturating_mul(question.times);
    let slow = bot::decide_as(game, &imagining(simulations), slowly, &Thinking::new());
    let Some(slow) = slow.filter(|slow| *slow != quick) else {
        return;
    };
    let deals = u64::from(simulations.min(DEALS));
    if let Some(margin) = bot::compare(game, slow, quick, fresh, deals) {
        seen.otherwise += 1;
        seen.margin.points += margin.points;
        seen.margin.lead += margin.lead;
        seen.margin.win += margin.win;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_gained_depends_on_the_seed_only() {
        let question = Question {
            players: 3,
            games: 3,
            seed: 4,
            simulations: 12,
            times: 6,
        };
        let [one, two] = [1, 2].map(|threads| gain(&question, threads, &|_| ()));
        assert_eq!(
            (one.decisions, one.otherwise, one.points),
            (two.decisions, two.otherwise, two.points)
        );
        assert_eq!(one.bids.len() + one.others.len(), one.decisions);
        // One of three players takes a third of all decisions, of which one in sixteen was
        // examined.
        let all = 3.0 * 3.0 * one.a_game;
        assert!((one.decisions as f64 - all / 16.0).abs() <= 3.0, "{one:?}");
        assert!((1..one.decisions).contains(&one.otherwise), "{one:?}");
    }
}
