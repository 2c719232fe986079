//! The strong bot's search: it deals the hidden cards many times, plays every
//! candidate on in each deal by the one-ply judgement, and gives more of the
//! games to the candidates that do well.

use super::candidates::{Plan, plans};
use super::playout::{End, decided, mixed, paired};
use super::thinking::Thinking;
use crate::florence::rules::command::{Command, Decision};
use crate::florence::rules::game::Game;
use crate::table::Seat;

/// What the imagined games say about a candidate.
struct Tried {
    /// What is decided, and how far is bid.
    plan: Plan,
    /// The worth of each imagined game, in points.
    worths: Vec<f32>,
}

impl End {
    /// What the seat is after, in points: many points, more than the best
    /// rival, and most of all where the game is close.
    fn worth(self) -> f32 {
        let close = (0.5 + self.lead / 16.0).clamp(0.0, 1.0);
        0.5 * self.points + 0.5 * self.lead + 8.0 * close
    }
}

impl Tried {
    fn new(plan: Plan) -> Self {
        Self {
            plan,
            worths: Vec::new(),
        }
    }

    /// The mean worth in points.
    fn worth(&self) -> f32 {
        let sum: f64 = self.worths.iter().map(|&worth| f64::from(worth)).sum();
        (sum / self.worths.len().max(1) as f64) as f32
    }

    /// By how much this is better than `other` in the deals both were tried in,
    /// and how far that may be off (one standard error), in points.
    fn ahead_of(&self, other: &Tried) -> (f32, f32) {
        paired(&self.worths, &other.worths)
    }
}

/// Deals after which the candidates are compared again.
const BATCH: usize = 8;
/// Standard errors by which a candidate must be behind to be given up.
const GIVEN_UP: f32 = 2.5;
/// Standard errors by which passing must be ahead of a further bid. Rivals who
/// get everything for the opening price do better than the imagined ones, who
/// bid what an object is worth to them.
const PASSED: f32 = 0.5;

/// Tries the candidates in at most so many imagined games and gives the best: a
/// candidate that is clearly behind in the deals it shares with the best gets
/// no more. At least one deal is played even when stopped at once.
pub(super) fn search(
    seen: &Game,
    seat: Seat,
    seed: u64,
    simulations: u32,
    thinking: &Thinking,
) -> Option<Command> {
    let few = (simulations as usize / BATCH).max(2);
    let plans = plans(seen, seed).into_iter().take(few);
    let mut tried: Vec<Tried> = plans.map(Tried::new).collect();
    let mut active = tried.len();
    let mut left = simulations as usize;
    let mut deal = 0;
    while active > 1 && (left >= active || deal == 0) {
        play_deal(seen, seat, mixed(seed, deal as u64), &mut tried[..active]);
        deal += 1;
        left = left.saturating_sub(active);
        thinking.step(active as u32);
        if thinking.is_stopped() {
            break;
        }
        if deal % BATCH == 0 {
            active = give_up(&mut tried[..active]);
        }
    }
    tried[..active].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    bid_up(&mut tried[..active]);
    tried.first().map(|best| best.plan.command)
}

/// Puts a bid before passing where passing is hardly better.
fn bid_up(tried: &mut [Tried]) {
    let bids = |this: &Tried| this.plan.command.decision != Decision::Pass;
    if let Some(at) = tried.iter().position(bids) {
        let (ahead, error) = tried[0].ahead_of(&tried[at]);
        if ahead < PASSED * error {
            tried[..=at].rotate_right(1);
        }
    }
}

/// Moves the candidates that are clearly behind to the end; gives how many are
/// not.
fn give_up(tried: &mut [Tried]) -> usize {
    tried.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    let mut active = tried.len();
    for at in (1..tried.len()).rev() {
        let (ahead, error) = tried[0].ahead_of(&tried[at]);
        if ahead > GIVEN_UP * error {
            active -= 1;
            tried[at..=active].rotate_left(1);
        }
    }
    active
}

/// Plays every candidate on in one deal, with the same chance for each.
fn play_deal(seen: &Game, seat: Seat, seed: u64, tried: &mut [Tried]) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    for candidate in tried {
        if let Some(end) = decided(&imagined, seat, seed, candidate.plan) {
            candidate.worths.push(end.worth());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(decision: Decision, worths: &[f32]) -> Tried {
        Tried {
            worths: worths.to_vec(),
            ..Tried::new(Plan {
                command: Command::new(Seat::A, decision),
                most: None,
            })
        }
    }

    fn first(passing: &[f32], bidding: &[f32]) -> Decision {
        let mut both = [
            tried(Decision::Pass, passing),
            tried(Decision::Raise(500), bidding),
        ];
        bid_up(&mut both);
        both[0].plan.command.decision
    }

    #[test]
    fn only_what_is_clearly_better_than_a_bid_is_passing() {
        let bid = Decision::Raise(500);
        // The difference is 0.1 on average, and varies by 2.
        assert_eq!(first(&[2.1, 0.1, 2.1, 0.1], &[0.0, 2.0, 0.0, 2.0]), bid);
        // Now it is 1 and varies by 0.1.
        let clearly = first(&[1.1, 0.9, 1.1, 0.9], &[0.0, 0.0, 0.0, 0.0]);
        assert_eq!(clearly, Decision::Pass);
    }
}
