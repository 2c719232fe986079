//! What more imagined games would gain the strong bot: decisions out of its
//! games, each taken within the patience of people and once more with many times
//! the imagined games and no limit of time. Where both differ they are compared
//! in fresh deals. Nothing is printed here.

use std::time::Instant;

use crate::cli::tournament::{Estimate, deal, in_parallel, seed};
use crate::florence::mind::bot;
use crate::florence::mind::bot::{Level, Margin, Thinking};
use crate::florence::{Game, Phase};

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// How many play (2 to 5).
    pub players: usize,
    /// Games that decisions are taken out of.
    pub games: usize,
    /// The first deal.
    pub seed: u64,
    /// Imagined games for a decision within the patience of people.
    pub simulations: u32,
    /// How many times as many without it.
    pub times: u32,
}

/// One decision out of so many is looked at.
const ONE_OF: u64 = 16;
/// The games are played with this part of the imagined games.
const QUICKLY: u32 = 8;
/// Deals in which two decisions are compared, at most; otherwise as many as the
/// slow one imagined.
const DEALS: u32 = 2000;

/// What came out.
#[derive(Debug)]
pub struct Gain {
    /// Decisions that were looked at.
    pub decisions: usize,
    /// How many of them were taken otherwise with more imagined games.
    pub otherwise: usize,
    /// Decisions of a player in a game.
    pub a_game: f64,
    /// Final points that more imagined games would gain a player in a game.
    pub points: Estimate,
    /// The lead over the best rival that they would gain, in points.
    pub lead: Estimate,
    /// The chance to win that they would gain.
    pub win: Estimate,
    /// Seconds that each bid (or naming of an object) took, within the patience
    /// of people.
    pub bids: Vec<f64>,
    /// Seconds that everything else took.
    pub others: Vec<f64>,
}

/// What was seen in one game.
#[derive(Default)]
struct Seen {
    decisions: u64,
    looked_at: usize,
    otherwise: usize,
    margin: Margin,
    bids: Vec<f64>,
    others: Vec<f64>,
}

/// Answers the question on so many threads; `progress` hears how many games are
/// done.
pub fn gain(question: &Question, threads: usize, progress: &(dyn Fn(usize) + Sync)) -> Gain {
    let numbers = (0..question.games as u64).map(|game| question.seed + game);
    let numbers: Vec<u64> = numbers.collect();
    let look = |number: &u64| look(question, *number);
    let seen = in_parallel(&numbers, threads, progress, &look);
    let players = question.players as f64;
    // As if every decision of a player had been looked at.
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

/// Plays a game of strong bots and looks at some of its decisions.
fn look(question: &Question, number: u64) -> Seen {
    let mut seen = Seen::default();
    let mut rng = fastrand::Rng::with_seed(number);
    let Ok(mut game) = deal(question.players, &mut rng) else {
        return seen;
    };
    let first = rng.u64(..ONE_OF);
    loop {
        let seed = seed(number, seen.decisions);
        if seen.decisions % ONE_OF == first {
            look_at(question, &game, seed, &mut seen);
        }
        let quickly = (question.simulations / QUICKLY).max(1);
        let command = bot::decide(&game, Level::Strong, seed, quickly, &Thinking::new());
        if command.is_none_or(|command| game.play(&command).is_err()) {
            return seen;
        }
        seen.decisions += 1;
    }
}

/// Takes a decision within the patience of people, and with many times the
/// imagined games.
fn look_at(question: &Question, game: &Game, seed: u64, seen: &mut Seen) {
    let began = Instant::now();
    let thinking = Thinking::within(Thinking::patience(game));
    let simulations = question.simulations;
    let Some(quick) = bot::decide(game, Level::Strong, seed, simulations, &thinking) else {
        return;
    };
    let took = began.elapsed().as_secs_f64();
    let bids = game.phase() == Phase::Auction && game.pending().is_none();
    let times = if bids {
        &mut seen.bids
    } else {
        &mut seen.others
    };
    times.push(took);
    seen.looked_at += 1;
    // Other deals than those of the quick decision, and others again to compare.
    let [slowly, fresh] = [1, 2].map(|more| seed.wrapping_add(more));
    let simulations = simulations.saturating_mul(question.times);
    let slow = bot::decide(game, Level::Strong, slowly, simulations, &Thinking::new());
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
