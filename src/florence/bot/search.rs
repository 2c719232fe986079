//! The strong bot's search: it deals the hidden cards many times, plays every
//! candidate on in each deal by the one-ply judgement, and gives more of the
//! games to the candidates that do well.

use super::super::command::{Command, Decision};
use super::super::components::ROUNDS;
use super::super::game::Game;
use super::candidates::candidates;
use super::policy::{Policy, Taste};
use super::prospects::{Chances, Outlook, prospects};
use super::thinking::Thinking;
use super::weights::Weights;
use crate::table::{Card, Seat};

/// What the imagined games say about a candidate.
#[derive(Clone, Debug)]
pub struct Tried {
    /// What is decided.
    pub command: Command,
    /// The worth of each imagined game, in points.
    pub worths: Vec<f32>,
    points: f64,
    leads: f64,
    wins: f64,
}

/// How one imagined game ends for a seat.
#[derive(Clone, Copy, Debug)]
struct End {
    points: f32,
    lead: f32,
    win: f32,
}

impl End {
    /// What the seat is after, in points: many points, more than the best
    /// rival, and to win.
    fn worth(self) -> f32 {
        0.5 * self.points + 0.5 * self.lead + 8.0 * self.win
    }
}

impl Tried {
    fn new(command: Command) -> Self {
        Self {
            command,
            worths: Vec::new(),
            points: 0.0,
            leads: 0.0,
            wins: 0.0,
        }
    }

    fn note(&mut self, end: End) {
        self.worths.push(end.worth());
        self.points += f64::from(end.points);
        self.leads += f64::from(end.lead);
        self.wins += f64::from(end.win);
    }

    fn part(&self, sum: f64) -> f32 {
        (sum / self.worths.len().max(1) as f64) as f32
    }

    /// The mean worth in points.
    pub fn worth(&self) -> f32 {
        let sum: f64 = self.worths.iter().map(|&worth| f64::from(worth)).sum();
        self.part(sum)
    }

    /// The expected final points.
    pub fn points(&self) -> f32 {
        self.part(self.points)
    }

    /// The expected lead over the best rival, in points.
    pub fn lead(&self) -> f32 {
        self.part(self.leads)
    }

    /// The chance to win.
    pub fn win(&self) -> f32 {
        self.part(self.wins)
    }

    /// By how much this is better than `other` in the deals both were tried in,
    /// and how far that may be off (one standard error), in points.
    pub fn ahead_of(&self, other: &Tried) -> (f32, f32) {
        let pairs = self.worths.iter().zip(&other.worths);
        let differences: Vec<f64> = pairs.map(|(a, b)| f64::from(a - b)).collect();
        let count = differences.len().max(1) as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|d| (d - mean).powi(2)).sum();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        (mean as f32, error as f32)
    }
}

/// How far imagined games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Rounds after the present one; from there on the prospects are counted.
    pub rounds: u8,
}

impl Depth {
    /// To the end of the next round: what comes later is better estimated than
    /// played.
    pub const USUAL: Depth = Depth { rounds: 1 };
}

/// A seed made of two numbers.
pub fn mixed(a: u64, b: u64) -> u64 {
    fastrand::Rng::with_seed(a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u64(..)
}

/// Tries the candidates in as many imagined games as are allowed, best first;
/// `also` is one of them and is never dropped. At least one deal is played even
/// when stopped at once.
pub fn search(
    seen: &Game,
    seat: Seat,
    seed: u64,
    simulations: u32,
    depth: Depth,
    also: Option<Command>,
    thinking: &Thinking,
) -> Vec<Tried> {
    let mut tried = first_look(seen, seed, also);
    if tried.len() <= 1 {
        return tried;
    }
    let mut active = tried.len();
    let mut deal = 0u64;
    let mut left = simulations as usize;
    while active > 1 && left >= active {
        // Halving: each stage gets the same part of all games.
        let stages = usize::BITS - (active - 1).leading_zeros();
        let deals = (left / (stages as usize * active)).max(1);
        for _ in 0..deals {
            if thinking.is_stopped() && deal > 0 {
                return ranked(tried, active);
            }
            play_deal(seen, seat, mixed(seed, deal), depth, &mut tried[..active]);
            deal += 1;
            left = left.saturating_sub(active);
            thinking.step(active as u32);
        }
        tried[..active].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        if active == 2 {
            break;
        }
        active = active.div_ceil(2);
        // What was asked for stays to the end.
        let asked = tried.iter().position(|this| Some(this.command) == also);
        if let Some(asked) = asked.filter(|&at| at >= active) {
            tried[active..=asked].rotate_right(1);
            active += 1;
        }
    }
    ranked(tried, active)
}

/// Those that were tried longest first, each group by worth.
fn ranked(mut tried: Vec<Tried>, active: usize) -> Vec<Tried> {
    tried[..active].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    tried
}

/// The candidates, from one imagined deal.
fn first_look(seen: &Game, seed: u64, also: Option<Command>) -> Vec<Tried> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    let mut policy = Policy::new([Taste::TUNED; 5]);
    let found = candidates(&imagined, &mut policy, &mut rng);
    let mut tried: Vec<Tried> = found
        .into_iter()
        .filter(|candidate| is_open(seen, &candidate.command))
        .map(|candidate| Tried::new(candidate.command))
        .collect();
    if let Some(command) = also
        && seen.check(&command).is_ok()
        && !tried.iter().any(|this| this.command == command)
    {
        tried.push(Tried::new(command));
    }
    tried
}

/// Whether a command is legal and speaks only of cards that the seat sees.
fn is_open(seen: &Game, command: &Command) -> bool {
    let player = seen.player(command.seat);
    let known = match command.decision {
        Decision::Return(Card::Known(card)) => player.hand().known().contains(card),
        Decision::Complete(work) => {
            player.hand().known().contains(work.profession)
                && work.bonus.is_subset(player.bonus_cards().known())
        }
        _ => true,
    };
    known && seen.check(command).is_ok()
}

/// Plays every candidate on in one deal, with the same chance for each.
fn play_deal(seen: &Game, seat: Seat, seed: u64, depth: Depth, tried: &mut [Tried]) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    for candidate in tried {
        let mut game = imagined;
        let end = if game.play(&candidate.command).is_ok() {
            play_on(game, seat, depth, rng.clone())
        } else {
            continue;
        };
        candidate.note(end);
    }
}

fn play_on(mut game: Game, seat: Seat, depth: Depth, mut rng: fastrand::Rng) -> End {
    let horizon = game.round() + depth.rounds;
    let mut policy = Policy::new([Taste::VARIED; 5]);
    while game.round() <= horizon
        && let Some(command) = policy.choose(&game, &mut rng)
    {
        game.play_legal(&command);
    }
    let final_points = |seat: Seat| -> f32 {
        if game.is_over() {
            let player = game.player(seat);
            let cards = player.prestige_cards().known().iter();
            let cards = cards.map(|card| game.prestige_card_points(seat, card));
            // Money decides between equals (E4).
            let money = player.money().min(9_000) as f32 / 10_000.0;
            f32::from(player.prestige()) + cards.map(f32::from).sum::<f32>() + money
        } else {
            let outlook = Outlook::of(&game, seat);
            let chances = Chances::of(&game, seat, &outlook);
            prospects(&outlook, &chances, &Weights::TUNED).points
        }
    };
    let points = final_points(seat);
    let others = game.seats().filter(|&other| other != seat);
    let best = others.map(final_points).fold(f32::NEG_INFINITY, f32::max);
    let lead = points - best;
    // The further the end, the less a lead says.
    let rounds = f32::from(ROUNDS.saturating_sub(game.round()));
    let spread = if game.is_over() {
        0.5
    } else {
        3.0 + 2.5 * rounds
    };
    let win = (0.5 + lead / (2.0 * spread)).clamp(0.0, 1.0);
    End { points, lead, win }
}
